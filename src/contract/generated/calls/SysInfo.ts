/* GENERATED from schemas/ by `npm run generate`. Do not edit. */


import { callGroup } from './call-group.ts';

export const SysInfo = /* @__PURE__ */ callGroup('SysInfo', {
  /** 站点配置 */
  GetTitleAndImg: 'GET',
});
