import type { FieldProblem } from '../../../contract/envelope.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import { ruleProblems, withFormulas, type RuleContext } from '../../../contract/rules.ts';
import { judgeApart } from './apart.ts';
import { isTouched, judgeFits, type ComingRow, type FitContext } from './fits.ts';
import type { RowHook, WriteContext } from '../module.ts';
import { runHooks } from './hooks.ts';
import { judgeReaders } from '../read/readers.ts';
import { judgeReferences } from '../read/references.ts';
import { refuseFields } from '../refusal.ts';

/** A write, with the references of its row that nobody chose. */
export type GivenContext = WriteContext & Pick<FitContext, 'given'>;

/** The context in which a write asks: on its own connection, and what it was told stays true until it ends. */
const asking = (context: GivenContext): FitContext => ({ ...context, queryable: context.tx, lock: true });

/**
 * Judges rows that a person is about to store against the rows that they refer to, and against those that refer to them:
 * the same for a form, an import and an action.
 * @returns the refused fields of each row, at most one sentence for each field
 */
export async function judgeComing(
  context: GivenContext,
  entity: EntityModel,
  coming: readonly ComingRow[],
): Promise<FieldProblem[][]> {
  const fit = asking(context);
  const rules = await judgeFits(fit, entity, coming);
  const references = await judgeReferences(fit, entity.fields.values(), coming, entity);
  const readers = await judgeReaders(fit, entity, coming);
  const apart = await judgeApart(fit, entity, coming);
  return coming.map((_row, index) =>
    firstOfEach([rules[index]!, references[index]!, readers[index]!, apart[index]!]),
  );
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
 * Judges rows that code of the program is about to store, by the rules and by what they have to fit with. What a field offers
 * to people is not asked: the program chose.
 * @returns the refused fields of each row, at most one sentence for each field
 */
export async function storedProblems(
  context: WriteContext,
  entity: EntityModel,
  coming: readonly ComingRow[],
): Promise<FieldProblem[][]> {
  const fit = asking(context);
  const rules = await judgeFits(fit, entity, coming);
  const readers = await judgeReaders(fit, entity, coming);
  const apart = await judgeApart(fit, entity, coming);
  return coming.map((row, index) => {
    const own = ruleProblems(entity, row.after, contextOf(context), changedIn(row));
    return firstOfEach([rules[index]!, readers[index]!, own, apart[index]!]);
  });
}

/** Refuses rows that module code is about to store as the consequence of what a person did, by `storedProblems`. */
export async function requireFits(
  context: WriteContext,
  entity: EntityModel,
  coming: readonly ComingRow[],
): Promise<void> {
  for (const problems of await storedProblems(context, entity, coming))
    if (problems.length > 0) throw refuseFields(problems);
}

/**
 * Works out and judges anew what modules changed of rows that were judged before: their word comes after the form's, and
 * the rules after theirs. Each row is changed in place.
 * @param judged the rows as they were when they were judged
 */
export async function judgeHooked(
  hooks: readonly RowHook[],
  judged: readonly Row[],
): Promise<FieldProblem[][]> {
  const [first] = hooks;
  if (!first) return [];
  const { entity } = first;
  const coming = hooks.map(({ row }, index) => {
    const before = judged[index]!;
    Object.assign(row, workedOut(first, entity, { before, after: row }));
    return { before, after: row };
  });
  return storedProblems(first, entity, coming);
}

/** Asks modules about a row that is about to be stored, and judges what they made of it. @throws Refusal */
export async function runBeforeSave(hook: RowHook): Promise<void> {
  const judged = { ...hook.row };
  await runHooks('beforeSave', hook);
  const [problems = []] = await judgeHooked([hook], [judged]);
  if (problems.length > 0) throw refuseFields(problems);
}
