/* GENERATED from schemas/ by `npm run generate`. Do not edit. */


import { callGroup } from './call-group.ts';

export const Push = /* @__PURE__ */ callGroup('Push', {
  /** 今日推送 */
  Today: 'POST',
});
