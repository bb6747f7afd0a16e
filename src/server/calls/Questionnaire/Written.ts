import { countSheets, FEWEST } from '../../modules/questionnaire/stats.ts';
import { writtenAnswers } from '../../modules/questionnaire/written.ts';
import type { Handler } from '../call.ts';
import { reachedPart } from './in-scope.ts';

/** What was written and sent for one question, page by page; nothing where so few tell about persons. */
export const surveyWritten: Handler<'Questionnaire/Written'> = async (services, request) => {
  const { engine } = services;
  const part = await reachedPart(services, request);
  if ((await countSheets(engine.database, part)) < FEWEST) return { total: 0, rows: [] };
  const { No: no, PageIndex: page, PageSize: size } = request.input;
  return writtenAnswers(engine, request.caller, part, { no, page, size });
};
