import { MSG_GROUP } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import { namedRoutes } from '../../../contract/generated/routes.ts';
import type { Verb } from '../../../contract/generated/meta.ts';
import { SUPER_ROLE, type Subject } from '../../../contract/subject.ts';
import { changeWhere } from '../../data/write/change-where.ts';
import type { FlowStepped } from '../../data/module.ts';
import { holdersOf } from '../../data/flow/flow.ts';
import { handlersOf, applicantsOf, judgesOf } from './flow-people.ts';
import { accounts } from '../../data/flow/people.ts';
import { inOneGo } from '../../data/sql/in-one-go.ts';
import { addressOf } from './address.ts';
import { push } from './push.ts';

/** What is told to one side of an application: with which template, and in which group of the bell. */
interface News {
  readonly template: string;
  readonly to: readonly Subject[];
  /** Receivers are to work on it, not only to know. */
  readonly isTask?: boolean;
}

/** Tells the people that a step of an application concerns, in the step's own transaction; the actor is not told. */
export async function tellOfStep(step: FlowStepped): Promise<void> {
  const [, said] = await inOneGo([endTasks(step), step.isEnd ? endNews(step) : newsOf(step)]);
  const news = [...said, ...(await warnings(step, said))];
  const told = new Set([step.caller.subject.UserId]);
  for (const { template, to, isTask = false } of news) {
    const people = to.filter(({ UserId }) => !told.has(UserId));
    for (const { UserId } of people) told.add(UserId);
    await send(step, template, people, isTask);
  }
  const copied = await accounts(
    step,
    (step.copies ?? []).filter((one) => !told.has(one)),
  );
  await send(step, 'FLOW_COPY', copied, false);
}

const newsOf = async (step: FlowStepped): Promise<readonly News[]> =>
  (await (step.event ? EVENTS[step.event] : NEWS[step.verb])?.(step)) ?? [];

/** Work that nobody can do would wait unseen: who administers the flow is warned. */
async function warnings(step: FlowStepped, news: readonly News[]): Promise<readonly News[]> {
  const { engine, tx, entity, row } = step;
  const isLeft = news.some(({ isTask = false, to }) => isTask && to.length === 0);
  const waits = isRunning(step) && (step.event === 'objected' || holdersOf(row).length > 0);
  if (!isLeft || !waits || !engine.people) return [];
  const to = await engine.people.ofRoles(tx, entity.flow?.administrators ?? [SUPER_ROLE]);
  return [{ template: 'FLOW_NOBODY', to }];
}

const isRunning = ({ row }: FlowStepped): boolean => Boolean(row['CurrentNode']);

const task = async (step: FlowStepped, template: string): Promise<News> => ({
  template,
  to: await handlersOf(step, step.row),
  isTask: true,
});

const applicant = async (step: FlowStepped, template: string): Promise<News> => ({
  template,
  to: await applicantsOf(step),
});

/** Who had the application before the step. */
const former = async (step: FlowStepped, template: string): Promise<News> => ({
  template,
  to: await handlersOf(step, step.before),
});

/** Who had it, and has it no more. */
async function relieved(step: FlowStepped): Promise<News> {
  const had = await former(step, 'FLOW_RECLAIM');
  const have = new Set((await handlersOf(step, step.row)).map(({ UserId }) => UserId));
  return { ...had, to: had.to.filter(({ UserId }) => !have.has(UserId)) };
}

/** It goes on: at the same node for others, at another one by agreement, or at one to which it was moved. */
async function onward(step: FlowStepped): Promise<readonly News[]> {
  if (!isRunning(step)) return [await applicant(step, 'FLOW_PASSED')];
  const { before, row, passed } = step;
  const isMoved = before['CurrentNode'] !== row['CurrentNode'];
  const progress = passed === undefined ? (isMoved ? 'FLOW_MOVED' : undefined) : 'FLOW_STEP';
  return [await task(step, 'FLOW_TODO'), ...(progress ? [await applicant(step, progress)] : [])];
}

/** Nobody decided: who applied and who was to decide read why it is over. */
const endNews = async (step: FlowStepped): Promise<readonly News[]> => [
  await applicant(step, 'FLOW_CLOSED'),
  await former(step, 'FLOW_CLOSED'),
];

const NEWS: Partial<Record<Verb, (step: FlowStepped) => Promise<readonly News[]>>> = {
  submit: async (step) =>
    isRunning(step) ? [await task(step, 'FLOW_TODO')] : [await applicant(step, 'FLOW_PASSED')],
  approve: onward,
  reject: async (step) => [
    isRunning(step) ? await task(step, 'FLOW_TODO') : await applicant(step, 'FLOW_REJECTED'),
  ],
  back: async (step) =>
    isRunning(step) ? [await task(step, 'FLOW_TODO')] : [await applicant(step, 'FLOW_BACK')],
  transfer: async (step) => [await task(step, 'FLOW_TRANSFER')],
  reclaim: async (step) => [await relieved(step), await task(step, 'FLOW_TODO')],
  addSign: async (step) => [await task(step, 'FLOW_SIGN')],
  entrust: async (step) => [await task(step, 'FLOW_ENTRUST')],
  dropSign: async (step) => [await relieved(step), ...(await onward(step))],
  retrieve: async (step) => [await relieved(step)],
  comment: async (step) => [
    await applicant(step, 'FLOW_COMMENT'),
    { ...(await task(step, 'FLOW_COMMENT')), isTask: false },
  ],
  urge: async (step) => [await task(step, 'FLOW_URGE')],
  withdraw: async (step) => [await former(step, 'FLOW_WITHDRAWN')],
  void: async (step) => [await applicant(step, 'FLOW_VOID')],
};

/** Of what nobody did. */
const EVENTS: Partial<
  Record<NonNullable<FlowStepped['event']>, (step: FlowStepped) => Promise<readonly News[]>>
> = {
  due: async (step) => [await task(step, 'FLOW_DUE')],
  handed: async (step) => [await task(step, 'FLOW_TRANSFER')],
  moved: async (step) => [await task(step, 'FLOW_TODO'), await applicant(step, 'FLOW_MOVED')],
  objected: async (step) => [{ template: 'FLOW_OBJECTION', to: await judgesOf(step), isTask: true }],
};

async function send(
  step: FlowStepped,
  template: string,
  people: readonly Subject[],
  isTask: boolean,
): Promise<void> {
  if (people.length === 0) return;
  const { entity, row, before, caller, opinion } = step;
  const recipients = [];
  for (const person of people) {
    const { UserId, TrueName, OrgId } = person;
    const url = step.objection
      ? `${namedRoutes.flowTodo}?row=${step.objection.id}`
      : await addressOf(step, person, isTask);
    recipients.push({ UserId, TrueName, OrgId: OrgId || null, ...(url === undefined ? {} : { url }) });
  }
  await push(step, {
    template,
    values: {
      Entity: entity.title,
      Name: String(row['TrueName'] ?? ''),
      No: String(row['ApplyNo'] ?? row[entity.label] ?? ''),
      Node: String(row['CurrentNodeName'] ?? ''),
      From: step.passed ?? String(before['CurrentNodeName'] ?? ''),
      By: caller.subject.TrueName,
      Opinion: opinion ?? '',
      Said: opinion ? `：${opinion}` : '',
    },
    people: recipients,
    about: aboutOf(step),
    group: isTask ? MSG_GROUP.Todo : MSG_GROUP.Message,
    org: (row['CollegeId'] as string | null | undefined) ?? null,
  });
}

/**
 * What was to be done with the application as it stood is done, or taken back: nobody is kept waiting by an old message, and the bell
 * shows no work, read or not, that waits no more.
 */
async function endTasks(step: FlowStepped): Promise<void> {
  const { entity, row, verb } = step;
  if (verb === 'urge' || verb === 'comment' || step.event === 'due' || step.event === 'objected') return;
  const { judged = [] } = step;
  if (judged.length > 0) await endMessages(step, entities.FlowObjection, judged);
  // Of an application that stays where it is the messages stay too.
  if (step.event !== 'nothing') await endMessages(step, entity.name, [row['Id']]);
}

/** One by one: of a list of unknown length the database would plan each time anew, which takes four times as long as to do it. */
async function endMessages(step: FlowStepped, type: string, ids: readonly unknown[]): Promise<void> {
  await inOneGo(ids.map((id) => endMessagesOf(step, type, id)));
}

const endMessagesOf = (step: FlowStepped, type: string, id: unknown): Promise<unknown> =>
  changeWhere(
    step,
    entities.UserMessage,
    `UPDATE "UserMessage" SET "IsRead" = 1, "ReadTime" = coalesce("ReadTime", now()), "IsDeleted" = 1
     WHERE "IsDeleted" = 0 AND "MsgGroup" = '${MSG_GROUP.Todo}' AND "BizId" = ANY(ARRAY(SELECT l."Id" FROM "PushLog" l JOIN "PushTask" t ON t."Id" = l."TaskId"
       WHERE t."BizType" = $1 AND t."BizId" = $2 AND t."IsDeleted" = 0 AND l."IsDeleted" = 0))`,
    [type, id],
    { as: 'record' },
  );

/** A message about an objection is done with the objection; any other with the application. */
const aboutOf = ({ entity, row, objection }: FlowStepped) =>
  objection
    ? { type: entities.FlowObjection, id: objection.id }
    : { type: entity.name, id: String(row['Id']) };
