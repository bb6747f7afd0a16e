import { orientationTally } from '../../modules/orientation/office/tally.ts';
import type { Handler } from '../call.ts';
import { refuseWithoutPage } from '../page-source.ts';

/** How many of them share a value. */
export const orientationTallies: Handler<'Orientation/Tally'> = async (services, request) => {
  await refuseWithoutPage(services, request);
  return orientationTally(services.engine, request.caller, request.input.Kind);
};
