/* GENERATED from schemas/ by `npm run generate`. Do not edit. */


import { callGroup } from './call-group.ts';

export const Guide = /* @__PURE__ */ callGroup('Guide', {
  /** 页面所需的前提 */
  First: 'POST',
  /** 向导进度 */
  Progress: 'POST',
});
