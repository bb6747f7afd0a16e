import { figures } from '../../modules/questionnaire/stats.ts';
import type { Handler } from '../call.ts';
import { reachedPart } from './in-scope.ts';

/** How many were asked, answered, and how long it took. */
export const surveyFigures: Handler<'Questionnaire/Figures'> = async (services, request) =>
  figures(services.engine.database, await reachedPart(services, request));
