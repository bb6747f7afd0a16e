/* GENERATED from schemas/ by `npm run generate`. Do not edit. */


import { callGroup } from './call-group.ts';

export const Vote = /* @__PURE__ */ callGroup('Vote', {
  /** 投票链接 */
  Link: 'POST',
  /** 要投的票 */
  Paper: 'POST',
  /** 选票预览 */
  Preview: 'POST',
  /** 模板预览 */
  Sample: 'POST',
});
