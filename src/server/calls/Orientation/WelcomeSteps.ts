import { welcomeSteps } from '../../modules/orientation/steps/welcome.ts';
import type { Handler } from '../call.ts';

/** The steps on the welcome page. */
export const getWelcomeSteps: Handler<'Orientation/WelcomeSteps'> = ({ engine }, { caller }) =>
  welcomeSteps(engine, caller);
