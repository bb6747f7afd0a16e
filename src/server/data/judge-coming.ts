import type { FieldProblem } from '../../contract/envelope.ts';
import type { EntityModel } from '../../contract/model.ts';
import type { Row } from '../../contract/rules.ts';
import { ruleProblems, withFormulas, type RuleContext } from '../../contract/rules.ts';
import { isTouched, judgeFits, type ComingRow, type FitContext } from './fits.ts';
import type { WriteContext } from './module.ts';
import { judgeReaders } from './readers.ts';
import { judgeReferences } from './references.ts';
import { refuseFields } from './refusal.ts';

/** The context in which a write asks: on its own connection, and what it was told stays true until it ends. */
const asking = (context: WriteContext): FitContext => ({ ...context, queryable: context.tx, lock: true });

/**
 * Judges rows that a person is about to store against the rows that they refer to, and against those that refer to them:
 * the same for a form, an import and an action.
 * @returns the refused fields of each row, at most one sentence for each field
 */
export async function judgeComing(
  context: WriteContext,
  entity: EntityModel,
  coming: readonly ComingRow[],
): Promise<FieldProblem[][]> {
  const fit = asking(context);
  const rules = await judgeFits(fit, entity, coming);
  const references = await judgeReferences(fit, entity.fields.values(), coming, entity);
  const readers = await judgeReaders(fit, entity, coming);
  return coming.map((_row, index) => firstOfEach([rules[index]!, references[index]!, readers[index]!]));
}

function firstOfEach(groups: readonly (readonly FieldProblem[])[]): FieldProblem[] {
  const found = new Map<string, FieldProblem>();
  for (const problem of groups.flat()) if (!found.has(problem.Key)) found.set(problem.Key, problem);
  return [...found.values()];
}

/** The fields that differ between a stored row and the coming one; of a new row all of them, which is said by undefined. */
const changedIn = ({ before, after }: ComingRow): ReadonlySet<string> | undefined =>
  before === null
    ? undefined
    : new Set(Object.keys(after).filter((name) => isTouched({ before, after }, [name])));

const contextOf = ({ engine, caller, now }: WriteContext): RuleContext => ({
  me: caller.subject,
  now,
  calendar: engine.catalog.calendar,
});

/** A row that module code is about to store, with its formulas worked out: nobody computes them a second time. */
export function workedOut(context: WriteContext, entity: EntityModel, coming: ComingRow): Row {
  return withFormulas(entity, coming.after, contextOf(context), changedIn(coming));
}

/**
 * Refuses rows that module code is about to store as the consequence of what a person did, where they break a rule or do
 * not fit. What a field offers to people is not asked: module code chose.
 */
export async function requireFits(
  context: WriteContext,
  entity: EntityModel,
  coming: readonly ComingRow[],
): Promise<void> {
  const fit = asking(context);
  const rules = await judgeFits(fit, entity, coming);
  const readers = await judgeReaders(fit, entity, coming);
  for (const [index, row] of coming.entries()) {
    const own = ruleProblems(entity, row.after, contextOf(context), changedIn(row));
    const problems = firstOfEach([rules[index]!, readers[index]!, own]);
    if (problems.length > 0) throw refuseFields(problems);
  }
}
