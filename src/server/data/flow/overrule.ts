import { FLOW_ACTION, FLOW_STATUS } from '../../../contract/generated/codes.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import { approvals } from '../../../contract/flow/nodes.ts';
import { SUPER_ROLE } from '../../../contract/subject.ts';
import { entityOf } from '../entities.ts';
import type { FlowEvent, WriteContext } from '../module.ts';
import { refuse, refuseFields } from '../refusal.ts';
import { ableTo } from './able.ts';
import type { FlowTask } from './course-facts.ts';
import type { Course } from './course.ts';
import { jumpFault, jumpTargets } from './jump-targets.ts';
import { resumeApplication, type Telling } from './flow-steps.ts';
import { keepRecord } from './record.ts';

/** The administrator that overrules an approval, and the EnCode of the act. */
export interface Overruling extends WriteContext {
  readonly enCode: string;
}

/** An application whose approval is overruled: locked, and as it stands. */
export interface Overruled {
  readonly entity: EntityModel;
  readonly row: Row;
  readonly course: Course;
}

/**
 * Does something with an application in the place of the people that have it; what waits for it goes on as after any other act.
 * @throws Refusal for an application that does not run, or whose flow the caller does not administer
 */
export async function overrule(
  context: Overruling,
  { Entity, RowId }: { readonly Entity: string; readonly RowId: string },
  telling: Telling,
  work: (of: Overruled) => Promise<FlowEvent | void>,
): Promise<void> {
  const { engine, caller, enCode } = context;
  const entity = entityOf(engine, Entity);
  const administrators = [SUPER_ROLE, ...(entity.flow?.administrators ?? [])];
  if (!administrators.some((role) => caller.subject.Roles.includes(role)))
    throw refuse(`您不是${entity.title}审批的管理员`);
  let isRunning = false;
  await resumeApplication(
    context,
    { entity, enCode },
    RowId,
    async (course, row) => {
      isRunning = true;
      return work({ entity, row, course });
    },
    telling,
  );
  if (!isRunning) throw refuse('该申请已不在审批中，请刷新后再试');
}

/** Puts another person in the place of the one that has a task. @throws Refusal when that person could not act on it */
export async function reassign(
  context: Overruling,
  of: Overruled,
  task: FlowTask,
  { to, reason }: { readonly to: string; readonly reason: string },
): Promise<void> {
  const { course } = of;
  if (course.open.some(({ NodeId, HandlerId }) => NodeId === task.NodeId && HandlerId === to))
    throw refuseFields([{ Key: 'UserId', Message: '此人已在办理该环节' }]);
  if (!(await isAble(context, of, to)))
    throw refuseFields([{ Key: 'UserId', Message: `所选的人没有办理${of.entity.title}的权限` }]);
  await note(context, of, FLOW_ACTION.Reassign, task, reason, to);
  course.reassign(task, to);
}

/** Whether a person may decide on the application once it is that person's. */
export async function isAble(
  context: Overruling,
  { entity, row }: Pick<Overruled, 'entity' | 'row'>,
  userId: string,
): Promise<boolean> {
  for (const [enCode, { verb }] of entity.actions) {
    if (verb !== 'approve') continue;
    const able = await ableTo(context.engine, context.tx, context.caller, { enCode, param: 'UserId' }, [row]);
    if (able.includes(userId)) return true;
  }
  return false;
}

/** Goes on at another node at which people act; what waits is closed. @throws Refusal for a node that cannot be gone to */
export async function jump(
  context: Overruling,
  of: Overruled,
  { node, reason }: { readonly node: string; readonly reason: string },
): Promise<FlowEvent> {
  const { course } = of;
  const { flow, walker } = course.define;
  const target = approvals(flow).find(({ id }) => id === node);
  if (!target) {
    const titles = jumpTargets(flow, course.state).map(({ title }) => title);
    throw refuseFields([
      { Key: 'Node', Message: `该申请的流程没有这个环节；可以跳转到：${titles.join('、')}` },
    ]);
  }
  const from = course.open[0];
  const fault = jumpFault(walker, course.state, target.id);
  if (fault !== undefined) throw refuseFields([{ Key: 'Node', Message: fault }]);
  await note(context, of, FLOW_ACTION.Jump, from, `跳转到${target.title}：${reason}`);
  await course.jump(target.id);
  return 'moved';
}

/** Ends an application that nobody decided on. */
export async function terminate(context: Overruling, of: Overruled, reason: string): Promise<void> {
  const { course, row } = of;
  await note(context, of, FLOW_ACTION.Terminate, course.open[0], reason);
  course.close(FLOW_STATUS.Rejected);
  row['LastOpinion'] = reason;
}

const note = (
  context: Overruling,
  { entity, row }: Overruled,
  ActionType: string,
  task: FlowTask | undefined,
  Opinion: string,
  ToUserId?: string,
): Promise<void> =>
  keepRecord(context, entity, row, {
    NodeId: task?.NodeId ?? null,
    NodeName: task?.NodeName ?? null,
    ActionType,
    Opinion,
    ...(ToUserId === undefined ? {} : { ToUserId }),
  });
