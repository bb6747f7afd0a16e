import { ROTATION_DAYS } from '../../auth/password-policy.ts';
import { isTeacher, profileOf } from '../../auth/profile.ts';
import type { Handler } from '../call.ts';

export const judgePassword: Handler<'UserAuth/JudgePassword'> = async ({ engine }, { caller }) => {
  const profile = await profileOf(engine.database, caller.subject);
  const teacher = isTeacher(caller.subject.UserType);
  const old = teacher && (profile.passwordDays ?? 0) > ROTATION_DAYS;
  const overdue = old ? `您的密码已超过${ROTATION_DAYS}天未修改，请修改密码` : '';
  return {
    ErrorMess: profile.weak ? '您的密码为初始密码或强度不足，请修改密码' : overdue,
    Mail: profile.Email,
    IsTheach: teacher,
  };
};
