import { storePassword, usersById } from '../accounts/accounts.ts';
import { isEmail } from '../factors/email.ts';
import { wrongPassword } from './own-password.ts';
import { passwordProblem, passwordRules, reuseProblem } from './password-policy.ts';
import { isTeacher } from '../accounts/profile.ts';
import { keepOnlySession } from '../sessions/sessions.ts';
import { refuse, refuseFields, type Refusal } from '../../data/refusal.ts';
import type { FieldProblem } from '../../../contract/envelope.ts';
import type { WriteContext } from '../../data/module.ts';
import type { CallInput } from '../../../contract/generated/calls.ts';

/**
 * Changes the caller's own password: other sessions of the account end, this one goes on.
 * @returns a Refusal, to be committed with its count, of a wrong old password
 */
export async function changeOwnPassword(
  context: WriteContext,
  { OldPwd, NewPwd, NewPwd2, Email }: CallInput['UserAuth/ChangeUserPwd']['UserInfo'],
  { session, enCode }: { readonly session: string | undefined; readonly enCode: string },
): Promise<Refusal | undefined> {
  const { subject } = context.caller;
  const [user] = await usersById(context, [subject.UserId]);
  if (!user) throw refuse('用户不存在');
  const refusal = await wrongPassword(context, user, OldPwd, '原密码不正确');
  if (refusal) return refusal;
  const rules = await passwordRules(context.tx);
  const owner = { loginName: subject.LoginName, trueName: subject.TrueName };
  const former = { id: subject.UserId, hash: String(user['PwdHash'] ?? '') };
  const problem =
    (NewPwd === NewPwd2 ? undefined : '新密码与确认密码不一致') ??
    (NewPwd === OldPwd ? '新密码不能与旧密码相同' : undefined) ??
    passwordProblem(NewPwd, owner, rules.profile) ??
    (await reuseProblem(context.tx, former, NewPwd, rules));
  if (problem !== undefined) throw refuse(problem);
  // Who must change a first password may have no address at hand; it can be given later.
  const isForced = user['IsWeakPwd'] === 1;
  const mail = emailProblem(subject.UserType, Email, isForced || Boolean(user['Email']));
  if (mail) throw refuseFields([mail]);
  await storePassword(context, user, NewPwd, {
    weak: false,
    enCode,
    email: isTeacher(subject.UserType) ? undefined : Email || undefined,
  });
  await keepOnlySession(context.tx, subject.UserId, session ?? '');
  return undefined;
}

/** Only those who are no teachers give an address here (specification 5); one that is stored need not be given again. */
function emailProblem(
  userType: string,
  given: string | undefined,
  isSpared: boolean,
): FieldProblem | undefined {
  if (isTeacher(userType)) return undefined;
  if (!given) return isSpared ? undefined : { Key: 'Email', Message: '请输入邮箱' };
  return isEmail(given) ? undefined : { Key: 'Email', Message: '邮箱格式不正确' };
}
