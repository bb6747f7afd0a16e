/* GENERATED from schemas/ by `npm run generate`. Do not edit. */


import { callGroup } from './call-group.ts';

export const MyApplyInfo = /* @__PURE__ */ callGroup('MyApplyInfo', {
  /** 评价应用 */
  AddApplyComment: 'POST write',
  /** 收藏应用 */
  AddApplyStore: 'POST write',
  /** 新增应用 */
  AddSysTool: 'POST write',
  /** 审核应用 */
  CheckApplyInfo: 'POST write',
  /** 取消收藏 */
  DelApplyStore: 'POST write',
  /** 删除应用 */
  DelToolInfo: 'POST write',
  /** 保存我的桌面 */
  EditMyDesktop: 'POST write',
  /** 修改应用 */
  EditSysTool: 'POST write',
  /** 应用动作 */
  GetActionListByToolFilter: 'POST',
  /** 应用审核信息 */
  GetApplyInfoById: 'GET',
  /** 应用评价 */
  GetCommentList: 'POST',
  /** 动作评价 */
  GetCommentListByActionId: 'POST',
  /** 桌面应用信息 */
  GetInfoByMyDesktopTool: 'GET',
  /** 我的桌面 */
  GetMyDesktopTool: 'GET',
  /** 我的应用 */
  GetMyTool: 'GET',
  /** 应用列表（管理） */
  GetSYSToolListByFilter: 'POST',
  /** 应用详情 */
  GetToolInfoById: 'GET',
  /** 应用的菜单 */
  LoadMyMenuListByUser: 'POST',
  /** 打开应用 */
  OpenTool: 'POST write',
  /** 绑定动作 */
  SetManyActionToTool: 'POST write',
  /** 启用停用应用 */
  StatusToolInfo: 'POST write',
});
