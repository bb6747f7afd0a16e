import type { Client } from 'pg';
import { MSG_GROUP } from '../../../src/contract/generated/codes.ts';
import type { CallRequest } from '../server/api.ts';
import type { Person } from '../server/people.ts';

/** Makes so many of the applications wait for their counsellor, the newest first, and gives each application its instance and task. */
export async function fillTasks(client: Client, { open }: { readonly open: number }): Promise<void> {
  await client.query(
    `UPDATE "LeaveApply" SET "Status" = '1', "CurrentNode" = 'counsellor', "CurrentNodeName" = '辅导员审批', "CurrentRole" = 'counsellor',
       "HandledUserIds" = '[]', "FinishDate" = NULL, "LeaveState" = '0', "SubmitDate" = coalesce("SubmitDate", "CreateDate")
     WHERE "Id" IN (SELECT "Id" FROM "LeaveApply" WHERE "Status" <> '1' AND "IsDeleted" = 0 ORDER BY "CreateDate" DESC
       LIMIT greatest(0, $1 - (SELECT count(*) FROM "LeaveApply" WHERE "Status" = '1' AND "IsDeleted" = 0)))`,
    [open],
  );
  const define = await defineOfLeave(client);
  await client.query(
    `INSERT INTO "FlowInstance" ("Id", "CreateUserId", "CreateDate", "UpdateDate", "IsDeleted", "Version", "DefineId", "Entity", "RowId", "ApplicantId",
       "Status", "Round", "State", "Path", "Code", "TrueName", "CollegeId", "NodeName", "StartDate")
     SELECT l."Id", l."CreateUserId", l."CreateDate", l."CreateDate", 0, 1, $1, 'leave/LeaveApply', l."Id", l."CreateUserId",
       l."Status", 1, CASE WHEN l."Status" = '1' THEN '{"open":["counsellor"],"joined":{}}'::jsonb ELSE '{"open":[],"joined":{}}'::jsonb END,
       '["1:counsellor"]'::jsonb, 'LEAVE', l."TrueName", l."CollegeId", l."CurrentNodeName", l."SubmitDate"
     FROM "LeaveApply" l WHERE l."Status" <> '0' AND l."IsDeleted" = 0 ON CONFLICT DO NOTHING`,
    [define],
  );
  await client.query(
    `INSERT INTO "FlowTask" ("Id", "CreateDate", "UpdateDate", "IsDeleted", "Version", "InstanceId", "Entity", "RowId", "NodeId", "NodeName",
       "Round", "Seq", "IsCopy", "Role", "State", "Kind", "Result", "ReceiveDate", "ActDate")
     SELECT l."Id", l."CreateDate", l."CreateDate", 0, 1, l."Id", 'leave/LeaveApply', l."Id", 'counsellor', '辅导员审批', 1, 0, 0, 'counsellor',
       CASE WHEN l."Status" = '1' THEN '0' ELSE '1' END, '0', CASE WHEN l."Status" = '1' THEN NULL ELSE '2' END, l."SubmitDate", l."FinishDate"
     FROM "LeaveApply" l WHERE l."Status" <> '0' AND l."IsDeleted" = 0 ON CONFLICT DO NOTHING`,
  );
}

/** The message by which the counsellor of each waiting application was told of it, which a decision takes away. */
export async function fillMessages(client: Client): Promise<void> {
  const common = `"Id", "CreateDate", "UpdateDate", "IsDeleted", "Version"`;
  const made = `l."Id", l."SubmitDate", l."SubmitDate", 0, 1`;
  const waiting = `FROM "LeaveApply" l JOIN LATERAL (SELECT t."UserId" FROM "CounsellorClass" c JOIN "Teacher" t ON t."Id" = c."TeacherId"
       WHERE c."ClassId" = l."ClassId" ORDER BY c."Id" LIMIT 1) o ON true WHERE l."Status" = '1' AND l."IsDeleted" = 0 ON CONFLICT DO NOTHING`;
  const title = '请假申请待您审批';
  await client.query(
    `INSERT INTO "PushTask" (${common}, "Title", "TplCode", "BizType", "BizId", "Channel", "Content", "PlanTime", "Total", "SuccessCount", "FailCount", "State")
     SELECT ${made}, '${title}', 'FLOW_TODO', 'leave/LeaveApply', l."Id", '1', '${title}', l."SubmitDate", 1, 1, 0, '2' ${waiting}`,
  );
  await client.query(
    `INSERT INTO "PushLog" (${common}, "TaskId", "UserId", "State", "SendTime", "Channel", "Content")
     SELECT ${made}, l."Id", o."UserId", '2', l."SubmitDate", '1', '${title}' ${waiting}`,
  );
  await client.query(
    `INSERT INTO "UserMessage" (${common}, "UserId", "MsgGroup", "Title", "Content", "BizType", "BizId", "IsRead")
     SELECT ${made}, o."UserId", '${MSG_GROUP.Todo}', '${title}', '${title}', 'leave/LeaveApply', l."Id", 0 ${waiting}`,
  );
  await client.query('VACUUM (ANALYZE)');
  await client.query('CHECKPOINT');
}

async function defineOfLeave(client: Client): Promise<string> {
  const { rows } = await client.query<{ Id: string }>(
    `SELECT "Id" FROM "FlowDefine" WHERE "Code" = 'LEAVE' ORDER BY "VersionNo" DESC LIMIT 1`,
  );
  if (!rows[0]) throw new Error('no application of the demo school has begun with a definition');
  return rows[0].Id;
}

/** How many tasks there are, and how many of them wait. */
export async function countTasks(client: Client): Promise<{ readonly all: number; readonly open: number }> {
  const { rows } = await client.query<{ all: number; open: number }>(
    `SELECT count(*)::int AS all, count(*) FILTER (WHERE "State" = '0')::int AS open FROM "FlowTask"`,
  );
  return rows[0]!;
}

/** The first page of what waits for a counsellor, with the number of all. */
export const todoRequests = (people: readonly Person[]): CallRequest[] =>
  people.map(({ token }) => ({
    name: 'Flow/Todo',
    token,
    method: 'POST',
    write: false,
    input: { Box: 'todo', PageIndex: 1, PageSize: 20 },
  }));

/** The number in the header. */
export const countRequests = (people: readonly Person[]): CallRequest[] =>
  people.map(({ token }) => ({ name: 'Flow/TodoCount', token, method: 'GET', write: false, input: {} }));

/** Each counsellor agrees to applications that end there, one by one; none of them twice. */
export async function approveRequests(
  client: Client,
  people: readonly Person[],
  { taken, left }: { readonly taken: number; readonly left: number },
): Promise<{ readonly requests: CallRequest[]; readonly left: string[] }> {
  const tokens = new Map(people.map(({ loginName, token }) => [loginName, token]));
  const { rows } = await client.query<{ Id: string; LoginName: string }>(
    `SELECT DISTINCT ON (l."Id") l."Id", u."LoginName" FROM "LeaveApply" l JOIN "CounsellorClass" c ON c."ClassId" = l."ClassId"
       JOIN "Teacher" t ON t."Id" = c."TeacherId" JOIN "SysUser" u ON u."Id" = t."UserId"
     WHERE l."Status" = '1' AND l."Level" = 1 AND l."LeaveType" <> '3' AND u."LoginName" = ANY($1) ORDER BY l."Id" LIMIT $2`,
    [[...tokens.keys()], taken + left],
  );
  if (rows.length < taken + left)
    throw new Error(`only ${rows.length} applications end with their counsellor: make more`);
  // An application whose time has begun is refused, as it should be, and no two of a student may overlap.
  await client.query(
    `UPDATE "LeaveApply" l SET "StartTime" = now() + o.place * interval '4 days', "EndTime" = now() + o.place * interval '4 days' + (l."EndTime" - l."StartTime")
     FROM unnest($1::text[]) WITH ORDINALITY AS o(id, place) WHERE l."Id" = o.id`,
    [rows.map(({ Id }) => Id)],
  );
  const requests = rows.slice(0, taken).map(({ Id, LoginName }): CallRequest => ({
    name: 'Data/Action',
    token: tokens.get(LoginName)!,
    method: 'POST',
    write: true,
    input: { EnCode: 'leave.apply.approve', Ids: [Id], Params: { Opinion: '同意' } },
  }));
  return { requests, left: rows.slice(taken).map(({ Id }) => Id) };
}

/**
 * What an approval comes to in the database at the least, every statement by its key and planned once: the row locked and changed,
 * its task and instance closed, the message to who had the task taken away, the record, the audit with its chain, the message to the
 * applicant in log and bell. Nothing is asked of rules, scopes or people, nothing is signed, and no answer is kept for a request that
 * is sent again.
 */
export const BARE_APPROVAL = `\\set n :n + 1
\\set k :client_id * :each + :n
SELECT "Id" AS id FROM bench_left WHERE place = :k \\gset
BEGIN;
SELECT * FROM "LeaveApply" WHERE "Id" = :id FOR UPDATE;
UPDATE "LeaveApply" SET "Status" = '2', "CurrentNode" = NULL, "CurrentNodeName" = NULL, "CurrentRole" = NULL, "Holders" = NULL,
  "FinishDate" = now(), "LeaveState" = '1', "Version" = "Version" + 1, "UpdateDate" = now() WHERE "Id" = :id;
UPDATE "FlowTask" SET "State" = '1', "Result" = '2', "ActDate" = now() WHERE "Id" = :id;
UPDATE "FlowInstance" SET "Status" = '2', "State" = '{"open":[],"joined":{}}', "FinishDate" = now() WHERE "Id" = :id;
UPDATE "UserMessage" SET "IsRead" = 1, "ReadTime" = now(), "IsDeleted" = 1, "Version" = "Version" + 1, "UpdateDate" = now() WHERE "Id" = :id;
INSERT INTO "ApprovalRecord" ("Id", "CreateDate", "UpdateDate", "IsDeleted", "Version", "Entity", "RowId", "NodeId", "NodeName", "ActionType", "Opinion", "ActDate")
  VALUES ('bench-' || :k, now(), now(), 0, 1, 'leave/LeaveApply', :id, 'counsellor', '辅导员审批', '2', '同意', now());
SELECT chain, seq + 1 AS seq FROM sys_chain WHERE place = 'AuditLog' ORDER BY chain LIMIT 1 FOR UPDATE SKIP LOCKED \\gset
UPDATE sys_chain SET seq = :seq WHERE place = 'AuditLog' AND chain = :chain;
INSERT INTO "AuditLog" ("Id", "CreateDate", "UpdateDate", "IsDeleted", "Version", "Chain", "Seq", "Mac", "UserId", "LoginName", "EnCode", "Entity", "RowId", "Changes")
  VALUES ('bench-' || :k, now(), now(), 0, 1, :chain, :seq, repeat('0', 64), 'bench-user-1', 'bench1', 'leave.apply.approve', 'leave/LeaveApply', :id,
    '{"Status":["1","2"],"CurrentNode":["counsellor",null],"CurrentNodeName":["辅导员审批",null],"CurrentRole":["counsellor",null],"LeaveState":["0","1"]}');
INSERT INTO "PushTask" ("Id", "CreateDate", "UpdateDate", "IsDeleted", "Version", "Title", "TplCode", "BizType", "BizId", "Channel", "Content", "PlanTime", "Total", "SuccessCount", "State")
  VALUES ('bench-' || :k, now(), now(), 0, 1, '申请已通过', 'FLOW_PASSED', 'leave/LeaveApply', :id, '1', '您的请假申请已通过', now(), 1, 1, '2');
INSERT INTO "PushLog" ("Id", "CreateDate", "UpdateDate", "IsDeleted", "Version", "TaskId", "UserId", "State", "SendTime", "Channel", "Content")
  VALUES ('bench-' || :k, now(), now(), 0, 1, 'bench-' || :k, 'bench-user-1', '2', now(), '1', '您的请假申请已通过');
INSERT INTO "UserMessage" ("Id", "CreateDate", "UpdateDate", "IsDeleted", "Version", "UserId", "MsgGroup", "Title", "Content", "BizType", "BizId", "IsRead")
  VALUES ('bench-' || :k, now(), now(), 0, 1, 'bench-user-1', '1', '申请已通过', '您的请假申请已通过', 'leave/LeaveApply', 'bench-' || :k, 0);
COMMIT;
`;

/** The applications that pgbench is to approve, by their place. */
export async function keepLeft(client: Client, ids: readonly string[]): Promise<void> {
  await client.query('DROP TABLE IF EXISTS bench_left');
  await client.query(
    `CREATE TABLE bench_left AS SELECT id AS "Id", place - 1 AS place FROM unnest($1::text[]) WITH ORDINALITY AS one(id, place)`,
    [ids],
  );
  await client.query('CREATE UNIQUE INDEX ON bench_left (place)');
  await client.query('ANALYZE bench_left');
}
