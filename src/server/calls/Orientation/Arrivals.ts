import { latestArrivals } from '../../modules/orientation/office/arrivals.ts';
import type { Handler } from '../call.ts';
import { refuseWithoutPage } from '../page-source.ts';

/** Who has just come, without their names. */
export const orientationArrivals: Handler<'Orientation/Arrivals'> = async (services, request) => {
  await refuseWithoutPage(services, request);
  return latestArrivals(services.engine, request.caller);
};
