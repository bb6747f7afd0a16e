import { bedsOfBuilding } from '../../modules/dormitory/bed-map.ts';
import type { Handler } from '../call.ts';
import { refuseWithoutPage } from '../page-source.ts';

/** The beds of a building, for those who manage them. */
export const getBedMap: Handler<'Dormitory/GetBedMap'> = async (services, request) => {
  await refuseWithoutPage(services, request);
  return { Rows: await bedsOfBuilding(services.engine, request.caller, request.input.BuildingId) };
};
