import { compileCondition } from '../../../contract/conditions/condition.ts';
import type { Row } from '../../../contract/rules.ts';
import type { ServerModule, StoredRow, StoredRows, WriteContext } from '../../data/module.ts';
import { oneByOne } from '../../data/time/one-by-one.ts';
import { keepHandouts } from './clock.ts';
import { recount } from './count.ts';
import { handOut } from './hand-out.ts';
import { allHanded, type Handed } from './handed.ts';
import { countNoted, noteAnswered } from './noted.ts';

/**
 * Hands rows out to the people that they concern, as the schemas say it (`handout`): each person has one, however often and by
 * how many nodes it is asked; it repeats what it says it repeats; who is away as the time begins is excused; what nobody answers
 * in the person's own time is missed; and the numbers in the row that was handed out are those that a query counts.
 */
export const handout = {
  async afterStore(context, stored) {
    const { catalog } = context.engine;
    const handed = allHanded(catalog).get(stored.entity.name);
    if (handed?.block.when !== undefined) await handOutStored(context, handed, handed.block.when, stored);
    for (const one of allHanded(catalog).values())
      if (one.rows === stored.entity) await countCorrected(context, one, stored);
  },
  async afterWritten(context, { entity, ids }) {
    for (const one of allHanded(context.engine.catalog).values())
      if (one.rows === entity) noteAnswered(context, one, ids);
  },
  everyMinute: (engine) => oneByOne([keepHandouts, countNoted], (duty) => duty(engine)),
} satisfies ServerModule;

async function handOutStored(
  context: WriteContext,
  handed: Handed,
  source: string,
  { rows }: StoredRows,
): Promise<void> {
  const when = compileCondition(source);
  const isOut = (row: StoredRow['after']) => row !== null && when.test({ row, now: context.now });
  for (const { before, after } of rows) {
    if (!after || !isOut(after) || isOut(before && { ...after, ...before })) continue;
    await handOut(context, handed, after);
    await recount(context, handed, [String(after['Id'])]);
  }
}

/** What somebody else does with a person's row is counted at once; what people answer themselves is counted together, once a minute. */
async function countCorrected(
  context: WriteContext,
  handed: Handed,
  { rows, entity }: StoredRows,
): Promise<void> {
  if (!handed.block.counts) return;
  const own = entity.file.own === undefined ? undefined : compileCondition(entity.file.own);
  const isOwn = (row: Row) => own?.test({ row, me: context.caller.subject }) === true;
  const whole = rows.map(({ before, after }): Row => ({ ...before, ...after }));
  const answered = whole.filter(isOwn);
  noteAnswered(
    context,
    handed,
    answered.map(({ Id }) => String(Id)),
  );
  const corrected = whole.flatMap((row) =>
    answered.includes(row) ? [] : [String(row[handed.block.of] ?? '')],
  );
  await recount(
    context,
    handed,
    [...new Set(corrected)].filter((id) => id !== ''),
  );
}
