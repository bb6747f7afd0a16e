import { mixed } from '../../../contract/paper/order.ts';
import type { Question } from '../../../contract/paper/question.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Queryable } from '../../data/database/database.ts';
import { refuse } from '../../data/refusal.ts';
import { ident } from '../../data/sql/sql.ts';
import { ASKED, askedRow, type Design } from './design.ts';
import { columnsOf, tableOf, type Parts } from './parts.ts';
import { orderedFor, type Published, type PublishedPaper } from './published.ts';

// SQL: q is paper.question

/**
 * The design with the questions of the banks that the paper draws from: all of them are frozen with it, so that a person who begins
 * later draws from the same ones. They lead nowhere, since nobody knows which of them stand beside each other.
 */
export async function withBanks(
  queryable: Queryable,
  { block, banked }: Parts,
  design: Design,
  row: Row,
): Promise<Design> {
  const { bank } = block;
  if (!bank || !banked) return design;
  const chosen = [row[bank.chosen]].flat().filter((one) => one !== null && one !== undefined);
  const Draw = Number(row[bank.count] ?? 0);
  const asked = ['Id', 'QType', ...ASKED.filter((name) => banked.fields.has(name))];
  const { rows } = await queryable.query<Row>(
    `SELECT ${columnsOf(banked, 'q', asked)} FROM ${tableOf(banked)} q
     WHERE q.${ident(bank.by)} = ANY($1::text[]) AND q."IsDeleted" = 0 ORDER BY q."Sort", q."Id"`,
    [chosen],
  );
  if (rows.length < Draw) throw refuse(`题库数量不足：仅${rows.length}题，不够抽取${Draw}题`);
  const pool = rows.map((one) => {
    const question = askedRow(one);
    const choices = Array.isArray(question['Options']) ? (question['Options'] as Row[]) : [];
    return {
      ...question,
      Options: choices.map((choice) => ({ ...choice, JumpTo: null })),
      ShowWhen: null,
      Drawn: 1,
    };
  });
  return { ...design, Questions: [...design.Questions, ...pool], Draw };
}

/** The questions that one person is asked, in the person's own order: always the same for the same taking. */
export function questionsFor(
  { design, questions }: PublishedPaper,
  { RandomOrder }: Published,
  takingId: string,
): Question[] {
  return orderedFor(drawnOf(design, questions, takingId), RandomOrder === 1, takingId);
}

function drawnOf(
  { Questions, Draw }: Design,
  questions: readonly Question[],
  seed: string,
): readonly Question[] {
  if (Draw === undefined) return questions;
  const pool = Questions.flatMap(({ Id, Drawn }) => (Drawn === 1 ? [Id] : []));
  const left = new Set(mixed(pool, `${seed} draw`).slice(Draw));
  return questions.filter(({ id }) => !left.has(id));
}
