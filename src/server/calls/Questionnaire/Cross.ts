import { SURVEY_TYPE } from '../../../contract/generated/codes.ts';
import { refuse } from '../../data/refusal.ts';
import { readPublished } from '../../modules/questionnaire/answer.ts';
import { crossOf, sidesOf } from '../../modules/questionnaire/cross.ts';
import { publishedPaper } from '../../modules/questionnaire/published-paper.ts';
import { countSheets, FEWEST } from '../../modules/questionnaire/stats.ts';
import type { Handler } from '../call.ts';
import { reachedPart } from './in-scope.ts';

/** One question against another, or against what the sheets say of their answerers; nothing where so few tell about persons. */
export const cross: Handler<'Questionnaire/Cross'> = async (services, request) => {
  const { engine } = services;
  const part = await reachedPart(services, request);
  const survey = await readPublished(engine.database, part.id);
  const questions = (await publishedPaper(engine, engine.database, survey))?.questions ?? [];
  const Items = sidesOf(questions, survey.IsAnonymous === 1);
  const [first, second] = Items;
  if (!first || !second || (await countSheets(engine.database, part)) < FEWEST) return [];
  const { Row = first.Key, Column = second.Key } = request.input;
  if (!Items.some(({ Key, IsRow }) => Key === Row && IsRow === 1) || !Items.some(({ Key }) => Key === Column))
    throw refuse('没有这道题目');
  const isGuarded = survey.IsAnonymous === 1 || survey.SurveyType === SURVEY_TYPE.Psych;
  const crossed = await crossOf(engine, part, questions, { row: Row, column: Column, isGuarded });
  return [{ Items, ...crossed }];
};
