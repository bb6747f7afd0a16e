import { guideToBegin } from '../../engines/guide/begin.ts';
import { MSG_GROUP } from '../../../contract/generated/codes.ts';
import { messageGroups } from '../../engines/notify/bell.ts';
import type { Engine } from '../../data/engine.ts';
import { profileOf } from './profile.ts';
import type { Caller } from '../../data/access/caller.ts';
import type { CallOutput } from '../../../contract/generated/calls.ts';
import type { Sessions } from '../sessions/sessions.ts';

/** What the frame of the pages shows of the person who has signed in. */
export async function signedIn(
  engine: Engine,
  sessions: Sessions,
  caller: Caller,
): Promise<CallOutput['UserInfo/GetLoginBaseInfo']> {
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
    UnreadCount: await unreadOf(engine, subject.UserId),
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
}

async function unreadOf(engine: Engine, userId: string) {
  const groups = await messageGroups(engine, userId, 1);
  const of = (code: string) => groups.find(({ MsgGroup }) => MsgGroup === code)?.UnreadCount ?? 0;
  return { Notice: of(MSG_GROUP.Notice), Message: of(MSG_GROUP.Message), Todo: of(MSG_GROUP.Todo) };
}
