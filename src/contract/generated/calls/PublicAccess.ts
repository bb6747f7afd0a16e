/* GENERATED from schemas/ by `npm run generate`. Do not edit. */


import { callGroup } from './call-group.ts';

export const PublicAccess = /* @__PURE__ */ callGroup('PublicAccess', {
  /** 公开填报提交 */
  HandIn: 'POST',
  /** 凭证查询 */
  LookUp: 'POST',
  /** 打开公开填报 */
  OpenIntake: 'POST',
  /** 凭证撤回 */
  TakeBack: 'POST',
  /** 身份核验 */
  Verify: 'POST',
});
