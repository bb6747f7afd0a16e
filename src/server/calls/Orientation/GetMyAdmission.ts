import { refuse } from '../../data/refusal.ts';
import { admissionOf } from '../../modules/orientation/steps/mine.ts';
import type { Handler } from '../call.ts';

/** What the caller, a new student, is told about himself. */
export const getMyAdmission: Handler<'Orientation/GetMyAdmission'> = async ({ engine }, { caller }) => {
  const found = await admissionOf(engine, caller.subject.NewStudentId);
  if (!found) throw refuse('未查询到您的录取信息');
  return found;
};
