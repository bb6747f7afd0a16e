import { type Calls, writing } from './call.ts';
import { changePortrait } from '../storage/portrait.ts';
import { shownAccount } from '../auth/accounts/shown-account.ts';
import { signedIn } from '../auth/accounts/signed-in.ts';
import { staffOf } from '../modules/core/my-staff.ts';

export const UserInfo: Calls<'UserInfo'> = {
  ChangeUserImg: writing((context, { input, name }, { files }) =>
    changePortrait(context, files, input, name),
  ),
  GetBaseInfo: ({ engine }, { caller, input }) =>
    shownAccount(engine, caller, input.UserId || caller.subject.UserId),
  /** Who looks after the caller. */
  GetMyStaff: ({ engine }, { caller }) => staffOf(engine.database, caller),
  GetLoginBaseInfo: ({ engine, sessions }, { caller }) => signedIn(engine, sessions, caller),
};
