import { FLOW_STATUS } from '../../../contract/generated/codes.ts';
import { FLOW_INSTANCES, FLOW_TASKS, type EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import type { FlowState } from '../../../contract/flow/walk.ts';
import { entityOf } from '../entities.ts';
import type { WriteContext } from '../module.ts';
import { ident } from '../sql/sql.ts';
import { changeWhere } from '../write/change-where.ts';
import { insertRow } from '../write/row-store.ts';
import { adopted } from './adopt.ts';
import { Course, type World } from './course.ts';
import { applicantAccount } from './people.ts';
import { NOT_BEGUN, type FlowTask } from './course-facts.ts';
import { defineOf, presentDefine } from './define.ts';
import { shownOf, standingOf } from './standing.ts';
import { worldOf } from './world.ts';

/** A course that is stored, or is about to be. */
export interface StoredCourse {
  readonly course: Course;
  readonly id: string | undefined;
  /** Tasks as they are stored. */
  readonly before: ReadonlyMap<string, FlowTask>;
}

interface Instance {
  readonly Id: string;
  readonly DefineId: string;
  readonly Status: string;
  readonly Round: number;
  readonly State: FlowState;
  readonly Path: string[];
}

/** The application as it stands. The row is locked by the act, so nobody else moves it meanwhile. */
export async function courseOf(context: WriteContext, entity: EntityModel, row: Row): Promise<StoredCourse> {
  const world = worldOf(context, entity, row);
  const found = await storedCourse(context, row, world, [FLOW_STATUS.Running]);
  return found ?? (await adopted(context, entity, row, world));
}

/** The application as it is sent in: once more, under the definition that it began with, when it was sent back; else anew. */
export async function courseToSend(
  context: WriteContext,
  entity: EntityModel,
  row: Row,
): Promise<StoredCourse> {
  const world = worldOf(context, entity, row);
  const found = await storedCourse(context, row, world, [FLOW_STATUS.SentBack]);
  if (found) return found;
  const define = await presentDefine(context, entity);
  return { course: new Course(define, NOT_BEGUN, world), id: undefined, before: new Map() };
}

/** The stored course of a row in one of the states, if there is one. */
async function storedCourse(
  context: WriteContext,
  row: Row,
  world: World,
  statuses: readonly string[],
): Promise<StoredCourse | undefined> {
  const { engine, tx } = context;
  const instances = entityOf(engine, FLOW_INSTANCES);
  const { rows } = await tx.query<Instance>(
    `SELECT "Id", "DefineId", "Status", "Round", "State", "Path" FROM ${ident(instances.table)}
     WHERE "RowId" = $1 AND "Status" = ANY($2) AND "IsDeleted" = 0 ORDER BY "CreateDate" DESC, "Id" DESC LIMIT 1`,
    [row['Id'], statuses],
  );
  const [instance] = rows;
  if (!instance) return undefined;
  const define = await defineOf(context, instance.DefineId);
  const tasks = await tasksOf(context, instance.Id);
  const facts = {
    status: instance.Status,
    round: instance.Round,
    state: instance.State,
    path: instance.Path,
    tasks,
  };
  const before = new Map(tasks.map((task) => [task.Id, task]));
  return { course: new Course(define, facts, world), id: instance.Id, before };
}

const TASK_FIELDS = [
  'NodeId',
  'NodeName',
  'Round',
  'Seq',
  'IsCopy',
  'Role',
  'HandlerId',
  'OwnerId',
  'FromId',
  'State',
  'Result',
  'ActUserId',
  'ForId',
] as const;
const TIMES = ['ReceiveDate', 'ActDate'] as const;

/** The tasks of an instance, in the order in which they were opened. */
async function tasksOf({ engine, tx }: WriteContext, instance: string): Promise<FlowTask[]> {
  const columns = [
    ...TASK_FIELDS.map(ident),
    ...TIMES.map((name) => `to_char(${ident(name)}, 'YYYY-MM-DD HH24:MI:SS') AS ${ident(name)}`),
  ];
  const { rows } = await tx.query<FlowTask>(
    `SELECT "Id", ${columns.join(', ')} FROM ${ident(entityOf(engine, FLOW_TASKS).table)}
     WHERE "InstanceId" = $1 ORDER BY "Round", "ReceiveDate", "NodeId", "Seq"`,
    [instance],
  );
  return rows;
}

/** Stores what an act made of a course, in the act's own transaction. */
export async function storeCourse(
  context: WriteContext,
  entity: EntityModel,
  row: Row,
  { course, id, before }: StoredCourse,
): Promise<void> {
  const { engine, tx, now } = context;
  const { status, round, state, path, define } = course;
  const isOpen = status === FLOW_STATUS.Running || status === FLOW_STATUS.SentBack;
  const values = {
    Status: status,
    Round: round,
    State: state,
    Path: path,
    FinishDate: isOpen ? null : now,
    ...(await standingOf({ engine, tx, entity }, course)),
  };
  const instances = entityOf(engine, FLOW_INSTANCES);
  const firstOf = async () => ({
    DefineId: define.id,
    ...about,
    ApplicantId: (await applicantAccount({ engine, tx, entity }, row)) ?? null,
    ...shownOf(entity, row, now),
  });
  const about = { Entity: entity.name, RowId: row['Id'] };
  const instance = id ?? (await insertRow(tx, instances, { ...(await firstOf()), ...values }, context));
  if (id !== undefined)
    await changeWhere(
      context,
      FLOW_INSTANCES,
      `UPDATE "FlowInstance" SET "Status" = $2, "Round" = $3, "State" = $4, "Path" = $5, "FinishDate" = $6,
         "NodeName" = $7, "HandlerNames" = $8, "SinceDate" = $9, "DueDate" = $10 WHERE "Id" = $1`,
      [
        ...[id, status, round, JSON.stringify(state), JSON.stringify(path), values.FinishDate],
        ...[values.NodeName, values.HandlerNames, values.SinceDate, values.DueDate],
      ],
      { as: 'record' },
    );
  for (const task of course.tasks)
    await storeTask(context, { ...task, InstanceId: instance, ...about }, before);
}

async function storeTask(
  context: WriteContext,
  task: FlowTask & Row,
  before: ReadonlyMap<string, FlowTask>,
): Promise<void> {
  const tasks = entityOf(context.engine, FLOW_TASKS);
  const old = before.get(task.Id);
  if (!old) {
    await insertRow(context.tx, tasks, task, context);
    return;
  }
  const { State, Result, HandlerId, FromId, ActUserId, ActDate, OwnerId, Role, ForId } = task;
  const isSame = old.State === State && old.HandlerId === HandlerId && old.FromId === FromId;
  if (isSame) return;
  await changeWhere(
    context,
    FLOW_TASKS,
    `UPDATE "FlowTask" SET "State" = $2, "Result" = $3, "HandlerId" = $4, "FromId" = $5, "ActUserId" = $6, "ActDate" = $7, "OwnerId" = $8, "Role" = $9, "ForId" = $10 WHERE "Id" = $1`,
    [task.Id, State, Result, HandlerId, FromId, ActUserId, ActDate, OwnerId, Role, ForId],
    { as: 'record' },
  );
}

/** What lists and scopes read of a course: the columns of the row, which the engine alone writes. */
export function copyOf(course: Course, now: string): Row {
  const open = course.open;
  const [first] = open;
  const only = open.length === 1 ? first : undefined;
  const isOver = course.status !== FLOW_STATUS.Running;
  const others = new Set(open.map(({ NodeId }) => NodeId)).size - 1;
  return {
    Status: course.status,
    CurrentNode: first?.NodeId ?? null,
    CurrentNodeName: first ? first.NodeName + (others > 0 ? `等${others + 1}个环节` : '') : null,
    CurrentRole: first?.Role ?? null,
    HandlerUserId: only?.HandlerId ?? null,
    HandlerFromId: only?.FromId ?? null,
    Holders: first ? open.map(({ HandlerId, Role }) => (HandlerId ? `u:${HandlerId}` : `r:${Role}`)) : null,
    FinishDate: isOver && course.status !== FLOW_STATUS.SentBack ? now : null,
  };
}

/** What the row is once the tasks of people who left are with others. The past stays as it is. */
export async function withoutPeople(
  context: WriteContext,
  entity: EntityModel,
  row: Row,
  gone: readonly string[],
): Promise<Row> {
  const stored = await courseOf(context, entity, row);
  for (const task of stored.course.open)
    if (task.HandlerId !== null && gone.includes(task.HandlerId)) await stored.course.replace(task, gone);
  await storeCourse(context, entity, row, stored);
  return { ...row, ...copyOf(stored.course, context.now) };
}

/** What had passed is void; how it came to pass stays as it was. */
export async function voidCourse(context: WriteContext, row: Row): Promise<void> {
  await changeWhere(
    context,
    FLOW_INSTANCES,
    `UPDATE "FlowInstance" SET "Status" = $3 WHERE "RowId" = $1 AND "Status" = $2`,
    [row['Id'], FLOW_STATUS.Passed, FLOW_STATUS.Voided],
    { as: 'record' },
  );
}
