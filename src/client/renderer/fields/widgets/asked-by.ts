import type { NamedField } from '../../../../contract/field-rules.ts';
import type { FieldOwner } from '../kit.ts';

/** The field that asks for choices, whose filter applies: one of an entity, or a parameter of an action, which may have the name of a field. */
export const askedBy = (
  { entity, act, prefix = '' }: Pick<FieldOwner, 'entity' | 'act' | 'prefix'>,
  { name, ableTo }: Pick<NamedField, 'name' | 'ableTo'>,
) => ({
  ...(act ? { EnCode: act.enCode } : { Entity: entity }),
  ...(act && ableTo !== undefined ? { Rows: act.rows } : {}),
  Field: `${prefix}${name}`,
});
