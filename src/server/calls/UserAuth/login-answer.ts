import type { CallOutput } from '../../../contract/generated/calls.ts';
import { profileOf, isTeacher } from '../../auth/profile.ts';
import type { LoggedIn } from '../../auth/login.ts';
import { subjectOfUser } from '../../auth/subject.ts';
import { deviceCookie } from '../../auth/known-devices.ts';
import type { Database } from '../../data/database/database.ts';
import { Remembered, type CallRequest } from '../../http/answer.ts';
import type { CallServices } from '../call.ts';

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

/** The answer to somebody who proved to own the account: the browser is known for it from now on. */
export async function remembered(
  { engine, ways }: CallServices,
  { device, tx }: Pick<CallRequest, 'device' | 'tx'>,
  userId: string,
  answer: unknown,
): Promise<Remembered> {
  const from = { key: ways.factorKey, device, isSecure: ways.publicUrl.startsWith('https:') };
  return new Remembered(await deviceCookie(tx ?? engine.database, from, userId), answer);
}
