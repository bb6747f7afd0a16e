import { studied } from '../../modules/orientation/steps/education.ts';
import type { Handler } from '../call.ts';

/** How long the caller, a new student, has studied an item. */
export const getStudied: Handler<'Orientation/GetStudied'> = ({ engine }, { caller, input }) =>
  studied(engine.database, caller.subject.NewStudentId, input.Id);
