import { guideToBegin } from '../../engines/guide/begin.ts';
import { profileOf } from '../../auth/profile.ts';
import type { Handler } from '../call.ts';

export const getLoginBaseInfo: Handler<'UserInfo/GetLoginBaseInfo'> = async (
  { engine, sessions },
  { caller },
) => {
  const { subject } = caller;
  const profile = await profileOf(engine.database, subject);
  const Begin = await guideToBegin(engine, caller, await sessions.grantsOf(caller));
  return {
    Id: subject.UserId,
    TrueName: subject.TrueName,
    Avatar: profile.Avatar,
    RoleCodes: [...subject.Roles],
    RoleNames: [...profile.RoleNames],
    OrgName: profile.OrgName,
    // The modules of notices, messages and to-dos are not installed: nothing can be unread.
    UnreadCount: { Notice: 0, Message: 0, Todo: 0 },
    Welcome: `${subject.TrueName}，欢迎您`,
    ...(Begin === undefined ? {} : { Begin }),
    // What page conditions in the browser judge over as `me`.
    Subject: {
      ...subject,
      Roles: [...subject.Roles],
      RoleIds: [...(subject.RoleIds ?? [])],
      CollegeIds: [...subject.CollegeIds],
      ClassIds: [...subject.ClassIds],
      BuildingIds: [...subject.BuildingIds],
    },
  };
};
