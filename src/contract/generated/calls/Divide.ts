/* GENERATED from schemas/ by `npm run generate`. Do not edit. */


import { callGroup } from './call-group.ts';

export const Divide = /* @__PURE__ */ callGroup('Divide', {
  /** 各方案的均衡指标 */
  Compare: 'POST',
  /** 方案各班的生源省份 */
  Regions: 'POST',
});
