import { PUSH_STATE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { Caller } from '../../data/caller.ts';
import { entityOf } from '../../data/entities.ts';
import type { Engine } from '../../data/engine.ts';
import { scopeSql } from '../../data/scope.ts';
import { Binder } from '../../data/sql.ts';

/** How today's messages fared. */
export interface PushFigures {
  Total: number;
  Rate: number | null;
  Failed: number;
  Unbound: number;
}

/** Today by the database's clock; of the lines of the log that the caller reads. */
export async function todayOf(engine: Engine, caller: Caller): Promise<PushFigures> {
  const binder = new Binder();
  const scope = scopeSql(engine.catalog, entityOf(engine, entities.PushLog), caller, binder, 'l');
  const [sent, failed] = [PUSH_STATE.Sent, PUSH_STATE.Failed].map((state) => binder.bind(state));
  const { rows } = await engine.database.query<PushFigures>(
    `SELECT count(*)::int AS "Total", (count(*) FILTER (WHERE l."State" = ${failed}))::int AS "Failed",
       round(100.0 * count(*) FILTER (WHERE l."State" = ${sent}) / nullif(count(*), 0), 1)::float8 AS "Rate",
       (count(DISTINCT l."UserId") FILTER (WHERE NOT EXISTS (SELECT 1 FROM "WxBind" w
         WHERE w."UserId" = l."UserId" AND w."IsDeleted" = 0)))::int AS "Unbound"
     FROM "PushLog" l JOIN "PushTask" p ON p."Id" = l."TaskId"
     WHERE l."IsDeleted" = 0 AND (${scope})
       AND p."PlanTime" >= date_trunc('day', now() AT TIME ZONE 'Asia/Shanghai') AT TIME ZONE 'Asia/Shanghai'
       AND p."PlanTime" < (date_trunc('day', now() AT TIME ZONE 'Asia/Shanghai') + interval '1 day') AT TIME ZONE 'Asia/Shanghai'`,
    binder.values,
  );
  return rows[0]!;
}
