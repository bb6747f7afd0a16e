/* GENERATED from schemas/ by `npm run generate`. Do not edit. */


import { callGroup } from './call-group.ts';

export const UserRole = /* @__PURE__ */ callGroup('UserRole', {
  /** 路由是否存在 */
  GetRouteState: 'GET',
  /** 用户列表 */
  LoadManUserListByFilter: 'POST',
  /** 当前用户菜单 */
  LoadMenuByUser: 'POST',
  /** 角色的菜单与按钮 */
  LoadRoleGrants: 'POST',
});
