/* GENERATED from schemas/ by `npm run generate`. Do not edit. */


import { callGroup } from './call-group.ts';

export const Home = /* @__PURE__ */ callGroup('Home', {
  /** 排列我的首页 */
  Arrange: 'POST write',
  /** 菜单旁的数字 */
  Beside: 'GET',
  /** 排列角色的首页 */
  Compose: 'POST write',
  /** 我要办的事 */
  Due: 'GET',
  /** 首页卡片的数字 */
  Figures: 'GET',
  /** 首页卡片的行 */
  Lines: 'GET',
  /** 我的首页 */
  Mine: 'GET',
});
