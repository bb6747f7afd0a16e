import type { Handler } from '../call.ts';
import { ssoAnswer } from './sso-answer.ts';

export const ssoGetThreenUserLogin: Handler<'UserAuth/SSOGetThreenUserLogin'> = async (
  services,
  { input, caller, userAgent },
) => {
  const { ClientCode: client, Ticket: code, State: state, Binding: binding, Iss: issuer } = input;
  return ssoAnswer(services, { client, code, state, binding, issuer, caller, userAgent });
};
