import { bedsOfBuilding } from '../modules/dormitory/bed-map.ts';
import { roommatesOf } from '../modules/dormitory/roommates.ts';
import { type Calls, shown } from './call.ts';
import { getMyBeds } from './Dormitory/GetMyBeds.ts';

export const Dormitory: Calls<'Dormitory'> = {
  /** The beds of a building, for those who manage them. */
  GetBedMap: shown(async ({ engine }, { caller, input }) => ({
    Rows: await bedsOfBuilding(engine, caller, input.BuildingId),
  })),
  GetMyBeds: getMyBeds,
  /** Who lives in the caller's room. */
  GetRoommates: shown(({ engine }, { caller }) => roommatesOf(engine.database, caller.subject.StudentId)),
};
