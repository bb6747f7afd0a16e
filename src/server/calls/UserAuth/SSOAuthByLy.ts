import type { Handler } from '../call.ts';
import { ssoAnswer } from './sso-answer.ts';

export const ssoAuthByLy: Handler<'UserAuth/SSOAuthByLy'> = async (
  services,
  { input, caller, userAgent },
) => {
  const { code, ticket, state, Binding: binding, iss: issuer } = input;
  return ssoAnswer(services, {
    client: 'LY',
    code: code || ticket,
    state,
    binding,
    issuer,
    caller,
    userAgent,
  });
};
