import { takeMailCode } from './mail-codes.ts';
import { takeFactor } from './second-factor.ts';
import { wrongCode } from '../login/second-step.ts';
import { refuse } from '../../data/refusal.ts';
import type { Caller } from '../../data/access/caller.ts';
import type { CallInput } from '../../../contract/generated/calls.ts';
import type { Database } from '../../data/database/database.ts';
import type { Sessions } from '../sessions/sessions.ts';

/** What codes are held against, and the sessions that go on. */
interface VerifyingParts {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly factorKey: Buffer;
}

/**
 * Takes the code that was sent to the caller's own address, or one of their authenticator; what asked for it (ErrorCode 6001)
 * goes on then.
 */
export async function verifyCode(
  { database, sessions, factorKey }: VerifyingParts,
  { caller, session }: { readonly caller: Caller; readonly session: string | undefined },
  { CodeKey: codeKey, Code: code }: CallInput['UserAuth/VerifyCode'],
): Promise<true> {
  const { UserId: userId, LoginName: loginName } = caller.subject;
  if (codeKey === undefined) {
    const own = { loginName, ip: caller.ip };
    const refusal = await wrongCode(own, database, () => takeFactor(database, factorKey, userId, code));
    if (refusal) throw refusal;
  } else if (!(await takeMailCode(database, { scene: 'stepup', userId, codeKey, code })))
    throw refuse('验证码错误或已失效');
  if (session === undefined) throw refuse('验证码错误或已失效');
  await sessions.verify(session);
  return true;
}
