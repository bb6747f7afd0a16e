/* GENERATED from schemas/ by `npm run generate`. Do not edit. */


import { callGroup } from './call-group.ts';

export const Home = /* @__PURE__ */ callGroup('Home', {
  /** 排列我的首页 */
  Arrange: 'POST write',
  /** 菜单旁的数字 */
  Beside: 'GET',
  /** 首页卡片的内容 */
  Cards: 'POST',
  /** 排列角色的首页 */
  Compose: 'POST write',
  /** 我要办的事 */
  Due: 'GET',
  /** 我的首页 */
  Mine: 'GET',
});
