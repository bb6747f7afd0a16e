import type { CallOutput } from '../../../contract/generated/calls.ts';
import { profileOf, isTeacher } from '../accounts/profile.ts';
import type { LoggedIn } from './login.ts';
import { subjectOfUser } from '../sessions/subject.ts';
import type { Database } from '../../data/database/database.ts';

/** What every way in answers: the token, told here alone, and who it is. */
export async function loginAnswer(
  database: Database,
  opened: LoggedIn,
): Promise<CallOutput['UserAuth/GetManUserLogin']> {
  const subject = await subjectOfUser(database, opened.userId);
  if (!subject) throw new Error('the user vanished while logging in');
  const profile = await profileOf(database, subject);
  return {
    Token: opened.token,
    TrueName: subject.TrueName,
    LoginName: subject.LoginName,
    OrgName: profile.OrgName,
    ProgectName: profile.MajorName,
    ClassName: profile.ClassName,
    Id: subject.UserId,
    UserType: subject.UserType,
    Avatar: profile.Avatar,
    RoleCodes: [...subject.Roles],
    IsTheach: isTeacher(subject.UserType),
    ExpireTime: opened.expires,
  };
}
