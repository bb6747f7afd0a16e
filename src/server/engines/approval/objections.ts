import {
  FLOW_ACTION,
  FLOW_STATUS,
  FLOW_TASK_KIND,
  OBJECTION_STATE,
  FLOW_PUBLICITY_STATE,
} from '../../../contract/generated/codes.ts';
import { entities, type FlowObjection, type FlowPublicity } from '../../../contract/generated/entities.ts';
import { lastResort } from '../../../contract/flow/nodes.ts';
import type { PublicityNode } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import { entityOf } from '../../data/entities.ts';
import { record } from '../../data/flow/acting.ts';
import { resumeApplication } from '../../data/flow/flow-steps.ts';
import { worldOf } from '../../data/flow/world.ts';
import type { HandlerContext, RowHook, WriteContext } from '../../data/module.ts';
import { refuse } from '../../data/refusal.ts';
import { changeRow, lockRow } from '../../data/write/system-write.ts';

interface Judge {
  readonly HandlerId?: string;
  readonly OwnerId?: string;
  readonly Role?: string;
}

const publicityOf = async (context: WriteContext, objection: Row) =>
  (await lockRow(
    context,
    entities.FlowPublicity,
    String(objection['PublicityId']),
  )) as unknown as FlowPublicity;

/** An objection is taken while something is shown. */
export async function judgeObjection(hook: RowHook<FlowObjection>): Promise<void> {
  const { State, EndTime } = await publicityOf(hook, hook.row);
  if (State !== FLOW_PUBLICITY_STATE.Running || String(EndTime) <= hook.now)
    throw refuse('公示已结束，不能再提出异议');
}

/** The people that decide on an objection, as far as they can: neither who applied nor who objects. */
async function judgesOf(
  hook: RowHook,
  entity: EntityModel,
  row: Row,
  { judge }: PublicityNode,
): Promise<Judge[]> {
  if (!judge) return [];
  const world = worldOf(hook, entity, row);
  const able = await world.able((await world.people(judge)).ids, 'judge');
  const others = able.filter((id) => id !== hook.caller.subject.UserId);
  return others.map((id) => ({ HandlerId: id, OwnerId: id }));
}

/** An objection is put before the people that the definition names; without any, before who administers the flow. */
export async function placeObjection(hook: RowHook<FlowObjection>): Promise<void> {
  if (hook.before) return;
  const publicity = await publicityOf(hook, hook.row);
  const entity = entityOf(hook.engine, String(publicity.Entity));
  const id = String(hook.row['Id']);
  await resumeApplication(
    hook,
    { entity, enCode: hook.enCode },
    String(publicity.RowId),
    async (course, row) => {
      const task = course.open.find((one) => one.Id === publicity.TaskId);
      const node = task && course.define.walker.node(task.NodeId);
      if (node?.kind !== 'publicity') return 'nothing';
      const judges = await judgesOf(hook, entity, row, node);
      course.object(node, id, judges.length > 0 ? judges : [{ Role: lastResort(course.define.flow) }]);
      await record(hook, entity, row, FLOW_ACTION.Object, task, null);
      return 'objected';
    },
    { objection: id },
  );
}

/** Decides on an objection. */
export const decideObjection =
  (isUpheld: boolean) =>
  async (context: HandlerContext): Promise<true> => {
    const [row = {}] = context.rows;
    const objection = row as Row & Partial<FlowObjection>;
    const reply = String(context.params['Reply']);
    const { subject } = context.caller;
    const publicity = await publicityOf(context, objection);
    const entity = entityOf(context.engine, String(publicity.Entity));
    await resumeApplication(
      context,
      { entity, enCode: context.enCode },
      String(publicity.RowId),
      async (course, own) => {
        const task = course.acting.find(
          ({ Kind, OfTaskId, HandlerId, Role }) =>
            Kind === FLOW_TASK_KIND.Objection &&
            OfTaskId === objection.Id &&
            (HandlerId === subject.UserId || (HandlerId === null && subject.Roles.includes(Role ?? ''))),
        );
        if (!task) throw refuse('该异议不由您处理');
        const action = isUpheld ? FLOW_ACTION.Uphold : FLOW_ACTION.Dismiss;
        await record(context, entity, own, action, task, reply);
        await course.judge(task, subject.UserId, isUpheld);
        if (isUpheld) own['LastOpinion'] = `公示异议成立：${reply}`.slice(0, 200);
        if (isUpheld) return course.status === FLOW_STATUS.Running ? 'moved' : undefined;
        return course.open.some(({ Id }) => Id === publicity.TaskId) ? 'nothing' : undefined;
      },
    );
    const State = isUpheld ? OBJECTION_STATE.Upheld : OBJECTION_STATE.Dismissed;
    await changeRow(context, entities.FlowObjection, row, { State, Reply: reply }, context.enCode);
    return true;
  };
