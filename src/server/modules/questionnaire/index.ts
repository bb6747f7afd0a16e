import { entities } from '../../../contract/generated/entities.ts';
import type { ServerModule } from '../../data/module.ts';
import { followUp } from './warn.ts';

/**
 * Questionnaires: what the engine of papers does not know. A student whose sheet of a psychological test gives a warning is
 * looked after within hours that the level says, by a follow-up with rules of its own (domain/02-modules-B, B1); everything
 * else of a questionnaire is its schema's.
 */
export const questionnaire = {
  papers: { [entities.Questionnaire]: { kept: followUp } },
} satisfies ServerModule;
