import { todayOf } from '../modules/message-push/today.ts';
import { type Calls, shown } from './call.ts';

export const Push: Calls<'Push'> = {
  /** How today's messages fared, as far as the caller reads the log. */
  Today: shown(({ engine }, { caller }) => todayOf(engine, caller)),
};
