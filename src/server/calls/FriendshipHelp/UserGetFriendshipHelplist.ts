import { friendLinks } from '../../modules/app-center/friend-links.ts';
import type { Handler } from '../call.ts';

/** Links to friendly sites, for everybody. */
export const userGetFriendshipHelplist: Handler<'FriendshipHelp/UserGetFriendshipHelplist'> = (
  { engine },
  { input },
) => friendLinks(engine.database, input);
