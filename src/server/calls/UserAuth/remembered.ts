import { deviceCookie } from '../../auth/login/known-devices.ts';
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
