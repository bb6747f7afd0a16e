import { ROLLCALL_MODE, ROLLCALL_RESULT, TASK_STATE } from '../../../contract/generated/codes.ts';
import { entities, type NamingRecord, type NamingTask } from '../../../contract/generated/entities.ts';
import { STUDENT_COPY } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import { changeWhere, forgetWhere } from '../../data/change-where.ts';
import { insertFrom } from '../../data/insert-from.ts';
import { insertRows } from '../../data/bulk-write.ts';
import type { Caller } from '../../data/caller.ts';
import { entityOf } from '../../data/entities.ts';
import { FIELD_KINDS } from '../../data/fields/index.ts';
import { runAfterWritten, type WriteContext } from '../../data/module.ts';
import { newId } from '../../data/row-store.ts';
import { Binder, ident } from '../../data/sql.ts';
import { onLeaveSql } from '../../engines/presence/on-leave.ts';
import { recount } from './counts.ts';
import { later } from './dates.ts';
import { answerByGates } from './gates.ts';
import { audienceSql } from '../../engines/audience/audience.ts';
import { BUILDING_SQL, calledBy } from './members.ts';

/** What the audit names as the act that opens a roll. */
const OPENED = 'rollcall.open';

/** Opens the roll of a task for a day, with a line for each name; nothing when there is nobody to call. */
export async function openInstance(
  context: WriteContext,
  owner: Caller,
  task: NamingTask,
  date: string,
): Promise<string | undefined> {
  const BeginAt = `${date} ${task.BeginTime}:00`;
  const EndAt = `${date} ${task.EndTime}:00`;
  const Id = newId();
  const recorders = task.NamingMode === ROLLCALL_MODE.Manual ? (task.RecorderIds ?? null) : null;
  const instance: Row = {
    Id,
    TaskId: task.Id,
    NamingDate: date,
    BeginAt,
    EndAt,
    Should: 0,
    Signed: 0,
    Late: 0,
    Absent: 0,
    Missing: 0,
    LeaveCount: 0,
    Rate: 0,
    State: BeginAt <= context.now ? TASK_STATE.Running : TASK_STATE.Coming,
    TaskName: task.TaskName,
    NamingMode: task.NamingMode,
    RecorderIds: recorders,
    RemindAt: later(BeginAt, { minutes: -Number(task.RemindMinutes ?? 0) }),
  };
  await insertRows({ ...context, caller: owner }, entityOf(context.engine, entities.NamingInstance), [
    instance,
  ]);
  const names = await insertRecords(context, owner, task, { Id, BeginAt, EndAt, recorders });
  if (names === 0) {
    await forgetWhere(context, entities.NamingInstance, `DELETE FROM "NamingInstance" WHERE "Id" = $1`, [Id]);
    return undefined;
  }
  await runAfterWritten(context, {
    entity: entityOf(context.engine, entities.NamingInstance),
    ids: [Id],
    fields: [],
    enCode: OPENED,
  });
  if (task.NamingMode === ROLLCALL_MODE.Gate) await answerByGates(context);
  await recount(context, [Id]);
  await changeWhere(
    context,
    entities.NamingTask,
    `UPDATE "NamingTask" SET "LastShould" = $2 WHERE "Id" = $1`,
    [task.Id, names],
    { as: 'count' },
  );
  return Id;
}

interface Opened {
  readonly Id: string;
  readonly BeginAt: string;
  readonly EndAt: string;
  readonly recorders: unknown;
}

/** One statement whatever the number of names: a roll of the whole school has 20,000. */
async function insertRecords(
  context: WriteContext,
  owner: Caller,
  task: NamingTask,
  { Id, BeginAt, EndAt, recorders }: Opened,
): Promise<number> {
  const entity = entityOf(context.engine, entities.NamingRecord);
  const binder = new Binder();
  const same = {
    InstanceId: Id,
    TaskName: task.TaskName,
    NamingMode: task.NamingMode,
    BeginAt,
    EndAt,
    Place: task.Place,
    PlaceGeo: task.Geo,
    Radius: task.Radius,
    NeedPhoto: task.NeedPhoto,
    RecorderIds: recorders,
  } satisfies Partial<Record<keyof NamingRecord, unknown>>;
  const cells = Object.entries(same).map(([name, value]) => {
    const field = entity.fields.get(name)!;
    const kind = FIELD_KINDS[field.type];
    return [name, `${binder.bind(kind.prepare(value, field))}::${kind.column(field)}`] as const;
  });
  const copied = STUDENT_COPY.copy.map((name) => [name, `s.${ident(name)}`] as const);
  const begin = () => `(${binder.bind(BeginAt)}::timestamp AT TIME ZONE 'Asia/Shanghai')`;
  const isAway = task.ExcludeLeave === 1 ? onLeaveSql('s."Id"', begin(), binder) : 'FALSE';
  const result = `CASE WHEN ${isAway} THEN '${ROLLCALL_RESULT.OnLeave}' ELSE '${ROLLCALL_RESULT.Missing}' END`;
  const own: readonly (readonly [keyof NamingRecord & string, string])[] = [
    ['Phone', 's."Phone"'],
    ['BuildingId', BUILDING_SQL],
    ['Result', result],
  ];
  const all = [...own, [STUDENT_COPY.from, 's."Id"'] as const, ...copied, ...cells];
  const answer = await insertFrom(
    { ...context, caller: owner },
    entities.NamingRecord,
    `INSERT INTO "NamingRecord" (${all.map(([name]) => ident(name)).join(', ')})
     SELECT ${all.map(([, sql]) => sql).join(', ')} FROM "Student" s WHERE ${audienceSql(calledBy(context, owner, task), binder, 's')}
     ORDER BY s."Id" FOR SHARE OF s`,
    binder.values,
    { as: 'record' },
  );
  return answer.count;
}

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
