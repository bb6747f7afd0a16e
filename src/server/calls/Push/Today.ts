import { todayOf } from '../../modules/message-push/today.ts';
import type { Handler } from '../call.ts';
import { refuseWithoutPage } from '../page-source.ts';

/** How today's messages fared, as far as the caller reads the log. */
export const pushToday: Handler<'Push/Today'> = async (services, request) => {
  await refuseWithoutPage(services, request);
  return todayOf(services.engine, request.caller);
};
