import type { FieldFile } from '../../contract/generated/meta.ts';
import type { Catalog } from './catalog.ts';
import type { Caller } from './caller.ts';
import { refuse } from './refusal.ts';
import { mayRead, unusableField } from './rights.ts';

/** The field that asks for options: a field of an entity (`List.Column` inside a list field), or a parameter of an EnCode. */
export interface Asking {
  readonly Source: string;
  readonly Entity?: string;
  readonly EnCode?: string;
  readonly Field?: string;
}

/**
 * The asking field. Its `filter` stands in for the scope, so the caller must have to do with what asks: hold the EnCode, or
 * read the entity, or hold one of its actions.
 * @throws Refusal when there is no such field, or it does not refer to the source
 */
export function askingField(catalog: Catalog, caller: Caller, request: Asking): FieldFile | undefined {
  if (!request.Field || !(request.Entity || request.EnCode)) return undefined;
  const field = request.EnCode
    ? parameterOf(catalog, caller, request.EnCode, request.Field)
    : fieldOf(catalog, caller, request.Entity!, request.Field);
  if (field?.ref !== request.Source) throw unusableField(request.Field);
  return field;
}

function parameterOf(catalog: Catalog, caller: Caller, enCode: string, name: string): FieldFile | undefined {
  const known = catalog.enCodes.get(enCode);
  if (!known || !caller.grants.has(enCode)) throw refuse('没有权限执行该操作');
  return member(known.action.params, name);
}

function fieldOf(catalog: Catalog, caller: Caller, entityName: string, path: string): FieldFile | undefined {
  const entity = catalog.entities.get(entityName);
  const held = [...(entity?.actions ?? [])].filter(([enCode]) => caller.grants.has(enCode));
  if (!entity || (held.length === 0 && !mayRead(catalog, entity, caller))) throw refuse('没有权限查看该数据');
  const [name = '', column, more] = path.split('.');
  // a dialog asks for the parameters of an action as for fields of its entity
  const field = entity.fields.get(name) ?? held.flatMap(([, { params }]) => member(params, name) ?? [])[0];
  if (!field || field.secret || more !== undefined) return undefined;
  return column === undefined ? field : member(field.fields, column);
}

function member(
  fields: Readonly<Record<string, FieldFile>> | undefined,
  name: string,
): FieldFile | undefined {
  return fields && Object.hasOwn(fields, name) ? fields[name] : undefined;
}
