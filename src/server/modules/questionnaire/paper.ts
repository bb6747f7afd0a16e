import { FACTOR_CALC, QUESTION_TYPE } from '../../../contract/generated/codes.ts';
import {
  questionsOf,
  type Question,
  type QuestionKinds,
  type RawQuestion,
} from '../../../contract/paper/question.ts';
import { mixed, mixedQuestions } from '../../../contract/paper/order.ts';
import type { Factor } from '../../../contract/paper/score.ts';
import type { Queryable } from '../../data/database/database.ts';

/** How the types of the dictionary are asked. */
export const KINDS: QuestionKinds = {
  [QUESTION_TYPE.Single]: 'single',
  [QUESTION_TYPE.Multiple]: 'multiple',
  [QUESTION_TYPE.Select]: 'select',
  [QUESTION_TYPE.Text]: 'text',
  [QUESTION_TYPE.LongText]: 'longtext',
  [QUESTION_TYPE.Score]: 'score',
  [QUESTION_TYPE.Matrix]: 'matrix',
  [QUESTION_TYPE.MatrixScore]: 'matrixScore',
  [QUESTION_TYPE.Date]: 'date',
  [QUESTION_TYPE.File]: 'file',
  [QUESTION_TYPE.Sort]: 'sort',
  [QUESTION_TYPE.Note]: 'note',
};

/** A factor as it travels and is stored. */
export interface RawFactor {
  readonly Code: string;
  readonly Name: string;
  readonly Calc: string;
  readonly Questions: readonly number[];
  readonly Levels: readonly { Min: number; Max: number; WarnLevel: string; Advice: string }[];
}

/** Questions and factors as they were when the questionnaire was published: what is answered and counted never changes. */
export interface Design {
  readonly Questions: readonly (RawQuestion & {
    readonly Id: string;
    readonly Type: string;
    readonly Title: string;
  })[];
  readonly Factors: readonly RawFactor[];
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

export const readQuestions = (design: Design): Question[] => questionsOf(design.Questions, KINDS);

/** The questions as they are sent to whoever answers: nothing of what an answer scores. `seed`: of his own order. */
export function askedOf(design: Design, seed: string): Design['Questions'] {
  return design.Questions.map(({ IsReverse: _reverse, RandomOptions, Options, ...question }) => {
    const choices = Array.isArray(Options) ? (Options as Record<string, unknown>[]) : [];
    const isOpen = ({ AllowOther }: Record<string, unknown>) => AllowOther === 1;
    // 'something else' stays below all that it is else than
    const ordered =
      RandomOptions === 1
        ? [
            ...mixed(
              choices.filter((one) => !isOpen(one)),
              `${seed} ${question.Id}`,
            ),
            ...choices.filter(isOpen),
          ]
        : choices;
    return {
      ...question,
      Options: ordered.map(({ Key, Text, JumpTo, AllowOther }) => ({ Key, Text, JumpTo, AllowOther })),
    };
  });
}

/** The questions in the order in which this person is asked them. */
export const orderedFor = (questions: readonly Question[], isMixed: boolean, seed: string): Question[] =>
  isMixed ? mixedQuestions(questions, seed) : [...questions];

/** The design as it is being worked on. */
export async function storedDesign(queryable: Queryable, id: string): Promise<Design> {
  const questions = await queryable.query(
    `SELECT "Id", "QType" AS "Type", "Title", "Required"::int AS "Required", coalesce("Options", '[]') AS "Options",
       coalesce("Rows", '[]') AS "Rows", "MinSelect", "MaxSelect", "MinScore", "MaxScore", "MaxLength",
       coalesce("IsReverse", 0)::int AS "IsReverse",
       coalesce("RandomOptions", 0)::int AS "RandomOptions", "FileKinds", "MaxMB", "ShowWhen"
     FROM "SurveyQuestion" WHERE "QuestionnaireId" = $1 AND "IsDeleted" = 0 ORDER BY "Sort"`,
    [id],
  );
  const factors = await queryable.query(
    `SELECT "FactorCode" AS "Code", "FactorName" AS "Name", "Calc", "QuestionNos" AS "Questions", "Levels"
     FROM "SurveyFactor" WHERE "QuestionnaireId" = $1 AND "IsDeleted" = 0 ORDER BY "FactorCode"`,
    [id],
  );
  return {
    Questions: questions.rows as unknown as Design['Questions'],
    Factors: factors.rows as unknown as RawFactor[],
  };
}
