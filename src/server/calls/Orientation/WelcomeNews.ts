import { welcomeNews } from '../../modules/orientation/steps/welcome.ts';
import type { Handler } from '../call.ts';

/** What is announced on the welcome page. */
export const getWelcomeNews: Handler<'Orientation/WelcomeNews'> = ({ engine }, { caller }) =>
  welcomeNews(engine, caller);
