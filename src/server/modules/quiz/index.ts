import { enCodes, entities } from '../../../contract/generated/entities.ts';
import type { ServerModule } from '../../data/module.ts';
import { keepRanks } from './ranks.ts';
import { clearAttempts, tellAttempt } from './told.ts';

/**
 * Quizzes: rounds, their clock, draws and keys are those of papers, points are formulas (JSON). What is a quiz's own is here: places of people, classes
 * and colleges with ties and prizes, what is told when a round is over, and attempts that are cleared as a whole (domain/02-modules-C, C5).
 */
export const quiz = {
  of: 'quiz',
  everyMinute: keepRanks,
  papers: { [entities.QuizActivity]: { told: tellAttempt } },
  handlers: { [enCodes.quizActivityClear]: clearAttempts },
} satisfies ServerModule;
