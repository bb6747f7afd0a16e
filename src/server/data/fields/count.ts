import { ident } from '../sql.ts';
import type { FieldKind } from './kind.ts';

/** Rows of another entity that name this row. Counted when it is read: a stored number would drift from the truth. */
export const countKind: FieldKind = {
  column: () => undefined,
  select(field, alias) {
    const table = ident((field.of ?? '').split('/').at(-1) ?? '');
    return `(SELECT count(*)::int FROM ${table} n WHERE n.${ident(field.by ?? '')} = ${alias}."Id" AND n."IsDeleted" = 0)`;
  },
  prepare: () => null,
  filter: () => undefined,
  sortable: false,
};
