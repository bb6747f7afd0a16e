import type { EntityModel, FieldModel } from '../../contract/model.ts';
import type { Row } from '../../contract/rules.ts';
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
  const counts = places.map(({ sql }, index) => `SELECT ${index} AS place, ${sql}`);
  const { rows } = await queryable.query<Counted>(counts.join(' UNION ALL '), binder.values);
  return places
    .map(({ place, holds }, index) => {
      const own = rows.filter((row) => Number(row.place) === index && (!holds || holds(row.value)));
      return { place, count: own.reduce((sum, { count }) => sum + Number(count), 0) };
    })
    .sort((a, b) => b.count - a.count);
}

/** The uses with rows, in a sentence: the largest three. */
export function usesTold(uses: readonly CodeUse[]): string {
  const held = uses.filter(({ count }) => count > 0);
  const told = held.slice(0, 3).map(({ place, count }) => `${place}${count}条`);
  return held.length > 3 ? `${told.join('、')}等${held.length}处` : told.join('、');
}

/** Rows of one place; of a place whose values are locked as a whole, those that hold the value. */
interface Counted {
  readonly place: number;
  readonly value: unknown;
  readonly count: number;
}

interface Place {
  readonly place: string;
  /** Answers a value, or none, and how many rows hold it. */
  readonly sql: string;
  /** Whether the item stands in a value; absent where the statement has asked already. */
  readonly holds?: (value: unknown) => boolean;
}

function placesIn(
  entity: EntityModel,
  field: FieldModel,
  dictionary: string,
  code: string,
  binder: Binder,
): Place[] {
  const kind = FIELD_KINDS[field.type];
  if (kind.column(field) === undefined) return [];
  const place = `${entity.title} · ${field.title}`;
  const column = ident(field.name);
  const from = `FROM ${ident(entity.table)} WHERE "IsDeleted" = 0 AND`;
  const counted = (condition: string) => `NULL::text AS value, count(*)::int AS count ${from} ${condition}`;
  // The database tells no item of a locked list. Equal lists are locked the same: few of them come out to be looked into.
  const locked = `${column} AS value, count(*)::int AS count ${from} ${column} IS NOT NULL GROUP BY ${column}`;
  const isIn = (codes: unknown) => [codes].flat().includes(code);
  if (field.dict === dictionary) {
    const asked = kind.filter(field, column, code, binder);
    return [asked === undefined ? { place, sql: locked, holds: isIn } : { place, sql: counted(asked) }];
  }
  return Object.entries(field.fields ?? {})
    .filter(([, line]) => line.dict === dictionary)
    .map(([name, line]) => {
      const title = `${place} · ${line.title}`;
      if (field.sealed)
        return {
          place: title,
          sql: locked,
          holds: (lines) => (lines as Row[]).some((one) => isIn(one[name])),
        };
      const wanted = JSON.stringify([{ [name]: line.type === 'dicts' ? [code] : code }]);
      return { place: title, sql: counted(`${column} @> ${binder.bind(wanted)}::jsonb`) };
    });
}
