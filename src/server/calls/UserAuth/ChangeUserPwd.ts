import { storePassword, usersById } from '../../auth/accounts.ts';
import { isEmail } from '../../auth/email.ts';
import { wrongPassword } from '../../auth/own-password.ts';
import { passwordProblem, passwordRules, reuseProblem } from '../../auth/password-policy.ts';
import { isTeacher } from '../../auth/profile.ts';
import { keepOnlySession } from '../../auth/sessions.ts';
import { refuse, refuseFields } from '../../data/refusal.ts';
import type { FieldProblem } from '../../../contract/envelope.ts';
import { writing } from '../call.ts';
import { remembered } from './login-answer.ts';

/** Changes the caller's own password: his other sessions end, this one goes on. */
export const changeUserPwd = writing<'UserAuth/ChangeUserPwd'>(async (context, request, services) => {
  const { subject } = context.caller;
  const { OldPwd, NewPwd, NewPwd2, Email } = request.input.UserInfo;
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
    enCode: 'UserAuth/ChangeUserPwd',
    email: isTeacher(subject.UserType) ? undefined : Email || undefined,
  });
  await keepOnlySession(context.tx, subject.UserId, request.session ?? '');
  return remembered(services, request, subject.UserId, true);
});

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
