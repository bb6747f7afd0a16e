import { writeWebLog } from '../traffic/web-log.ts';
import type { Calls } from './call.ts';

export const BusinessLog: Calls<'BusinessLog'> = {
  /** Keeps what went wrong in a user's browser. */
  AddWebLog: ({ engine }, request) => {
    const { RouteName: routeName, Action: action, Content: content, CostMs: costMs } = request.input;
    return writeWebLog(request.tx ?? engine.database, request, { routeName, action, content, costMs });
  },
};
