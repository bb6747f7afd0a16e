import type { CallFile, Query, QueryMeasure } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';

interface Shape {
  readonly type?: unknown;
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, unknown>>;
}

/** Whether a call answers one row, and no list of them. */
export const isOneRow = ({ output }: CallFile): boolean => (output as Shape).type !== 'array';

/** The names that the answer, or each of its rows, has. */
export function namesOfOutput({ output }: CallFile): string[] {
  const { items, properties } = output as Shape;
  return Object.keys(items?.properties ?? properties ?? {});
}

/** The numbers of a query by their names in the answer: its own, or those that its entity has under these names. */
export function measuresOf(
  { measures }: Query,
  { file }: EntityModel,
): Readonly<Record<string, QueryMeasure>> {
  if (!Array.isArray(measures)) return (measures ?? {}) as Readonly<Record<string, QueryMeasure>>;
  return Object.fromEntries(
    measures.flatMap((name) => {
      const measure = file.measures?.[name];
      return measure ? [[name, measure]] : [];
    }),
  );
}
