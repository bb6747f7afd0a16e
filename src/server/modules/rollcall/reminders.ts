import { ROLLCALL_MODE, ROLLCALL_RESULT } from '../../../contract/generated/codes.ts';
import { entities, type NamingInstance } from '../../../contract/generated/entities.ts';
import { changeWhere } from '../../data/change-where.ts';
import type { HandlerContext, ReachContext, WriteContext } from '../../data/module.ts';
import { refuse } from '../../data/refusal.ts';
import { push, type Recipient } from '../../engines/notify/push.ts';

// SQL: t is NamingTask

/** Codes of the templates that rolls are told with. */
export const TEMPLATES = {
  soon: 'NAMING_SOON',
  start: 'NAMING_START',
  gate: 'NAMING_GATE',
  miss: 'NAMING_MISS',
} as const;

/** A roll with what its messages say. */
export type Told = Pick<NamingInstance, 'Id' | 'TaskName' | 'NamingMode' | 'BeginAt' | 'EndAt'> & {
  readonly Channels: readonly string[] | null;
  readonly OrgId: string | null;
};

/** What is said when a roll begins: whom the gates call has nothing to press. */
export const startTemplate = ({ NamingMode }: Told): string =>
  NamingMode === ROLLCALL_MODE.Gate ? TEMPLATES.gate : TEMPLATES.start;

const clock = (time: unknown) => String(time).slice(11, 16);

/** Tells everybody who has not answered a roll yet. @returns how many were told */
export async function tellMissing(context: WriteContext, roll: Told, template: string): Promise<number> {
  const answer = await context.tx.query<Recipient>(
    `SELECT s."UserId", r."TrueName", r."CollegeId" AS "OrgId" FROM "NamingRecord" r JOIN "Student" s ON s."Id" = r."StudentId"
     WHERE r."InstanceId" = $1 AND r."Result" = $2 AND r."IsDeleted" = 0 AND s."UserId" IS NOT NULL`,
    [roll.Id, ROLLCALL_RESULT.Missing],
  );
  await push(context, {
    template,
    values: { TaskName: roll.TaskName, Begin: clock(roll.BeginAt), End: clock(roll.EndAt) },
    people: answer.rows,
    about: { type: entities.NamingInstance, id: roll.Id },
    channels: roll.Channels,
    org: roll.OrgId,
  });
  return answer.rows.length;
}

/** Tells each counsellor how many of his students did not come. */
export async function tellCounsellors(context: WriteContext, roll: Told): Promise<void> {
  const answer = await context.tx.query<Recipient & { n: number }>(
    `SELECT t."UserId", t."TrueName", t."OrgId", count(*)::int AS n FROM "NamingRecord" r
     JOIN "Teacher" t ON t."Id" = r."CounsellorId" AND t."IsDeleted" = 0 AND t."UserId" IS NOT NULL
     WHERE r."InstanceId" = $1 AND r."Result" = $2 AND r."IsDeleted" = 0 GROUP BY t."UserId", t."TrueName", t."OrgId"`,
    [roll.Id, ROLLCALL_RESULT.Absent],
  );
  const total = answer.rows.reduce((sum, { n }) => sum + n, 0);
  await push(context, {
    template: TEMPLATES.miss,
    values: { TaskName: roll.TaskName, Count: String(total) },
    people: answer.rows.map(({ n, ...person }) => ({ ...person, values: { Count: String(n) } })),
    about: { type: entities.NamingInstance, id: roll.Id },
    channels: roll.Channels,
    org: roll.OrgId,
  });
}

const QUIET_MINUTES = 10;

/** Staff reminds those who are missing; not again and again. */
export async function remindMissing(context: HandlerContext): Promise<{ Count: number }> {
  const id = context.rows[0]?.['Id'];
  if (!id) throw refuse('请选择要操作的记录');
  const told = await context.tx.query<Told & { recently: boolean }>(
    `SELECT ${TOLD},
       coalesce(i."RemindedAt" > $2::timestamptz - make_interval(mins => $3), false) AS recently
     FROM "NamingInstance" i JOIN "NamingTask" t ON t."Id" = i."TaskId" WHERE i."Id" = $1`,
    [id, context.now, QUIET_MINUTES],
  );
  const roll = told.rows[0]!;
  if (roll.recently) throw refuse(`${QUIET_MINUTES}分钟内已提醒过`);
  await changeWhere(
    context,
    entities.NamingInstance,
    `UPDATE "NamingInstance" SET "RemindedAt" = $2::timestamptz WHERE "Id" = $1`,
    [id, context.now],
    { as: 'count' },
  );
  return { Count: await tellMissing(context, roll, startTemplate(roll)) };
}

/** How many have not answered a roll. */
export async function countMissing({ rows, tx }: ReachContext): Promise<number> {
  const answer = await tx.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM "NamingRecord" WHERE "InstanceId" = $1 AND "Result" = $2 AND "IsDeleted" = 0`,
    [rows[0]?.['Id'], ROLLCALL_RESULT.Missing],
  );
  return answer.rows[0]!.n;
}

/** What is told of a roll (alias i) of a task (alias t), its times as the wire has them. */
export const TOLD = `i."Id", i."TaskName", i."NamingMode", to_char(i."BeginAt", 'YYYY-MM-DD HH24:MI:SS') AS "BeginAt",
  to_char(i."EndAt", 'YYYY-MM-DD HH24:MI:SS') AS "EndAt", t."Channels", t."OrgId"`;
