/* GENERATED from schemas/ by `npm run generate`. Do not edit. */


import { callGroup } from './call-group.ts';

export const Analysis = /* @__PURE__ */ callGroup('Analysis', {
  /** 月流量 */
  MonthBar: 'GET /analysis/month-bar',
});
