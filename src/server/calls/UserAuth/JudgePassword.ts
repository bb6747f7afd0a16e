import { passwordRules, passwordRuleText } from '../../auth/password-policy.ts';
import { isTeacher, profileOf } from '../../auth/profile.ts';
import { isBySso } from '../../auth/sessions.ts';
import type { Handler } from '../call.ts';

export const judgePassword: Handler<'UserAuth/JudgePassword'> = async ({ engine }, { caller, session }) => {
  const profile = await profileOf(engine.database, caller.subject);
  const teacher = isTeacher(caller.subject.UserType);
  const rules = await passwordRules(engine.database);
  const { rotationDays } = rules;
  const Rule = passwordRuleText(rules);
  const old = teacher && rotationDays > 0 && (profile.passwordDays ?? 0) > rotationDays;
  const overdue = old ? `您的密码已超过${rotationDays}天未修改，请修改密码` : '';
  const bySso = session !== undefined && (await isBySso(engine.database, session));
  if (bySso) return { ErrorMess: '', Mail: profile.Email, IsTheach: teacher, Rule };
  return {
    ErrorMess: profile.weak ? '您的密码为初始密码或强度不足，请修改密码' : overdue,
    Mail: profile.Email,
    IsTheach: teacher,
    Rule,
  };
};
