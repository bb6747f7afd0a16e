import type { FieldProblem } from '../../../contract/envelope.ts';
import { compileCondition } from '../../../contract/conditions/condition.ts';
import type { EntityModel } from '../../../contract/model.ts';
import {
  fillMessage,
  reachingRules,
  type Path,
  type ReachingRule,
} from '../../../contract/reaching-rules.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Queryable } from '../database/database.ts';
import type { WriteContext } from '../module.ts';
import { saidPath, sayValue } from '../read/say-value.ts';
import { readThrough, type Fetching, type ReadThrough } from '../read/read-through.ts';

/** A row that is about to be stored; `before` is the stored one, null for a new row. */
export interface ComingRow {
  readonly before: Row | null;
  readonly after: Row;
}

/** Who asks whether rows fit, and over which connection. */
export interface FitContext extends Omit<WriteContext, 'tx'> {
  readonly queryable: Queryable;
  readonly lock: boolean;
  /** References that nobody chose: the person who acts need not find the rows that they name. */
  readonly given?: ReadonlySet<string>;
}

/** Whether one of the fields differs between the stored row and the coming one. */
export const isTouched = ({ before, after }: ComingRow, names: Iterable<string>): boolean =>
  before === null ||
  [...names].some((name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null));

/**
 * Judges rows by the rules that read through references, each rule where a field that decides it has changed: what was
 * stored long ago does not stand in the way of a new telephone number.
 * @returns the refused fields of each row, in the order of the rows
 */
export async function judgeFits(
  context: FitContext,
  entity: EntityModel,
  coming: readonly ComingRow[],
  only: (rule: ReachingRule) => boolean = () => true,
): Promise<FieldProblem[][]> {
  const rules = reachingRules(entity).filter(only);
  const asked = coming.map((row) => rules.filter(({ own }) => isTouched(row, own)));
  const used = rules.filter((rule) => asked.some((some) => some.includes(rule)));
  if (used.length === 0) return coming.map(() => []);
  const rows = coming.filter((_row, index) => asked[index]!.length > 0).map(({ after }) => after);
  const sought = used.flatMap(({ reads, says }) => [
    ...reads,
    ...says.map((path) => saidPath(context.engine.catalog, entity, path)),
  ]);
  const fetching: Fetching = {
    engine: context.engine,
    queryable: context.queryable,
    lock: context.lock,
    coming: new Map(coming.map(({ after }) => [String(after['Id'] ?? ''), after])),
  };
  const reached = await readThrough(fetching, entity, rows, sought);
  return coming.map(({ after }, index) => problemsOf(context, entity, asked[index]!, after, reached));
}

function problemsOf(
  context: FitContext,
  entity: EntityModel,
  rules: readonly ReachingRule[],
  row: Row,
  reached: ReadThrough,
): FieldProblem[] {
  if (rules.length === 0) return [];
  const { caller, now } = context;
  const read = rules.flatMap(({ reads }) => reads.map((path) => [path.join('.'), reached.value(row, path)]));
  const scope = { row: { ...row, ...Object.fromEntries(read) }, me: caller.subject, now };
  const problems: FieldProblem[] = [];
  for (const { rule } of rules) {
    if (problems.some(({ Key }) => Key === rule.field) || !compileCondition(rule.deny).test(scope)) continue;
    const say = (path: Path) =>
      sayValue(context, entity, path, reached.value(row, saidPath(context.engine.catalog, entity, path)));
    problems.push({ Key: rule.field, Message: fillMessage(rule.message, say) });
  }
  return problems;
}
