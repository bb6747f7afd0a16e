import type { Handler } from '../call.ts';
import { ssoAnswer } from './sso-answer.ts';

export const ssoAuthByZX: Handler<'UserAuth/SSOAuthByZX'> = async (
  services,
  { input, caller, userAgent },
) => {
  const { code, ticket, state, Binding: binding, iss: issuer } = input;
  return ssoAnswer(services, {
    client: 'ZX',
    code: code || ticket,
    state,
    binding,
    issuer,
    caller,
    userAgent,
  });
};
