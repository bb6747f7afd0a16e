import { writeWebLog } from '../../web-log.ts';
import type { Handler } from '../call.ts';

/** Keeps what went wrong in a user's browser. */
export const addWebLog: Handler<'BusinessLog/AddWebLog'> = async ({ engine }, request) => {
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
};
