import { friendLinks } from '../modules/app-center/friend-links.ts';
import type { Calls } from './call.ts';

export const FriendshipHelp: Calls<'FriendshipHelp'> = {
  /** Links to friendly sites, for everybody. */
  UserGetFriendshipHelplist: ({ engine }, { input }) => friendLinks(engine.database, input),
};
