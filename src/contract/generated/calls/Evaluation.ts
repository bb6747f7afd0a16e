/* GENERATED from schemas/ by `npm run generate`. Do not edit. */


import { callGroup } from './call-group.ts';

export const Evaluation = /* @__PURE__ */ callGroup('Evaluation', {
  /** 班级综合分 */
  Classes: 'POST',
  /** 测评合计 */
  Figures: 'POST',
  /** 综合分分布 */
  Hist: 'POST',
  /** 本人历次测评 */
  MyTerms: 'POST',
  /** 综合分前列 */
  Top: 'POST',
  /** 各学院测评 */
  Units: 'POST',
});
