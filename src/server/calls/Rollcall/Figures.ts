import { figuresOf } from '../../modules/rollcall/counts.ts';
import type { Handler } from '../call.ts';
import { refuseWithoutPage } from '../page-source.ts';

/** How many of the caller's students answered a roll. */
export const figures: Handler<'Rollcall/Figures'> = async (services, request) => {
  await refuseWithoutPage(services, request);
  const { Absent: _absent, ...counts } = await figuresOf(
    services.engine,
    request.caller,
    request.input.InstanceId,
  );
  return counts;
};
