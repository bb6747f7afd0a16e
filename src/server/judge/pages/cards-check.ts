import type { CardsPage, HomeCard, HomePage, HomeRows, HomeSpan } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { folderOf } from '../../../contract/modules.ts';
import { sourcesOfBlock, callSourcesOf } from '../../../contract/page-names.ts';
import { SUBJECT_TYPE } from '../../../contract/subject.ts';
import { checkBlock } from '../blocks/block-check.ts';
import { namesOfFilters } from '../blocks/drill-check.ts';
import { nearest } from '../names/near.ts';
import type { Inspection } from '../names/references.ts';
import { checkOnce } from './repeated-check.ts';

type At = readonly (string | number)[];

/** Holds the frame of homes against what it names. */
export function checkHome(inspection: Inspection, _: unknown, page: HomePage): void {
  if (!page.due && !page.apps && !page.blocks) inspection.report([], '"due"、"apps"、"blocks" 至少要有一个');
  if (page.apps && (page.due || page.print || page.blocks || page.allApps !== undefined))
    inspection.report(['apps'], '有 "apps" 的页面没有 "due"、"print"、"blocks" 和 "allApps"');
  if (page.beside && !page.blocks) inspection.report(['beside'], '没有 "blocks" 的页面不能有 "beside"');
  const cards = [...inspection.set.pages].flatMap(([path, one]) =>
    one.kind === 'cards' ? (one.cards ?? []).map(({ key }) => `${folderOf(path)}.${key}`) : [],
  );
  for (const [index, key] of (page.beside ?? []).entries())
    if (!cards.includes(key)) inspection.report(['beside', index], `没有卡片 "${key}"`, nearest(key, cards));
  const all = page.allApps === undefined ? undefined : inspection.set.pages.get(page.allApps);
  if (all && (all.kind !== 'home' || !all.apps))
    inspection.report(['allApps'], `页面 "${page.allApps}" 应有 "apps"`);
  if (page.due?.all !== undefined) inspection.page(['due', 'all'], page.due.all, 'todo');
}

/** Holds what a module shows on homes against the lists and pages that it is taken from. */
export function checkCards(inspection: Inspection, _: unknown, page: CardsPage): void {
  const { due = [], beside = [], cards = [] } = page;
  if (due.length + beside.length + cards.length === 0)
    inspection.report([], '"due"、"beside"、"cards" 至少要有一个');
  for (const [index, { rows, name, facts, by, since, open }] of due.entries()) {
    const at = ['due', index];
    const entity = checkRows(inspection, [...at, 'rows'], rows);
    checkFields(inspection, at, entity, { name, facts, open });
    for (const [key, field] of Object.entries({ by, since }))
      checkMoment(inspection, [...at, key], entity, field);
  }
  for (const [index, { menu, rows }] of beside.entries()) {
    inspection.page(['beside', index, 'menu'], menu);
    checkRows(inspection, ['beside', index, 'rows'], rows);
  }
  checkOnce(
    inspection,
    '卡片',
    cards.map(({ key }, index) => [['cards', index, 'key'], key]),
  );
  for (const [index, card] of cards.entries()) checkCard(inspection, ['cards', index], card);
}

const CONTENTS = ['figures', 'lines', 'block', 'page'] as const;

function checkCard(inspection: Inspection, at: At, card: HomeCard): void {
  if (CONTENTS.filter((name) => card[name] !== undefined).length !== 1)
    inspection.report(at, '"figures"、"lines"、"block"、"page" 须有且只有一个');
  for (const [index, { rows, late, zero, usual }] of (card.figures ?? []).entries()) {
    const place = [...at, 'figures', index];
    checkRows(inspection, [...place, 'rows'], rows, { ...NAMES, since: 'string' });
    if (usual && !isDated(rows))
      inspection.report([...place, 'usual'], '"filter" 不随日期变化，没有往常可比');
    if (late && zero === undefined) inspection.report([...place, 'late'], '"late" 需要 "zero"');
  }
  if (card.lines) {
    const { rows, name, facts, tag, open } = card.lines;
    const entity = checkRows(inspection, [...at, 'lines', 'rows'], rows);
    checkFields(inspection, [...at, 'lines'], entity, { name, facts, open, tag });
  }
  if (card.page !== undefined) inspection.page([...at, 'page'], card.page);
  if ((card.block === undefined) !== (card.holder === undefined))
    inspection.report(at, '"block" 与 "holder" 必须同时出现');
  if (card.block) checkHeldBlock(inspection, at, card);
}

/** Who sees the block asks its calls by the right to the page that shows them too. */
function checkHeldBlock(inspection: Inspection, at: At, { block, holder }: HomeCard): void {
  checkBlock(inspection, [...at, 'block'], block!, { me: SUBJECT_TYPE, now: 'string' }, undefined);
  const page = inspection.set.pages.get(holder ?? '');
  if (!page) return;
  const shown = callSourcesOf(page).map(([, { call }]) => call);
  for (const [, { call }] of sourcesOfBlock(block!))
    if (inspection.set.calls.has(call) && !shown.includes(call))
      inspection.report([...at, 'holder'], `页面 "${holder}" 不显示调用 "${call}"，持有者无权查询`);
}

/** The list, its tab and its filters. @returns the entity of its rows */
function checkRows(
  inspection: Inspection,
  at: At,
  { page, tab, filter }: HomeRows,
  names: Readonly<Record<string, 'string' | typeof SUBJECT_TYPE>> = NAMES,
): EntityModel | undefined {
  inspection.page([...at, 'page'], page, 'list');
  const list = inspection.set.pages.get(page);
  const entity = list?.kind === 'list' ? inspection.set.entities.get(list.entity) : undefined;
  if (list?.kind !== 'list' || !entity) return undefined;
  const tabs = (list.tabs ?? []).map(({ key }) => key);
  if (tab !== undefined && !tabs.includes(tab))
    inspection.report([...at, 'tab'], `页面 "${page}" 没有页签 "${tab}"`, nearest(tab, tabs));
  const filters = namesOfFilters(list.filters, entity);
  for (const [name, formula] of Object.entries(filter ?? {})) {
    if (filters.includes(name)) inspection.field([...at, 'filter', name], entity, name, ['Keyword']);
    else
      inspection.report([...at, 'filter', name], `页面 "${page}" 没有筛选 "${name}"`, nearest(name, filters));
    for (const [place, source] of formulasOf(formula))
      inspection.condition([...at, 'filter', name, ...place], source, names);
  }
  return entity;
}

const NAMES = { me: SUBJECT_TYPE, now: 'string', today: 'string' } as const;

const formulasOf = (value: string | HomeSpan): [place: At, source: string][] =>
  typeof value === 'string'
    ? [[[], value]]
    : Object.entries(value).map(([end, source]): [At, string] => [[end], String(source)]);

/** Whether the filter finds other rows on another day. */
const isDated = ({ filter = {} }: HomeRows): boolean =>
  Object.values(filter).some((value) =>
    formulasOf(value).some(([, source]) => /\b(now|today)\b/.test(source)),
  );

interface Named {
  readonly name: string;
  readonly facts: readonly string[] | undefined;
  readonly open: string | undefined;
  readonly tag?: string | undefined;
}

function checkFields(
  inspection: Inspection,
  at: At,
  entity: EntityModel | undefined,
  { name, facts = [], open, tag }: Named,
): void {
  if (!entity) return;
  inspection.field([...at, 'name'], entity, name);
  for (const [index, fact] of facts.entries()) inspection.field([...at, 'facts', index], entity, fact);
  if (tag !== undefined) {
    inspection.field([...at, 'tag'], entity, tag);
    const type = entity.fields.get(tag)?.type;
    if (type && type !== 'dict')
      inspection.report([...at, 'tag'], `字段 "${tag}" 应为 dict 类型，实际为 ${type}`);
  }
  if (open !== undefined && inspection.enCode([...at, 'open'], open) && !entity.actions.has(open))
    inspection.report([...at, 'open'], `"${open}" 不是 ${entity.name} 的操作`);
}

const MOMENTS: ReadonlySet<string> = new Set(['date', 'datetime']);

function checkMoment(
  inspection: Inspection,
  at: At,
  entity: EntityModel | undefined,
  name: string | undefined,
): void {
  if (!entity || name === undefined) return;
  inspection.field(at, entity, name);
  const type = entity.fields.get(name)?.type;
  if (type && !MOMENTS.has(type))
    inspection.report(at, `字段 "${name}" 应为 date 或 datetime 类型，实际为 ${type}`);
}
