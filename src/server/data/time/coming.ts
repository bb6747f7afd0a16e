import type { ClockRule } from '../../../contract/generated/meta.ts';
import { isDerived, type EntityModel } from '../../../contract/model.ts';
import { databaseNow, secondsLater } from './clock.ts';
import type { Engine } from '../engine.ts';
import { entityOf } from '../entities.ts';
import { namesOf } from '../read/labels.ts';
import { Binder, ident } from '../sql/sql.ts';
import { dueRowsSql } from './due-rows.ts';

/** What time alone is going to do to rows of an entity, as they stand now. */
export interface Coming {
  readonly entity: EntityModel;
  readonly what: string;
  /** `HH:mm` of what is done once a day; otherwise it is looked at every minute. */
  readonly daily?: string | undefined;
  /** Numbers of rows that are due within an hour, a day and a week. */
  readonly counts: readonly number[];
}

/** An hour, a day, a week. */
const AHEAD = [3_600, 86_400, 604_800];

/**
 * Numbers of rows that a condition finds an hour, a day and a week from now.
 * @param sql the rows under `t`, given the moment until which it looks ahead, and that of today
 */
export async function countAhead(
  { database }: Engine,
  entity: EntityModel,
  sql: (then: string, binder: Binder, now: string) => string,
): Promise<number[]> {
  const now = await databaseNow(database);
  const counts: number[] = [];
  for (const seconds of AHEAD) {
    const binder = new Binder();
    const where = sql(secondsLater(now, seconds), binder, now);
    const { rows } = await database.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM ${ident(entity.table)} t WHERE t."IsDeleted" = 0 AND ${where}`,
      binder.values,
    );
    counts.push(rows[0]!.n);
  }
  return counts;
}

/** What the clock rules of all entities are going to change and make, in the order in which they are looked at. */
export async function comingChanges(engine: Engine): Promise<Coming[]> {
  const coming: Coming[] = [];
  for (const entity of engine.catalog.entities.values())
    for (const rule of engine.catalog.closed.entity(entity.name) === undefined
      ? (entity.file.clock ?? [])
      : [])
      coming.push({
        entity,
        what: told(engine, entity, rule),
        daily: rule.daily,
        counts: await countAhead(engine, entity, (then, binder) =>
          dueRowsSql(engine, entity, rule, then, binder),
        ),
      });
  return coming;
}

function told(engine: Engine, entity: EntityModel, { set = {}, makes = [] }: ClockRule): string {
  const changed = Object.entries(set).flatMap(([name, value]) => {
    const field = entity.fields.get(name);
    if (!field || isDerived(field)) return [];
    if (typeof value === 'object') return [`重新计算${field.title}`];
    const dictionary = engine.catalog.codes.get(field.dict ?? '');
    return [`${field.title}改为${(dictionary && namesOf(dictionary).get(String(value))) ?? String(value)}`];
  });
  return [...changed, ...makes.map((made) => `生成${entityOf(engine, made.entity).title}`)].join('，');
}
