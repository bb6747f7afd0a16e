import { orientationFigures } from '../../modules/orientation/office/figures.ts';
import type { Handler } from '../call.ts';
import { refuseWithoutPage } from '../page-source.ts';

/** How far the new students whom the caller reaches have come. */
export const orientationCounts: Handler<'Orientation/Figures'> = async (services, request) => {
  await refuseWithoutPage(services, request);
  return orientationFigures(services.engine, request.caller);
};
