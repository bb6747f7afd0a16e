/* GENERATED from schemas/ by `npm run generate`. Do not edit. */


import { callGroup } from './call-group.ts';

export const SysInfo = /* @__PURE__ */ callGroup('SysInfo', {
  /** 到时自动办理 */
  GetComing: 'POST',
  /** 存储 */
  GetRoom: 'GET',
  /** 配置项修改记录 */
  GetSettingHistory: 'POST',
  /** 系统配置 */
  GetSettings: 'POST',
  /** 站点配置 */
  GetTitleAndImg: 'GET',
  /** 站点图片 */
  SiteImage: 'GET binary',
});
