/* GENERATED from schemas/ by `npm run generate`. Do not edit. */


import { callGroup } from './call-group.ts';

export const BusinessLog = /* @__PURE__ */ callGroup('BusinessLog', {
  /** 记录前端日志 */
  AddWebLog: 'POST write',
});
