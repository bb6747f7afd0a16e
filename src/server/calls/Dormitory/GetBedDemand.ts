import { demandOf } from '../../modules/dormitory/demand.ts';
import type { Handler } from '../call.ts';
import { refuseWithoutPage } from '../page-source.ts';

/** What the classes of the batch in progress need, as far as the caller reaches their students. */
export const getBedDemand: Handler<'Dormitory/GetBedDemand'> = async (services, request) => {
  await refuseWithoutPage(services, request);
  return demandOf(services.engine, request.caller);
};
