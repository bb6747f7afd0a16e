/* GENERATED from schemas/ by `npm run generate`. Do not edit. */


import { callGroup } from './call-group.ts';

export const Orientation = /* @__PURE__ */ callGroup('Orientation', {
  /** 最近报到 */
  Arrivals: 'POST',
  /** 报到二维码 */
  CheckinCode: 'POST',
  /** 现场报到人数 */
  CheckinFigures: 'POST',
  /** 迎新缴费合计 */
  FeeTotals: 'POST',
  /** 迎新缴费 */
  Fees: 'POST',
  /** 迎新人数 */
  Figures: 'POST',
  /** 我的录取信息 */
  GetMyAdmission: 'GET',
  /** 我的入学教育 */
  GetMyEdu: 'GET',
  /** 我的报到点 */
  GetMyStations: 'GET',
  /** 我的迎新环节 */
  GetMySteps: 'GET',
  /** 我的公寓用品 */
  GetMySupplies: 'GET',
  /** 学习时长 */
  GetStudied: 'POST',
  /** 迎新欢迎页 */
  GetWelcome: 'GET',
  /** 新生登录方式 */
  LoginWays: 'GET',
  /** 报到点链接 */
  StationLink: 'POST',
  /** 各环节办理人数 */
  Steps: 'POST',
  /** 迎新统计 */
  Tally: 'POST',
  /** 各单位迎新人数 */
  Units: 'POST',
  /** 迎新欢迎页文件 */
  WelcomeFile: 'GET binary',
  /** 报到指引 */
  WelcomeGuides: 'GET',
  /** 门户链接 */
  WelcomeLinks: 'GET',
  /** 迎新公告 */
  WelcomeNews: 'GET',
  /** 迎新环节一览 */
  WelcomeSteps: 'GET',
});
