/* GENERATED from schemas/ by `npm run generate`. Do not edit. */


import { callGroup } from './call-group.ts';

export const Exam = /* @__PURE__ */ callGroup('Exam', {
  /** 分数段 */
  Bands: 'POST',
  /** 各班成绩 */
  ByClass: 'POST',
  /** 考试成绩概况 */
  Figures: 'POST',
  /** 考试试卷 */
  Paper: 'POST',
  /** 试卷预览 */
  Preview: 'POST',
  /** 试题分析 */
  Tallies: 'POST',
});
