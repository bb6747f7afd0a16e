import { CALENDAR, CALENDAR_TYPE } from '../../../contract/conditions/check.ts';
import type {
  CardBar,
  FilterUse,
  ListDetails,
  ListGroups,
  ListPage,
} from '../../../contract/generated/meta.ts';
import { fieldOfPath, pathsOfList } from '../../../contract/list-paths.ts';
import { isDerived, type EntityModel } from '../../../contract/model.ts';
import { checkButtons } from './button-check.ts';
import { checkDrill } from '../blocks/drill-check.ts';
import { looksBeyond } from '../../../contract/late.ts';
import { beyondNames, rowNames, type Inspection } from '../names/references.ts';
import { checkListPath, checkLook } from '../entities/beyond-check.ts';
import { checkListIndexes } from '../entities/index-check.ts';
import { NOBODY } from '../../../contract/subject.ts';
import { checkSelecting } from '../values/selecting.ts';
import { checkCode } from '../values/value-check.ts';
import { checkButtonBar } from './bar-check.ts';
import { checkListOnce } from './repeated-check.ts';
import { checkSameEntity } from '../names/same-entity.ts';
import { FIELD_KINDS } from '../../data/fields/index.ts';
import { checkViews } from './view-check.ts';

/** Holds a list page against its entity, and the pages that it leads to. */
export function checkList(inspection: Inspection, own: EntityModel, page: ListPage): void {
  const entity = withPaths(inspection, own, page);
  const names = rowNames(own);
  for (const [index, column] of page.columns.entries()) {
    if (typeof column === 'string') inspection.field(['columns', index], entity, column);
    else checkColumn(inspection, ['columns', index], { own, entity }, column);
  }
  checkFilters(inspection, ['filters'], entity, page.filters);
  for (const group of ['toolbar', 'rowActions', 'batchActions'] as const) {
    checkButtons(inspection, [group], entity, page[group]);
    checkButtonBar(inspection, [group], entity, group, page[group]);
  }
  checkListOnce(inspection, page);
  checkChosen(inspection, [], { own, entity }, page, page);
  for (const [index, tab] of (page.tabs ?? []).entries())
    checkChosen(inspection, ['tabs', index], { own, entity }, page, tab);
  if (page.sort) checkOrder(inspection, entity, page.sort);
  checkOpened(inspection, entity, page);
  if (page.tree) {
    inspection.entity(['tree', 'source'], page.tree.source);
    inspection.field(['tree', 'field'], entity, page.tree.field);
  }
  for (const [index, mark] of (page.mark ?? []).entries())
    inspection.condition(['mark', index, 'when'], mark.when, names, 'bool');
  for (const [index, name] of (page.expand ?? []).entries())
    inspection.field(['expand', index], entity, name);
  checkSummary(inspection, entity, page);
  checkViews(inspection, entity, page);
  if (page.groups) checkGroups(inspection, entity, page, page.groups);
  if (page.card) checkCard(inspection, entity, page.card);
  checkListIndexes(inspection, entity, page);
}

/** The entity of a list, by itself and with what the list reads through references. */
interface Listed {
  readonly own: EntityModel;
  readonly entity: EntityModel;
}

function checkColumn(
  inspection: Inspection,
  at: readonly (string | number)[],
  { own, entity }: Listed,
  column: Exclude<ListPage['columns'][number], string>,
): void {
  inspection.field([...at, 'field'], entity, column.field);
  if (column.below !== undefined) inspection.field([...at, 'below'], own, column.below);
  checkEllipsis(inspection, [...at, 'ellipsis'], entity, column);
  for (const key of ['qr', 'barcode'] as const)
    if (column[key] && entity.fields.get(column.field)?.[key] !== true)
      inspection.report([...at, key], `字段 "${column.field}" 没有 "${key}"`);
  if (column.link) {
    inspection.enCode([...at, 'link'], column.link);
    checkButtonBar(inspection, [...at, 'link'], entity, 'link', [{ EnCode: column.link }]);
  }
  if (column.sort === true) checkSorted(inspection, [...at, 'sort'], entity, column.field);
  if (column.drill) checkDrill(inspection, [...at, 'drill'], column.drill, rowNames(own)['row']);
}

/** Which rows the list shows, or one of its tabs. */
function checkChosen(
  inspection: Inspection,
  at: readonly (string | number)[],
  { own, entity }: Listed,
  page: ListPage,
  { filter, work }: Pick<ListPage, 'filter' | 'work'>,
): void {
  if (filter) checkFilter(inspection, [...at, 'filter'], own, page, filter);
  if (work) checkWork(inspection, [...at, 'work'], entity);
}

function checkOrder(inspection: Inspection, entity: EntityModel, sort: string): void {
  inspection.sort(['sort'], entity, sort);
  checkSorted(inspection, ['sort'], entity, sort);
  if (entity.fields.get(sort.replace(/^-/, ''))?.sealed === true)
    inspection.report(['sort'], '加密保存的字段没有先后，不能用于排序');
}

/** The pages that a row of the list opens. */
function checkOpened(inspection: Inspection, entity: EntityModel, page: ListPage): void {
  if (page.form) inspection.page(['form'], page.form, 'form', 'wizard');
  if (page.detail) inspection.page(['detail'], page.detail, 'detail');
  for (const key of ['form', 'detail'] as const) checkSameEntity(inspection, [key], entity, page[key]);
  if (page.details) checkDetails(inspection, entity, page.details);
  if (page.beside && page.lanes)
    inspection.report(['beside'], '"beside" 不能与 "lanes" 同用：分栏需要整页的宽度');
}

function checkCard(inspection: Inspection, entity: EntityModel, card: NonNullable<ListPage['card']>): void {
  inspection.field(['card', 'title'], entity, card.title);
  for (const group of ['tags', 'fields'] as const)
    for (const [index, name] of (card[group] ?? []).entries())
      inspection.field(['card', group, index], entity, name);
  if (card.bar) checkBar(inspection, entity, card.bar);
}

/** The entity with what the list reads through references beside its own fields, which the places that name it are judged by. */
function withPaths(inspection: Inspection, entity: EntityModel, page: ListPage): EntityModel {
  const fields = new Map(entity.fields);
  for (const path of pathsOfList(page)) {
    const at = placeOf(page, path);
    checkListPath(inspection, at, entity, path);
    const field = fieldOfPath(inspection.set.entities, entity, path);
    if (field) fields.set(path, { ...field, name: path, id: 0, implicit: false });
  }
  return { ...entity, fields };
}

/** A list shows rows of which a condition holds; it may read through references and count other rows, as a button's may. */
function checkFilter(
  inspection: Inspection,
  at: (string | number)[],
  entity: EntityModel,
  page: ListPage,
  source: string,
): void {
  const found = inspection.problems.length;
  const names = { ...beyondNames(inspection.set, entity), [CALENDAR]: CALENDAR_TYPE };
  inspection.condition(at, source, names, 'bool');
  if (inspection.problems.length > found) return;
  if (!looksBeyond(entity.fields, source))
    return checkSelecting(inspection, at, entity, source, { me: NOBODY });
  if (page.public) inspection.report(at, '公开页面的条件只看本条数据，不能读取其他数据');
  checkLook(inspection, at, entity, source);
}

/** Where a list names a path first. */
function placeOf({ columns, filters = [] }: ListPage, path: string): (string | number)[] {
  for (const [group, uses] of [
    ['columns', columns],
    ['filters', filters],
  ] as const)
    for (const [index, use] of uses.entries()) {
      if (use === path) return [group, index];
      for (const key of ['field', 'range'] as const)
        if (typeof use === 'object' && (use as Record<string, unknown>)[key] === path)
          return [group, index, key];
    }
  return [];
}

const NUMBERS: readonly string[] = ['int', 'decimal', 'money', 'count'];

function checkBar(inspection: Inspection, entity: EntityModel, bar: CardBar): void {
  for (const key of ['field', 'of'] as const) {
    inspection.field(['card', 'bar', key], entity, bar[key]);
    const type = entity.fields.get(bar[key])?.type;
    if (type !== undefined && !NUMBERS.includes(type))
      inspection.report(['card', 'bar', key], `进度条的字段应为数字，实际为 ${type}`);
  }
}

/** Holds filters against the entity whose fields they are. */
export function checkFilters(
  inspection: Inspection,
  at: readonly (string | number)[],
  entity: EntityModel,
  filters: readonly FilterUse[] = [],
): void {
  for (const [index, filter] of filters.entries()) {
    if (typeof filter === 'string') {
      inspection.field([...at, index], entity, filter, ['Keyword']);
      checkStored(inspection, [...at, index], entity, filter, '筛选');
    } else
      for (const key of ['field', 'range'] as const)
        if (filter[key]) {
          inspection.field([...at, index, key], entity, filter[key]);
          checkStored(inspection, [...at, index, key], entity, filter[key], '筛选');
        }
    if (typeof filter !== 'string' && filter.counts) checkCounted(inspection, [...at, index], entity, filter);
    if (typeof filter !== 'string' && filter.latest) checkLatest(inspection, [...at, index], entity, filter);
  }
  if (filters.includes('Keyword') && !entity.file.search?.length)
    inspection.report(at, `Keyword 需要 ${entity.name} 声明 "search"`);
}

const COUNTED_TYPES: readonly string[] = ['dict', 'ref'];

/** Rows are counted by a column that holds one value of each. */
function checkCounted(
  inspection: Inspection,
  at: readonly (string | number)[],
  entity: EntityModel,
  { field: name = '' }: Exclude<FilterUse, string>,
): void {
  const field = entity.fields.get(name);
  if (field && (!COUNTED_TYPES.includes(field.type) || isDerived(field) || field.sealed || field.during))
    inspection.report([...at, 'counts'], `"counts" 只用于存储的 dict、ref 字段，"${name}" 不能逐项计数`);
  if (!name) inspection.report([...at, 'counts'], '"counts" 需要 "field"');
}

/** A filter begins with a value that rows have, one at a time; a list shows the newest rows first as it is. */
function checkLatest(
  inspection: Inspection,
  at: readonly (string | number)[],
  entity: EntityModel,
  { field: name = '', multiple }: Exclude<FilterUse, string>,
): void {
  const field = entity.fields.get(name);
  if (at[0] === 'filters' && at[1] !== 'fields')
    inspection.report([...at, 'latest'], '"latest" 只用于看板的筛选');
  else if (!name || multiple || (field && !COUNTED_TYPES.includes(field.type)))
    inspection.report([...at, 'latest'], '"latest" 只用于单选的 dict、ref 字段');
}

/** Rows can be put in an order only by a field that the database can order. */
export function checkSorted(
  inspection: Inspection,
  at: readonly (string | number)[],
  entity: EntityModel,
  sort: string,
): void {
  const name = sort.replace(/^-/, '');
  checkStored(inspection, at, entity, name, '排序');
  const field = entity.fields.get(name);
  if (field && !isDerived(field) && !FIELD_KINDS[field.type].sortable)
    inspection.report(at, `${field.type} 类型的字段 "${name}" 没有先后，不能用于排序`);
}

/** Types of which no filter says which value is wanted. */
const UNFILTERED: ReadonlySet<string> = new Set(['file', 'image', 'json', 'geo', 'list']);

/** What is worked out while rows are read cannot be asked for: such a list would be refused as a whole. */
export function checkStored(
  inspection: Inspection,
  at: readonly (string | number)[],
  entity: EntityModel,
  name: string,
  what: '筛选' | '排序',
): void {
  const field = entity.fields.get(name);
  if (field && (what === '排序' ? isDerived(field) : field.type === 'count'))
    inspection.report(at, `字段 "${name}" 在读取时统计得出，不能用于${what}`);
  else if (what === '筛选' && field && UNFILTERED.has(field.type))
    inspection.report(at, `${field.type} 类型的字段 "${name}" 不能用于筛选`);
}

const ID_TYPES: readonly string[] = ['text', 'ref'];

function checkDetails(
  inspection: Inspection,
  entity: EntityModel,
  { by, row = 'Id', pages }: ListDetails,
): void {
  inspection.field(['details', 'by'], entity, by);
  if (row !== 'Id') inspection.field(['details', 'row'], entity, row);
  const held = entity.fields.get(row);
  if (row !== 'Id' && held && !ID_TYPES.includes(held.type))
    inspection.report(['details', 'row'], `字段 "${row}" 应为 text 或 ref 类型，实际为 ${held.type}`);
  // Whose Id it is: nobody can say of a text.
  const shown = row === 'Id' ? entity.name : held?.ref;
  for (const [value, path] of Object.entries(pages)) {
    const at = ['details', 'pages', value];
    inspection.page(at, path, 'detail');
    checkCode(inspection, at, entity.fields.get(by)?.dict, value);
    const page = inspection.set.pages.get(path);
    if (shown !== undefined && page?.kind === 'detail' && page.entity !== shown)
      inspection.report(at, `页面 "${path}" 的数据对象应为 ${shown}，实际为 ${page.entity}`);
  }
}

function checkGroups(inspection: Inspection, entity: EntityModel, page: ListPage, groups: ListGroups): void {
  if (page.lanes || page.batchActions)
    inspection.report(['groups'], '"groups" 不能与 "lanes"、"batchActions" 同用');
  inspection.field(['groups', 'field'], entity, groups.field);
  const field = entity.fields.get(groups.field);
  if (field && (!['dict', 'ref', 'text'].includes(field.type) || field.of !== undefined))
    inspection.report(
      ['groups', 'field'],
      `分组的字段应为存储的 dict、ref 或 text 类型，实际为 ${field.type}`,
    );
  for (const [index, name] of (groups.fields ?? []).entries())
    inspection.field(['groups', 'fields', index], entity, name);
  checkButtons(inspection, ['groups', 'actions'], entity, groups.actions);
  // A filter by a text, or by a code that has others below it, finds more than the rows of the group.
  const isTree = inspection.set.codes
    .get(field?.dict ?? '')
    ?.items.some(({ parent }) => parent !== undefined);
  if (groups.actions && field && (field.type === 'text' || isTree))
    inspection.report(['groups', 'actions'], '组的按钮要求分组的字段为 ref，或没有上下级的字典');
  for (const [index, { EnCode }] of (groups.actions ?? []).entries())
    if (entity.actions.get(EnCode) && entity.actions.get(EnCode)?.batch !== 'all')
      inspection.report(
        ['groups', 'actions', index, 'EnCode'],
        `"${EnCode}" 应可对全部数据执行（"batch": "all"）`,
      );
}

const COUNTED: readonly string[] = ['int', 'decimal', 'money'];

function checkSummary(inspection: Inspection, entity: EntityModel, page: ListPage): void {
  const known = new Set<string>();
  for (const [index, { field, stat, codes }] of (page.summary ?? []).entries()) {
    const at = ['summary', index, 'field'];
    inspection.field(at, entity, field);
    const { type, dict } = entity.fields.get(field) ?? {};
    if ((stat === 'count') !== (codes !== undefined))
      inspection.report(['summary', index], '"stat": "count" 与 "codes" 必须同时出现');
    for (const [place, code] of (codes ?? []).entries())
      checkCode(inspection, ['summary', index, 'codes', place], dict, code);
    if (stat === 'count') {
      if (type !== undefined && type !== 'dict')
        inspection.report(at, `"stat": "count" 只用于字典，字段 "${field}" 为 ${type}`);
    } else if (type !== undefined && !COUNTED.includes(type))
      inspection.report(at, `"summary" 只用于数字，字段 "${field}" 为 ${type}`);
    if (known.has(field)) inspection.report(at, `字段 "${field}" 的汇总重复`);
    known.add(field);
  }
}

const CUT: readonly string[] = ['text', 'longtext', 'ref', 'refs', 'dict', 'dicts'];

function checkEllipsis(
  inspection: Inspection,
  at: readonly (string | number)[],
  entity: EntityModel,
  column: { field: string; ellipsis?: number },
): void {
  const type = entity.fields.get(column.field)?.type;
  if (column.ellipsis !== undefined && type !== undefined && !CUT.includes(type))
    inspection.report(at, `"ellipsis" 只用于文字，字段 "${column.field}" 为 ${type}`);
}

/** Only applications wait for somebody, or were decided on. */
function checkWork(inspection: Inspection, at: (string | number)[], { name, file }: EntityModel): void {
  if (!file.flow) inspection.report(at, `${name} 没有审批流程，不能列出待办或已办`);
}
