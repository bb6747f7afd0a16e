/* GENERATED from schemas/ by `npm run generate`. Do not edit. */


import { callGroup } from './call-group.ts';

export const Hardship = /* @__PURE__ */ callGroup('Hardship', {
  /** 各学院在库困难生 */
  ByCollege: 'POST',
  /** 在库困难生等级分布 */
  ByLevel: 'POST',
});
