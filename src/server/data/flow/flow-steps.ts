import { entityReadsCalendar } from '../../../contract/calendar-reads.ts';
import { compileCondition } from '../../../contract/conditions/condition.ts';
import {
  FLOW_ACTION,
  FLOW_STATUS,
  FLOW_TASK_KIND,
  FLOW_TASK_STATE,
} from '../../../contract/generated/codes.ts';
import type { Verb } from '../../../contract/generated/meta.ts';
import { FLOW_TASKS, type EntityModel } from '../../../contract/model.ts';
import type { FieldProblem } from '../../../contract/envelope.ts';
import { checkRow, computeRow, type Row, type RuleContext } from '../../../contract/rules.ts';
import { runOthers } from '../write/acts/change-others.ts';
import { audit } from '../write/audit.ts';
import { requireAllowed } from '../counted/allowed.ts';
import { entityOf, type KnownAction } from '../entities.ts';
import { judgeFits } from '../write/fits.ts';
import { keep, movedCourse, namesOf, opinionOf, record } from './acting.ts';
import { STEPS } from './acts.ts';
import { childrenOf, TO_SEND } from './children.ts';
import type { FlowTask } from './course-facts.ts';
import type { Course } from './course.ts';
import { courseOf, courseToSend, passAhead, type StoredCourse } from './courses.ts';
import { flowAllows } from './flow.ts';
import { judgedAt } from './judged-at.ts';
import { passedNode } from './passed-node.ts';
import { takeActs } from './node-acts.ts';
import { takeChosen } from './sent-with.ts';
import { tooLate } from './since-then.ts';
import { workedOut } from '../write/judge-coming.ts';
import { keptCodes } from '../write/kept-codes.ts';
import type { FlowEvent, FlowStepped, WriteContext } from '../module.ts';
import { runAfterStore, runHooks } from '../write/hooks.ts';
import { inOneGo } from '../sql/in-one-go.ts';
import { ident, prepared } from '../sql/sql.ts';
import { lockRows } from '../write/bulk-write.ts';
import { requireNeeds } from '../write/needs.ts';
import { misused, refuse, refuseFields } from '../refusal.ts';
import { updateRow } from '../write/row-store.ts';
import { changedValues, requireRight, rulesOf } from '../write/row-rules.ts';
import type { Saved } from '../write/write.ts';

/** Puts an application into its flow: judged as a whole, then handed to the first node (or passed when there is none). */
export async function submitRow(
  context: WriteContext,
  known: KnownAction,
  draft: Row,
  params: Row = {},
): Promise<Saved> {
  const { entity } = known;
  await requireFlow(context, known, draft);
  const rules = rulesOf(context.engine, context.caller, context.now, false, keptCodes(entity, draft));
  // A draft may have waited while the school came to count days in another way.
  const row = entityReadsCalendar(entity.file) ? computeRow(entity, draft, rules) : draft;
  await requireNeeds(context, known, row, {});
  const now = await judgedAt(context, entity, draft);
  const problems = await problemsOf({ ...context, now }, entity, row, { ...rules, now });
  if (problems.length > 0) throw refuseFields(problems);
  return handIn(context, known, draft, row, {
    opinion: '提交',
    choose: (course, after) => takeChosen({ context, entity, row: after, params }, course, 'applicant'),
  });
}

/** Everything that stands against handing an application in, its own values first. */
async function problemsOf(
  context: WriteContext,
  entity: EntityModel,
  row: Row,
  rules: RuleContext,
): Promise<FieldProblem[]> {
  const problems = checkRow(entity, row, rules);
  const [unfit = []] = await judgeFits({ ...context, queryable: context.tx, lock: true }, entity, [
    { before: null, after: row },
  ]);
  return [...problems, ...unfit.filter(({ Key }) => !problems.some((problem) => problem.Key === Key))];
}

/** How an application that was judged begins its course. */
interface HandingIn {
  readonly opinion: string;
  /** The application whose flow waits for it, and the node at which it waits. */
  readonly parent?: StoredCourse['parent'];
  readonly choose?: (course: Course, row: Row) => Promise<void>;
}

/** Begins the course of an application that was judged as a whole, whether a person or a flow hands it in. */
async function handIn(
  context: WriteContext,
  known: KnownAction,
  draft: Row,
  row: Row,
  { opinion, parent, choose }: HandingIn,
): Promise<Saved> {
  const { entity, enCode } = known;
  const after = { ...row };
  await runHooks('beforeSubmit', { ...context, entity, row: after, before: draft, enCode });
  Object.assign(after, {
    SubmitDate: context.now,
    FinishDate: null,
    HandledUserIds: null,
    LastOpinion: null,
  });
  await record(context, entity, row, FLOW_ACTION.Submit, undefined, opinion);
  const stored = await courseToSend(context, entity, after);
  // Scopes read whether an application is under way: people of its first node are looked for as it will be.
  after['Status'] = FLOW_STATUS.Running;
  await choose?.(stored.course, after);
  await stored.course.begin();
  await keep(context, entity, after, parent ? { ...stored, parent } : stored);
  return finish(context, known, { before: draft, after }, () => told(context, known, draft, after));
}

/** Runs one approval verb on one row that is locked and in scope (domain/00-overview 4.2). */
export async function flowStep(
  context: WriteContext,
  known: KnownAction,
  row: Row,
  params: Row,
): Promise<Saved> {
  const step = STEPS[known.action.verb];
  if (!step) throw misused(`操作${known.enCode}不是审批操作`);
  await requireFlow(context, known, row);
  await requireNeeds(context, known, row, params);
  const after = { ...row };
  passAhead(row, after);
  const isBatch = known.action.batch !== undefined && known.action.batch !== false;
  await step({ context, entity: known.entity, row: after, params, isBatch });
  for (const [name, formula] of Object.entries(known.action.set ?? {}))
    after[name] = compileCondition(formula).evaluate(namesOf(context, after, params));
  return finish(context, known, { before: row, after }, () =>
    told(context, known, row, after, opinionOf(params)),
  );
}

/** Whether a verb moves an application along its flow. */
export const isStepOfFlow = (verb: Verb): boolean => verb === 'submit' || STEPS[verb] !== undefined;

/** Whether a verb does something with the course that an application has. */
export const isStepOfCourse = (verb: Verb): boolean => STEPS[verb] !== undefined && verb !== 'void';

/** Rejects an application under approval because what it was made for has come to an end. */
export async function closeApplication(
  context: WriteContext,
  entity: EntityModel,
  id: string,
  reason: string,
  enCode: string,
): Promise<void> {
  const telling = { verb: 'reject', opinion: reason, isEnd: true } as const;
  await resumeApplication(
    context,
    { entity, enCode },
    id,
    async (course, row) => {
      await record(context, entity, row, FLOW_ACTION.Reject, course.open[0], reason);
      course.close(FLOW_STATUS.Rejected);
    },
    telling,
  );
}

async function requireFlow(context: WriteContext, known: KnownAction, row: Row): Promise<void> {
  const { entity, action } = known;
  const { title, refuse: own } = action;
  if (!entity.flow) throw refuse(`${entity.title}还没有审批流程，请联系管理员在流程设计器中新建`);
  if (!flowAllows(entity, action, row, context.caller))
    throw own === undefined ? await tooLate(context, entity, row, title) : refuse(own);
  await requireAllowed(context, known, row);
}

/** What follows beyond an application: of the act nodes it went through, of having passed, by whichever step, and what is taken back when it is made void. */
async function reachOthers(context: WriteContext, known: KnownAction, before: Row, row: Row): Promise<void> {
  const acted = { row, params: {} };
  for (const enCode of takeActs(row)) {
    const action = known.entity.actions.get(enCode);
    if (action) await runOthers(context, { ...known, enCode, action }, acted, before);
  }
  if (known.action.verb === 'void') return runOthers(context, known, acted, before);
  if (row['Status'] !== FLOW_STATUS.Passed || before['Status'] === FLOW_STATUS.Passed) return;
  for (const [enCode, action] of known.entity.actions)
    if (action.verb === 'approve') await runOthers(context, { ...known, enCode, action }, acted, before);
}

/** Lets modules tell the people that a step concerns, in the same transaction; then what waits for it, or is called by it, goes on. */
async function told(
  context: WriteContext,
  known: KnownAction,
  before: Row,
  row: Row,
  opinion: string | null = null,
): Promise<void> {
  await reachOthers(context, known, before, row);
  const { entity, enCode } = known;
  const { verb } = known.action;
  await tell(context, { entity, enCode, verb, before, row, opinion });
  await goOnAround(context, known, row);
}

async function tell(
  context: WriteContext,
  {
    objection,
    ...step
  }: Omit<FlowStepped, keyof WriteContext | 'copies' | 'objection' | 'judged' | 'passed'> & Telling,
): Promise<void> {
  const stored = movedCourse(step.row);
  const waiting = objectionsOf(stored?.course.tasks ?? []);
  const judged = [...objectionsOf([...(stored?.before.values() ?? [])]).keys()].filter(
    (id) => !waiting.has(id),
  );
  const judges = waiting.get(objection ?? '');
  const about = objection !== undefined && judges ? { objection: { id: objection, judges } } : {};
  const copies = (stored?.course.tasks ?? []).flatMap(({ Id, IsCopy, HandlerId }) =>
    IsCopy === 1 && HandlerId !== null && !stored!.before.has(Id) ? HandlerId : [],
  );
  const passed = stored && passedNode(stored);
  for (const module of context.engine.modules)
    if (module.afterFlow) await module.afterFlow({ ...context, ...step, ...about, judged, copies, passed });
}

/** Objections that wait to be decided on, with the tasks of those who decide. */
function objectionsOf(tasks: readonly FlowTask[]): ReadonlyMap<string, readonly FlowTask[]> {
  const found = new Map<string, FlowTask[]>();
  for (const task of tasks) {
    if (task.Kind !== FLOW_TASK_KIND.Objection || task.State !== FLOW_TASK_STATE.Open) continue;
    const id = task.OfTaskId ?? '';
    found.set(id, [...(found.get(id) ?? []), task]);
  }
  return found;
}

/** Children that a node called are sent in; an application whose children are all done with goes on. */
async function goOnAround(context: WriteContext, known: KnownAction, row: Row): Promise<void> {
  const stored = movedCourse(row);
  if (!stored) return;
  const { course } = stored;
  for (const { NodeId } of course.open) {
    const node = course.define.walker.node(NodeId);
    const children = node?.kind === 'call' ? await childrenOf(context, row, node) : undefined;
    for (const child of children?.rows ?? [])
      if (TO_SEND.includes(String(child['Status'])))
        await sendPart(context, { ...known, entity: children!.child }, child, { row, node: NodeId });
  }
  if (course.status === FLOW_STATUS.Running || course.status === FLOW_STATUS.SentBack) return;
  await goOnAbove(context, known, row);
}

/** Goes on with the applications that wait for a part, once nothing is left that they wait for. */
export async function goOnAbove(
  context: WriteContext,
  { entity: part, enCode }: Pick<KnownAction, 'entity' | 'enCode'>,
  row: Row,
): Promise<void> {
  for (const { entity, id, node } of await waitingAbove(context, part, row))
    await resumeApplication(context, { entity, enCode }, id, async (above, aboveRow) => {
      const called = above.define.walker.node(node);
      const isWaiting = called?.kind === 'call' && above.open.some(({ NodeId }) => NodeId === node);
      const left = isWaiting ? await childrenOf(context, aboveRow, called) : undefined;
      if (left?.child.name !== part.name || left.rows.length > 0) return false;
      await above.waited(node);
      return undefined;
    });
}

/** Sends a child row in as a part of what calls it. @throws Refusal that names the child where it is not complete */
async function sendPart(
  context: WriteContext,
  known: KnownAction,
  draft: Row,
  parent: NonNullable<StoredCourse['parent']>,
): Promise<void> {
  const { entity } = known;
  const rules = rulesOf(context.engine, context.caller, context.now, false, keptCodes(entity, draft));
  const row = computeRow(entity, draft, rules);
  const [problem] = await problemsOf(context, entity, row, rules);
  if (problem) throw refuse(`${entity.title}尚不完整：${problem.Message}`);
  const submit = { ...known, action: { ...known.action, verb: 'submit' as const } };
  await handIn(context, submit, draft, row, { opinion: '随上级流程提交', parent });
}

/**
 * Applications that a row refers to and that wait by themselves. Which part they wait for is asked of their definitions: a part may
 * have been handed in by a person, before the node that waits for it was reached.
 */
async function waitingAbove(
  { engine, tx }: WriteContext,
  part: EntityModel,
  row: Row,
): Promise<{ readonly entity: EntityModel; readonly id: string; readonly node: string }[]> {
  // Only what goes through a flow itself can wait for a part.
  const named = [...part.fields.values()].flatMap(({ name, ref }) =>
    ref && row[name] && engine.catalog.entities.get(ref)?.flow ? [row[name]] : [],
  );
  if (named.length === 0) return [];
  const { rows } = await prepared<{ Entity: string; RowId: string; NodeId: string }>(
    tx,
    `SELECT "Entity", "RowId", "NodeId" FROM ${ident(entityOf(engine, FLOW_TASKS).table)}
     WHERE "RowId" = ANY($1) AND "Kind" = $2 AND "State" = $3 AND "IsDeleted" = 0 ORDER BY "RowId", "Id"`,
    [named.flat(), FLOW_TASK_KIND.Wait, FLOW_TASK_STATE.Open],
  );
  return rows.map(({ Entity, RowId, NodeId }) => ({
    entity: entityOf(engine, Entity),
    id: RowId,
    node: NodeId,
  }));
}

/** What an act tells the people that it concerns, where the state of the application does not say it. */
export interface Telling extends Pick<FlowStepped, 'verb' | 'opinion' | 'isEnd'> {
  /** Id of the objection that it is about. */
  readonly objection?: string;
}

/**
 * Goes on with an application for another reason than an act of a person that has it: the clock, an objection, a child, an act of
 * the monitor, another person in a field of the row, the end of what it was made for. The row is locked first; an application
 * that does not run any more is left alone.
 * @param work what is done; false: nothing was done, so that nothing is stored or told
 * @returns whether it was gone on with
 */
export async function resumeApplication(
  context: WriteContext,
  known: Pick<KnownAction, 'entity' | 'enCode'>,
  id: string,
  work: (course: Course, row: Row) => Promise<FlowEvent | false | undefined | void> | void,
  telling: Partial<Telling> = {},
): Promise<boolean> {
  const { entity, enCode } = known;
  const before = (await lockRows(context, entity, [id])).get(id);
  if (!before || before['Status'] !== FLOW_STATUS.Running) return false;
  const row = { ...before };
  const stored = await courseOf(context, entity, row);
  const event = (await work(stored.course, row)) ?? undefined;
  if (event === false) return false;
  await keep(context, entity, row, stored);
  const isRejected = row['Status'] === FLOW_STATUS.Rejected;
  const by: Telling = {
    verb: isRejected ? 'reject' : 'approve',
    // What was said at an earlier step is no reason of this one.
    opinion: row['LastOpinion'] === before['LastOpinion'] ? null : opinionOf({ Reason: row['LastOpinion'] }),
    ...telling,
  };
  const action = { title: '', verb: by.verb };
  const follow = async () => {
    await reachOthers(context, { entity, enCode, action }, before, row);
    await tell(context, { entity, enCode, event, before, row, ...by });
    await goOnAround(context, { entity, enCode, action }, row);
  };
  await finish(context, known, { before, after: row, isEnd: true }, follow);
  return event !== 'nothing';
}

/** Stores what a step made of an application. What follows from it is sent behind it, before it is heard that it is stored. */
async function finish(
  context: WriteContext,
  known: Pick<KnownAction, 'entity' | 'enCode'>,
  { before, after, isEnd = false }: { readonly before: Row; readonly after: Row; readonly isEnd?: boolean },
  follow: () => Promise<void>,
): Promise<Saved> {
  const { entity, enCode } = known;
  Object.assign(after, workedOut(context, entity, { before, after }));
  // What an application was made for has ended: it is closed whatever its rules say.
  if (!isEnd) await requireRight(context, entity, before, after);
  const key = { Id: String(before['Id']), Version: Number(before['Version']) };
  const [Version] = await inOneGo([
    updateRow(context.tx, entity, key, changedValues(entity, before, after), context.now),
    audit(context, { entity, id: key.Id, enCode, before, after }).then(async () => {
      await stored(context, known, before, after);
      await follow();
    }),
  ]);
  return { Id: key.Id, Version };
}

async function stored(
  context: WriteContext,
  { entity, enCode }: Pick<KnownAction, 'entity' | 'enCode'>,
  before: Row,
  after: Row,
): Promise<void> {
  await runAfterStore(context, { entity, rows: [{ before, after }], enCode });
  if (after['Status'] === before['Status'] || after['Status'] === FLOW_STATUS.Running) return;
  const stage = after['Status'] === FLOW_STATUS.Passed ? 'afterPass' : 'afterClose';
  await runHooks(stage, { ...context, entity, row: after, before, enCode });
}
