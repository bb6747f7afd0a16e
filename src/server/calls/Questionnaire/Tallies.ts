import { readPublished } from '../../modules/questionnaire/answer.ts';
import { readQuestions } from '../../modules/questionnaire/paper.ts';
import { countSheets, FEWEST, tallies } from '../../modules/questionnaire/stats.ts';
import type { Handler } from '../call.ts';
import { reachedPart } from './in-scope.ts';

/** How often each answer was given; nothing where so few tell about persons. */
export const surveyTallies: Handler<'Questionnaire/Tallies'> = async (services, request) => {
  const { database } = services.engine;
  const part = await reachedPart(services, request);
  if ((await countSheets(database, part)) < FEWEST) return [];
  const { Paper } = await readPublished(database, part.id, true);
  return Paper ? tallies(database, part, readQuestions(Paper)) : [];
};
