import { takeMailCode } from '../../auth/factors/mail-codes.ts';
import { takeFactor } from '../../auth/factors/second-factor.ts';
import { wrongCode } from '../../auth/login/second-step.ts';
import { refuse } from '../../data/refusal.ts';
import type { Handler } from '../call.ts';

/**
 * Takes the code that was sent to the caller's own address, or one of their authenticator; what asked for it (ErrorCode 6001)
 * goes on then.
 */
export const verifyCode: Handler<'UserAuth/VerifyCode'> = async (
  { engine, sessions, ways },
  { input, caller, session },
) => {
  const { UserId: userId, LoginName: loginName } = caller.subject;
  const { CodeKey: codeKey, Code: code } = input;
  const { database } = engine;
  if (codeKey === undefined) {
    const own = { loginName, ip: caller.ip };
    const refusal = await wrongCode(own, database, () => takeFactor(database, ways.factorKey, userId, code));
    if (refusal) throw refusal;
  } else if (!(await takeMailCode(database, { scene: 'stepup', userId, codeKey, code })))
    throw refuse('验证码错误或已失效');
  if (session === undefined) throw refuse('验证码错误或已失效');
  await sessions.verify(session);
  return true;
};
