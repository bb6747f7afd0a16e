/* GENERATED from schemas/ by `npm run generate`. Do not edit. */


import { callGroup } from './call-group.ts';

export const Rollcall = /* @__PURE__ */ callGroup('Rollcall', {
  /** 点名各班人数 */
  ByClass: 'POST',
  /** 点名现场人数 */
  Figures: 'POST',
  /** 点名签到码 */
  SignCode: 'POST',
  /** 点名到课率走势 */
  Trend: 'POST',
});
