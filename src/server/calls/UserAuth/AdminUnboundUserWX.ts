import { usersById } from '../../auth/accounts.ts';
import { inOwnTransaction, unbindWx } from '../../auth/wx-bindings.ts';
import { enCodes } from '../../../contract/generated/entities.ts';
import type { Handler } from '../call.ts';

/** Takes the binding of a user away whom the caller administers. */
export const adminUnboundUserWX: Handler<'UserAuth/AdminUnboundUserWX'> = async (
  { engine },
  { caller, input },
) => {
  await inOwnTransaction({ engine, caller }, async (context) => {
    await usersById(context, [input.UserId]);
    await unbindWx(context, [input.UserId], enCodes.systemUserUnbindWx);
  });
  return true;
};
