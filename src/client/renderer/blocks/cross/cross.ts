import type { Row } from '../../data.ts';
import { rowsOfAnswer } from '../source.ts';
import { numberOf, textIn } from '../values.ts';

export interface Side {
  readonly key: string;
  readonly name: string;
  readonly isRow: boolean;
}

/** One side set against another. */
export interface Crossed {
  readonly sides: readonly Side[];
  readonly row: string;
  readonly column: string;
  readonly columns: readonly { readonly name: string; readonly count: number }[];
  /** A count that is not told is undefined. */
  readonly lines: readonly { readonly name: string; readonly counts: readonly (number | undefined)[] }[];
}

/** Reads what the call answered; undefined when there is nothing to be told. */
export function crossedOf(answer: unknown): Crossed | undefined {
  const [raw] = rowsOfAnswer(answer);
  if (!raw) return undefined;
  const listed = (name: string): readonly Row[] => rowsOfAnswer(raw[name] ?? []);
  return {
    sides: listed('Items').map((one) => ({
      key: textIn(one, 'Key'),
      name: textIn(one, 'Name'),
      isRow: textIn(one, 'IsRow') === '1',
    })),
    row: textIn(raw, 'Row'),
    column: textIn(raw, 'Column'),
    columns: listed('Columns').map((one) => ({
      name: textIn(one, 'Name'),
      count: numberOf(one['Count']) ?? 0,
    })),
    lines: listed('Rows').map((one) => ({
      name: textIn(one, 'Name'),
      counts: Array.isArray(one['Counts']) ? one['Counts'].map(numberOf) : [],
    })),
  };
}

/** What stands for a count that is not told. */
export const FEW = '<5';

/** A count's share of its column, in percent. */
export const shareOf = (count: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((count / whole) * 1000) / 10;

/** The table as it is saved: each column with its shares. */
export function savedLines({ columns, lines }: Crossed, corner: string): (string | number)[][] {
  return [
    [corner, ...columns.flatMap(({ name }) => [name, `${name}（%）`])],
    ...lines.map(({ name, counts }) => [
      name,
      ...columns.flatMap(({ count: whole }, at): (string | number)[] => {
        const count = counts[at];
        return count === undefined ? [FEW, ''] : [count, shareOf(count, whole)];
      }),
    ]),
    ['作答人数', ...columns.flatMap(({ count }): (string | number)[] => [count, ''])],
  ];
}
