/* GENERATED from schemas/ by `npm run generate`. Do not edit. */


import { callGroup } from './call-group.ts';

export const UserInfo = /* @__PURE__ */ callGroup('UserInfo', {
  /** 更换头像 */
  ChangeUserImg: 'POST write',
  /** 用户基本信息 */
  GetBaseInfo: 'POST',
  /** 当前用户信息 */
  GetLoginBaseInfo: 'POST',
  /** 我的老师 */
  GetMyStaff: 'GET',
});
