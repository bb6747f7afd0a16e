import type { Row } from '../../../contract/rules.ts';
import { entityOf } from '../../data/entities.ts';
import type { HandlerContext, WriteContext } from '../../data/module.ts';
import { addRow, changeRow, endRows, lockRow } from '../../data/write/system-write.ts';
import { partsOf, tableOf } from './parts.ts';

// SQL: q is paper.question

/** Lets the questions of a paper that nobody designs be those that its module says, in their order; ones that are there stay themselves. */
export async function keepQuestions(
  context: WriteContext,
  paper: string,
  id: string,
  asked: readonly Row[],
  enCode: string,
): Promise<void> {
  const { questions, block, by } = partsOf(context.engine, paper);
  const found = await context.tx.query<{ Id: string }>(
    `SELECT q."Id" FROM ${tableOf(questions)} q WHERE q.${by} = $1 AND q."IsDeleted" = 0 ORDER BY q."Sort"`,
    [id],
  );
  const known = found.rows.map(({ Id }) => Id);
  const left = known.slice(asked.length);
  if (left.length > 0) await endRows(context, questions.name, left, enCode);
  for (const [at, given] of asked.entries()) {
    const question = { ...given, Sort: at + 1 };
    const own = known[at];
    if (own === undefined) await addRow(context, questions.name, { [block.by]: id, ...question }, enCode);
    else
      await changeRow(context, questions.name, await lockRow(context, questions.name, own), question, enCode);
  }
}

/** What the handlers of a paper are given where no person presses a button. */
export async function byItself(context: WriteContext, paper: string, id: string): Promise<HandlerContext> {
  return {
    ...context,
    entity: entityOf(context.engine, paper),
    enCode: '',
    rows: [await lockRow(context, paper, id)],
    params: {},
    later: () => undefined,
  };
}
