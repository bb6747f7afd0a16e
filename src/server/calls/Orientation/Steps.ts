import { stepFigures } from '../../modules/orientation/office/step-figures.ts';
import type { Handler } from '../call.ts';
import { refuseWithoutPage } from '../page-source.ts';

/** How far they have come with each step. */
export const orientationSteps: Handler<'Orientation/Steps'> = async (services, request) => {
  await refuseWithoutPage(services, request);
  return stepFigures(services.engine, request.caller);
};
