/* GENERATED from schemas/ by `npm run generate`. Do not edit. */


import { callGroup } from './call-group.ts';

export const Labour = /* @__PURE__ */ callGroup('Labour', {
  /** 各学院达标率、学时分布 */
  Count: 'POST',
  /** 劳动学时达标 */
  Figures: 'POST',
  /** 课程热度 */
  Hot: 'POST',
  /** 我的劳动课程 */
  Mine: 'POST',
  /** 我的各类学时 */
  MyTypes: 'POST',
  /** 各类劳动的学时 */
  Types: 'POST',
});
