/* GENERATED from schemas/ by `npm run generate`. Do not edit. */


import { callGroup } from './call-group.ts';

export const Print = /* @__PURE__ */ callGroup('Print', {
  /** 要打印的数据 */
  Documents: 'POST',
  /** 可以打印的数据 */
  Entities: 'POST',
  /** 生成PDF */
  Pdf: 'POST',
  /** 打印模板的样例 */
  Sample: 'POST',
  /** 可用的打印模板 */
  Templates: 'POST',
});
