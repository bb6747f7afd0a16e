import { CHECKIN_STATE, PAY_STATE, SELECT_MODE, STEP_STATE } from '../../../../contract/generated/codes.ts';
import { FINISHED } from '../../../engines/checklist/marks.ts';

/** What decides whether a new student may be checked in. */
export interface Standing {
  /** Item of CHECKIN_STATE. */
  readonly state: string;
  readonly payState: string;
  /** Whether a bill was written for them; who was admitted after the others may have none. */
  readonly hasBills: boolean;
  readonly dormState: string;
  readonly photoState: string;
  readonly requirePaid: boolean;
  readonly requireConfirmDorm: boolean;
  readonly dormMode: string;
}

const PAID: readonly string[] = [PAY_STATE.Paid, PAY_STATE.Green];

/** Reasons that a person in charge may set aside. */
function hindrancesOf(standing: Standing): string[] {
  const { payState, hasBills, dormState, photoState, requirePaid, requireConfirmDorm, dormMode } = standing;
  const hasDorm = FINISHED.includes(dormState) || dormMode === SELECT_MODE.Staff;
  return [
    ...(requirePaid && !PAID.includes(payState)
      ? [hasBills ? '未缴清费用' : '还没有账单，请财务生成账单']
      : []),
    ...(requireConfirmDorm && !hasDorm ? ['未确认宿舍'] : []),
    ...(photoState === STEP_STATE.SentBack ? ['证件照被退回'] : []),
  ];
}

/** Why nobody may check them in as their state is; undefined when their state allows it. A student who has come is another case. */
export function closedBy(state: string): string | undefined {
  if (state === CHECKIN_STATE.Waiting) return '该生尚未预报到';
  if (state === CHECKIN_STATE.NotComing) return '该生已登记为不来报到';
  return undefined;
}

/** Everything that stands against checking them in. */
export function reasonsAgainst(standing: Standing): string[] {
  const closed = closedBy(standing.state);
  return [...(closed === undefined ? [] : [closed]), ...hindrancesOf(standing)];
}
