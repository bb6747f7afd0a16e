/* GENERATED from schemas/ by `npm run generate`. Do not edit. */


import { callGroup } from './call-group.ts';

export const Fdy = /* @__PURE__ */ callGroup('Fdy', {
  /** 各学院平均得分 */
  ByCollege: 'POST',
  /** 各职责平均得分 */
  Duties: 'POST',
  /** 测评合计 */
  Figures: 'POST',
  /** 测评表 */
  Paper: 'POST',
  /** 测评排名 */
  Rank: 'POST',
});
