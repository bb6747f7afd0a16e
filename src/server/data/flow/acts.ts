import {
  FLOW_ACTION,
  FLOW_SIGN_PLACE,
  FLOW_STATUS,
  FLOW_TASK_KIND,
} from '../../../contract/generated/codes.ts';
import type { ApproveNode, Verb } from '../../../contract/generated/meta.ts';
import { FLOW_RECORDS, type EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import { entityOf } from '../entities.ts';
import type { WriteContext } from '../module.ts';
import { refuse, refuseFields } from '../refusal.ts';
import {
  APPLICANT,
  approvalOf,
  handle,
  keep,
  opinionOf,
  record,
  requiredOpinion,
  type Acting,
  type Held,
} from './acting.ts';
import type { FlowTask } from './course-facts.ts';
import type { Course } from './course.ts';
import { courseOf, MAY, voidCourse } from './courses.ts';
import { takeSent } from './sent-with.ts';

// SQL: * is ApprovalRecord

type Step = (acting: Acting) => Promise<void>;

/** @throws Refusal where the node does not allow an act */
function requireMay(course: Course, task: FlowTask, act: NonNullable<ApproveNode['may']>[number]): void {
  if (!(approvalOf(course, task).may ?? MAY).includes(act))
    throw refuse(act === 'batch' ? '该环节需要逐条办理' : '该环节不允许此操作');
}

/** @throws Refusal for somebody who was only asked to sign, or to work on it */
function requireSigner({ task }: Held): void {
  if (task.Kind !== FLOW_TASK_KIND.Sign && task.Kind !== FLOW_TASK_KIND.After)
    throw refuse('您是受邀办理，只能同意或驳回');
}

/** The node that it is sent back to; the applicant when none is named. @throws Refusal for one that the definition does not allow */
function targetOf(course: Course, task: FlowTask, { Node }: Row): string | undefined {
  const to: readonly string[] = approvalOf(course, task).back?.to ?? ['applicant'];
  if (!Node) {
    if (!to.includes('applicant')) throw refuseFields([{ Key: 'Node', Message: '请选择退回的环节' }]);
    return undefined;
  }
  const targets = course.backTargets(task);
  const isAllowed = to.includes('any') || (to.includes('previous') && targets.at(-1) === Node);
  if (!isAllowed || !targets.includes(String(Node))) throw refuse('不能退回到该环节');
  return String(Node);
}

/** The person that an act names. */
function userOf({ params, context }: Acting, message: string): string {
  const { UserId } = params;
  if (!UserId) throw refuseFields([{ Key: 'UserId', Message: message }]);
  if (UserId === context.caller.subject.UserId)
    throw refuseFields([{ Key: 'UserId', Message: '不能选择本人' }]);
  return String(UserId);
}

/** Decides: what is sent with it is taken, the course goes on. */
async function decide(
  acting: Acting,
  verb: 'approve' | 'reject' | 'back',
  actionType: string,
  opinion: string | null,
  work: (course: Course, held: Held) => Promise<void> | void,
): Promise<void> {
  await handle(acting, actionType, opinion, work, (course, { task }) => {
    if (acting.isBatch) requireMay(course, task, 'batch');
    return takeSent(acting, course, task, verb);
  });
}

/** What each verb of an approval does with the course of an application. */
export const STEPS: Partial<Record<Verb, Step>> = {
  approve: (acting) =>
    decide(acting, 'approve', FLOW_ACTION.Approve, opinionOf(acting.params, '同意'), (course, { task }) =>
      course.agree(task, acting.context.caller.subject.UserId),
    ),
  async reject(acting) {
    const opinion = requiredOpinion(acting.params, '请输入驳回原因');
    await decide(acting, 'reject', FLOW_ACTION.Reject, opinion, async (course, { task }) => {
      const isOver = await course.reject(task, acting.context.caller.subject.UserId);
      if (isOver) acting.row['LastOpinion'] = opinion;
    });
  },
  async back(acting) {
    const opinion = requiredOpinion(acting.params, '请输入退回原因');
    await decide(acting, 'back', FLOW_ACTION.Back, opinion, async (course, held) => {
      requireSigner(held);
      const to = targetOf(course, held.task, acting.params);
      await course.sendBack(held.task, acting.context.caller.subject.UserId, to);
    });
    acting.row['LastOpinion'] = opinion;
  },
  async transfer(acting) {
    const to = userOf(acting, '请选择转办人');
    await handle(
      acting,
      FLOW_ACTION.Transfer,
      opinionOf(acting.params),
      (course, { task }) => course.handOver(task, to, acting.context.caller.subject.UserId),
      async (course, { task }) => {
        requireMay(course, task, 'transfer');
        return { ...(await takeSent(acting, course, task, 'transfer')), ToUserId: to };
      },
    );
  },
  async addSign(acting) {
    const to = userOf(acting, '请选择加签人');
    const where = acting.params['Place'] === FLOW_SIGN_PLACE.After ? 'after' : 'before';
    await handle(
      acting,
      FLOW_ACTION.AddSign,
      opinionOf(acting.params),
      (course, { task, as }) => course.addSign(task, as.UserId, [to], where),
      async (course, held) => {
        requireMay(course, held.task, where === 'after' ? 'addAfter' : 'addBefore');
        requireSigner(held);
        requireOther(course, held.task, to);
        const sent = where === 'after' ? await takeSent(acting, course, held.task, 'approve') : {};
        return { ...sent, ToUserId: to };
      },
    );
  },
  async entrust(acting) {
    const to = userOf(acting, '请选择受委派人');
    await handle(
      acting,
      FLOW_ACTION.Entrust,
      opinionOf(acting.params),
      (course, { task, as }) => course.entrust(task, as.UserId, to),
      (course, held) => {
        requireMay(course, held.task, 'entrust');
        requireSigner(held);
        requireOther(course, held.task, to);
        return { ToUserId: to };
      },
    );
  },
  async dropSign({ context, entity, row, params }) {
    const stored = await courseOf(context, entity, row);
    const { UserId } = context.caller.subject;
    const added = stored.course.acting.filter(({ AddedById }) => AddedById === UserId);
    const [first] = added;
    if (!first) throw refuse('没有您加签或委派的待办，不用撤销');
    await record(context, entity, row, FLOW_ACTION.DropSign, first, opinionOf(params));
    for (const task of added) await stored.course.dropSign(task);
    await keep(context, entity, row, stored);
  },
  async retrieve({ context, entity, row, params }) {
    const stored = await courseOf(context, entity, row);
    const { course } = stored;
    if (!course.canRetrieve(context.caller.subject.UserId)) throw refuse('下一环节已查看或办理，不能拿回');
    const task = course.tasks.find(({ Id }) => Id === course.undo!.task);
    await record(context, entity, row, FLOW_ACTION.Retrieve, task, opinionOf(params));
    course.retrieve();
    await keep(context, entity, row, stored);
  },
  async reclaim({ context, entity, row, params }) {
    const stored = await courseOf(context, entity, row);
    const task = stored.course.acting.find(({ FromId }) => FromId);
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
    // The applicant urges: no line of the log may read as if the applicant acted at the node.
    const by = { NodeName: APPLICANT };
    await record(context, entity, row, FLOW_ACTION.Urge, course.open[0], opinionOf(params), by);
  },
  async comment({ context, entity, row, params }) {
    const opinion = requiredOpinion(params, '请输入评论');
    const { course } = await courseOf(context, entity, row);
    await record(context, entity, row, FLOW_ACTION.Comment, course.open[0], opinion);
  },
  async void({ context, entity, row, params }) {
    const reason = requiredOpinion(params, '请输入作废原因');
    await record(context, entity, row, FLOW_ACTION.Void, undefined, reason);
    row['Status'] = FLOW_STATUS.Voided;
    await voidCourse(context, row);
  },
};

/** @throws Refusal for somebody who has to act at the node already */
function requireOther(course: Course, { NodeId }: FlowTask, userId: string): void {
  if (course.acting.some((task) => task.NodeId === NodeId && task.HandlerId === userId))
    throw refuseFields([{ Key: 'UserId', Message: '该人员已是本环节的办理人' }]);
}

async function requireQuietSince(context: WriteContext, entity: EntityModel, row: Row): Promise<void> {
  const records = entityOf(context.engine, FLOW_RECORDS);
  const answer = await context.tx.query(
    `SELECT 1 FROM "${records.table}" WHERE "Entity" = $1 AND "RowId" = $2 AND "IsDeleted" = 0 AND "ActionType" = $3
     AND "ActDate" > greatest($4::timestamptz - interval '1 hour', $5::timestamptz) LIMIT 1`,
    // What was handed in anew has not been urged yet.
    [entity.name, row['Id'], FLOW_ACTION.Urge, context.now, row['SubmitDate'] ?? null],
  );
  if (answer.rowCount) throw refuse('一小时内只能催办一次，请勿频繁催办');
}
