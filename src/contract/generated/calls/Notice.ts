/* GENERATED from schemas/ by `npm run generate`. Do not edit. */


import { callGroup } from './call-group.ts';

export const Notice = /* @__PURE__ */ callGroup('Notice', {
  /** 我的消息分组 */
  LoadMyMsgGroupList: 'POST',
  /** 打开通知 */
  OpenNotice: 'POST',
  /** 消息已读 */
  ReadMsg: 'POST write',
});
