/* GENERATED from schemas/ by `npm run generate`. Do not edit. */


import { callGroup } from './call-group.ts';

export const Questionnaire = /* @__PURE__ */ callGroup('Questionnaire', {
  /** 交叉分析 */
  Cross: 'POST',
  /** 问卷的题目与因子 */
  Design: 'POST',
  /** 回收情况 */
  Figures: 'POST',
  /** 填写链接 */
  Link: 'POST',
  /** 要填的问卷 */
  Paper: 'POST',
  /** 读取题目表格 */
  ReadQuestions: 'POST',
  /** 答卷的因子 */
  SheetFactors: 'POST',
  /** 历次总分 */
  SheetHistory: 'POST',
  /** 问卷统计 */
  Stat: 'POST',
  /** 题目统计 */
  Tallies: 'POST',
  /** 一题的文字与附件 */
  Written: 'POST',
});
