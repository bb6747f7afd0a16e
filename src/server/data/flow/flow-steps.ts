import { entityReadsCalendar } from '../../../contract/calendar-reads.ts';
import { compileCondition } from '../../../contract/conditions/condition.ts';
import { FLOW_ACTION, FLOW_STATUS } from '../../../contract/generated/codes.ts';
import type { Verb } from '../../../contract/generated/meta.ts';
import { FLOW_RECORDS, type EntityModel } from '../../../contract/model.ts';
import { checkRow, computeRow, type Row } from '../../../contract/rules.ts';
import type { Subject } from '../../../contract/subject.ts';
import { runOthers } from '../write/acts/change-others.ts';
import { audit } from '../write/audit.ts';
import { requireAllowed } from '../counted/allowed.ts';
import { entityOf, type KnownAction } from '../entities.ts';
import { judgeFits } from '../write/fits.ts';
import { flowAllows, handlesAs } from './flow.ts';
import type { Course } from './course.ts';
import type { FlowTask } from './course-facts.ts';
import { copyOf, courseOf, courseToSend, storeCourse, voidCourse, type StoredCourse } from './courses.ts';
import { keepRecord, type Done } from './record.ts';
import { tooLate } from './since-then.ts';
import { workedOut } from '../write/judge-coming.ts';
import { keptCodes } from '../write/kept-codes.ts';
import { runAfterStore, runHooks, type WriteContext } from '../module.ts';
import { requireNeeds } from '../write/needs.ts';
import { misused, refuse, refuseFields } from '../refusal.ts';
import { updateRow } from '../write/row-store.ts';
import { changedValues, requireRight, rulesOf } from '../write/row-rules.ts';
import type { Saved } from '../write/write.ts';

// SQL: * is ApprovalRecord

/** Puts an application into its flow: judged as a whole, then handed to the first node (or passed when there is none). */
export async function submitRow(context: WriteContext, known: KnownAction, draft: Row): Promise<Saved> {
  const { entity, enCode } = known;
  await requireFlow(context, known, draft);
  const rules = rulesOf(context.engine, context.caller, context.now, false, keptCodes(entity, draft));
  // A draft may have waited while the school came to count days in another way.
  const row = entityReadsCalendar(entity.file) ? computeRow(entity, draft, rules) : draft;
  await requireNeeds(context, known, row, {});
  const problems = checkRow(entity, row, rules);
  const [unfit = []] = await judgeFits({ ...context, queryable: context.tx, lock: true }, entity, [
    { before: null, after: row },
  ]);
  problems.push(...unfit.filter(({ Key }) => !problems.some((problem) => problem.Key === Key)));
  if (problems.length > 0) throw refuseFields(problems);
  const after = { ...row };
  await runHooks('beforeSubmit', { ...context, entity, row: after, before: draft, enCode });
  Object.assign(after, {
    SubmitDate: context.now,
    FinishDate: null,
    HandledUserIds: null,
    LastOpinion: null,
  });
  await record(context, entity, row, FLOW_ACTION.Submit, undefined, '提交');
  const stored = await courseToSend(context, entity, after);
  await stored.course.begin();
  await keep(context, entity, after, stored);
  return told(context, known, draft, after, await finish(context, known, draft, after));
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
  await step({ context, entity: known.entity, row: after, params });
  for (const [name, formula] of Object.entries(known.action.set ?? {}))
    after[name] = compileCondition(formula).evaluate(namesOf(context, after, params));
  return told(context, known, row, after, await finish(context, known, row, after), opinionOf(params));
}

/** Rejects an application under approval because what it was made for has come to an end. */
export async function closeApplication(
  context: WriteContext,
  entity: EntityModel,
  row: Row,
  reason: string,
  enCode: string,
): Promise<void> {
  const after = { ...row };
  const stored = await courseOf(context, entity, after);
  await record(context, entity, row, FLOW_ACTION.Reject, stored.course.open[0], reason);
  stored.course.close(FLOW_STATUS.Rejected);
  await keep(context, entity, after, stored);
  await finish(context, { entity, enCode }, row, after, true);
  const step = { ...context, entity, enCode, verb: 'reject' as const, before: row, row: after };
  for (const module of context.engine.modules)
    await module.afterFlow?.({ ...step, opinion: reason, isEnd: true });
}

async function requireFlow(context: WriteContext, known: KnownAction, row: Row): Promise<void> {
  const { entity, action } = known;
  const { title, refuse: own } = action;
  if (!flowAllows(entity, action, row, context.caller))
    throw own === undefined ? await tooLate(context, entity, row, title) : refuse(own);
  await requireAllowed(context, known, row);
}

/** What a verb works with: the row as it is going to be, and what was sent with the act. */
interface Acting {
  readonly context: WriteContext;
  readonly entity: EntityModel;
  readonly row: Row;
  readonly params: Row;
}

type Step = (acting: Acting) => Promise<void>;

/** What was typed for a step; what is made void has a reason. */
const opinionOf = (params: Row, fallback: string | null = null) =>
  ((params['Opinion'] ?? params['Reason']) as string) || fallback;

function requiredOpinion(params: Row, message: string): string {
  const opinion = opinionOf(params);
  if (!opinion) throw refuseFields([{ Key: 'Opinion', Message: message }]);
  return opinion;
}

function handled(context: WriteContext, row: Row): void {
  const acted = Array.isArray(row['HandledUserIds']) ? (row['HandledUserIds'] as string[]) : [];
  row['HandledUserIds'] = [...new Set([...acted, context.caller.subject.UserId])];
}

/** A task, and in whose place the caller acts on it. */
interface Held {
  readonly task: FlowTask;
  readonly as: Subject;
}

/** The task that the caller acts on: the caller's own before one of somebody who delegated to the caller, one by name before one of a role. */
function ownTask({ context, entity, row }: Acting, { open }: Course): Held {
  const { caller, now } = context;
  const running = (caller.principals ?? []).filter(({ until }) => until > now);
  const held = open.flatMap((task) => {
    const as = handlesAs(entity, row, { ...caller, principals: running }, task);
    return as ? [{ task, as }] : [];
  });
  const own = held.filter(({ as }) => as === caller.subject);
  const [first] = [...own, ...held].sort((one, other) => byName(other, own) - byName(one, own));
  if (!first) throw refuse('该申请已由他人办理，请刷新后再试');
  return first;
}

const byName = (held: Held, own: readonly Held[]): number =>
  (own.includes(held) ? 2 : 0) + (held.task.HandlerId ? 1 : 0);

/** A step of who has the application now: it is written down, the course goes on, and the row says where it stands. */
async function handle(
  acting: Acting,
  actionType: string,
  opinion: string | null,
  work: (course: Course, task: FlowTask) => Promise<void> | void,
): Promise<void> {
  const { context, entity, row } = acting;
  const stored = await courseOf(context, entity, row);
  const { task, as } = ownTask(acting, stored.course);
  const { UserId } = acting.params;
  const isOther = as !== context.caller.subject;
  if (isOther) task.ForId = as.UserId;
  const more = {
    ...(actionType === FLOW_ACTION.Transfer ? { ToUserId: String(UserId) } : {}),
    ...(isOther ? { ForUserId: as.UserId, ForName: as.TrueName } : {}),
  };
  await record(context, entity, row, actionType, task, opinion, more);
  handled(context, row);
  await work(stored.course, task);
  await keep(context, entity, row, stored);
}

/** Stores a course and what the row repeats of it; passed, the row gets what the end of its definition says. */
async function keep(
  context: WriteContext,
  entity: EntityModel,
  row: Row,
  stored: StoredCourse,
): Promise<void> {
  await storeCourse(context, entity, row, stored);
  Object.assign(row, copyOf(stored.course, context.now));
  for (const [name, formula] of Object.entries(stored.course.end?.set ?? {}))
    row[name] = compileCondition(formula).evaluate(namesOf(context, row, {}));
}

/** The node that it is sent back to; the applicant when none is named. @throws Refusal for one that the definition does not allow */
function targetOf(course: Course, task: FlowTask, { Node }: Row): string | undefined {
  if (!Node) return undefined;
  const node = course.define.walker.node(task.NodeId);
  const to: readonly string[] = node?.kind === 'approve' ? (node.back?.to ?? []) : [];
  const targets = course.backTargets(task);
  const isAllowed = to.includes('any') || (to.includes('previous') && targets.at(-1) === Node);
  if (!isAllowed || !targets.includes(String(Node))) throw refuse('不能退回到该环节');
  return String(Node);
}

const STEPS: Partial<Record<Verb, Step>> = {
  approve: (acting) =>
    handle(acting, FLOW_ACTION.Approve, opinionOf(acting.params, '同意'), (course, task) =>
      course.agree(task, acting.context.caller.subject.UserId),
    ),
  async reject(acting) {
    const opinion = requiredOpinion(acting.params, '请输入驳回原因');
    await handle(acting, FLOW_ACTION.Reject, opinion, (course, task) => {
      const isOver = course.reject(task, acting.context.caller.subject.UserId);
      if (isOver) acting.row['LastOpinion'] = opinion;
    });
  },
  async back(acting) {
    const opinion = requiredOpinion(acting.params, '请输入退回原因');
    await handle(acting, FLOW_ACTION.Back, opinion, (course, task) =>
      course.sendBack(task, acting.context.caller.subject.UserId, targetOf(course, task, acting.params)),
    );
    acting.row['LastOpinion'] = opinion;
  },
  async transfer(acting) {
    const { UserId } = acting.params;
    if (!UserId) throw refuseFields([{ Key: 'UserId', Message: '请选择转办人' }]);
    await handle(acting, FLOW_ACTION.Transfer, opinionOf(acting.params), (course, task) =>
      course.handOver(task, String(UserId), acting.context.caller.subject.UserId),
    );
  },
  async reclaim({ context, entity, row, params }) {
    const stored = await courseOf(context, entity, row);
    const task = stored.course.open.find(({ FromId }) => FromId);
    if (!task) throw refuse('没有转给他人，或不是您转出的');
    await record(context, entity, row, FLOW_ACTION.Reclaim, task, opinionOf(params));
    stored.course.takeBack(task);
    await keep(context, entity, row, stored);
  },
  async withdraw({ context, entity, row, params }) {
    const stored = await courseOf(context, entity, row);
    await record(context, entity, row, FLOW_ACTION.Withdraw, stored.course.open[0], opinionOf(params));
    stored.course.close(FLOW_STATUS.Withdrawn);
    await keep(context, entity, row, stored);
    row['FinishDate'] = null;
  },
  async urge({ context, entity, row, params }) {
    await requireQuietSince(context, entity, row);
    const { course } = await courseOf(context, entity, row);
    await record(context, entity, row, FLOW_ACTION.Urge, course.open[0], opinionOf(params));
  },
  async void({ context, entity, row, params }) {
    const reason = requiredOpinion(params, '请输入作废原因');
    await record(context, entity, row, FLOW_ACTION.Void, undefined, reason);
    row['Status'] = FLOW_STATUS.Voided;
    await voidCourse(context, row);
  },
};

const namesOf = (context: WriteContext, row: Row, params: Row) => ({
  row,
  params,
  me: context.caller.subject,
  now: context.now,
});

/** Adds to the log; what is done at no node is done by the applicant. */
const record = (
  context: WriteContext,
  entity: EntityModel,
  row: Row,
  ActionType: string,
  task: FlowTask | undefined,
  Opinion: string | null,
  more: Pick<Done, 'ToUserId' | 'ForUserId' | 'ForName'> = {},
): Promise<void> =>
  keepRecord(context, entity, row, {
    NodeId: task?.NodeId ?? null,
    NodeName: task?.NodeName ?? '申请人',
    ActionType,
    Opinion,
    ...more,
  });

async function requireQuietSince(context: WriteContext, entity: EntityModel, row: Row): Promise<void> {
  const records = entityOf(context.engine, FLOW_RECORDS);
  const answer = await context.tx.query(
    `SELECT 1 FROM "${records.table}" WHERE "Entity" = $1 AND "RowId" = $2 AND "ActionType" = $3
     AND "ActDate" > greatest($4::timestamptz - interval '1 hour', $5::timestamptz) LIMIT 1`,
    // What was handed in anew has not been urged yet.
    [entity.name, row['Id'], FLOW_ACTION.Urge, context.now, row['SubmitDate'] ?? null],
  );
  if (answer.rowCount) throw refuse('一小时内只能催办一次，请勿频繁催办');
}

/** What follows beyond an application once it has passed, by whichever step, and what is taken back when it is made void. */
async function reachOthers(context: WriteContext, known: KnownAction, before: Row, row: Row): Promise<void> {
  const acted = { row, params: {} };
  if (known.action.verb === 'void') return runOthers(context, known, acted, before);
  if (row['Status'] !== FLOW_STATUS.Passed || before['Status'] === FLOW_STATUS.Passed) return;
  for (const [enCode, action] of known.entity.actions)
    if (action.verb === 'approve') await runOthers(context, { ...known, enCode, action }, acted, before);
}

/** Lets modules tell the people that a step concerns, in the same transaction. */
async function told(
  context: WriteContext,
  known: KnownAction,
  before: Row,
  row: Row,
  saved: Saved,
  opinion: string | null = null,
): Promise<Saved> {
  await reachOthers(context, known, before, row);
  const { entity, enCode } = known;
  const { verb } = known.action;
  const { modules } = context.engine;
  for (const module of modules)
    await module.afterFlow?.({ ...context, entity, enCode, verb, before, row, opinion });
  return saved;
}

async function finish(
  context: WriteContext,
  known: Pick<KnownAction, 'entity' | 'enCode'>,
  before: Row,
  after: Row,
  isEnd = false,
): Promise<Saved> {
  const { entity, enCode } = known;
  Object.assign(after, workedOut(context, entity, { before, after }));
  // What an application was made for has ended: it is closed whatever its rules say.
  if (!isEnd) await requireRight(context, entity, before, after);
  const key = { Id: String(before['Id']), Version: Number(before['Version']) };
  const Version = await updateRow(context.tx, entity, key, changedValues(entity, before, after), context.now);
  await audit(context, { entity, id: key.Id, enCode, before, after });
  await runAfterStore(context, { entity, rows: [{ before, after }], enCode });
  if (after['Status'] !== before['Status'] && after['Status'] !== FLOW_STATUS.Running) {
    const stage = after['Status'] === FLOW_STATUS.Passed ? 'afterPass' : 'afterClose';
    await runHooks(stage, { ...context, entity, row: after, before, enCode });
  }
  return { Id: key.Id, Version };
}
