import { entities } from '../../../contract/generated/entities.ts';
import { USER_STATE } from '../../../contract/generated/codes.ts';
import { NOBODY } from '../../../contract/subject.ts';
import { storePassword } from '../accounts/accounts.ts';
import { releaseLocks } from '../login/login-failures.ts';
import { passwordProblem, passwordRules, reuseProblem } from './password-policy.ts';
import { takeResetToken } from './reset-tokens.ts';
import { endSessions } from '../sessions/sessions.ts';
import { refuse } from '../../data/refusal.ts';
import { lockRow } from '../../data/write/system-write.ts';
import type { WriteContext } from '../../data/module.ts';
import type { CallInput } from '../../../contract/generated/calls.ts';

/** Sets a new password for a person who holds the link of a mail; all sessions of the account end. */
export async function resetByLink(
  asked: WriteContext,
  { ResetToken, NewPwd, NewPwd2 }: CallInput['UserAuth/ResetPwdByToken'],
  enCode: string,
): Promise<void> {
  if (NewPwd !== NewPwd2) throw refuse('新密码与确认密码不一致');
  const userId = await takeResetToken(asked.tx, ResetToken);
  if (userId === undefined) throw refuse('链接已失效，请重新找回密码');
  const user = await lockRow(asked, entities.SysUser, userId);
  if (user['State'] !== USER_STATE.Normal) throw refuse('链接已失效，请重新找回密码');
  const owner = { loginName: String(user['LoginName']), trueName: String(user['TrueName']) };
  const rules = await passwordRules(asked.tx);
  const former = { id: userId, hash: String(user['PwdHash'] ?? '') };
  const problem =
    passwordProblem(NewPwd, owner, rules.profile) ?? (await reuseProblem(asked.tx, former, NewPwd, rules));
  // Thrown, so that the token is not used up by a password that was not taken.
  if (problem !== undefined) throw refuse(problem);
  const subject = { ...NOBODY, UserId: userId, LoginName: owner.loginName, TrueName: owner.trueName };
  const context = { ...asked, caller: { ...asked.caller, subject } };
  await storePassword(context, user, NewPwd, { weak: false, enCode });
  await endSessions(context.tx, [userId]);
  await releaseLocks(context.tx, [owner.loginName]);
}
