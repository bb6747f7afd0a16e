import { compileCondition, type ConditionType } from '../../../contract/conditions/condition.ts';
import type { DetailPage, ListPage, PageFile } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import {
  childrenOf,
  childUse,
  entityNameOf,
  isPublicPage,
  isTicketPage,
  listPartsOf,
} from '../../../contract/page.ts';
import { isPublicField, whyNotPublic } from '../../../contract/public-part.ts';
import { checkIntakePage } from '../entities/intake-check.ts';
import { pathsFrom } from '../names/page-paths.ts';
import type { Problem } from '../problem.ts';
import { Inspection } from '../names/references.ts';
import type { SchemaSet } from '../files/schema-set.ts';
import { checkSharePage, checkShares } from './share-check.ts';
import { checkTicketPage } from './ticket-check.ts';
import { buttonsOf, callSourcesOf } from '../../../contract/page-names.ts';

type At = readonly (string | number)[];

/** Holds what an entity lets anybody read against its fields, its parent and the names of what it refers to. */
export function checkPublicPart(
  inspection: Inspection,
  entity: EntityModel,
  { row }: Record<string, ConditionType>,
): void {
  const { public: open, parent } = entity.file;
  if (!open) return;
  for (const [index, name] of open.fields.entries()) {
    const at = ['public', 'fields', index];
    inspection.field(at, entity, name);
    const field = entity.fields.get(name);
    if (!field || field.secret) continue;
    const reason = whyNotPublic(field);
    if (reason !== undefined) inspection.report(at, `字段 "${name}" ${reason}，不能公开`);
    const target = inspection.set.entities.get(field.ref ?? '');
    if (target && !isOpen(target, target.label))
      inspection.report(at, `${target.name} 没有公开 "${target.label}"，访客看不到字段 "${name}" 的名称`);
  }
  inspection.condition(['public', 'when'], open.when, { row: row! }, 'bool');
  const above = parent && inspection.set.entities.get(parent.entity);
  if (above && !above.file.public)
    inspection.report(['public'], `上级 ${above.name} 没有 "public"，无人能读到`);
}

const READ_ALONE: readonly PageFile['kind'][] = ['list', 'detail', 'board', 'tabs', 'link'];

/** Holds a public page against what its entity makes public, and against the routes that lead to it. */
export function checkPublicPage(set: SchemaSet, path: string, page: PageFile): Problem[] {
  const inspection = new Inspection(set, `pages/${path}.json`);
  if (isPublicPage(page)) checkOpenPage(inspection, path, page);
  if (isTicketPage(page)) checkTicketPage(inspection, path, page);
  if ('public' in page && page.public === 'write') checkIntakePage(inspection, page);
  if ('public' in page && page.public === 'share') checkSharePage(inspection, path, page);
  checkShares(inspection, page);
  return inspection.problems;
}

function checkOpenPage(inspection: Inspection, path: string, page: PageFile): void {
  const { set } = inspection;
  if (!READ_ALONE.includes(page.kind))
    return inspection.report(['public'], `${page.kind} 页面不能公开：访客只能读`);
  if (!openPaths(set).has(path)) return inspection.report(['public'], '没有公开的路由通向此页面，访客打不开');
  checkSources(inspection, page);
  const entity = set.entities.get(entityNameOf(page) ?? '');
  if (!entity) return;
  if (!entity.file.public) return inspection.report(['entity'], `${entity.name} 没有 "public"，访客读不到`);
  for (const [at, name] of fieldsOf(page)) checkOpen(inspection, at, entity, name);
  if (page.kind === 'detail' && page.find) checkOpen(inspection, ['find', 'field'], entity, page.find.field);
  for (const [at, condition] of conditionsOf(page)) checkReads(inspection, at, entity, condition);
  for (const [at, condition] of page.kind === 'list' ? rowFilters(page) : [])
    if (readsOf(condition).some((name) => name === 'me' || name.startsWith('me.')))
      inspection.report(at, '访客没有身份，公开页面的条件不能用 "me"');
  checkLinks(inspection, entity, page);
}

const opened = new WeakMap<SchemaSet, ReadonlySet<string>>();

/** Pages that public routes lead to by way of public pages. */
function openPaths(set: SchemaSet): ReadonlySet<string> {
  const known = opened.get(set);
  if (known) return known;
  const starts = (set.routes?.routes ?? []).flatMap(({ public: isPublic, page, visitor }) =>
    isPublic ? [page ?? [], visitor ?? []].flat() : [],
  );
  const found = pathsFrom(set, starts, isPublicPage);
  opened.set(set, found);
  return found;
}

/** Calls that a page names are answered to visitors only when they are public themselves. */
function checkSources(inspection: Inspection, page: PageFile): void {
  for (const [pointer, { call }] of callSourcesOf(page)) {
    const access = inspection.set.calls.get(call)?.access;
    if (access !== undefined && access !== 'public')
      inspection.report([...pointer.split('/').slice(1), 'call'], `调用 "${call}" 不公开，访客得不到数据`);
  }
  const lists = listPartsOf(page).map(([pointer, path]) => [pointer.split('/').slice(1), path] as const);
  const further = page.kind === 'detail' ? (page.lists ?? []) : [];
  for (const [at, path] of [
    ...lists,
    ...further.map(({ page }, index) => [['lists', index, 'page'], page] as const),
  ]) {
    const target = inspection.set.pages.get(path);
    if (target && !isPublicPage(target)) inspection.report(at, `页面 "${path}" 没有声明 "public": true`);
  }
}

function isOpen(entity: EntityModel, name: string): boolean {
  const field = entity.fields.get(name);
  return field !== undefined && isPublicField(entity, field);
}

/** A name that is no field at all was told of elsewhere; the display text of a field is the field. */
function checkOpen(inspection: Inspection, at: At, entity: EntityModel, name: string): void {
  const field = entity.fields.get(name) ?? entity.fields.get(name.replace(/Name$/, ''));
  if (field && !isOpen(entity, field.name))
    inspection.report(at, `字段 "${field.name}" 不在 ${entity.name} 的 "public" 中，访客看不到`);
}

function readsOf(condition: string): readonly string[] {
  try {
    return compileCondition(condition).reads;
  } catch {
    return [];
  }
}

/** A condition that the browser judges sees the public fields alone. */
function checkReads(inspection: Inspection, at: At, entity: EntityModel, condition: string): void {
  for (const name of readsOf(condition))
    if (name.startsWith('row.')) checkOpen(inspection, at, entity, name.split('.')[1]!);
}

type Placed = [at: At, what: string];

const placed = (at: At, names: readonly string[] = []): Placed[] =>
  names.map((name, index): Placed => [[...at, index], name]);

function fieldsOf(page: PageFile): Placed[] {
  if (page.kind === 'detail')
    return page.sections.flatMap(({ fields }, place) =>
      fields.map((use, index): Placed => {
        const at = ['sections', place, 'fields', index];
        return typeof use === 'string' ? [at, use] : [[...at, 'field'], use.field];
      }),
    );
  if (page.kind !== 'list') return [];
  const columns = page.columns.map((use, index): Placed =>
    typeof use === 'string' ? [['columns', index], use] : [['columns', index, 'field'], use.field],
  );
  const filters = (page.filters ?? []).flatMap((use, index): Placed[] => {
    if (typeof use === 'string') return [[['filters', index], use]];
    return (['field', 'range'] as const).flatMap((key): Placed[] =>
      use[key] === undefined ? [] : [[['filters', index, key], use[key]]],
    );
  });
  return [
    ...columns,
    ...filters,
    ...(page.sort ? [[['sort'], page.sort.replace(/^-/, '')] as Placed] : []),
    ...(page.card ? [[['card', 'title'], page.card.title] as Placed] : []),
    ...placed(['card', 'tags'], page.card?.tags),
    ...placed(['card', 'fields'], page.card?.fields),
    ...(['field', 'of'] as const).flatMap((key): Placed[] =>
      page.card?.bar ? [[['card', 'bar', key], page.card.bar[key]]] : [],
    ),
    ...placed(['expand'], page.expand),
  ];
}

function conditionsOf(page: PageFile): Placed[] {
  if (page.kind === 'list')
    return (page.mark ?? []).map(({ when }, index) => [['mark', index, 'when'], when]);
  if (page.kind !== 'detail') return [];
  return page.sections.flatMap(({ visible, fields }, place): Placed[] => [
    ...(visible === undefined ? [] : [[['sections', place, 'visible'], visible] as Placed]),
    ...fields.flatMap((use, index): Placed[] =>
      typeof use === 'string' || use.visible === undefined
        ? []
        : [[['sections', place, 'fields', index, 'visible'], use.visible]],
    ),
  ]);
}

function rowFilters({ filter, tabs }: ListPage): Placed[] {
  const ofTabs = (tabs ?? []).flatMap((tab, index): Placed[] =>
    tab.filter === undefined ? [] : [[['tabs', index, 'filter'], tab.filter]],
  );
  return [...(filter === undefined ? [] : [[['filter'], filter] as Placed]), ...ofTabs];
}

/** What stands beside the fields of a list or a detail. */
function checkLinks(inspection: Inspection, entity: EntityModel, page: PageFile): void {
  if (page.kind === 'list') {
    if (page.tree) inspection.report(['tree'], '公开页面不能用 "tree"，请用筛选条件');
    if (page.filters?.includes('Keyword') && !entity.file.search?.some((name) => isOpen(entity, name)))
      inspection.report(
        ['filters', page.filters.indexOf('Keyword')],
        `Keyword 查找的字段都不在 ${entity.name} 的 "public" 中`,
      );
    for (const [pointer, enCode] of buttonsOf(page)) {
      const action = entity.actions.get(enCode);
      if (action?.verb === 'view' && action.when !== undefined)
        checkReads(inspection, pointer.split('/').slice(1), entity, action.when);
    }
  }
  if (page.kind === 'detail') checkDetailLinks(inspection, page);
}

function checkDetailLinks(inspection: Inspection, page: DetailPage): void {
  if (page.timeline) inspection.report(['timeline'], '审批记录不能公开');
  for (const [pointer, use] of childrenOf(page)) {
    const { entity } = childUse(use);
    const child = inspection.set.entities.get(entity);
    if (child && !child.file.public)
      inspection.report(pointer.split('/').slice(1), `${entity} 没有 "public"，访客读不到`);
  }
}
