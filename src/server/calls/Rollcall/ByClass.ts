import { figuresByClass } from '../../modules/rollcall/counts.ts';
import type { Handler } from '../call.ts';
import { refuseWithoutPage } from '../page-source.ts';

/** How many of each of the caller's classes answered a roll. */
export const byClass: Handler<'Rollcall/ByClass'> = async (services, request) => {
  await refuseWithoutPage(services, request);
  const rows = await figuresByClass(services.engine, request.caller, request.input.InstanceId);
  return rows.map(({ Absent: _absent, ...row }) => row);
};
