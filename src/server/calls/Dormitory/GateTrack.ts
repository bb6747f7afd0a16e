import { gateTrack } from '../../modules/dormitory/gate-track.ts';
import type { Handler } from '../call.ts';
import { refuseWithoutPage } from '../page-source.ts';

/** Which gates a student passed, as far as the caller reaches that. */
export const getGateTrack: Handler<'Dormitory/GateTrack'> = async (services, request) => {
  await refuseWithoutPage(services, request);
  return gateTrack(services.engine, request.caller, request.input.StudentId);
};
