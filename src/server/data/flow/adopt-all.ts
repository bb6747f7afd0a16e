import {
  FLOW_ACTION,
  FLOW_STATUS,
  FLOW_TASK_KIND,
  FLOW_TASK_STATE,
} from '../../../contract/generated/codes.ts';
import { compileCondition } from '../../../contract/conditions/condition.ts';
import { approvals } from '../../../contract/flow/nodes.ts';
import { FLOW_INSTANCES, FLOW_RECORDS, FLOW_TASKS, type EntityModel } from '../../../contract/model.ts';
import { entities } from '../../../contract/generated/entities.ts';
import { programCaller } from '../access/program-caller.ts';
import { withoutTimeLimits } from '../database/without-time-limits.ts';
import type { Engine } from '../engine.ts';
import { entityOf } from '../entities.ts';
import type { WriteContext } from '../module.ts';
import { ident } from '../sql/sql.ts';
import { databaseNow } from '../time/clock.ts';
import { insertFrom } from '../write/insert-from.ts';
import { presentDefine } from './define.ts';

/**
 * Gives every application that runs without a course the one that its columns and its records tell of: those of a database from
 * before there were courses, and those that were brought in. Asked at each start; what has a course is left alone.
 */
export async function adoptAll(engine: Engine): Promise<void> {
  for (const entity of engine.catalog.entities.values())
    if (entity.flow)
      await withoutTimeLimits(engine.database).transaction(async (tx) => {
        const now = await databaseNow(tx);
        await adoptOf({ engine, tx, caller: programCaller('system', 'start'), now }, entity);
      });
}

async function adoptOf(context: WriteContext, entity: EntityModel): Promise<void> {
  const { engine, tx } = context;
  const table = (name: string) => ident(entityOf(engine, name).table);
  const nodes = approvals(entity.flow!).map(({ id }) => id);
  const without = `t."Status" = $2 AND t."IsDeleted" = 0 AND t."CurrentNode" = ANY($3) AND NOT EXISTS (
    SELECT 1 FROM ${table(FLOW_INSTANCES)} i WHERE i."RowId" = t."Id" AND i."Status" = $2 AND i."IsDeleted" = 0)`;
  // Locked first: an act that is under way, and another node that starts, may have given them a course by then.
  const found = await tx.query<{ Id: string }>(
    `SELECT t."Id" FROM ${ident(entity.table)} t WHERE $1::text IS NOT NULL AND ${without} ORDER BY t."Id" FOR UPDATE OF t`,
    [entity.name, FLOW_STATUS.Running, nodes],
  );
  if (found.rows.length === 0) return;
  const ids = found.rows.map(({ Id }) => Id);
  const define = await presentDefine(context, entity);
  const roles = Object.fromEntries(engine.catalog.roles.roles.map(({ code, name }) => [code, name]));
  const shown = (name: string) => (entity.fields.has(name) ? `t.${ident(name)}` : 'NULL::text');
  // An installation of schemas of its own may have no accounts.
  const handlerName = engine.catalog.entities.has(entities.SysUser)
    ? `(SELECT u."TrueName" FROM ${table(entities.SysUser)} u WHERE u."Id" = t."HandlerUserId")`
    : 'NULL::text';
  await insertFrom(
    context,
    FLOW_INSTANCES,
    `INSERT INTO "FlowInstance" ("Entity", "Status", "DefineId", "RowId", "ApplicantId", "Round", "Code", "TrueName", "CollegeId", "NodeName", "HandlerNames",
       "StartDate", "SinceDate", "State", "Path")
     SELECT $1, $2, $4, t."Id", ${applicantSql(engine, entity)}, 1, $7, ${shown('TrueName')}, ${shown('CollegeId')}, t."CurrentNodeName",
       coalesce(${handlerName}, $8::jsonb ->> t."CurrentRole"),
       t."SubmitDate", t."SubmitDate",
       jsonb_build_object('open', jsonb_build_array(t."CurrentNode"), 'joined', jsonb_build_object()),
       coalesce((SELECT jsonb_agg('1:' || r.node ORDER BY r.at) FROM (
         SELECT a."NodeId" AS node, min(a."ActDate") AS at FROM ${table(FLOW_RECORDS)} a WHERE a."RowId" = t."Id" AND a."IsDeleted" = 0 AND a."Entity" = $1
           AND a."ActionType" = $5 AND a."NodeId" <> t."CurrentNode" AND (t."SubmitDate" IS NULL OR a."ActDate" >= t."SubmitDate")
         GROUP BY a."NodeId") r), jsonb_build_array()) || jsonb_build_array('1:' || t."CurrentNode")
     FROM ${ident(entity.table)} t WHERE t."Id" = ANY($6) AND ${without}`,
    [
      ...[entity.name, FLOW_STATUS.Running, nodes, define.id, FLOW_ACTION.Approve, ids],
      ...[entity.file.flow ?? null, JSON.stringify(roles)],
    ],
    { as: 'record' },
  );
  await insertFrom(
    context,
    FLOW_TASKS,
    `INSERT INTO "FlowTask" ("Entity", "InstanceId", "RowId", "NodeId", "NodeName", "Round", "Seq", "IsCopy", "Kind", "Role", "HandlerId", "FromId", "State", "ReceiveDate")
     SELECT $1, i."Id", t."Id", t."CurrentNode", coalesce(t."CurrentNodeName", t."CurrentNode"), 1, 0, 0, $4, t."CurrentRole", t."HandlerUserId", t."HandlerFromId", $3, coalesce(t."SubmitDate", now())
     FROM ${table(FLOW_INSTANCES)} i JOIN ${ident(entity.table)} t ON t."Id" = i."RowId"
     WHERE i."Entity" = $1 AND i."Status" = $2 AND NOT EXISTS (SELECT 1 FROM ${table(FLOW_TASKS)} f WHERE f."InstanceId" = i."Id" AND f."IsDeleted" = 0)`,
    [entity.name, FLOW_STATUS.Running, FLOW_TASK_STATE.Open, FLOW_TASK_KIND.Sign],
    { as: 'record' },
  );
}

/** The account of the person that a row names as its applicant. */
function applicantSql({ catalog }: Engine, entity: EntityModel): string {
  const [path = ''] = compileCondition(entity.flow!.applicant).reads.filter((read) =>
    read.startsWith('row.'),
  );
  const name = path.slice('row.'.length);
  const target = catalog.entities.get(entity.fields.get(name)?.ref ?? '');
  if (!target) return `t.${ident(name)}`;
  const account = target.file.account?.field ?? 'Id';
  return `(SELECT p.${ident(account)} FROM ${ident(target.table)} p WHERE p."Id" = t.${ident(name)})`;
}
