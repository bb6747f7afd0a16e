import { logInSecond } from '../../auth/second-step.ts';
import type { Handler } from '../call.ts';
import { loginAnswer, remembered } from './login-answer.ts';

/** The second step of a login (ErrorCode 6001 of the first). */
export const secondFactorLogin: Handler<'UserAuth/SecondFactorLogin'> = async (services, request) => {
  const { database } = services.engine;
  const { Ticket: ticket, Code: code } = request.input;
  const from = { ip: request.caller.ip, userAgent: request.userAgent, device: request.device };
  const { sessions, ways } = services;
  const opened = await logInSecond(services.engine, sessions, ways.factorKey, { ticket, code, ...from });
  if (request.session !== undefined) await sessions.close(request.session);
  const answer = {
    ...(await loginAnswer(database, opened)),
    RecoveryCodes: [...(opened.recoveryCodes ?? [])],
  };
  return remembered(services, request, opened.userId, answer);
};
