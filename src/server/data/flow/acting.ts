import { compileCondition } from '../../../contract/conditions/condition.ts';
import type { ApproveNode } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Subject } from '../../../contract/subject.ts';
import type { WriteContext } from '../module.ts';
import { refuse, refuseFields } from '../refusal.ts';
import type { FlowTask } from './course-facts.ts';
import type { Course } from './course.ts';
import { copyOf, courseOf, storeCourse, type StoredCourse } from './courses.ts';
import { handlesAs } from './flow.ts';
import { keepRecord, type Done } from './record.ts';

/** What a verb works with: the row as it is going to be, and what was sent with the act. */
export interface Acting {
  readonly context: WriteContext;
  readonly entity: EntityModel;
  readonly row: Row;
  readonly params: Row;
  /** Several rows may be decided with one press. */
  readonly isBatch?: boolean;
}

/** What was typed for a step; what is made void has a reason. */
export const opinionOf = (params: Row, fallback: string | null = null): string | null =>
  ((params['Opinion'] ?? params['Reason']) as string) || fallback;

/** @throws Refusal at the field when nothing was typed */
export function requiredOpinion(params: Row, message: string): string {
  const opinion = opinionOf(params);
  if (!opinion) throw refuseFields([{ Key: 'Opinion', Message: message }]);
  return opinion;
}

/** A task, and in whose place the caller acts on it. */
export interface Held {
  readonly task: FlowTask;
  readonly as: Subject;
}

/** The task that the caller acts on: the caller's own before one of somebody who delegated to the caller, one by name before one of a role. */
export function ownTask(acting: Acting, course: Course): Held {
  const held = heldTask(acting, course);
  if (!held) throw refuse('该申请已由他人办理，请刷新后再试');
  return held;
}

/** The same; undefined where nothing waits for the caller. */
export function heldTask({ context, entity, row }: Acting, { acting }: Course): Held | undefined {
  const { caller, now } = context;
  const running = (caller.principals ?? []).filter(({ until }) => until > now);
  const held = acting.flatMap((task) => {
    const as = handlesAs(entity, row, { ...caller, principals: running }, task);
    return as ? [{ task, as }] : [];
  });
  const weightOf = ({ as, task }: Held) => (as === caller.subject ? 2 : 0) + (task.HandlerId ? 1 : 0);
  const [first] = held.sort((one, other) => weightOf(other) - weightOf(one));
  return first;
}

/** The node of a task at which people act. */
export function approvalOf(course: Course, { NodeId }: FlowTask): ApproveNode {
  const node = course.define.walker.node(NodeId);
  if (node?.kind !== 'approve') throw refuse('该环节不是审批环节');
  return node;
}

/** Stands in the log in the place of a node. */
export const APPLICANT = '申请人';

/** Adds to the log; what is done at no node is done by the applicant. */
export const record = (
  context: WriteContext,
  entity: EntityModel,
  row: Row,
  ActionType: string,
  task: FlowTask | undefined,
  Opinion: string | null,
  more: Partial<Done> = {},
): Promise<void> =>
  keepRecord(context, entity, row, {
    NodeId: task?.NodeId ?? null,
    NodeName: task?.NodeName ?? APPLICANT,
    ActionType,
    Opinion,
    ...(task ? { TaskId: task.Id } : {}),
    ...more,
  });

/** A step of who has the application now: it is written down, the course goes on, and the row says where it stands. */
export async function handle(
  acting: Acting,
  actionType: string,
  opinion: string | null,
  work: (course: Course, held: Held) => Promise<void> | void,
  /** What stands in the record beside; asked before anything is written. */
  prepare: (course: Course, held: Held) => Promise<Partial<Done>> | Partial<Done> = () => ({}),
): Promise<void> {
  const { context, entity, row } = acting;
  const stored = await courseOf(context, entity, row);
  const held = ownTask(acting, stored.course);
  const { task, as } = held;
  const more = await prepare(stored.course, held);
  const isOther = as !== context.caller.subject;
  if (isOther) task.ForId = as.UserId;
  task.OpenDate ??= context.now;
  const instead = isOther ? { ForUserId: as.UserId, ForName: as.TrueName } : {};
  await record(context, entity, row, actionType, task, opinion, { ...more, ...instead });
  handled(context, row);
  await work(stored.course, held);
  await keep(context, entity, row, stored);
}

function handled(context: WriteContext, row: Row): void {
  const acted = Array.isArray(row['HandledUserIds']) ? (row['HandledUserIds'] as string[]) : [];
  row['HandledUserIds'] = [...new Set([...acted, context.caller.subject.UserId])];
}

const moved = new WeakMap<Row, StoredCourse>();

/** The course as the present act left it; undefined where the act moved none. */
export const movedCourse = (row: Row): StoredCourse | undefined => moved.get(row);

/** Stores a course and what the row repeats of it; passed, the row gets what the end of its definition says. */
export async function keep(
  context: WriteContext,
  entity: EntityModel,
  row: Row,
  stored: StoredCourse,
): Promise<void> {
  await storeCourse(context, entity, row, stored);
  moved.set(row, stored);
  Object.assign(row, copyOf(stored.course, context.now));
  for (const [name, formula] of Object.entries(stored.course.end?.set ?? {}))
    row[name] = compileCondition(formula).evaluate(namesOf(context, row, {}));
}

/** The names that formulas of a step know. */
export const namesOf = (context: WriteContext, row: Row, params: Row) => ({
  row,
  params,
  me: context.caller.subject,
  now: context.now,
});
