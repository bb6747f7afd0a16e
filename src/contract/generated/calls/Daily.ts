/* GENERATED from schemas/ by `npm run generate`. Do not edit. */


import { callGroup } from './call-group.ts';

export const Daily = /* @__PURE__ */ callGroup('Daily', {
  /** 各学院、班级上报率 */
  ByUnit: 'POST',
  /** 每日上报人数 */
  Figures: 'POST',
  /** 教职工各部门上报率 */
  StaffByUnit: 'POST',
  /** 教职工每日上报人数 */
  StaffFigures: 'POST',
  /** 教职工近14天上报率 */
  StaffTrend: 'POST',
  /** 近14天上报率 */
  Trend: 'POST',
});
