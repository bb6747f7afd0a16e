import type { ActionFile, PageButton, Verb } from '../../contract/generated/meta.ts';
import type { Subject } from '../../contract/subject.ts';
import { windowProblem } from '../../contract/window.ts';
import type { Row } from '../renderer/data.ts';
import { holds, shanghaiNow } from '../renderer/schema/judge.ts';
import type { ActionTarget } from '../renderer/schema/target.ts';

/** Why an action may not run on a row at this moment. Apart from the buttons, since formulas weigh more than a whole frame. */
export const closedNow = (action: ActionFile, row: Row, me: Subject): string | undefined =>
  windowProblem(action, { row, me, now: shanghaiNow() });

/** Verbs whose condition is not about a row that is there. */
const MAKERS: ReadonlySet<Verb> = new Set<Verb>(['add', 'import', 'template', 'export', 'plain']);

/** Why an action may run on none of the rows, by what the server told with each: said before anything is asked. */
export function closedRows(
  { EnCode }: PageButton,
  action: ActionFile,
  { rows }: ActionTarget,
  me: Subject,
): string | undefined {
  if (action.when === undefined || action.table || rows.length === 0 || MAKERS.has(action.verb))
    return undefined;
  const mayRun = (row: Row) => {
    const told: unknown = row['_Actions'];
    return Array.isArray(told)
      ? told.includes(EnCode)
      : holds(action.when, { row, me, buttons: new Set([EnCode]) });
  };
  if (rows.some(mayRun)) return undefined;
  return action.refuse ?? `当前状态不能${action.title}`;
}
