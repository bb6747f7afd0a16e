import { countSheets, FEWEST, statistic } from '../../modules/questionnaire/stats.ts';
import type { Handler } from '../call.ts';
import { reachedPart } from './in-scope.ts';

/** A statistic over the sheets that the caller reaches; nothing where so few tell about persons. */
export const surveyStat: Handler<'Questionnaire/Stat'> = async (services, request) => {
  const { database, catalog } = services.engine;
  const part = await reachedPart(services, request);
  if ((await countSheets(database, part)) < FEWEST) return [];
  return statistic(database, catalog.scales, part, request.input.Kind);
};
