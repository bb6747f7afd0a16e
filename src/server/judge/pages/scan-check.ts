import type { ActionFile, ScanPage } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { checkBlocks } from '../blocks/block-check.ts';
import { nearest } from '../names/near.ts';
import type { Inspection } from '../names/references.ts';

/** Words of a page whose codes name a row, and of one whose codes a handler takes. */
const OF_HANDLERS = ['param', 'search', 'ok', 'notice', 'url'] as const;

/** Verbs of acts on a row that stands, each done as it is scanned. */
const ACTS: readonly ActionFile['verb'][] = ['set', 'handler', 'delete'];

/** What asks somebody something before it is done, which nobody answers between two codes. */
const ASKING = ['confirm', 'preview'] as const;

/** Holds what codes name against the entity, and the acts that are done for them. */
export function checkScan(inspection: Inspection, entity: EntityModel, page: ScanPage): void {
  checkBlocks(inspection, page);
  if (page.find === undefined) return checkHandled(inspection, entity, page);
  for (const key of OF_HANDLERS)
    if (page[key] !== undefined) inspection.report([key], `有 "find" 的页面由数据说明结果，不用 "${key}"`);
  checkFound(inspection, entity, page, page.find);
  const action = actionOf(inspection, entity, 'EnCode', page.EnCode);
  if (action) checkAct(inspection, page, action);
}

function checkFound(inspection: Inspection, entity: EntityModel, page: ScanPage, find: string): void {
  inspection.field(['find'], entity, find);
  const field = entity.fields.get(find);
  if (field && (field.type !== 'text' || field.unique !== true))
    inspection.report(['find'], `字段 "${find}" 应为唯一（"unique"）的 text，扫到的码才指向一条数据`);
  if (field && (field.secret || field.mask || field.read))
    inspection.report(['find'], `字段 "${find}" 不是人人可见的原文，不能按它查找`);
  for (const key of ['name', 'picture'] as const)
    if (page[key] !== undefined) inspection.field([key], entity, page[key]);
  for (const [index, item] of page.items.entries())
    inspection.field(['items', index, 'field'], entity, item.field);
}

function checkAct(inspection: Inspection, page: ScanPage, action: ActionFile): void {
  const enCode = page.EnCode;
  const asks = ASKING.find((key) => action[key] !== undefined);
  const params = Object.entries(action.params ?? {});
  const kept: readonly string[] = page.keep ?? [];
  const unknown = kept.findIndex((name) => !params.some(([known]) => known === name));
  const missing = params.find(
    ([name, { required, value }]) => required === true && value === undefined && !kept.includes(name),
  );
  if (!ACTS.includes(action.verb) || action.table === true)
    inspection.report(['EnCode'], `EnCode "${enCode}" 应为对一条已有数据的操作`);
  else if (asks !== undefined)
    inspection.report(['EnCode'], `EnCode "${enCode}" 有 "${asks}"，两次扫码之间不再询问`);
  else if (unknown >= 0) checkKept(inspection, page, enCode, Object.keys(action.params ?? {}));
  else if (missing) inspection.report(['EnCode'], `"${enCode}" 的参数 "${missing[0]}" 必填，应列入 "keep"`);
}

function checkHandled(inspection: Inspection, entity: EntityModel, page: ScanPage): void {
  if (page.param === undefined)
    return inspection.report([], '扫码页需要 "find"（扫到的码指向哪个字段）或 "param"');
  if (page.done !== undefined) inspection.report(['done'], '"done" 需要 "find"');
  for (const key of ['EnCode', 'search'] as const) {
    const enCode = page[key];
    const action = enCode === undefined ? undefined : actionOf(inspection, entity, key, enCode);
    if (!action) continue;
    if (action.table !== true) inspection.report([key], `EnCode "${enCode}" 应声明 "table": true`);
    const params = Object.keys(action.params ?? {});
    if (page.param !== undefined && !params.includes(page.param))
      inspection.report(['param'], `"${enCode}" 没有参数 "${page.param}"`, nearest(page.param, params));
    checkKept(inspection, page, enCode!, params);
  }
}

function actionOf(
  inspection: Inspection,
  entity: EntityModel,
  key: string,
  enCode: string,
): ActionFile | undefined {
  const action = entity.actions.get(enCode);
  if (!action && inspection.enCode([key], enCode))
    inspection.report([key], `EnCode "${enCode}" 不属于 ${entity.name}`);
  return action;
}

function checkKept(inspection: Inspection, page: ScanPage, enCode: string, params: readonly string[]): void {
  for (const [index, name] of (page.keep ?? []).entries())
    if (!params.includes(name) || name === page.param)
      inspection.report(['keep', index], `"${enCode}" 没有参数 "${name}"`, nearest(name, params));
}
