/* GENERATED from schemas/ by `npm run generate`. Do not edit. */


import { callGroup } from './call-group.ts';

export const UserOrg = /* @__PURE__ */ callGroup('UserOrg', {
  /** 导入班级 */
  ImportClassData: 'POST write',
});
