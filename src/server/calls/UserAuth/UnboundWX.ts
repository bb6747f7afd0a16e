import { inOwnTransaction, unbindWx } from '../../auth/wx-bindings.ts';
import type { Handler } from '../call.ts';

/** Takes the caller's own binding away. */
export const unboundWX: Handler<'UserAuth/UnboundWX'> = async ({ engine }, { caller, name }) => {
  await inOwnTransaction({ engine, caller }, (context) => unbindWx(context, [caller.subject.UserId], name));
  return true;
};
