/* GENERATED from schemas/ by `npm run generate`. Do not edit. */


import { callGroup } from './call-group.ts';

export const Dormitory = /* @__PURE__ */ callGroup('Dormitory', {
  /** 宿舍情况 */
  DormInfo: 'POST',
  /** 门禁情况 */
  GateInfo: 'POST',
  /** 进出轨迹 */
  GateTrack: 'POST',
  /** 床位需求 */
  GetBedDemand: 'GET',
  /** 床位图 */
  GetBedMap: 'GET',
  /** 可选床位 */
  GetMyBeds: 'GET',
  /** 我的室友 */
  GetRoommates: 'GET',
  /** 导入宿舍数据 */
  ImpotDormdata: 'POST write',
});
