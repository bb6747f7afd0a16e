import { ownStations } from '../../modules/orientation/steps/own-stations.ts';
import type { Handler } from '../call.ts';

/** Where the caller, a new student, may check in. */
export const getMyStations: Handler<'Orientation/GetMyStations'> = ({ engine }, { caller }) =>
  ownStations(engine.database, caller.subject.NewStudentId);
