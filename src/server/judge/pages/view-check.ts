import type { CalendarView, LanesView, ListPage } from '../../../contract/generated/meta.ts';
import { isDerived, type EntityModel } from '../../../contract/model.ts';
import type { Inspection } from '../names/references.ts';
import { checkCode } from '../values/value-check.ts';

type At = readonly (string | number)[];

const DAYS: readonly string[] = ['date', 'datetime'];

/** Holds the views of a list against its entity. */
export function checkViews(inspection: Inspection, entity: EntityModel, page: ListPage): void {
  if (page.lanes) checkLanes(inspection, ['lanes'], entity, page.lanes);
  if (page.views && (page.lanes || page.groups))
    inspection.report(['views'], '"views" 不能与 "lanes"、"groups" 同用');
  const known = new Set<string>();
  for (const [index, view] of (page.views ?? []).entries()) {
    const at = ['views', index];
    if (known.has(view.as)) inspection.report([...at, 'as'], `视图 "${view.as}" 重复`);
    known.add(view.as);
    if (page.beside && view.as !== 'table')
      inspection.report(['beside'], `"beside" 不能与视图 "${view.as}" 同用：它需要整页的宽度`);
    if (view.as === 'lanes') checkLanes(inspection, at, entity, view);
    if (view.as === 'calendar') checkCalendar(inspection, at, entity, page, view);
    if (view.as === 'gallery') checkType(inspection, [...at, 'image'], entity, view.image, ['image']);
    if (view.as === 'timeline') checkType(inspection, [...at, 'date'], entity, view.date, DAYS);
  }
}

/** A field that exists, is stored and is of one of these types. */
function checkType(
  inspection: Inspection,
  at: At,
  entity: EntityModel,
  name: string,
  types: readonly string[],
): void {
  inspection.field(at, entity, name);
  const field = entity.fields.get(name);
  if (field && (!types.includes(field.type) || isDerived(field)))
    inspection.report(at, `字段 "${name}" 应为存储的 ${types.join(' 或 ')} 类型，实际为 ${field.type}`);
}

function checkCalendar(
  inspection: Inspection,
  at: At,
  entity: EntityModel,
  page: ListPage,
  { from, to, color, add }: CalendarView,
): void {
  checkType(inspection, [...at, 'from'], entity, from, DAYS);
  if (to !== undefined) {
    checkType(inspection, [...at, 'to'], entity, to, DAYS);
    const [begin, end] = [entity.fields.get(from), entity.fields.get(to)];
    if (begin && end && begin.type !== end.type)
      inspection.report([...at, 'to'], `"${to}" 应与 "${from}" 同为 ${begin.type} 类型，实际为 ${end.type}`);
    // Rows without an end would never be found by the days that are shown.
    if (end && end.required !== true)
      inspection.report(
        [...at, 'to'],
        `字段 "${to}" 必须填写（"required": true），否则没有结束时间的数据不会显示`,
      );
  }
  if (color !== undefined) checkType(inspection, [...at, 'color'], entity, color, ['dict']);
  if (add === undefined || !inspection.enCode([...at, 'add'], add)) return;
  const isOffered = page.toolbar?.some(({ EnCode }) => EnCode === add);
  if (entity.actions.get(add)?.verb !== 'add' || !isOffered)
    inspection.report([...at, 'add'], `"${add}" 应为 "toolbar" 中新增（"verb": "add"）的按钮`);
}

function checkLanes(
  inspection: Inspection,
  at: At,
  entity: EntityModel,
  { field, codes, move }: Omit<LanesView, 'as' | 'title'>,
): void {
  inspection.field([...at, 'field'], entity, field);
  const { type, dict } = entity.fields.get(field) ?? {};
  if (type !== undefined && type !== 'dict' && type !== 'ref')
    inspection.report([...at, 'field'], `分栏字段应为 dict 或 ref 类型，实际为 ${type}`);
  if (type === 'ref' && codes)
    inspection.report([...at, 'codes'], '"codes" 只用于字典，引用的分栏由字段的 "filter" 决定');
  for (const [index, code] of (codes ?? []).entries())
    checkCode(inspection, [...at, 'codes', index], dict, code);
  if (move === undefined || !inspection.enCode([...at, 'move'], move)) return;
  const action = entity.actions.get(move);
  if (!action) inspection.report([...at, 'move'], `EnCode "${move}" 不属于 ${entity.name}`);
  else if (action.params?.[field] === undefined)
    inspection.report([...at, 'move'], `"${move}" 没有参数 "${field}"`);
}
