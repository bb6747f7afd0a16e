/* GENERATED from schemas/ by `npm run generate`. Do not edit. */


import { callGroup } from './call-group.ts';

export const Research = /* @__PURE__ */ callGroup('Research', {
  /** 科研外出去向 */
  Away: 'POST',
});
