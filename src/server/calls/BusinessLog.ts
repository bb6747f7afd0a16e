import { writeWebLog } from '../traffic/web-log.ts';
import type { Calls } from './call.ts';

export const BusinessLog: Calls<'BusinessLog'> = {
  /** Keeps what went wrong in a user's browser. */
  AddWebLog: async ({ engine }, request) => {
    const { tx, caller, userAgent, input } = request;
    await writeWebLog(tx ?? engine.database, {
      userId: caller.subject.UserId,
      routeName: input.RouteName,
      action: input.Action,
      content: input.Content,
      costMs: input.CostMs,
      ip: caller.ip,
      userAgent,
    });
    return true;
  },
};
