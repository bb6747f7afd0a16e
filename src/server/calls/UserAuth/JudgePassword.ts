import { passwordDue } from '../../auth/password-due.ts';
import { passwordRules, passwordRuleText } from '../../auth/password-policy.ts';
import { isTeacher, profileOf } from '../../auth/profile.ts';
import { isBySso } from '../../auth/sessions.ts';
import type { Handler } from '../call.ts';

const WEAK = '您的密码为初始密码或强度不足，请修改密码';

export const judgePassword: Handler<'UserAuth/JudgePassword'> = async ({ engine }, { caller, session }) => {
  const { subject } = caller;
  const profile = await profileOf(engine.database, subject);
  const rules = await passwordRules(engine.database);
  const bySso = session !== undefined && (await isBySso(engine.database, session));
  const due = bySso ? undefined : await passwordDue(engine.database, subject.UserId);
  const overdue = `您的密码已超过${rules.rotationDays}天未修改，请修改密码`;
  return {
    ErrorMess: due === undefined ? '' : due === 'weak' ? WEAK : overdue,
    Mail: profile.Email,
    IsTheach: isTeacher(subject.UserType),
    Rule: passwordRuleText(rules),
  };
};
