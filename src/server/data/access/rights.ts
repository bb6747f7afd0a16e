import { isDerived, type EntityModel, type FieldModel } from '../../../contract/model.ts';
import { isPublicField } from '../../../contract/public-part.ts';
import type { Catalog } from '../schemas/catalog.ts';
import type { Caller } from './caller.ts';
import { FIELD_KINDS } from '../fields/index.ts';
import { maskOf, maskValue } from './masks.ts';
import { misused, type Refusal } from '../refusal.ts';

export { maskOf, maskValue } from './masks.ts';

/** What a caller sees of a field; `masked` may turn plain on a row that is about the caller themselves. */
export type Sight = 'plain' | 'masked' | 'none';

const holds = (roles: readonly string[] | undefined, caller: Caller): boolean =>
  !roles || roles.some((role) => role === '*' || caller.subject.Roles.includes(role));

/** Whether a field names the people that a row is for: one of them would read the names of all the others. */
const choosesPeople = ({ file: { audience } }: EntityModel, { name }: FieldModel): boolean =>
  audience !== undefined && Object.values(audience.kinds).some(({ chosen }) => chosen === name);

/** Whether the caller has a button of the staff on rows of the entity. */
const worksOn = (entity: EntityModel, caller: Caller): boolean =>
  [...entity.actions].some(([enCode, { selfService }]) => !selfService && caller.grants.has(enCode));

/** What the caller sees of a field of this entity, before any row is looked at. */
export function sightOf(entity: EntityModel, field: FieldModel, caller: Caller): Sight {
  if (caller.isVisitor) return isPublicField(entity, field) ? 'plain' : 'none';
  if (field.secret || !holds(field.read, caller)) return 'none';
  if (choosesPeople(entity, field) && !worksOn(entity, caller)) return 'none';
  if (!maskOf(field)) return 'plain';
  return entity.file.plain !== undefined && caller.grants.has(entity.file.plain) ? 'plain' : 'masked';
}

/** The fields that the caller sees, plain or masked, in the entity's order. */
export function visibleFields(entity: EntityModel, caller: Caller): FieldModel[] {
  return [...entity.fields.values()].filter((field) => sightOf(entity, field, caller) !== 'none');
}

/** A value as it is shown to those who see its field masked; values of other fields as they are. */
export function maskField(field: FieldModel, value: unknown): unknown {
  const mask = maskOf(field);
  return mask === undefined ? value : maskValue(mask, value);
}

/** Refusal of a field name; the same for unknown and forbidden ones, so that it tells nothing about the entity. */
export function unusableField(name: string): Refusal {
  const shown = /^[A-Za-z0-9_]{1,60}$/.test(name) ? name : '';
  return misused(`字段${shown}不可用`, '字段不可用');
}

/** A field that the caller may ask for as a column. @throws Refusal for an unknown or forbidden name */
export function columnField(entity: EntityModel, name: string, caller: Caller): FieldModel {
  const field = entity.fields.get(name);
  if (!field || sightOf(entity, field, caller) === 'none') throw unusableField(name);
  return field;
}

/**
 * A field that the caller may filter or sort by: one that they see plain on every row. What is masked must not be
 * asked about either, since answers about it would spell it out.
 */
export function predicateField(entity: EntityModel, name: string, caller: Caller): FieldModel {
  const field = entity.fields.get(name);
  if (!field || sightOf(entity, field, caller) !== 'plain') throw unusableField(name);
  return field;
}

/** The fields of Keyword that the caller sees plain. */
export function searchFields(entity: EntityModel, caller: Caller): FieldModel[] {
  return (entity.file.search ?? [entity.label]).flatMap((name) => {
    const field = entity.fields.get(name);
    const usable = field && sightOf(entity, field, caller) === 'plain';
    return usable && FIELD_KINDS[field.type].column(field) === 'text' ? [field] : [];
  });
}

/** Whether the caller's pages let them read rows of the entity at all; which rows is the scope's business. */
export function mayRead(catalog: Catalog, entity: EntityModel, caller: Caller): boolean {
  if (caller.readable.has(entity.name)) return true;
  const parent = entity.file.parent && catalog.entities.get(entity.file.parent.entity);
  return parent !== undefined && parent !== entity && mayRead(catalog, parent, caller);
}

/** Fields that the caller cannot change in any way. */
export function readonlyKeys(entity: EntityModel, caller: Caller): string[] {
  return visibleFields(entity, caller)
    .filter(
      (field) =>
        caller.isVisitor || field.readonly || field.value || isDerived(field) || !holds(field.write, caller),
    )
    .map((field) => field.name);
}
