import { takeMailCode } from '../../auth/mail-codes.ts';
import { refuse } from '../../data/refusal.ts';
import type { Handler } from '../call.ts';

/** Takes the code that was sent to the caller's own address; what asked for it (ErrorCode 6001) goes on then. */
export const verifyCode: Handler<'UserAuth/VerifyCode'> = async (
  { engine, sessions },
  { input, caller, session },
) => {
  const given = {
    scene: 'stepup',
    userId: caller.subject.UserId,
    codeKey: input.CodeKey,
    code: input.Code,
  } as const;
  if (!(await takeMailCode(engine.database, given)) || session === undefined)
    throw refuse('验证码错误或已失效');
  await sessions.verify(session);
  return true;
};
