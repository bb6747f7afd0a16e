import type { ActionFile } from '../../../contract/generated/meta.ts';
import { isSecond } from '../../../contract/action-rules.ts';
import { compileCondition } from '../../../contract/conditions/condition.ts';
import type { Row } from '../../../contract/rules.ts';
import { windowProblem } from '../../../contract/window.ts';
import type { Caller } from '../access/caller.ts';
import { refuse } from '../refusal.ts';

/** Refuses outside of the action's window, and when its own condition does not hold for the row. */
export function requireGuard(action: ActionFile, row: Row, caller: Caller, now: string): void {
  requireWindow(action, row, caller, now);
  requireSecond(action, row, caller);
  if (!action.when) return;
  const holds = compileCondition(action.when).test({
    row,
    me: caller.subject,
    now,
    buttons: [...caller.grants],
  });
  if (!holds) throw refuse(action.refuse ?? `当前状态不能${action.title}`);
}

/** The server refuses the person who asked, and everybody until somebody has: what two have to agree to is done by the second one. */
export function requireSecond({ second, title }: ActionFile, row: Row, { subject }: Caller): void {
  if (second === undefined || isSecond(row[second], subject.UserId)) return;
  throw refuse(row[second] ? '须由提出申请者以外的人办理' : `尚未有人提出申请，不能${title}`);
}

/** Refuses outside of the action's window. */
export function requireWindow(action: ActionFile, row: Row, caller: Caller, now: string): void {
  const closed = windowProblem(action, { row, me: caller.subject, now });
  if (closed !== undefined) throw refuse(closed);
}
