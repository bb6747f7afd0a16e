import { compileCondition } from '../../../contract/conditions/condition.ts';
import { rowAsRead } from '../../../contract/reached-row.ts';
import type { RuleContext } from '../../../contract/rules.ts';
import type { Subject } from '../../../contract/subject.ts';
import { serverNow } from '../../session/clock.ts';
import type { Row } from '../data.ts';
import { schoolCalendar } from './calendar.ts';

/** The time as conditions see it: the server's, on Shanghai's wall clock, whatever the browser's zone is. */
export function shanghaiNow(at: Date = new Date(serverNow())): string {
  return new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
}

/** What the rules of the contract are judged against in the browser. */
export const rulesFor = (me: Subject): Pick<RuleContext, 'me' | 'now' | 'calendar'> => ({
  me,
  now: shanghaiNow(),
  calendar: schoolCalendar(),
});

/** What conditions of pages are judged over. */
export interface JudgeScope {
  readonly row?: Row;
  readonly me: Subject;
  readonly form?: Row;
  readonly params?: Row;
  readonly chosen?: Row;
  readonly last?: Row;
  readonly filter?: Row;
  readonly reportDate?: string;
  readonly buttons?: ReadonlySet<string>;
}

/** Whether a condition holds; an absent condition does, one that does not parse does not, nor one of which too little is known. */
export const holds = (condition: string | undefined, scope: JudgeScope): boolean =>
  mayHold(condition, scope) === true;

/** The same; undefined where the condition reads through a reference of which the server has not told yet. */
export function mayHold(condition: string | undefined, scope: JudgeScope): boolean | undefined {
  if (condition === undefined) return true;
  try {
    const row = scope.row && rowAsRead(condition, scope.row);
    if (scope.row && !row) return undefined;
    return compileCondition(condition).test({
      ...scope,
      ...(row ? { row } : {}),
      buttons: [...(scope.buttons ?? [])],
      now: shanghaiNow(),
      calendar: schoolCalendar(),
    });
  } catch {
    return false;
  }
}

/** The value of a formula, or null. */
export function valueOf(formula: string, scope: JudgeScope): unknown {
  try {
    const names = { ...scope, now: shanghaiNow(), calendar: schoolCalendar() };
    return compileCondition(formula).evaluate(names) ?? null;
  } catch {
    return null;
  }
}
