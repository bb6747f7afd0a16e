import { FLOW_CODES } from '../schemas/flow-codes.ts';
import type { CallInput, CallOutput } from '../../../contract/generated/calls.ts';
import { FLOW_ACTION, FLOW_TASK_STATE } from '../../../contract/generated/codes.ts';
import { FLOW_INSTANCES, FLOW_TASKS } from '../../../contract/model.ts';
import type { Engine } from '../engine.ts';
import { entityOf } from '../entities.ts';
import { ident } from '../sql/sql.ts';

const DAYS = 365;

/** Acts with which a task ends. */
const DECIDED: readonly string[] = [FLOW_ACTION.Approve, FLOW_ACTION.Reject, FLOW_ACTION.Back];

interface Line {
  readonly Code: string | null;
  readonly Entity: string;
  readonly NodeName: string | null;
  readonly Count: number;
  readonly Open: number;
  readonly Late: number;
  readonly MeanHours: number | null;
  readonly P90Hours: number | null;
}

/** How long tasks took that were acted on lately, by node or by flow, beside how many wait now and how many of them are late. */
export async function flowDurations(
  engine: Engine,
  { By, Days = DAYS }: CallInput['Flow/Durations'],
): Promise<CallOutput['Flow/Durations']> {
  const table = (name: string) => ident(entityOf(engine, name).table);
  const node = By === 'node' ? 'k."NodeName"' : 'NULL::text';
  const { rows } = await engine.database.query<Line>(
    `WITH one AS (SELECT i."Code", k."Entity", ${node} AS "NodeName", k."DueDate", k."State" = $1 AS waits,
         extract(epoch FROM k."ActDate" - k."ReceiveDate") / 3600 AS hours
       FROM ${table(FLOW_TASKS)} k JOIN ${table(FLOW_INSTANCES)} i ON i."Id" = k."InstanceId"
       WHERE k."IsDeleted" = 0 AND k."IsCopy" = 0
         AND (k."State" = $1 OR k."Result" = ANY($2) AND k."ActDate" > now() - $3 * interval '1 day'))
     SELECT "Code", "Entity", "NodeName", count(hours)::int AS "Count", count(*) FILTER (WHERE waits)::int AS "Open",
       count(*) FILTER (WHERE waits AND "DueDate" < now())::int AS "Late",
       round(avg(hours)::numeric, 1)::float8 AS "MeanHours",
       round((percentile_cont(0.9) WITHIN GROUP (ORDER BY hours))::numeric, 1)::float8 AS "P90Hours"
     FROM one GROUP BY "Code", "Entity", "NodeName" ORDER BY "MeanHours" DESC NULLS LAST, "Entity", "NodeName"`,
    [FLOW_TASK_STATE.Open, DECIDED, Days],
  );
  const names = new Map(engine.catalog.codes.get(FLOW_CODES)?.items.map(({ code, name }) => [code, name]));
  return rows.map(({ Code, Entity, ...line }) => ({
    FlowName: names.get(Code ?? '') ?? engine.catalog.entities.get(Entity)?.title ?? Entity,
    ...line,
  }));
}
