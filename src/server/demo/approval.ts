import { FLOW_ACTION, FLOW_STATUS } from '../../contract/generated/codes.ts';
import type { Row } from '../../contract/rules.ts';
import type { AbsencePlan } from './leave-plan.ts';
import type { StaffPlan } from './plan.ts';
import { stamped, type Making } from './rows.ts';
import { staffName } from './staff.ts';

/** A node that this application passes, and who sits there. */
export interface Step {
  readonly id: string;
  readonly title: string;
  readonly role: string;
  readonly handler: StaffPlan;
}

/** The college administrator, the school's, the graduate school's: by account. */
export function officer({ plan }: Making, login: string): StaffPlan {
  const found = plan.staff.find((person) => person.login === login);
  if (!found) throw new Error(`no such account in the plan: ${login}`);
  return found;
}

export const collegeOfficer = (making: Making, college: number): StaffPlan =>
  officer(making, `college${String(college + 1).padStart(2, '0')}`);

/** Who applies. */
export interface Applicant {
  readonly userId: string;
  readonly name: { readonly TrueName: string };
}

/** What an application has come to, and the hour that it is about. */
type Coming = Pick<AbsencePlan, 'key' | 'start' | 'status' | 'fresh'>;

interface Course {
  /** Flow columns of the application. */
  readonly columns: Row;
  readonly records: Row[];
  /** When it was written, hours from t0's midnight; always before t0's day. */
  readonly created: number;
}

const { Draft, Running, Passed, Rejected, Withdrawn } = FLOW_STATUS;

/** Lets an application run through its nodes as far as its status says, with the records of every step. */
export function courseOf(
  making: Making,
  entity: string,
  applicant: Applicant,
  row: { readonly id: string; readonly plan: Coming; readonly steps: readonly Step[] },
): Course {
  const { calendar } = making;
  const { plan, steps } = row;
  const created = Math.min(plan.start - 30, -8 - making.dice.below(56, 'approval.created', plan.key));
  const at = (step: number) => calendar.fromMidnight(Math.min(created + 1 + step, -1 + step / 60));
  const records: Row[] = [];
  const write = (action: string, step: Step | undefined, by: { id: string; name: string }, opinion: string) =>
    records.push(
      stamped(
        making.dice.id('record', `${plan.key}.${entity}.${records.length}`),
        at(records.length),
        {
          Entity: entity,
          RowId: row.id,
          NodeId: step?.id ?? null,
          NodeName: step?.title ?? '申请人',
          ActionType: action,
          Opinion: opinion,
          UserId: by.id,
          TrueName: by.name,
          ActDate: at(records.length),
        },
        by,
      ),
    );
  const student = { id: applicant.userId, name: applicant.name.TrueName };
  if (plan.status === Draft) return { columns: { Status: Draft }, records, created };
  write(FLOW_ACTION.Submit, undefined, student, '提交');
  const columns: Row = { Status: plan.status, SubmitDate: at(0) };
  if (plan.status === Withdrawn) {
    write(FLOW_ACTION.Withdraw, steps[0], student, '行程有变');
    return { columns, records, created };
  }
  const handled = stepsHandled(making, plan, steps.length);
  for (const step of steps.slice(0, handled)) {
    const last = step === steps[handled - 1];
    const refused = last && plan.status === Rejected;
    const by = { id: step.handler.userId, name: staffName(making, step.handler) };
    write(
      refused ? FLOW_ACTION.Reject : FLOW_ACTION.Approve,
      step,
      by,
      refused ? '理由不充分，请补充说明' : '同意',
    );
  }
  const acted = steps.slice(0, handled).map((step) => step.handler.userId);
  columns['HandledUserIds'] = acted.length > 0 ? [...new Set(acted)] : null;
  if (plan.status !== Running)
    return { columns: { ...columns, FinishDate: at(records.length - 1) }, records, created };
  const next = steps[handled]!;
  const present = { CurrentNode: next.id, CurrentNodeName: next.title, CurrentRole: next.role };
  return { columns: { ...columns, ...present }, records, created };
}

function stepsHandled({ dice }: Making, plan: Coming, count: number): number {
  if (plan.status === Passed) return count;
  if (plan.status === Rejected) return dice.between(1, count, 'approval.node', plan.key);
  return plan.fresh ? 0 : dice.below(count, 'approval.node', plan.key);
}
