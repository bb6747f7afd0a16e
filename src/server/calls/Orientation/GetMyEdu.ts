import { educationOf } from '../../modules/orientation/steps/education.ts';
import type { Handler } from '../call.ts';

/** What the caller, a new student, has to study. */
export const getMyEdu: Handler<'Orientation/GetMyEdu'> = ({ engine }, { caller }) =>
  educationOf(engine, caller.subject.NewStudentId);
