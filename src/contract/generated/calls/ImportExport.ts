/* GENERATED from schemas/ by `npm run generate`. Do not edit. */


import { callGroup } from './call-group.ts';

export const ImportExport = /* @__PURE__ */ callGroup('ImportExport', {
  /** 取消任务 */
  CancelTask: 'POST write',
  /** 下载文件 */
  Download: 'GET binary',
  /** 批量操作进度 */
  GetActionTask: 'POST',
  /** 晚归未归报表 */
  GetAllWNAReport: 'POST',
  /** 业务类型 */
  GetBusinessList: 'POST',
  /** 导出任务列表 */
  GetDownTaskList: 'POST',
  /** 导出业务类型 */
  GetDownTypeList: 'POST',
  /** 导入详情 */
  GetImportDetail: 'POST',
  /** 导入任务列表 */
  GetInPutTaskList: 'POST',
  /** 通用导入 */
  InputExcelLinkUser: 'POST write',
  /** 导入任务列表（旧格式） */
  OldGetInPutTaskList: 'POST',
  /** 重试任务 */
  RetryTask: 'POST write',
  /** 上传文件 */
  UploadFile: 'POST write',
});
