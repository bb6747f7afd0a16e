import type { FieldType } from '../../contract/generated/meta.ts';
import { buildEntity, type EntityModel } from '../../contract/model.ts';
import type { Row, SchemaAnswer } from '../renderer/data.ts';
import { CallFailure } from '../request/failure.ts';
import { fieldsOf, firstText, flagOf, listOf, numberOf, objectsOf, textOf } from '../request/reading.ts';

type Fit = (value: unknown) => unknown;

const isText = (value: unknown): boolean => textOf(value) !== '';

const text: Fit = (value) => (value === '' ? '' : textOf(value) || null);

const number: Fit = (value) => numberOf(value) ?? null;

const flag: Fit = (value) => (isText(value) ? Number(flagOf(value)) : null);

/** A time with a T between day and hour is one of ours with a blank there. */
const time =
  (length: number): Fit =>
  (value) => {
    const said = textOf(value).replace('T', ' ').slice(0, length);
    return /^[\d :-]+$/.test(said) ? said : null;
  };

const several: Fit = (value) =>
  (typeof value === 'string' ? value.split(',') : listOf(value)).map(textOf).filter(Boolean);

const place: Fit = (value) => {
  const [Lng, Lat] = [numberOf(fieldsOf(value)['Lng']), numberOf(fieldsOf(value)['Lat'])];
  return Lng === undefined || Lat === undefined ? null : { Lng, Lat };
};

const json: Fit = (value) => {
  if (typeof value !== 'string') return value ?? null;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return null;
  }
};

/** What each type of field is on our wire. */
const FITS: Record<FieldType, Fit> = {
  text,
  longtext: text,
  html: text,
  int: number,
  decimal: number,
  money: number,
  bool: flag,
  date: time(10),
  datetime: time(19),
  time: text,
  dict: text,
  dicts: several,
  ref: text,
  refs: several,
  list: objectsOf,
  image: text,
  file: text,
  json,
  geo: place,
  phone: text,
  idcard: text,
  email: text,
  count: number,
};

/** What travels beside the fields: display texts, and lists of them or of attachments. */
const beside: Fit = (value) =>
  Array.isArray(value) ? value.filter((one) => isText(one) || fieldsOf(one) === one) : text(value);

/** What a form can hold; servers put more into their rows, such as `$type` or `__v`, which no page asks for. */
const NAME = /^(?!constructor$|prototype$)[A-Za-z][A-Za-z0-9_]*$/;

/** A row of another server as the fields of the entity are told by ours. */
export function fitted(entity: EntityModel, row: Row): Row {
  const fits = Object.entries(row).flatMap(([name, value]) => {
    if (!NAME.test(name)) return [];
    const field = entity.fields.get(name);
    return [[name, field ? FITS[field.type](value) : beside(value)] as const];
  });
  const Id = firstText(row['Id'], row['id'], row['ID']);
  return { ...Object.fromEntries(fits), Id };
}

const known = new Map<string, EntityModel>();

/** Takes note of the entities that a page shows. */
export function noteEntities(files: SchemaAnswer['Entities']): void {
  for (const [name, file] of Object.entries(files)) {
    try {
      known.set(name, buildEntity(name, file));
    } catch {
      // What draws the page says where it is wrong.
    }
  }
}

/** The entity that rows are read for; its page was told before. */
export function entityNamed(name: string): EntityModel {
  const entity = known.get(name);
  if (!entity) throw new CallFailure(`未找到数据对象${name}`, 2);
  return entity;
}

/** The entity that has an action, of those whose pages were told. */
export const entityWith = (enCode: string): EntityModel | undefined =>
  [...known.values()].find(({ actions }) => actions.has(enCode));
