import type { Row } from '../../../contract/rules.ts';

/** A part of what a call answers, as its file says it. */
export interface Shape {
  readonly type?: string | readonly string[];
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
}

const namesIn = ({ properties = {}, required = [] }: Shape): string[] => [
  ...new Set([...Object.keys(properties), ...required]),
];

const partOf = ({ properties = {} }: Shape, name: string): Shape => properties[name] ?? {};

/** The names that are told of one row, those of objects inside of it too. */
export const namesOfRow = (shape: Shape): string[] =>
  namesIn(shape).flatMap((name) => {
    const part = partOf(shape, name);
    return part.type === 'object' ? namesOfRow(part) : [name];
  });

const ABSENT: Readonly<Record<string, unknown>> = { string: '', integer: 0, number: 0, array: [] };

/** What stands for a value that is absent; what may be null stays so. */
function absent({ type }: Shape): unknown {
  return typeof type === 'string' ? (ABSENT[type] ?? null) : null;
}

/** A row as the output has it; an object inside is told of the same row. */
export const shaped = (shape: Shape, row: Row): Row =>
  Object.fromEntries(
    namesIn(shape).map((name) => {
      const part = partOf(shape, name);
      return [name, part.type === 'object' ? shaped(part, row) : (row[name] ?? absent(part))];
    }),
  );
