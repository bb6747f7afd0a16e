import { trendOf } from '../../modules/rollcall/counts.ts';
import type { Handler } from '../call.ts';
import { refuseWithoutPage } from '../page-source.ts';

/** How many of the caller's students came to the rolls of a task, day by day. */
export const trend: Handler<'Rollcall/Trend'> = async (services, request) => {
  await refuseWithoutPage(services, request);
  return trendOf(services.engine, request.caller, request.input.InstanceId);
};
