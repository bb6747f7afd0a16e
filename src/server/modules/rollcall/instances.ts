import { ROLLCALL_MODE, TASK_STATE } from '../../../contract/generated/codes.ts';
import { entities, type NamingTask } from '../../../contract/generated/entities.ts';
import type { Row } from '../../../contract/rules.ts';
import { changeWhere, forgetWhere } from '../../data/change-where.ts';
import { insertRows } from '../../data/bulk-write.ts';
import type { Caller } from '../../data/caller.ts';
import { entityOf } from '../../data/entities.ts';
import type { WriteContext } from '../../data/module.ts';
import { newId } from '../../data/row-store.ts';
import { recount } from '../../engines/handout/count.ts';
import { handOut } from '../../engines/handout/hand-out.ts';
import { handedNamed } from '../../engines/handout/handed.ts';
import { later } from './dates.ts';
import { answerByGates } from './gates.ts';

/** Opens the roll of a task for a day, with a line for each name; nothing when there is nobody to call. */
export async function openInstance(
  context: WriteContext,
  owner: Caller,
  task: NamingTask,
  date: string,
): Promise<void> {
  const BeginAt = `${date} ${task.BeginTime}:00`;
  const Id = newId();
  const roll: Row = {
    Id,
    TaskId: task.Id,
    NamingDate: date,
    BeginAt,
    EndAt: `${date} ${task.EndTime}:00`,
    ...NONE,
    State: BeginAt <= context.now ? TASK_STATE.Running : TASK_STATE.Coming,
    TaskName: task.TaskName,
    NamingMode: task.NamingMode,
    RecorderIds: task.NamingMode === ROLLCALL_MODE.Manual ? (task.RecorderIds ?? null) : null,
    RemindAt: later(BeginAt, { minutes: -Number(task.RemindMinutes ?? 0) }),
  };
  await insertRows({ ...context, caller: owner }, entityOf(context.engine, entities.NamingInstance), [roll]);
  const handed = handedNamed(context.engine.catalog, entities.NamingInstance);
  const names = await handOut(context, handed, roll);
  if (names === 0) {
    await forgetWhere(context, entities.NamingInstance, `DELETE FROM "NamingInstance" WHERE "Id" = $1`, [Id]);
    return;
  }
  if (task.NamingMode === ROLLCALL_MODE.Gate) await answerByGates(context);
  await recount(context, handed, [Id]);
  await changeWhere(
    context,
    entities.NamingTask,
    `UPDATE "NamingTask" SET "LastShould" = $2 WHERE "Id" = $1`,
    [task.Id, names],
    { as: 'count' },
  );
}

/** Counts of a roll that nobody is on yet. */
const NONE = { Should: 0, Signed: 0, Late: 0, Absent: 0, Missing: 0, LeaveCount: 0, Rate: 0 };

/** Takes back today's roll of a task that nobody has answered and that has not begun: its task was changed. */
export async function dropUnbegun(context: WriteContext, task: string): Promise<void> {
  const gone = await changeWhere<{ Id: string }>(
    context,
    entities.NamingInstance,
    `UPDATE "NamingInstance" i SET "IsDeleted" = 1
     WHERE "TaskId" = $1 AND "ClosedAt" IS NULL AND "NamingDate" = $2::date
       AND NOT EXISTS (SELECT 1 FROM "NamingRecord" r WHERE r."InstanceId" = i."Id" AND r."SignTime" IS NOT NULL)
     RETURNING "Id"`,
    [task, context.now.slice(0, 10)],
    { as: 'record' },
  );
  const ids = gone.rows.map(({ Id }) => Id);
  await changeWhere(
    context,
    entities.NamingRecord,
    `UPDATE "NamingRecord" SET "IsDeleted" = 1 WHERE "InstanceId" = ANY($1)`,
    [ids],
    { as: 'record' },
  );
}

/** Stops what a task still has open. */
export async function stopInstances(context: WriteContext, task: string): Promise<void> {
  await changeWhere(
    context,
    entities.NamingInstance,
    `UPDATE "NamingInstance" SET "State" = $2 WHERE "TaskId" = $1 AND "State" = ANY($3)`,
    [task, TASK_STATE.Stopped, [TASK_STATE.Coming, TASK_STATE.Running]],
    { as: 'record' },
  );
}

/** Goes on with today's stopped roll. @returns whether there was one */
export async function resumeInstance(context: WriteContext, task: string): Promise<boolean> {
  const answer = await changeWhere(
    context,
    entities.NamingInstance,
    `UPDATE "NamingInstance" SET "State" = CASE WHEN "BeginAt" <= $3::timestamptz THEN $4 ELSE $5 END
     WHERE "TaskId" = $1 AND "State" = $2 AND "EndAt" > $3::timestamptz AND "ClosedAt" IS NULL`,
    [task, TASK_STATE.Stopped, context.now, TASK_STATE.Running, TASK_STATE.Coming],
    { as: 'record' },
  );
  return answer.count > 0;
}
