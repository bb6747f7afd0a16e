import { databaseNow } from '../../data/clock.ts';
import { openNotice as open } from '../../modules/notice/reading.ts';
import type { Handler } from '../call.ts';
import { refuseWithoutPage } from '../page-source.ts';

/** Opens a notice that was sent to the caller: when he first did is noted. A page reads it, so it is no write of its own. */
export const openNotice: Handler<'Notice/OpenNotice'> = async (services, request) => {
  await refuseWithoutPage(services, request);
  const { engine } = services;
  const reading = await engine.database.transaction(async (tx) =>
    open({ engine, tx, caller: request.caller, now: await databaseNow(tx) }, request.input.Id),
  );
  return reading ? [reading] : [];
};
