/* GENERATED from schemas/ by `npm run generate`. Do not edit. */


import { callGroup } from './call-group.ts';

export const Statistics = /* @__PURE__ */ callGroup('Statistics', {
  /** 点名到课情况 */
  Attendance: 'POST',
  /** 学生合计 */
  StudentTotals: 'POST',
  /** 学生构成 */
  Students: 'POST',
});
