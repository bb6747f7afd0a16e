import { reachedAccount } from '../../auth/reached-accounts.ts';
import type { Handler } from '../call.ts';

/** The Id of the caller's own account, or of one that the caller reaches. */
export const getUserId: Handler<'UserAuth/GetUserId'> = async ({ engine }, { caller, input }) => {
  const isOwn = !input.LoginName && !input.OpenId && !input.Code;
  return { UserId: isOwn ? caller.subject.UserId : await reachedAccount(engine, caller, input) };
};
