import { unitFigures } from '../../modules/orientation/office/figures.ts';
import type { Handler } from '../call.ts';
import { refuseWithoutPage } from '../page-source.ts';

/** The same for each of the caller's colleges, majors or classes. */
export const orientationUnits: Handler<'Orientation/Units'> = async (services, request) => {
  await refuseWithoutPage(services, request);
  return unitFigures(services.engine, request.caller, request.input.Level, request.input.Order === 'rate');
};
