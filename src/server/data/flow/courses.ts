import { FLOW_STATUS, FLOW_TASK_KIND } from '../../../contract/generated/codes.ts';
import type { ApproveNode } from '../../../contract/generated/meta.ts';
import { FLOW_INSTANCES, FLOW_TASKS, type EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import type { FlowState } from '../../../contract/flow/walk.ts';
import { entityOf } from '../entities.ts';
import type { WriteContext } from '../module.ts';
import { ident, prepared } from '../sql/sql.ts';
import { changeWhere } from '../write/change-where.ts';
import { noteRow } from '../write/note-row.ts';
import { insertRow, sendRow } from '../write/row-store.ts';
import { adopted } from './adopt.ts';
import { Course, isAsked } from './course.ts';
import type { World } from './course-world.ts';
import { askedMark } from './flow.ts';
import { applicantAccount } from './people.ts';
import { NOT_BEGUN, type CourseFacts, type FlowTask } from './course-facts.ts';
import { defineOf, presentDefine } from './define.ts';
import { endPublicityOf, noteObjections } from './publicity.ts';
import { closeVote } from './votes.ts';
import { shownOf, standingOf } from './standing.ts';
import { worldOf } from './world.ts';

/** A course that is stored, or is about to be. */
export interface StoredCourse {
  readonly course: Course;
  readonly id: string | undefined;
  /** Tasks as they are stored. */
  readonly before: ReadonlyMap<string, FlowTask>;
  /** The application that waits for this one, and the node at which it does. */
  readonly parent?: { readonly row: Row; readonly node: string };
}

/** An instance with its tasks, in the order in which they were opened. */
interface Instance {
  readonly Tasks: FlowTask[];
  readonly Id: string;
  readonly DefineId: string;
  readonly Status: string;
  readonly Round: number;
  readonly State: FlowState;
  readonly Path: string[];
  readonly Chosen: CourseFacts['chosen'] | null;
  readonly Votes: CourseFacts['votes'] | null;
  readonly ReturnTo: string | null;
  readonly Undo: CourseFacts['undo'];
}

const ahead = new WeakMap<Row, Promise<Instance | undefined>>();

/** Asks for the course of a row that is being locked: it is read behind the lock, and nobody waits for it twice. */
export function readAhead(context: Pick<WriteContext, 'engine' | 'tx'>, id: string): (row: Row) => void {
  const found = instanceOf(context, id, [FLOW_STATUS.Running]);
  // Where the lock is refused, so is what came behind it.
  found.catch(() => undefined);
  return (row) => ahead.set(row, found);
}

/** The row that a step changes is another one than was locked. */
export function passAhead(from: Row, to: Row): void {
  const found = ahead.get(from);
  if (found) ahead.set(to, found);
  ahead.delete(from);
}

/** The application as it stands. The row is locked by the act, so nobody else moves it meanwhile. */
export async function courseOf(context: WriteContext, entity: EntityModel, row: Row): Promise<StoredCourse> {
  const world = worldOf(context, entity, row);
  const found = ahead.get(row) ?? instanceOf(context, String(row['Id']), [FLOW_STATUS.Running]);
  ahead.delete(row);
  return (await storedCourse(context, await found, world)) ?? (await adopted(context, entity, row, world));
}

/** The application as it is sent in: once more, under the definition that it began with, when it was sent back; else anew. */
export async function courseToSend(
  context: WriteContext,
  entity: EntityModel,
  row: Row,
): Promise<StoredCourse> {
  const world = worldOf(context, entity, row);
  const sentBack = await instanceOf(context, String(row['Id']), [FLOW_STATUS.SentBack]);
  const found = await storedCourse(context, sentBack, world);
  if (found) return found;
  const define = await presentDefine(context, entity);
  return { course: new Course(define, NOT_BEGUN, world), id: undefined, before: new Map() };
}

/** What a node lets the person that has it do beside deciding; absent: as every node did before there was the word. */
export const MAY: NonNullable<ApproveNode['may']> = ['transfer', 'batch'];

/** A stored course, as it was read. */
async function storedCourse(
  context: WriteContext,
  instance: Instance | undefined,
  world: World,
): Promise<StoredCourse | undefined> {
  if (!instance) return undefined;
  const define = await defineOf(context, instance.DefineId);
  const tasks = instance.Tasks;
  const facts = {
    status: instance.Status,
    round: instance.Round,
    state: instance.State,
    path: instance.Path,
    tasks,
    chosen: instance.Chosen ?? {},
    votes: instance.Votes ?? {},
    returnTo: instance.ReturnTo,
    undo: instance.Undo,
  };
  const before = new Map(tasks.map((task) => [task.Id, task]));
  return { course: new Course(define, facts, world), id: instance.Id, before };
}

/** What of a task never changes, and what does. */
const KEPT = ['NodeId', 'NodeName', 'Round', 'Seq', 'IsCopy', 'Kind', 'AddedById', 'OfTaskId'] as const;
const CHANGING = [
  'Role',
  'HandlerId',
  'OwnerId',
  'FromId',
  'State',
  'Result',
  'ActUserId',
  'ForId',
  'DueState',
] as const;
const TIMES = ['ReceiveDate', 'ActDate', 'DueDate', 'OpenDate'] as const;

const TASK_COLUMNS = [
  ...['Id', ...KEPT, ...CHANGING].map(ident),
  ...TIMES.map((name) => `to_char(${ident(name)}, 'YYYY-MM-DD HH24:MI:SS') AS ${ident(name)}`),
].join(', ');

/** The latest instance of a row in one of the states, if there is one. */
async function instanceOf(
  { engine, tx }: Pick<WriteContext, 'engine' | 'tx'>,
  id: string,
  statuses: readonly string[],
): Promise<Instance | undefined> {
  const [instances, tasks] = [FLOW_INSTANCES, FLOW_TASKS].map((name) => ident(entityOf(engine, name).table));
  const { rows } = await prepared<Instance>(
    tx,
    `SELECT i."Id", i."DefineId", i."Status", i."Round", i."State", i."Path", i."Chosen", i."Votes", i."ReturnTo", i."Undo",
       (SELECT coalesce(json_agg(t), '[]') FROM (SELECT ${TASK_COLUMNS} FROM ${tasks}
         WHERE "InstanceId" = i."Id" AND "IsDeleted" = 0 ORDER BY "Round", ${tasks}."ReceiveDate", "NodeId", "Seq") t) AS "Tasks"
     FROM ${instances} i
     WHERE i."RowId" = $1 AND i."Status" = ANY($2) AND i."IsDeleted" = 0 ORDER BY i."CreateDate" DESC, i."Id" DESC LIMIT 1`,
    [id, statuses],
  );
  return rows[0];
}

/** Stores what an act made of a course, in the act's own transaction. */
export async function storeCourse(
  context: WriteContext,
  entity: EntityModel,
  row: Row,
  { course, id, before, parent }: StoredCourse,
): Promise<void> {
  const { engine, tx, now } = context;
  const { status, round, state, path, define } = course;
  const isOpen = status === FLOW_STATUS.Running || status === FLOW_STATUS.SentBack;
  const values = {
    Status: status,
    Round: round,
    State: state,
    Path: path,
    Chosen: course.chosen,
    Votes: course.votes,
    ReturnTo: course.returnTo,
    Undo: course.undo,
    FinishDate: isOpen ? null : now,
    ...(await standingOf({ engine, tx, entity }, course)),
  };
  const instances = entityOf(engine, FLOW_INSTANCES);
  const about = { Entity: entity.name, RowId: row['Id'] };
  const firstOf = async () => ({
    DefineId: define.id,
    ...about,
    ...(parent ? { ParentId: await runningOf(context, parent.row), ParentNode: parent.node } : {}),
    ApplicantId: (await applicantAccount({ engine, tx, entity }, row)) ?? null,
    ...shownOf(entity, row, now),
  });
  const instance = id ?? (await insertRow(tx, instances, { ...(await firstOf()), ...values }, context));
  if (id !== undefined) await noteRow(context, FLOW_INSTANCES, id, values);
  for (const task of course.tasks)
    await storeTask(context, { ...task, InstanceId: instance, ...about }, before);
  await noteObjections(context, course.tasks);
}

async function storeTask(
  context: WriteContext,
  task: FlowTask & Row,
  before: ReadonlyMap<string, FlowTask>,
): Promise<void> {
  const tasks = entityOf(context.engine, FLOW_TASKS);
  const old = before.get(task.Id);
  if (!old) {
    sendRow(context.tx, tasks, task, context);
    return;
  }
  const changing = [...CHANGING, ...TIMES];
  if (changing.every((name) => old[name] === task[name])) return;
  if (task.Kind === FLOW_TASK_KIND.Wait && task.OfTaskId !== null) await closeVote(context, task.OfTaskId);
  else if (task.Kind === FLOW_TASK_KIND.Wait && task.DueDate !== null) await endPublicityOf(context, task.Id);
  await noteRow(context, FLOW_TASKS, task.Id, Object.fromEntries(changing.map((name) => [name, task[name]])));
}

/** What lists and scopes read of a course: the columns of the row, which the engine alone writes. */
export function copyOf(course: Course, now: string): Row {
  const open = course.open;
  const [first] = open;
  // An objection is decided on by itself: its judges do not have the application.
  const deciding = course.acting.filter(({ Kind }) => Kind !== FLOW_TASK_KIND.Objection);
  const only = deciding.length === 1 ? deciding[0] : undefined;
  const isOver = course.status !== FLOW_STATUS.Running;
  const others = new Set(open.map(({ NodeId }) => NodeId)).size - 1;
  return {
    Status: course.status,
    CurrentNode: first?.NodeId ?? null,
    CurrentNodeName: first ? first.NodeName + (others > 0 ? `等${others + 1}个环节` : '') : null,
    CurrentRole: deciding[0]?.Role ?? null,
    HandlerUserId: only?.HandlerId ?? null,
    HandlerFromId: only?.FromId ?? null,
    Holders: first
      ? deciding.map(({ HandlerId, Role }) => (HandlerId ? `u:${HandlerId}` : `r:${Role}`))
      : null,
    Allows: first ? allowedIn(course) : null,
    DueDate: open.flatMap(({ DueDate }) => DueDate ?? []).sort()[0] ?? null,
    FinishDate: isOver && course.status !== FLOW_STATUS.SentBack ? now : null,
  };
}

/** What may be done with an application beside deciding, and the person that alone may do it where there is one. */
function allowedIn(course: Course): string[] {
  const nodes = course.acting.map(({ NodeId }) => course.define.walker.node(NodeId));
  const may = nodes.flatMap((node) => (node?.kind === 'approve' ? (node.may ?? MAY) : []));
  const drops = course.acting.flatMap(({ AddedById }) => (AddedById === null ? [] : `drop:${AddedById}`));
  const asked = course.acting.flatMap((task) => (isAsked(task) ? [askedMark(task.HandlerId)] : []));
  const { undo } = course;
  const back = undo && course.canRetrieve(undo.by) ? [`retrieve:${undo.by}`] : [];
  return [...new Set([...may, ...drops, ...asked, ...back])];
}

/** What had passed is void; how it came to pass stays as it was. */
export async function voidCourse(context: WriteContext, row: Row): Promise<void> {
  await changeWhere(
    context,
    FLOW_INSTANCES,
    `UPDATE "FlowInstance" SET "Status" = $3 WHERE "RowId" = $1 AND "Status" = $2 AND "IsDeleted" = 0`,
    [row['Id'], FLOW_STATUS.Passed, FLOW_STATUS.Voided],
    { as: 'record' },
  );
}

async function runningOf({ engine, tx }: WriteContext, row: Row): Promise<string | null> {
  const { rows } = await tx.query<{ Id: string }>(
    `SELECT "Id" FROM ${ident(entityOf(engine, FLOW_INSTANCES).table)} WHERE "RowId" = $1 AND "Status" = $2 AND "IsDeleted" = 0
     ORDER BY "CreateDate" DESC, "Id" DESC LIMIT 1`,
    [row['Id'], FLOW_STATUS.Running],
  );
  return rows[0]?.Id ?? null;
}
