import { welcome } from '../../modules/orientation/steps/welcome.ts';
import type { Handler } from '../call.ts';

/** The head of the welcome page, for everybody. */
export const getWelcome: Handler<'Orientation/GetWelcome'> = ({ engine }, { caller }) =>
  welcome(engine, caller);
