import type { EntityModel, FieldModel } from '../../../contract/model.ts';

const TEXTS: ReadonlySet<string> = new Set(['text', 'phone', 'idcard', 'email']);

/** Whether a field is a code by which people name a row. */
export function isCode(field: FieldModel): boolean {
  return field.unique === true && !field.implicit && TEXTS.has(field.type);
}

/** The field by which a row of a sheet is found again in the database: the required code, else the first one. */
export function keyField(entity: EntityModel): FieldModel | undefined {
  const codes = [...entity.fields.values()].filter((field) => isCode(field) && !field.readonly);
  return codes.find((field) => field.required === true) ?? codes[0];
}

/**
 * The fields by which a row of a sheet is found again in the database: the code, or where there is none a key of several
 * fields, each of which a sheet may have.
 */
export function rowKey(entity: EntityModel, offered: readonly FieldModel[]): readonly FieldModel[] {
  const code = keyField(entity);
  if (code) return [code];
  const several = (entity.file.unique ?? []).map((names) => names.map((name) => entity.fields.get(name)!));
  const isUsable = (fields: readonly FieldModel[]) =>
    fields.every((field) => offered.includes(field)) && fields.some(({ required }) => required === true);
  return several.find(isUsable) ?? [];
}

/** A key of one or several fields that no two stored rows share. */
export interface UniqueKey {
  readonly fields: readonly FieldModel[];
  /** Text for a row whose key is already stored. */
  readonly taken: string;
}

/** Every key of the entity, single fields first. */
export function uniqueKeys(entity: EntityModel): UniqueKey[] {
  const single = [...entity.fields.values()]
    .filter((field) => field.unique && !field.implicit)
    .map((field) => ({ fields: [field], taken: field.messages?.unique ?? `${field.title}已存在` }));
  const composite = (entity.file.unique ?? []).map((names) => ({
    fields: names.map((name) => entity.fields.get(name)!),
    taken: entity.file.uniqueMessage ?? '相同的记录已存在',
  }));
  return [...single, ...composite];
}
