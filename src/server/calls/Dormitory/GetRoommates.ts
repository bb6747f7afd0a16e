import { roommatesOf } from '../../modules/dormitory/roommates.ts';
import type { Handler } from '../call.ts';
import { refuseWithoutPage } from '../page-source.ts';

/** Who lives in the caller's room. */
export const getRoommates: Handler<'Dormitory/GetRoommates'> = async (services, request) => {
  await refuseWithoutPage(services, request);
  return roommatesOf(services.engine.database, request.caller.subject.StudentId);
};
