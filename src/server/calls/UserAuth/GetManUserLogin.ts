import { logIn } from '../../auth/login.ts';
import type { Handler } from '../call.ts';
import { loginAnswer } from './login-answer.ts';

export const getManUserLogin: Handler<'UserAuth/GetManUserLogin'> = async (services, request) => {
  const { database } = services.engine;
  const opened = await logIn(database, services.sessions, {
    loginName: request.input.LoginName.trim(),
    password: request.input.Pwd,
    code: request.input.Code,
    codeKey: request.input.CodeKey,
    ip: request.caller.ip,
    userAgent: request.userAgent,
  });
  return loginAnswer(database, opened);
};
