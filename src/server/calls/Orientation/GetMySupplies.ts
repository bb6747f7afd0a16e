import { suppliesOf } from '../../modules/orientation/steps/supplies.ts';
import type { Handler } from '../call.ts';

/** What the caller, a new student, ordered. */
export const getMySupplies: Handler<'Orientation/GetMySupplies'> = ({ engine }, { caller }) =>
  suppliesOf(engine, caller.subject.NewStudentId);
