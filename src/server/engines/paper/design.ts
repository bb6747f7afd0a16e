import { FACTOR_CALC } from '../../../contract/generated/codes.ts';
import { designProblems, factorProblems } from '../../../contract/paper/design.ts';
import { questionsOf, type Question, type RawQuestion } from '../../../contract/paper/question.ts';
import type { Factor } from '../../../contract/paper/score.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Queryable } from '../../data/database/database.ts';
import { refuse } from '../../data/refusal.ts';
import { ident } from '../../data/sql/sql.ts';
import { columnsOf, tableOf, type Parts } from './parts.ts';

// SQL: q is paper.question
// SQL: f is paper.factor

/** A factor as it travels and is stored. */
export interface RawFactor {
  readonly Code: string;
  readonly Name: string;
  readonly Calc: string;
  readonly Questions: readonly number[];
  readonly Levels: readonly { Min: number; Max: number; WarnLevel: string; Advice: string }[];
}

/** Questions and factors as they were when the paper was published: what is answered and counted never changes. */
export interface Design {
  readonly Questions: readonly (RawQuestion & {
    readonly Id: string;
    readonly Type: string;
    readonly Title: string;
  })[];
  readonly Factors: readonly RawFactor[];
  /** How many of the questions that are marked as drawn (1, or the number of their rule) each person is asked. */
  readonly Draw?: number | readonly number[];
}

export const factorOf = (raw: RawFactor): Factor => ({
  code: raw.Code,
  name: raw.Name,
  calc: raw.Calc === FACTOR_CALC.Mean ? 'mean' : 'sum',
  questions: raw.Questions,
  levels: raw.Levels.map(({ Min, Max, WarnLevel, Advice }) => ({
    min: Min,
    max: Max,
    warn: Number(WarnLevel),
    advice: Advice,
  })),
});

/** The questions of a design, as they are judged. */
export const readQuestions = ({ block }: Pick<Parts, 'block'>, { Questions }: Design): Question[] =>
  questionsOf(Questions, block.types);

const MOST_QUESTIONS = 300;
/** Questions of banks, all of which are frozen with the paper. */
const MOST_POOLED = 3000;
const MOST_FACTORS = 50;

/** Refuses a design that cannot be asked as it stands, with its first fault. */
export function requireSound(parts: Parts, design: Design, least: number): void {
  const fixed = design.Questions.filter(({ Drawn }) => Drawn === undefined);
  if (design.Questions.length > MOST_POOLED) throw refuse(`可抽取的题目不能超过${MOST_POOLED}道`);
  if (fixed.length > MOST_QUESTIONS) throw refuse(`题目不能超过${MOST_QUESTIONS}道`);
  if (design.Factors.length > MOST_FACTORS) throw refuse(`因子不能超过${MOST_FACTORS}个`);
  const questions = readQuestions(parts, design);
  if (questions.filter(({ type }) => type !== 'note').length < least) throw refuse('请至少添加一道题目');
  const [fault] = designProblems(questions);
  if (fault) throw refuse(`第${questions.find(({ id }) => id === fault.at)?.no}题${fault.message}`);
  const [factor] = factorProblems(questions, design.Factors.map(factorOf));
  if (factor) throw refuse(factor.message);
}

/** Fields of a question that a design holds, where the entity has them. */
export const ASKED = [
  'Title',
  'Required',
  'Options',
  'Rows',
  'MinSelect',
  'MaxSelect',
  'MinScore',
  'MaxScore',
  'MaxLength',
  'IsReverse',
  'RandomOptions',
  'Cards',
  'FileKinds',
  'MaxMB',
  'ShowWhen',
  'Answer',
  'Points',
  'Section',
  'SectionNote',
];

/** Fields that a paper says of a question of a bank by itself. */
const OWN = ['Points', 'Required', 'Section', 'SectionNote'];

/** A stored question as it travels. */
export function askedRow({ QType, ...row }: Row): Design['Questions'][number] {
  const filled = { Options: row['Options'] ?? [], Rows: row['Rows'] ?? [] };
  const flags = { IsReverse: row['IsReverse'] ?? 0, RandomOptions: row['RandomOptions'] ?? 0 };
  return { ...row, ...filled, ...flags, Type: QType } as unknown as Design['Questions'][number];
}

/** The design as it is being worked on. */
export async function storedDesign(queryable: Queryable, parts: Parts, id: string): Promise<Design> {
  const { questions, factors, by, block, banked } = parts;
  if (block.picked !== undefined && banked) return pickedDesign(queryable, parts, id);
  const asked = ['Id', 'QType', ...ASKED.filter((name) => questions.fields.has(name))];
  const found = await queryable.query<Row>(
    `SELECT ${columnsOf(questions, 'q', asked)} FROM ${tableOf(questions)} q
     WHERE q.${by} = $1 AND q."IsDeleted" = 0 ORDER BY q."Sort"`,
    [id],
  );
  const counted =
    factors &&
    (await queryable.query(
      `SELECT f."FactorCode" AS "Code", f."FactorName" AS "Name", f."Calc", f."QuestionNos" AS "Questions", f."Levels"
     FROM ${tableOf(factors)} f WHERE f.${by} = $1 AND f."IsDeleted" = 0 ORDER BY f."FactorCode"`,
      [id],
    ));
  return {
    Questions: found.rows.map(askedRow),
    Factors: (counted?.rows ?? []) as unknown as RawFactor[],
  };
}

/** The questions that were taken from banks, under the Ids that they have there: what is worked on is the bank. */
async function pickedDesign(
  queryable: Queryable,
  { questions, banked, by, block }: Parts,
  id: string,
): Promise<Design> {
  const own = OWN.filter((name) => questions.fields.has(name));
  const asked = ['Id', 'QType', ...ASKED.filter((name) => banked!.fields.has(name) && !own.includes(name))];
  const found = await queryable.query<Row>(
    `SELECT ${columnsOf(banked!, 'b', asked)}, ${columnsOf(questions, 'q', own)} FROM ${tableOf(questions)} q
     JOIN ${tableOf(banked!)} b ON b."Id" = q.${ident(block.picked!)} AND b."IsDeleted" = 0
     WHERE q.${by} = $1 AND q."IsDeleted" = 0 ORDER BY q."Sort", q."Id"`,
    [id],
  );
  return { Questions: found.rows.map(askedRow), Factors: [] };
}
