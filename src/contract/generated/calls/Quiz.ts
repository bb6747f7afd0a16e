/* GENERATED from schemas/ by `npm run generate`. Do not edit. */


import { callGroup } from './call-group.ts';

export const Quiz = /* @__PURE__ */ callGroup('Quiz', {
  /** 各题正确率 */
  Accuracy: 'POST',
  /** 各学院参与人数 */
  ByCollege: 'POST',
  /** 每日答题次数 */
  ByDay: 'POST',
  /** 班级榜 */
  Classes: 'POST',
  /** 学院榜 */
  Colleges: 'POST',
  /** 竞答活动概况 */
  Current: 'POST',
  /** 竞答统计 */
  Figures: 'POST',
  /** 竞答题目 */
  Paper: 'POST',
  /** 个人榜 */
  People: 'POST',
});
