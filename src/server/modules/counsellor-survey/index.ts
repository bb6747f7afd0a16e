import { enCodes, entities } from '../../../contract/generated/entities.ts';
import type { ServerModule } from '../../data/module.ts';
import { copyIndicators, giveLevels, requireReason } from './answers.ts';
import { keepResults } from './results.ts';

/**
 * The counsellor survey: asking, anonymity and deadlines are those of papers (JSON). What is its own is here: the lowest level throughout
 * needs a reason, and results are counted with weights, trimming and turnout once a survey has ended (domain/02-modules-C, C4).
 */
export const counsellorSurvey = {
  of: 'counsellor-survey',
  beforeSave: { [entities.FdyIndicator]: giveLevels },
  everyMinute: keepResults,
  papers: { [entities.FdySurvey]: { judge: requireReason } },
  handlers: { [enCodes.fdySurveyCopyIndicators]: copyIndicators },
} satisfies ServerModule;
