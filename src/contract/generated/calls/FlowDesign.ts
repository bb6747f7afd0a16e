/* GENERATED from schemas/ by `npm run generate`. Do not edit. */


import { callGroup } from './call-group.ts';

export const FlowDesign = /* @__PURE__ */ callGroup('FlowDesign', {
  /** 流程列表 */
  Flows: 'GET',
  /** 检查流程 */
  Judge: 'POST',
  /** 打开流程 */
  Open: 'GET',
  /** 重走办结的申请 */
  Replay: 'POST',
  /** 可模拟的申请 */
  Rows: 'GET',
  /** 模拟流程 */
  Simulate: 'POST',
  /** 流程版本 */
  Versions: 'GET',
});
