/* GENERATED from schemas/ by `npm run generate`. Do not edit. */


import { callGroup } from './call-group.ts';

export const PublicAccess = /* @__PURE__ */ callGroup('PublicAccess', {
  /** 身份核验 */
  Verify: 'POST',
});
