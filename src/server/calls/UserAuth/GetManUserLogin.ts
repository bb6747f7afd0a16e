import { logIn } from '../../auth/login.ts';
import type { Handler } from '../call.ts';
import { loginAnswer, remembered } from './login-answer.ts';

export const getManUserLogin: Handler<'UserAuth/GetManUserLogin'> = async (services, request) => {
  const { database } = services.engine;
  const opened = await logIn(services.engine, services.sessions, services.ways.factorKey, {
    loginName: request.input.LoginName.trim(),
    password: request.input.Pwd,
    code: request.input.Code,
    codeKey: request.input.CodeKey,
    ip: request.caller.ip,
    userAgent: request.userAgent,
    device: request.device,
  });
  // A browser that logs in anew gives its former session up: nobody knows that token any more.
  if (request.session !== undefined) await services.sessions.close(request.session);
  return remembered(services, request, opened.userId, await loginAnswer(database, opened));
};
