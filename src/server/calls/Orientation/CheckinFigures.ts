import { deskFigures } from '../../modules/orientation/desk/figures.ts';
import type { Handler } from '../call.ts';
import { refuseWithoutPage } from '../page-source.ts';

/** How checking in goes at the caller's stations. */
export const checkinFigures: Handler<'Orientation/CheckinFigures'> = async (services, request) => {
  await refuseWithoutPage(services, request);
  return deskFigures(services.engine, request.caller);
};
