import { columnOf, type FieldKind } from './kind.ts';

/** Rows of another entity that name this row. Counted when it is read: a stored number would drift from the truth. */
export const countKind: FieldKind = {
  column: () => undefined,
  select: columnOf,
  prepare: () => null,
  filter: () => undefined,
  sortable: false,
};
