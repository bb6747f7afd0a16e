import { FLOW_TASK_STATE } from '../../../contract/generated/codes.ts';
import type { FlowTask } from './course-facts.ts';
import type { StoredCourse } from './courses.ts';

const waits = ({ IsCopy, State }: FlowTask): boolean =>
  !IsCopy && (State === FLOW_TASK_STATE.Open || State === FLOW_TASK_STATE.Ahead);

/** Title of the node at which people were asked before an act, and at which nothing is left to be asked after it. */
export function passedNode({ course, before }: StoredCourse): string | undefined {
  const left = new Set(course.tasks.filter(waits).map(({ NodeId }) => NodeId));
  const isPassed = ({ NodeId }: FlowTask) =>
    !left.has(NodeId) && course.define.walker.node(NodeId)?.kind === 'approve';
  return [...before.values()].find((task) => waits(task) && isPassed(task))?.NodeName;
}
