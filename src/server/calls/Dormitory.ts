import { entities } from '../../contract/generated/entities.ts';
import { bedsOfBuilding } from '../modules/dormitory/bed-map.ts';
import { roommatesOf } from '../modules/dormitory/roommates.ts';
import { actionOf } from '../data/entities.ts';
import { type Calls, shown } from './call.ts';
import { getMyBeds } from './Dormitory/GetMyBeds.ts';
import { importThrough } from '../jobs/tasks/import-through.ts';

export const Dormitory: Calls<'Dormitory'> = {
  /** The beds of a building, for those who manage them. */
  GetBedMap: shown(async ({ engine }, { caller, input }) => ({
    Rows: await bedsOfBuilding(engine, caller, input.BuildingId),
  })),
  GetMyBeds: getMyBeds,
  /** Who lives in the caller's room. */
  GetRoommates: shown(({ engine }, { caller }) => roommatesOf(engine.database, caller.subject.StudentId)),
  /** Imports rooms from a sheet. */
  ImpotDormdata: (services, request) =>
    importThrough(services, request, actionOf(services.engine, entities.Room, 'import')),
};
