import type { EntityModel, FieldModel } from '../../contract/model.ts';
import type { Catalog } from '../data/schemas/catalog.ts';
import type { Queryable } from '../data/database/database.ts';
import { FIELD_KINDS } from '../data/fields/index.ts';
import { Binder, ident } from '../data/sql/sql.ts';

/** A field that takes a dictionary, and how many rows hold an item of it. */
export interface CodeUse {
  /** `学生信息 · 性别` */
  readonly place: string;
  readonly count: number;
}

/** Where an item of a dictionary is used: one statement over the fields that take the dictionary, columns and lines alike. */
export async function usesOfCode(
  catalog: Catalog,
  queryable: Queryable,
  dictionary: string,
  code: string,
): Promise<CodeUse[]> {
  const binder = new Binder();
  const places = [...catalog.entities.values()].flatMap((entity) =>
    [...entity.fields.values()].flatMap((field) => placesIn(entity, field, dictionary, code, binder)),
  );
  if (places.length === 0) return [];
  const counts = places.map(({ sql }, index) => `SELECT ${index} AS place, (${sql})::int AS count`);
  const { rows } = await queryable.query<{ place: number; count: number }>(
    counts.join(' UNION ALL '),
    binder.values,
  );
  const byPlace = new Map(rows.map(({ place, count }) => [Number(place), Number(count)]));
  return places
    .map(({ place }, index) => ({ place, count: byPlace.get(index) ?? 0 }))
    .sort((a, b) => b.count - a.count);
}

/** The uses with rows, in a sentence: the largest three. */
export function usesTold(uses: readonly CodeUse[]): string {
  const held = uses.filter(({ count }) => count > 0);
  const told = held.slice(0, 3).map(({ place, count }) => `${place}${count}条`);
  return held.length > 3 ? `${told.join('、')}等${held.length}处` : told.join('、');
}

function placesIn(
  entity: EntityModel,
  field: FieldModel,
  dictionary: string,
  code: string,
  binder: Binder,
): { place: string; sql: string }[] {
  const place = `${entity.title} · ${field.title}`;
  const column = ident(field.name);
  const count = (condition: string) =>
    `SELECT count(*) FROM ${ident(entity.table)} WHERE "IsDeleted" = 0 AND ${condition}`;
  if (FIELD_KINDS[field.type].column(field) === undefined) return [];
  if (field.type === 'dict' && field.dict === dictionary)
    return [{ place, sql: count(`${column} = ${binder.bind(code)}::text`) }];
  if (field.type === 'dicts' && field.dict === dictionary)
    return [{ place, sql: count(`${column} @> ${binder.bind(JSON.stringify([code]))}::jsonb`) }];
  if (field.type !== 'list') return [];
  return Object.entries(field.fields ?? {})
    .filter(([, line]) => line.dict === dictionary)
    .map(([name, line]) => ({
      place: `${place} · ${line.title}`,
      sql: count(
        `${column} @> ${binder.bind(JSON.stringify([{ [name]: line.type === 'dicts' ? [code] : code }]))}::jsonb`,
      ),
    }));
}
