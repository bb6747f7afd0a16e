import type { Handler } from '../call.ts';

/**
 * Ends the session of the header's token. Logging out twice, or with a token that is over, is no mistake. The parameter
 * Token is not looked at: a token in an address would end up in logs.
 */
export const userLoginOut: Handler<'UserAuth/UserLoginOut'> = async ({ sessions }, { session }) => {
  if (session !== undefined) await sessions.close(session);
  return true;
};
