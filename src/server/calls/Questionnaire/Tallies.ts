import { readPublished } from '../../modules/questionnaire/answer.ts';
import { publishedPaper } from '../../modules/questionnaire/published-paper.ts';
import { countSheets, FEWEST } from '../../modules/questionnaire/stats.ts';
import { tallies } from '../../modules/questionnaire/tallies.ts';
import type { Handler } from '../call.ts';
import { reachedPart } from './in-scope.ts';

/** How often each answer was given; nothing where so few tell about persons. */
export const surveyTallies: Handler<'Questionnaire/Tallies'> = async (services, request) => {
  const { engine } = services;
  const { database } = engine;
  const part = await reachedPart(services, request);
  if ((await countSheets(database, part)) < FEWEST) return [];
  const paper = await publishedPaper(engine, database, await readPublished(database, part.id));
  return paper ? tallies(engine, request.caller, part, paper.questions) : [];
};
