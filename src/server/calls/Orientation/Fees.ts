import { feeFigures } from '../../modules/orientation/office/fees.ts';
import type { Handler } from '../call.ts';
import { refuseWithoutPage } from '../page-source.ts';

/** What they owe and what they paid. */
export const orientationFees: Handler<'Orientation/Fees'> = async (services, request) => {
  await refuseWithoutPage(services, request);
  return feeFigures(services.engine, request.caller);
};
