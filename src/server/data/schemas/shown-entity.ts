import type { EntityFile, FieldFile } from '../../../contract/generated/meta.ts';
import type { FieldModel } from '../../../contract/model.ts';
import { isPublicField } from '../../../contract/public-part.ts';
import type { Catalog } from './catalog.ts';

type Shown = Omit<EntityFile, 'scope' | 'seed' | 'standard' | 'messages' | 'audience' | 'slot' | 'intake'>;

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
    intake: _intake,
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

/** The same for who hands a row in: what is asked for as it is typed and judged, beside what is public. */
export function askingEntity(
  catalog: Catalog,
  name: string,
  enCodes: ReadonlySet<string>,
): [string, Shown][] {
  const entity = catalog.entities.get(name);
  const intake = entity?.file.intake;
  const [open] = openEntity(catalog, name, enCodes);
  const action = entity?.actions.get(intake?.enCode ?? '');
  if (!entity || !intake || !open || !action) return [];
  const asked = intake.fields.flatMap((field): [string, FieldFile][] => {
    const file = entity.file.fields[field];
    return file ? [[field, file]] : [];
  });
  const { title, verb } = action;
  const shown = {
    ...open[1],
    fields: { ...open[1].fields, ...Object.fromEntries(asked) },
    actions: { ...open[1].actions, [intake.enCode]: { title, verb } },
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
  'random',
] satisfies (keyof FieldFile)[];

function readField({ name, implicit: _implicit, ...field }: FieldModel): [string, FieldFile] {
  const told = Object.entries(field).filter(([key]) => !NOT_TOLD.includes(key));
  return [name, Object.fromEntries(told) as unknown as FieldFile];
}
