import {
  FLOW_ACTION,
  FLOW_DUE_STATE,
  FLOW_STATUS,
  FLOW_TASK_KIND,
  FLOW_TASK_STATE,
} from '../../../contract/generated/codes.ts';
import type { FlowDue } from '../../../contract/generated/meta.ts';
import { FLOW_TASKS, type EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import { programCaller } from '../access/program-caller.ts';
import type { Engine } from '../engine.ts';
import { entityOf } from '../entities.ts';
import type { FlowEvent, WriteContext } from '../module.ts';
import { ident } from '../sql/sql.ts';
import { databaseNow } from '../time/clock.ts';
import { oneByOne } from '../time/one-by-one.ts';
import { record } from './acting.ts';
import type { FlowTask } from './course-facts.ts';
import type { Course } from './course.ts';
import { resumeApplication } from './flow-steps.ts';
import { worldOf } from './world.ts';

const CLOCK = programCaller('系统', 'clock');
const AT_ONCE = 500;

interface Due {
  readonly Id: string;
  readonly Entity: string;
  readonly RowId: string;
}

/**
 * Does what definitions say of tasks whose time is over, each in a transaction of its own. Under the lock of the application the
 * task is looked at again, so that it is done once, however many nodes look at the same time. One that fails leaves the others
 * alone; its failure is thrown when they are done. @returns how many were done
 */
export async function keepDue(engine: Engine): Promise<number> {
  const { rows } = await engine.database.query<Due>(
    `SELECT "Id", "Entity", "RowId" FROM ${ident(entityOf(engine, FLOW_TASKS).table)}
     WHERE "State" = $1 AND "DueState" = $2 AND "DueDate" <= now() AND "IsDeleted" = 0 ORDER BY "DueDate", "Id" LIMIT ${AT_ONCE}`,
    [FLOW_TASK_STATE.Open, FLOW_DUE_STATE.Running],
  );
  let done = 0;
  await oneByOne(rows, async (due) => {
    const entity = engine.catalog.entities.get(due.Entity);
    if (!entity?.flow) return;
    const isDone = await engine.database.transaction(async (tx) => {
      const context = { engine, tx, caller: CLOCK, now: await databaseNow(tx) };
      return resumeApplication(context, { entity, enCode: '' }, due.RowId, (course, row) =>
        fire(context, entity, { course, row }, due.Id),
      );
    });
    if (isDone) done += 1;
  });
  return done;
}

/** What an application is worked on with. */
interface Worked {
  readonly course: Course;
  readonly row: Row;
}

async function fire(
  context: WriteContext,
  entity: EntityModel,
  { course, row }: Worked,
  id: string,
): Promise<FlowEvent | false | undefined> {
  const task = course.open.find((one) => one.Id === id);
  const isDue = task?.DueState === FLOW_DUE_STATE.Running && (task.DueDate ?? '9') <= context.now;
  if (!task || !isDue) return false;
  if (task.Kind === FLOW_TASK_KIND.Wait) {
    await course.endPublicity(task.NodeId);
    return course.open.some((one) => one.Id === id) ? false : undefined;
  }
  const node = course.define.walker.node(task.NodeId);
  if (node?.kind !== 'approve' || !node.due) return false;
  return DUE[node.due.then](context, entity, { course, row }, { task, due: node.due });
}

type Then = (
  context: WriteContext,
  entity: EntityModel,
  worked: Worked,
  of: { readonly task: FlowTask; readonly due: FlowDue },
) => Promise<FlowEvent | undefined>;

const DUE: Record<FlowDue['then'], Then> = {
  async remind(context, entity, { row }, { task }) {
    task.DueState = FLOW_DUE_STATE.Reminded;
    await record(context, entity, row, FLOW_ACTION.Remind, task, '办理期限已到');
    return 'due';
  },
  async pass(context, entity, { course, row }, { task }) {
    task.DueState = FLOW_DUE_STATE.Passed;
    await record(context, entity, row, FLOW_ACTION.Approve, task, '办理期限已到，自动同意');
    await course.agree(task, '');
    return undefined;
  },
  async reject(context, entity, { course, row }, { task }) {
    task.DueState = FLOW_DUE_STATE.Rejected;
    const opinion = '办理期限已到，自动驳回';
    await record(context, entity, row, FLOW_ACTION.Reject, task, opinion);
    if (await course.reject(task, '')) row['LastOpinion'] = opinion;
    // The person who entrusted it has it again.
    const isBack = task.Kind === FLOW_TASK_KIND.Entrusted;
    return isBack || course.status === FLOW_STATUS.Rejected ? undefined : 'nothing';
  },
  async hand(context, entity, { course, row }, { task, due }) {
    task.DueState = FLOW_DUE_STATE.Handed;
    const world = worldOf(context, entity, row);
    const named = due.to ? await world.people(due.to) : { ids: [] };
    const ids = await world.able(named.ids, 'decide');
    const busy = course.acting.map(({ HandlerId }) => HandlerId);
    const to = ids.find((id) => !busy.includes(id));
    if (to === undefined) {
      await record(context, entity, row, FLOW_ACTION.Remind, task, '办理期限已到，没有可转交的人员');
      return 'due';
    }
    await record(context, entity, row, FLOW_ACTION.Transfer, task, '办理期限已到，自动转交', {
      ToUserId: to,
    });
    course.handOver(task, to, null);
    return 'handed';
  },
};
