import type { EntityFile, FieldFile } from '../../../contract/generated/meta.ts';
import type { FieldModel } from '../../../contract/model.ts';
import { isPublicField } from '../../../contract/public-part.ts';
import type { Catalog } from '../../data/catalog.ts';

type Shown = Omit<EntityFile, 'scope' | 'seed' | 'standard' | 'messages' | 'audience' | 'slot'>;

/**
 * An entity as the browser is told of it, by its name; nothing when there is none. Its scopes, messages, audience and places, the rows
 * that are shipped and fields that never leave the server are left out.
 */
export function shownEntity(catalog: Catalog, name: string): [string, Shown][] {
  const file = catalog.entities.get(name)?.file;
  if (!file) return [];
  const {
    scope: _scope,
    seed: _seed,
    standard: _standard,
    messages: _messages,
    audience: _audience,
    slot: _slot,
    fields,
    ...rest
  } = file;
  const open = Object.entries(fields).filter(([, field]) => !field.secret);
  return [[name, { ...rest, fields: Object.fromEntries(open) }]];
}

/** The same for a visitor: the public fields as they are read, and what opens a row. */
export function openEntity(catalog: Catalog, name: string, enCodes: ReadonlySet<string>): [string, Shown][] {
  const entity = catalog.entities.get(name);
  if (!entity) return [];
  const { version, title, label, search, sort, number, parent } = entity.file;
  const fields = [...entity.fields.values()].filter((field) => isPublicField(entity, field));
  const declared = fields.filter((field) => field.name in entity.file.fields);
  const isOpen = (one: string | undefined) => fields.some((field) => field.name === one?.replace(/^-/, ''));
  const actions = [...entity.actions].filter(([enCode]) => enCodes.has(enCode));
  const shown: Shown = {
    version,
    title,
    ...(isOpen(label) ? { label } : {}),
    ...(isOpen(sort) ? { sort } : {}),
    search: search?.filter(isOpen) ?? [],
    ...(number !== undefined && isOpen('ApplyNo') ? { number } : {}),
    ...(parent ? { parent } : {}),
    fields: Object.fromEntries(declared.map(readField)),
    actions: Object.fromEntries(
      actions.map(([enCode, { title, verb, page, open }]) => [enCode, { title, verb, page, open }]),
    ),
  };
  return [[name, shown]];
}

/** How a field is typed, judged and chosen is nothing to who only reads it. */
const NOT_TOLD: readonly string[] = [
  'required',
  'visible',
  'disabled',
  'value',
  'default',
  'filter',
  'write',
  'messages',
  'pattern',
  'unique',
  'exact',
] satisfies (keyof FieldFile)[];

function readField({ name, implicit: _implicit, ...field }: FieldModel): [string, FieldFile] {
  const told = Object.entries(field).filter(([key]) => !NOT_TOLD.includes(key));
  return [name, Object.fromEntries(told) as unknown as FieldFile];
}
