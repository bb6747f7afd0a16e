/* GENERATED from schemas/ by `npm run generate`. Do not edit. */


import { callGroup } from './call-group.ts';

export const Flow = /* @__PURE__ */ callGroup('Flow', {
  /** 审批办理时长 */
  Durations: 'POST',
  /** 可以跳转到的环节 */
  Nodes: 'POST',
  /** 本人的审批任务 */
  Task: 'POST',
  /** 我的审批事项 */
  Todo: 'POST',
  /** 我的待办数 */
  TodoCount: 'GET',
  /** 流程跟踪 */
  Trace: 'GET',
});
