import { memoized } from '../../../contract/memoized.ts';
import type { EntityModel, FieldModel } from '../../../contract/model.ts';
import { FIELD_KINDS } from '../fields/index.ts';
import { ident } from './sql.ts';

const wholeRows = memoized((_fields: EntityModel['fields']) => new Map<string, string>());

/** Select list of an entity's fields in wire form, each under its own name. Plain: rights are the caller's business. */
export function wireColumns(entity: EntityModel, alias: string, fields?: Iterable<FieldModel>): string {
  if (fields) return selected(fields, alias);
  const known = wholeRows(entity.fields);
  const columns = known.get(alias) ?? selected(entity.fields.values(), alias);
  known.set(alias, columns);
  return columns;
}

const selected = (fields: Iterable<FieldModel>, alias: string): string =>
  [...fields]
    .map((field) => `${FIELD_KINDS[field.type].select(field, alias)} AS ${ident(field.name)}`)
    .join(', ');
