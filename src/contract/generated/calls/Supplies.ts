/* GENERATED from schemas/ by `npm run generate`. Do not edit. */


import { callGroup } from './call-group.ts';

export const Supplies = /* @__PURE__ */ callGroup('Supplies', {
  /** 各物资发放状态 */
  ByState: 'POST',
  /** 各尺码需求与库存 */
  Sizes: 'POST',
});
