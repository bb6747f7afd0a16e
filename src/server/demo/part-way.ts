import { FLOW_STATUS } from '../../contract/generated/codes.ts';
import { courseOf, type Applicant, type Step } from './approval.ts';
import type { Making } from './rows.ts';

/** How many nodes of a flow agreed; all of them is passed. */
export type Agreed = number | 'draft' | 'rejected';

/** Lets an application run through its flow as far as so many nodes that agreed, or to a refusal by the first. */
export function partWay(
  making: Making,
  entity: string,
  applicant: Applicant,
  { id, steps, agreed }: { readonly id: string; readonly steps: readonly Step[]; readonly agreed: Agreed },
): ReturnType<typeof courseOf> {
  const { status, taken } = endOf(steps, agreed);
  const plan = { key: `${entity}.${id}`, start: 0, status, fresh: true };
  const course = courseOf(making, entity, applicant, { id, plan, steps: taken });
  const next = typeof agreed === 'number' && agreed > 0 ? steps[agreed] : undefined;
  if (!next) return course;
  const present = { CurrentNode: next.id, CurrentNodeName: next.title, CurrentRole: next.role };
  return {
    ...course,
    columns: { ...course.columns, ...present, Status: FLOW_STATUS.Running, FinishDate: null },
  };
}

function endOf(steps: readonly Step[], agreed: Agreed) {
  if (agreed === 'draft') return { status: FLOW_STATUS.Draft, taken: steps };
  if (agreed === 'rejected') return { status: FLOW_STATUS.Rejected, taken: steps.slice(0, 1) };
  if (agreed === 0) return { status: FLOW_STATUS.Running, taken: steps };
  return { status: FLOW_STATUS.Passed, taken: steps.slice(0, agreed) };
}
