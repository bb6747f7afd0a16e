import { compileCondition } from '../../../contract/conditions/condition.ts';
import { isSentBack } from '../../../contract/flow/sent-back.ts';
import { STEP_STATE } from '../../../contract/generated/codes.ts';
import type { StepSubstance } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import type { RowHook, StoredRows, WriteContext } from '../../data/module.ts';
import { ident } from '../../data/sql/sql.ts';
import { wireColumns } from '../../data/sql/wire-columns.ts';
import { checklistNamed } from './lists.ts';
import { markSteps } from './marks.ts';
import { isOwn, requireStepOpen } from './window.ts';

/** Whether a row is of the step. */
export const isOf = ({ when }: StepSubstance, row: Row): boolean =>
  when === undefined || compileCondition(when).test({ row });

/** How far the step is by a row. */
export const stateOf = ({ state }: StepSubstance, row: Row): string =>
  String(compileCondition(state).evaluate({ row }));

/** People work on a step inside its times, after the steps before it; staff who write for them are bound by neither. */
export async function requireOpen(hook: RowHook, substance: StepSubstance): Promise<void> {
  if (!isOf(substance, hook.row) || !isOwn(hook)) return;
  const { person } = checklistNamed(hook.engine, substance.of).block;
  const { entity, before, row } = hook;
  await requireStepOpen(hook, substance.of, String(row[person]), substance.code, isSentBack(entity, before));
}

/** The step moves with what was written, whatever wrote it. */
export async function markStored(
  context: WriteContext,
  substance: StepSubstance,
  { entity, rows }: StoredRows,
): Promise<void> {
  const { person } = checklistNamed(context.engine, substance.of).block;
  const whole = await wholeRows(context, entity, substance, person, rows);
  const states = substance.best
    ? await bestStates(context, entity, substance, person, [
        ...new Set(whole.map((row) => String(row[person]))),
      ])
    : new Map(
        whole.flatMap((row) =>
          isOf(substance, row) && row['IsDeleted'] !== 1
            ? [[String(row[person]), stateOf(substance, row)] as const]
            : [],
        ),
      );
  const { code, of } = substance;
  await markSteps(
    context,
    of,
    [...states].map(([student, state]) => ({ student, code, state })),
  );
}

/** The rows with all that says how far the step is, of which an act may have told some fields alone. */
async function wholeRows(
  { tx }: WriteContext,
  entity: EntityModel,
  { when, state }: StepSubstance,
  person: string,
  rows: StoredRows['rows'],
): Promise<Row[]> {
  const read = [when, state].flatMap((source) => (source === undefined ? [] : namesIn(source)));
  const told = rows.map(({ before, after }): Row => ({
    ...before,
    ...after,
    ...(after ? {} : { IsDeleted: 1 }),
  }));
  if (told.every((row) => [person, ...read].every((name) => name in row))) return told;
  const answer = await tx.query<Row>(
    `SELECT ${wireColumns(entity, 't')} FROM ${ident(entity.table)} t WHERE t."Id" = ANY($1)`,
    [told.map(({ Id }) => Id)],
  );
  return answer.rows;
}

const namesIn = (source: string): string[] =>
  compileCondition(source).reads.flatMap((read) =>
    read.startsWith('row.') ? [read.slice('row.'.length)] : [],
  );

/** How far a step of several rows is: the first of the states that one of the person's rows has. */
async function bestStates(
  { tx }: WriteContext,
  entity: EntityModel,
  substance: StepSubstance,
  person: string,
  people: readonly string[],
): Promise<Map<string, string>> {
  const answer = await tx.query<Row>(
    `SELECT ${wireColumns(entity, 't')} FROM ${ident(entity.table)} t WHERE t.${ident(person)} = ANY($1) AND t."IsDeleted" = 0`,
    [people],
  );
  return new Map(
    people.map((id) => {
      const own = answer.rows.filter((row) => row[person] === id && isOf(substance, row));
      const states = own.map((row) => stateOf(substance, row));
      return [id, substance.best?.find((state) => states.includes(state)) ?? STEP_STATE.Waiting];
    }),
  );
}
