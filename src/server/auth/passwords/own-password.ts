import type { Row } from '../../../contract/rules.ts';
import type { WriteContext } from '../../data/module.ts';
import { Refusal, refuse } from '../../data/refusal.ts';
import { beginAttempt, forgetFailures } from '../login/login-failures.ts';
import { verifyPassword } from './passwords.ts';

/**
 * Whether the caller knows their password. A stranger at an open session could guess it here, so guesses are counted as at
 * login.
 * @returns a Refusal, to be committed with its count; undefined when the password is right
 */
export async function wrongPassword(
  { tx, caller }: WriteContext,
  user: Row,
  password: string,
  message: string,
): Promise<Refusal | undefined> {
  const attempt = { loginName: `change ${caller.subject.LoginName}`, ip: caller.ip, lockable: false };
  try {
    await beginAttempt(tx, attempt);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  if (!(await verifyPassword(String(user['PwdHash'] ?? ''), password))) return refuse(message);
  await forgetFailures(tx, attempt);
  return undefined;
}
