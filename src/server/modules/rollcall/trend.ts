import { TASK_STATE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { Caller } from '../../data/caller.ts';
import { entityOf } from '../../data/entities.ts';
import type { Engine } from '../../data/engine.ts';
import { scopeSql } from '../../data/scope.ts';
import { Binder } from '../../data/sql.ts';

/** What a trend is narrowed by; the days as `YYYY-MM-DD`. */
export interface TrendOf {
  readonly TaskId?: string;
  readonly State?: string;
  readonly From?: string;
  readonly To?: string;
}

const MOST_DAYS = 30;
const CALLED: readonly string[] = [TASK_STATE.Running, TASK_STATE.Ended];

/**
 * Who came to the rolls that the caller sees, on the last days on which there was one, oldest first. Before a roll ends nobody has
 * stayed away, so those that still run count only for who asks for them.
 */
export async function trendOf(
  engine: Engine,
  caller: Caller,
  { TaskId, State = TASK_STATE.Ended, From, To }: TrendOf,
): Promise<{ Day: string; Rate: number }[]> {
  const binder = new Binder();
  const bound = (value: string | undefined, sql: (place: string) => string) =>
    value === undefined ? [] : [sql(binder.bind(value))];
  const where = [
    'i."IsDeleted" = 0 AND i."BeginAt" <= now()',
    `i."State" = ${binder.bind(State)} AND i."State" = ANY(${binder.bind(CALLED)}::text[])`,
    scopeSql(engine.catalog, entityOf(engine, entities.NamingInstance), caller, binder, 'i'),
    ...bound(TaskId, (id) => `i."TaskId" = ${id}`),
    ...bound(From, (day) => `i."NamingDate" >= ${day}::date`),
    ...bound(To, (day) => `i."NamingDate" <= ${day}::date`),
  ];
  const answer = await engine.database.query<{ Day: string; Rate: number }>(
    `SELECT to_char(i."NamingDate", 'MM-DD') AS "Day",
       coalesce(round(100.0 * sum(i."Signed" + i."Late") / nullif(sum(i."Should" - i."LeaveCount"), 0), 1), 0)::float8 AS "Rate"
     FROM "NamingInstance" i WHERE ${where.join(' AND ')}
     GROUP BY i."NamingDate" ORDER BY i."NamingDate" DESC LIMIT ${MOST_DAYS}`,
    binder.values,
  );
  return answer.rows.reverse();
}
