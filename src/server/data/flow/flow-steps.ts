import { entityReadsCalendar } from '../../../contract/calendar-reads.ts';
import { compileCondition } from '../../../contract/conditions/condition.ts';
import { roleOf } from '../../../contract/flow/nodes.ts';
import { FLOW_ACTION, FLOW_STATUS } from '../../../contract/generated/codes.ts';
import type { ApproveNode, Verb } from '../../../contract/generated/meta.ts';
import { FLOW_RECORDS, type EntityModel } from '../../../contract/model.ts';
import { checkRow, computeRow, type Row } from '../../../contract/rules.ts';
import { runOthers } from '../write/acts/change-others.ts';
import { audit } from '../write/audit.ts';
import { requireAllowed } from '../counted/allowed.ts';
import { entityOf, type KnownAction } from '../entities.ts';
import { judgeFits } from '../write/fits.ts';
import { flowAllows, nextNode } from './flow.ts';
import { workedOut } from '../write/judge-coming.ts';
import { keptCodes } from '../write/kept-codes.ts';
import { runAfterStore, runHooks, type WriteContext } from '../module.ts';
import { requireNeeds } from '../write/needs.ts';
import { misused, refuse, refuseFields } from '../refusal.ts';
import { insertRow, updateRow } from '../write/row-store.ts';
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
  moveTo(context, entity, after, nextNode(entity, after));
  await record(context, entity, row, FLOW_ACTION.Submit, null, '提交');
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
  await step(context, known.entity, after, params);
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
  await record(context, entity, row, FLOW_ACTION.Reject, String(row['CurrentNode']), reason);
  close(context, after, FLOW_STATUS.Rejected);
  await finish(context, { entity, enCode }, row, after, true);
  const step = { ...context, entity, enCode, verb: 'reject' as const, before: row, row: after };
  for (const module of context.engine.modules)
    await module.afterFlow?.({ ...step, opinion: reason, isEnd: true });
}

async function requireFlow(context: WriteContext, known: KnownAction, row: Row): Promise<void> {
  const { entity, action } = known;
  await requireAllowed(context, known, row);
  if (!flowAllows(entity, action, row, context.caller))
    throw refuse(action.refuse ?? `当前状态不能${action.title}`);
}

type Step = (context: WriteContext, entity: EntityModel, row: Row, params: Row) => Promise<void>;

const opinionOf = (params: Row, fallback: string | null = null) => (params['Opinion'] as string) || fallback;

function requiredOpinion(params: Row, message: string): string {
  const opinion = opinionOf(params);
  if (!opinion) throw refuseFields([{ Key: 'Opinion', Message: message }]);
  return opinion;
}

function handled(context: WriteContext, row: Row): void {
  const acted = Array.isArray(row['HandledUserIds']) ? (row['HandledUserIds'] as string[]) : [];
  row['HandledUserIds'] = [...new Set([...acted, context.caller.subject.UserId])];
}

function close(context: WriteContext, row: Row, status: string): void {
  const gone = {
    CurrentNode: null,
    CurrentNodeName: null,
    CurrentRole: null,
    HandlerUserId: null,
    HandlerFromId: null,
  };
  Object.assign(row, gone, { Status: status, FinishDate: context.now });
}

const STEPS: Partial<Record<Verb, Step>> = {
  async approve(context, entity, row, params) {
    const node = String(row['CurrentNode']);
    await record(context, entity, row, FLOW_ACTION.Approve, node, opinionOf(params, '同意'));
    handled(context, row);
    moveTo(context, entity, row, nextNode(entity, row, node));
  },
  async reject(context, entity, row, params) {
    const opinion = requiredOpinion(params, '请输入驳回原因');
    await record(context, entity, row, FLOW_ACTION.Reject, String(row['CurrentNode']), opinion);
    handled(context, row);
    close(context, row, FLOW_STATUS.Rejected);
    row['LastOpinion'] = opinion;
  },
  async back(context, entity, row, params) {
    const opinion = requiredOpinion(params, '请输入退回原因');
    await record(context, entity, row, FLOW_ACTION.Back, String(row['CurrentNode']), opinion);
    handled(context, row);
    close(context, row, FLOW_STATUS.SentBack);
    Object.assign(row, { FinishDate: null, LastOpinion: opinion });
  },
  async transfer(context, entity, row, params) {
    if (!params['UserId']) throw refuseFields([{ Key: 'UserId', Message: '请选择转办人' }]);
    await record(context, entity, row, FLOW_ACTION.Transfer, String(row['CurrentNode']), opinionOf(params));
    handled(context, row);
    row['HandlerUserId'] = params['UserId'];
    row['HandlerFromId'] = context.caller.subject.UserId;
  },
  async reclaim(context, entity, row, params) {
    await record(context, entity, row, FLOW_ACTION.Reclaim, String(row['CurrentNode']), opinionOf(params));
    Object.assign(row, { HandlerUserId: null, HandlerFromId: null });
  },
  async withdraw(context, entity, row, params) {
    await record(context, entity, row, FLOW_ACTION.Withdraw, String(row['CurrentNode']), opinionOf(params));
    close(context, row, FLOW_STATUS.Withdrawn);
    row['FinishDate'] = null;
  },
  async urge(context, entity, row, params) {
    await requireQuietSince(context, entity, row);
    await record(context, entity, row, FLOW_ACTION.Urge, String(row['CurrentNode']), opinionOf(params));
  },
  async void(context, entity, row, params) {
    const reason = (params['Reason'] as string) || requiredOpinion(params, '请输入作废原因');
    await record(context, entity, row, FLOW_ACTION.Void, null, reason);
    row['Status'] = FLOW_STATUS.Voided;
  },
};

function moveTo(context: WriteContext, entity: EntityModel, row: Row, node: ApproveNode | undefined): void {
  if (node) {
    const present = { CurrentNode: node.id, CurrentNodeName: node.title, CurrentRole: roleOf(node) ?? null };
    Object.assign(row, present, { Status: FLOW_STATUS.Running, HandlerUserId: null, HandlerFromId: null });
    return;
  }
  close(context, row, FLOW_STATUS.Passed);
  for (const [name, formula] of Object.entries(endOf(entity)?.set ?? {}))
    row[name] = compileCondition(formula).evaluate(namesOf(context, row, {}));
}

const endOf = ({ flow }: EntityModel) => flow?.nodes.find((node) => node.kind === 'end');

const namesOf = (context: WriteContext, row: Row, params: Row) => ({
  row,
  params,
  me: context.caller.subject,
  now: context.now,
});

async function record(
  context: WriteContext,
  entity: EntityModel,
  row: Row,
  actionType: string,
  nodeId: string | null,
  opinion: string | null,
): Promise<void> {
  const { subject } = context.caller;
  const records = entityOf(context.engine, FLOW_RECORDS);
  const entry = {
    Entity: entity.name,
    RowId: row['Id'],
    NodeId: nodeId,
    NodeName: nodeId ? row['CurrentNodeName'] : '申请人',
    ActionType: actionType,
    Opinion: opinion,
    UserId: subject.UserId,
    TrueName: subject.TrueName,
    ActDate: context.now,
  };
  await insertRow(context.tx, records, entry, context);
}

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
