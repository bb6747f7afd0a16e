import { logIn } from '../../auth/login.ts';
import { subjectOfUser } from '../../auth/subject.ts';
import { isTeacher, profileOf } from '../../auth/profile.ts';
import type { Handler } from '../call.ts';

export const getManUserLogin: Handler<'UserAuth/GetManUserLogin'> = async (services, request) => {
  const { database } = services.engine;
  const opened = await logIn(database, services.sessions, {
    loginName: request.input.LoginName.trim(),
    password: request.input.Pwd,
    code: request.input.Code,
    codeKey: request.input.CodeKey,
    ip: request.caller.ip,
    userAgent: request.userAgent,
  });
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
};
