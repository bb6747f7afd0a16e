import type { CallOutput } from '../../../contract/generated/calls.ts';
import type { Subject } from '../../../contract/subject.ts';
import type { Queryable } from '../../data/database/database.ts';
import { isTeacher, profileOf } from '../accounts/profile.ts';
import { isBySso } from '../sessions/sessions.ts';
import { passwordDue } from './password-due.ts';
import { passwordRules, passwordRuleText } from './password-policy.ts';

const WEAK = '您的密码为初始密码或强度不足，请修改密码';

/** Why somebody has to change the password now, if at all; a session by single sign-on has none to change. */
export async function judgedPassword(
  queryable: Queryable,
  subject: Subject,
  session: string | undefined,
): Promise<CallOutput['UserAuth/JudgePassword']> {
  const profile = await profileOf(queryable, subject);
  const rules = await passwordRules(queryable);
  const bySso = session !== undefined && (await isBySso(queryable, session));
  const due = bySso ? undefined : await passwordDue(queryable, subject.UserId);
  const overdue = `您的密码已超过${rules.rotationDays}天未修改，请修改密码`;
  return {
    ErrorMess: due === undefined ? '' : due === 'weak' ? WEAK : overdue,
    Mail: profile.Email,
    IsTheach: isTeacher(subject.UserType),
    Rule: passwordRuleText(rules),
  };
}
