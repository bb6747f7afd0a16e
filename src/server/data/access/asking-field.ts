import type { ActionFile, FieldFile, Verb } from '../../../contract/generated/meta.ts';
import type { EntityModel, FieldModel } from '../../../contract/model.ts';
import type { Catalog } from '../schemas/catalog.ts';
import type { Caller } from './caller.ts';
import { refuse } from '../refusal.ts';
import { mayRead, readonlyKeys, unusableField } from './rights.ts';

/** The field that asks for options: a field of an entity (`List.Column` inside a list field), or a parameter of an EnCode. */
export interface Asking {
  readonly Source: string;
  readonly Entity?: string;
  readonly EnCode?: string;
  readonly Field?: string;
}

/** The field that asks, and whether the caller may write it. */
export interface AskedFor {
  readonly field: FieldFile;
  readonly isWriter: boolean;
}

/**
 * The asking field. Its `filter` may stand in for the scope, so the caller must have to do with what asks: hold the EnCode,
 * or read the entity, or hold one of its actions. Rows of a lookup entity are told to everybody, and a field's filter only takes
 * some of them away: a leader who reads figures alone chooses a college too.
 * @throws Refusal when there is no such field, or it does not refer to the source
 */
export function askingField(catalog: Catalog, caller: Caller, request: Asking): AskedFor | undefined {
  if (!request.Field || !(request.Entity || request.EnCode)) return undefined;
  const asked = request.EnCode
    ? parameterOf(catalog, caller, request, request.Field)
    : fieldOf(catalog, caller, request, request.Field);
  if (asked?.field.ref !== request.Source) throw unusableField(request.Field);
  return asked;
}

/** A parameter of an action, a column of one that is a list, or a field of its row that the action asks for beside them. */
function parameterOf(
  catalog: Catalog,
  caller: Caller,
  { EnCode = '', Source }: Asking,
  path: string,
): AskedFor | undefined {
  const known = catalog.enCodes.get(EnCode);
  if (!known || !caller.grants.has(EnCode)) throw refuse('没有权限执行该操作');
  const [name = '', ...inside] = path.split('.');
  const param = member(known.action.params, name);
  if (!param) return fieldOf(catalog, caller, { Entity: known.entity.name, Source }, path);
  const field = columnOf(param, inside);
  return field && { field, isWriter: true };
}

function fieldOf(
  catalog: Catalog,
  caller: Caller,
  { Entity = '', Source }: Asking,
  path: string,
): AskedFor | undefined {
  const entity = catalog.entities.get(Entity);
  const held = heldActions(entity, caller);
  const isOffered = catalog.entities.get(Source)?.file.lookup === true;
  if (!entity || (held.length === 0 && !isOffered && !mayRead(catalog, entity, caller)))
    throw refuse('没有权限查看该数据');
  const [name = '', ...inside] = path.split('.');
  const own = entity.fields.get(name);
  const field = own && !own.secret ? columnOf(own, inside) : undefined;
  return field && own && { field, isWriter: mayWrite(catalog, entity, own, caller) };
}

/** The field itself, or a column of it where it is a list. */
function columnOf(field: FieldFile, [column, more]: readonly string[]): FieldFile | undefined {
  if (more !== undefined) return undefined;
  return column === undefined ? field : member(field.fields, column);
}

const heldActions = (entity: EntityModel | undefined, caller: Caller): [string, ActionFile][] =>
  [...(entity?.actions ?? [])].filter(([enCode]) => caller.grants.has(enCode));

/** Verbs by which fields are written that a person types. Code of a handler takes its parameters, or the fields that it names. */
const WRITING: ReadonlySet<Verb> = new Set<Verb>(['add', 'edit', 'save', 'import']);

/** Whether an action that the caller holds writes the field, or one that asks for a parameter of its name. */
function mayWrite(catalog: Catalog, entity: EntityModel, field: FieldModel, caller: Caller): boolean {
  const held = heldActions(entity, caller);
  if (held.some(([, { params }]) => member(params, field.name) !== undefined)) return true;
  if (readonlyKeys(entity, caller).includes(field.name)) return false;
  const writes = ({ verb, fields }: ActionFile): boolean => fields?.includes(field.name) ?? WRITING.has(verb);
  if (held.some(([, action]) => writes(action))) return true;
  // Lines are typed in the form of their parent.
  const parent = catalog.entities.get(entity.file.parent?.entity ?? '');
  return heldActions(parent, caller).some(([, { verb }]) => WRITING.has(verb));
}

function member(
  fields: Readonly<Record<string, FieldFile>> | undefined,
  name: string,
): FieldFile | undefined {
  return fields && Object.hasOwn(fields, name) ? fields[name] : undefined;
}
