import { problemsOf, type ConditionType } from './check.ts';
import { ConditionError } from './error.ts';
import { evaluateTree, isLogical } from './evaluate.ts';
import { parseCondition } from './parse.ts';
import { readsOf } from './tree.ts';

export { checkCondition, typeOfCondition, type ConditionProblem, type ConditionType } from './check.ts';
export { ConditionError } from './error.ts';

/**
 * A condition of a schema file, ready to use. The language is a profile of CEL (Common Expression Language):
 *
 *     row.Days > 3 && row.LeaveType in ['3', '4']       numbers are JavaScript numbers, 3 and 3.5 mix freely
 *     row.EndTime > row.StartTime                       dates are text of one form, so text order is time order
 *     row.IsStayOut == 1, row.IsStayOut, !row.IsStayOut a yes/no field is 1 or 0 and may stand alone
 *     has(row.Reason), row.Reason == null               whether a value is there
 *     row.Reason.size() >= 5, size(row.Files) > 0
 *     me.Roles.exists(r, r == 'admin'), 'leave.approve' in buttons, x.ClassId in row.ClassIds
 *     row.Days > 3 ? '长假' : '短假', '共' + text(row.Days) + '天'
 *     days(from, to), hours, months, years, age(birth), addDays(date, 7), addMonths, startOf(date, 'month'), endOf, weekday, now()
 *     ceil(x), floor, abs, round(x, 2), roundEven(x, 2), percent(part, whole), clamp(x, low, high)
 *     x.contains(y), startsWith, endsWith, like('A?-*'), trim(), substring(0, 2), padStart(4, '0'), mask(3, 4), split('、'), text(x)
 *     list.sum(), mean(), min(), max(), first(), last(), distinct(), sort(), join('、'), size(list)
 *     count(money/Bill, x.FundId == row.Id), sum(money/Line, x.Amount, x.BillId == row.Id), mean, min, max, any(entity, which),
 *     all(entity, which, what holds) look at rows of an entity, each called x: in formulas, rules and conditions of buttons, where
 *     the database answers. A sum leaves out what is absent, and is 0 of none.
 *     countedDays(from, to), countedText(from, to), isRestDay(date), workdayAfter(date, 3), termWeek(date), termStart(date) and
 *     termEnd(date) ask the school's calendar, which only formulas (`value`) and rules of entities are given: SQL and grants look
 *     at the field that holds the answer. All others are known to SQL as well, and answer the same there; `functions/` says how
 *     each is written.
 *
 * **Numbers** have 15 digits, so that 0.1 + 0.2 is 0.3; a division by zero has no answer.
 *
 * **Absent values.** A field that is null or missing makes every comparison *unknown*, as in SQL: unknown is not true, and
 * neither is its negation, so `row.A == me.B` and `!(row.A == me.B)` both fail when `me.B` is missing and a missing
 * value never grants anything. `== null`, `!= null` and has() ask for absence itself. `false && unknown` is false,
 * `true || unknown` is true, `unknown ? a : b` is null, calculation with an absent value is null. A yes/no field that
 * is absent is unknown as well: write `row.X == null || !row.X` where an untouched box counts as "no". An empty text
 * in `me` counts as absent: a caller without a student id must not match the rows without one.
 *
 * There is no regular expression, no way to reach a prototype, and the source, its depth and its work are bounded.
 */
export interface Condition {
  readonly source: string;
  /** The value; null when a value it needs is absent (false for a comparison). Throws ConditionError for values of a wrong kind. */
  evaluate(scope: Record<string, unknown>): unknown;
  /** Whether the condition certainly holds. Never throws for what the scope contains: a wrong kind is false. */
  test(scope: Record<string, unknown>): boolean;
  /** what it looks at, such as "row.Status" and "me.ClassIds" */
  readonly reads: readonly string[];
}

const cacheSize = 5_000;
const untyped = new Map<string, Condition>();
const typed = new WeakMap<object, Map<string, Condition>>();

/**
 * Compiles a condition once per source. With `names` every name must be declared and every operation must suit the
 * declared types; without, any name is taken. Throws ConditionError for the first problem.
 */
export function compileCondition(source: string, names?: Record<string, ConditionType>): Condition {
  const cache = names ? cacheOf(names) : untyped;
  const known = cache.get(source);
  if (known) return known;
  const condition = compile(source, names);
  const [oldest] = cache.keys();
  if (cache.size >= cacheSize && oldest !== undefined) cache.delete(oldest);
  cache.set(source, condition);
  return condition;
}

function cacheOf(names: Record<string, ConditionType>): Map<string, Condition> {
  const known = typed.get(names);
  if (known) return known;
  const created = new Map<string, Condition>();
  typed.set(names, created);
  return created;
}

function compile(source: string, names?: Record<string, ConditionType>): Condition {
  const tree = parseCondition(source);
  const [problem] = problemsOf(tree, names);
  if (problem) {
    const [nearest] = problem.candidates ?? [];
    const hint = nearest ? `; did you mean "${nearest}"?` : '';
    throw new ConditionError(problem.message + hint, source, problem.position);
  }
  const logical = isLogical(tree);
  const evaluate = (scope: Record<string, unknown>) => {
    const value = evaluateTree(tree, scope, source);
    return value === null && logical ? false : value;
  };
  const test = (scope: Record<string, unknown>) => {
    try {
      const value = evaluate(scope);
      return value === true || value === 1;
    } catch (error) {
      if (error instanceof ConditionError) return false;
      throw error;
    }
  };
  return Object.freeze({ source, evaluate, test, reads: Object.freeze(readsOf(tree)) });
}
