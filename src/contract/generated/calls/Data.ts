/* GENERATED from schemas/ by `npm run generate`. Do not edit. */


import { callGroup } from './call-group.ts';

export const Data = /* @__PURE__ */ callGroup('Data', {
  /** 数据操作 */
  Action: 'POST write',
  /** 对全部符合条件的记录操作 */
  ActionAll: 'POST write',
  /** 数据删除 */
  Delete: 'POST write',
  /** 结束前预览 */
  Ending: 'POST',
  /** 数据导出 */
  Export: 'POST',
  /** 数据详情 */
  Get: 'GET',
  /** 数据导入 */
  Import: 'POST write',
  /** 数据列表 */
  List: 'POST',
  /** 操作前检查 */
  Needs: 'GET',
  /** 选项 */
  Options: 'POST',
  /** 涉及人数 */
  Reach: 'POST',
  /** 数据保存 */
  Save: 'POST write',
  /** 页面方案 */
  Schema: 'GET',
  /** 导入模板 */
  Template: 'GET binary',
  /** 通知记录 */
  Told: 'GET',
  /** 树 */
  Tree: 'POST',
  /** 试算 */
  Worked: 'POST',
});
