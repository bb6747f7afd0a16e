/* GENERATED from schemas/ by `npm run generate`. Do not edit. */


import { callGroup } from './call-group.ts';

export const Party = /* @__PURE__ */ callGroup('Party', {
  /** 各支部的人数 */
  ByBranch: 'POST',
  /** 在册党员的年龄 */
  MemberAges: 'POST',
  /** 在册党员的构成 */
  MemberGroups: 'POST',
  /** 我的发展步骤 */
  MySteps: 'POST',
  /** 农科生的类别 */
  NksFigures: 'POST',
  /** 农科生的发展阶段 */
  NksStages: 'POST',
  /** 各发展阶段的学生 */
  StageFigures: 'POST',
  /** 辅导员入校次数 */
  VisitFigures: 'POST',
});
