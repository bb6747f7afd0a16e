import { welcomeGuides } from '../../modules/orientation/steps/welcome-files.ts';
import type { Handler } from '../call.ts';

/** The guide, the maps and the telephone on the welcome page. */
export const getWelcomeGuides: Handler<'Orientation/WelcomeGuides'> = ({ engine }, { caller }) =>
  welcomeGuides(engine, caller);
