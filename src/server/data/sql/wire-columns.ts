import type { EntityModel, FieldModel } from '../../../contract/model.ts';
import { FIELD_KINDS } from '../fields/index.ts';
import { ident } from './sql.ts';

/** Select list of an entity's fields in wire form, each under its own name. Plain: rights are the caller's business. */
export function wireColumns(
  entity: EntityModel,
  alias: string,
  fields: Iterable<FieldModel> = entity.fields.values(),
): string {
  return [...fields]
    .map((field) => `${FIELD_KINDS[field.type].select(field, alias)} AS ${ident(field.name)}`)
    .join(', ');
}
