import { welcomeLinks } from '../../modules/orientation/steps/welcome.ts';
import type { Handler } from '../call.ts';

/** The links on the welcome page. */
export const getWelcomeLinks: Handler<'Orientation/WelcomeLinks'> = ({ engine }, { caller }) =>
  welcomeLinks(engine, caller);
