import { refuse } from '../../data/refusal.ts';
import { stepsOf } from '../../modules/orientation/steps/mine.ts';
import type { Handler } from '../call.ts';

/** The steps that the caller, a new student, has to do. */
export const getMySteps: Handler<'Orientation/GetMySteps'> = async ({ engine }, { caller }) => {
  const { NewStudentId } = caller.subject;
  if (NewStudentId === '') throw refuse('未查询到您的录取信息');
  return stepsOf(engine.database, NewStudentId);
};
