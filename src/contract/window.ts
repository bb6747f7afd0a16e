import { compileCondition } from './conditions/condition.ts';
import type { ActionFile } from './generated/meta.ts';

/** What the formulas of a window are worked out over. */
interface WindowScope {
  readonly row: Record<string, unknown>;
  readonly me: unknown;
  /** `YYYY-MM-DD HH:mm:ss`; the database's clock on the server. */
  readonly now: string;
}

/**
 * Why an action may not run now; both sides ask this same function.
 * @returns the Chinese text, undefined inside of the window or where there is none
 */
export function windowProblem(action: ActionFile, scope: WindowScope): string | undefined {
  if (!action.window) return undefined;
  const from = timeOf(action.window.from, scope);
  const to = timeOf(action.window.to, scope);
  // a day that ends the window belongs to it
  const isEarly = from !== '' && scope.now < from;
  const isLate = to !== '' && scope.now.slice(0, to.length) > to;
  if (!isEarly && !isLate) return undefined;
  if (from === '') return `不在开放时间内（${to} 截止）`;
  return to === '' ? `不在开放时间内（${from} 开始）` : `不在开放时间内（${from} 至 ${to}）`;
}

const timeOf = (formula: string | undefined, scope: WindowScope): string => {
  const value = formula === undefined ? undefined : compileCondition(formula).evaluate({ ...scope });
  return typeof value === 'string' ? value : '';
};
