import type { CallInput, CallOutput } from '../../../contract/generated/calls.ts';
import { FLOW_STATUS, FLOW_TASK_KIND, FLOW_TASK_STATE } from '../../../contract/generated/codes.ts';
import type { ApproveNode, FlowNode } from '../../../contract/generated/meta.ts';
import { placesOf } from '../../../contract/flow/nodes.ts';
import { FLOW_TASKS, type EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Caller } from '../access/caller.ts';
import { mayRead } from '../access/rights.ts';
import type { Engine } from '../engine.ts';
import { entityOf } from '../entities.ts';
import type { WriteContext } from '../module.ts';
import { storedRow } from '../read/one-row.ts';
import { outOfScope, refuse } from '../refusal.ts';
import { ident } from '../sql/sql.ts';
import { databaseNow } from '../time/clock.ts';
import { changeWhere } from '../write/change-where.ts';
import { heldTask, type Held } from './acting.ts';
import type { FlowTask } from './course-facts.ts';
import type { Course } from './course.ts';
import { courseOf, courseToSend, MAY } from './courses.ts';
import { isApplicant, isOpenToApplicant, OPENED } from './flow.ts';
import { decidersOf } from './people.ts';
import { worldOf } from './world.ts';

type Answer = CallOutput['Flow/Task'];

/** What waits for the caller on an application, with what its node asks for; it is noted that it was opened. */
export async function ownTaskOf(
  engine: Engine,
  caller: Caller,
  input: CallInput['Flow/Task'],
): Promise<Answer> {
  const entity = entityOf(engine, input.Entity);
  if (!entity.flow) throw refuse(`${entity.title}没有审批流程`);
  const row = mayRead(engine.catalog, entity, caller)
    ? await storedRow(engine, caller, entity, ['Id', input.Id])
    : undefined;
  if (!row) throw outOfScope();
  return engine.database.transaction(async (tx) => {
    const context: WriteContext = { engine, tx, caller, now: await databaseNow(tx) };
    await noteRead(context, entity, row);
    if (row['Status'] === FLOW_STATUS.Running) return waiting(context, entity, row);
    if (!isOpenToApplicant(entity, row) || !isApplicant(entity, row, caller))
      return { Task: null, Choose: [] };
    const { course } = await courseToSend(context, entity, row);
    return { Task: null, Choose: await chooseOf(context, entity, row, chosenBy(course, 'applicant')) };
  });
}

async function waiting(context: WriteContext, entity: EntityModel, row: Row): Promise<Answer> {
  const { course } = await courseOf(context, entity, row);
  const held = heldTask({ context, entity, row, params: {} }, course);
  const node = held && course.define.walker.node(held.task.NodeId);
  if (!held || node?.kind !== 'approve' || isApplicant(entity, row, context.caller))
    return { Task: null, Choose: [] };
  await changeWhere(
    context,
    FLOW_TASKS,
    `UPDATE "FlowTask" SET "OpenDate" = now() WHERE "Id" = $1 AND "State" = $2 AND "OpenDate" IS NULL`,
    [held.task.Id, FLOW_TASK_STATE.Open],
    { as: 'record' },
  );
  await noteOpened(context, entity, row, course, held.task);
  const world = worldOf(context, entity, row);
  const next = course.define.walker.leave(course.state, node.id, (condition) =>
    world.holds(condition, course.votes),
  );
  // What somebody says who was only asked decides nothing, so that nobody comes next by it.
  const decides = held.task.Kind === FLOW_TASK_KIND.Sign || held.task.Kind === FLOW_TASK_KIND.After;
  const asked = (decides ? chosenBy(course, 'previous') : []).filter(({ id }) =>
    next.reached.some((one) => one.id === id),
  );
  return { Task: taskOf(course, held, node, context), Choose: await chooseOf(context, entity, row, asked) };
}

/** What was done last cannot be taken back any more once the next person has opened it: the button goes. */
async function noteOpened(
  context: WriteContext,
  entity: EntityModel,
  row: Row,
  course: Course,
  task: FlowTask,
): Promise<void> {
  const { undo } = course;
  if (!undo || task.OpenDate !== null || !course.canRetrieve(undo.by)) return;
  task.OpenDate = context.now;
  if (course.canRetrieve(undo.by)) return;
  await changeWhere(
    context,
    entity.name,
    `UPDATE ${ident(entity.table)} SET "Allows" = "Allows" || $2::jsonb WHERE "Id" = $1 AND "Allows" ? $3`,
    [row['Id'], JSON.stringify([OPENED]), `retrieve:${undo.by}`],
    { as: 'count' },
  );
}

function taskOf(
  course: Course,
  { task, as }: Held,
  node: ApproveNode,
  { caller }: WriteContext,
): Answer['Task'] {
  const targets = course.backTargets(task);
  const to: readonly string[] = node.back?.to ?? ['applicant'];
  const open = to.includes('any') ? targets : to.includes('previous') ? targets.slice(-1) : [];
  const names = new Map(placesOf(course.define.flow).map((place) => [place.node.id, place.node.title]));
  return {
    Id: task.Id,
    NodeId: node.id,
    NodeName: node.title,
    Kind: task.Kind,
    ForName: as === caller.subject ? null : as.TrueName,
    DueDate: task.DueDate,
    ReceiveDate: task.ReceiveDate,
    May: [...(node.may ?? MAY)],
    Edit: [...(node.edit ?? [])],
    Require: [...(node.require ?? [])],
    OpinionRequired: [...(node.opinion?.required ?? [])],
    Quick: [...(node.opinion?.quick ?? [])],
    Attachments: node.attachments ?? 0,
    Signature: node.signature ?? false,
    BackToApplicant: to.includes('applicant'),
    BackTo: open.map((NodeId) => ({ NodeId, NodeName: names.get(NodeId) ?? NodeId })),
  };
}

/** What the caller is told of is read from now on. */
async function noteRead(context: WriteContext, entity: EntityModel, row: Row): Promise<void> {
  await changeWhere(
    context,
    FLOW_TASKS,
    `UPDATE "FlowTask" SET "OpenDate" = now(), "State" = $4 WHERE "Entity" = $1 AND "RowId" = $2 AND "HandlerId" = $3 AND "IsCopy" = 1 AND "OpenDate" IS NULL AND "IsDeleted" = 0`,
    [entity.name, row['Id'], context.caller.subject.UserId, FLOW_TASK_STATE.Done],
    { as: 'record' },
  );
}

/** Nodes whose people somebody of this kind chooses. */
const chosenBy = ({ define }: Course, chooser: 'applicant' | 'previous'): ApproveNode[] =>
  placesOf(define.flow).flatMap(({ node }) => (isChosen(node, chooser) ? [node] : []));

const isChosen = (node: FlowNode, chooser: string): node is ApproveNode =>
  node.kind === 'approve' && node.who.by === 'chosen' && node.who.chooser === chooser;

async function chooseOf(
  context: WriteContext,
  entity: EntityModel,
  row: Row,
  nodes: readonly ApproveNode[],
): Promise<Answer['Choose']> {
  const choose: Answer['Choose'] = [];
  for (const { id, title, who } of nodes) {
    if (who.by !== 'chosen') continue;
    const people = await decidersOf({ ...context, entity }, row, who.from);
    const People = people.map(({ UserId, TrueName }) => ({ Id: UserId, Name: TrueName }));
    choose.push({ NodeId: id, NodeName: title, Most: who.most ?? 1, People });
  }
  return choose;
}
