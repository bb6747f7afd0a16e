import { deviceCookie } from '../../auth/login/known-devices.ts';
import { loginAnswer } from '../../auth/login/login-answer.ts';
import type { LoggedIn } from '../../auth/login/login.ts';
import { Remembered, type CallRequest } from '../../http/answer.ts';
import type { CallServices } from '../call.ts';

/** The answer to somebody who proved to own the account: the browser is known for it from now on. */
export async function remembered(
  { engine, ways }: CallServices,
  { device, tx }: Pick<CallRequest, 'device' | 'tx'>,
  userId: string,
  answer: unknown,
): Promise<Remembered> {
  const from = { key: ways.factorKey, device, isSecure: ways.publicUrl.startsWith('https:') };
  return new Remembered(await deviceCookie(tx ?? engine.database, from, userId), answer);
}

/** The answer to somebody who has just logged in. A browser that logs in anew gives its former session up: nobody knows that token any more. */
export async function loggedIn(
  services: CallServices,
  request: Pick<CallRequest, 'device' | 'tx' | 'session'>,
  opened: LoggedIn,
  more: object = {},
): Promise<Remembered> {
  if (request.session !== undefined) await services.sessions.close(request.session);
  const answer = { ...(await loginAnswer(services.engine.database, opened)), ...more };
  return remembered(services, request, opened.userId, answer);
}
