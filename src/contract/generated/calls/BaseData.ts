/* GENERATED from schemas/ by `npm run generate`. Do not edit. */


import { callGroup } from './call-group.ts';

export const BaseData = /* @__PURE__ */ callGroup('BaseData', {
  /** 新增待办 */
  AddBackLog: 'POST write',
  /** 上传文件（Base64） */
  CommonPutBase64: 'POST write',
  /** 数据字典 */
  GetAllCodeItemList: 'POST',
  /** 获取验证码 */
  GetAuthCode: 'POST',
  /** 待办详情 */
  GetBackLogById: 'GET',
  /** 待办列表 */
  GetBackLogList: 'POST',
  /** 行政区划 */
  GetCityInfoList: 'POST',
  /** 处理待办 */
  OperationBackLog: 'POST write',
});
