import { trendOf } from '../../modules/rollcall/trend.ts';
import type { Handler } from '../call.ts';
import { refuseWithoutPage } from '../page-source.ts';

/** How many came to the rolls that the caller sees, day by day. */
export const trend: Handler<'Rollcall/Trend'> = async (services, request) => {
  await refuseWithoutPage(services, request);
  return trendOf(services.engine, request.caller, request.input);
};
