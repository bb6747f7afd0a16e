/* GENERATED from schemas/ by `npm run generate`. Do not edit. */


import { callGroup } from './call-group.ts';

export const FriendshipHelp = /* @__PURE__ */ callGroup('FriendshipHelp', {
  /** 友情链接 */
  UserGetFriendshipHelplist: 'POST',
});
