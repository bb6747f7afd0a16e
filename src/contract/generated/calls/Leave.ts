/* GENERATED from schemas/ by `npm run generate`. Do not edit. */


import { callGroup } from './call-group.ts';

export const Leave = /* @__PURE__ */ callGroup('Leave', {
  /** 请假合计 */
  Figures: 'POST',
  /** 本人的出校码 */
  GateCode: 'POST',
  /** 近30天请假与此前30天 */
  Lately: 'POST',
  /** 请假分布 */
  Stat: 'POST',
});
