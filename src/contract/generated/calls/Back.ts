/* GENERATED from schemas/ by `npm run generate`. Do not edit. */


import { callGroup } from './call-group.ts';

export const Back = /* @__PURE__ */ callGroup('Back', {
  /** 各学院返校 */
  ByCollege: 'POST',
  /** 每日返校人数 */
  ByDay: 'POST',
  /** 各校门到校人数 */
  ByGate: 'POST',
  /** 返校出发地 */
  ByRegion: 'POST',
  /** 返校人数 */
  Figures: 'POST',
  /** 近14天健康 */
  Health: 'POST',
  /** 返校链接地址 */
  LinkAddress: 'POST',
  /** 返校码 */
  Pass: 'POST',
});
