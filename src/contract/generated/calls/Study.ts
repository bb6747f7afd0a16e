/* GENERATED from schemas/ by `npm run generate`. Do not edit. */


import { callGroup } from './call-group.ts';

export const Study = /* @__PURE__ */ callGroup('Study', {
  /** 自习室当日可约时段 */
  Day: 'POST',
  /** 今日各时段预约 */
  Hours: 'POST',
  /** 自习室座位图 */
  Seats: 'POST',
  /** 今日各自习室预约 */
  Usage: 'POST',
  /** 近14天预约与违约 */
  Week: 'POST',
});
