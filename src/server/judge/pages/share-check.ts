import type { CallFile, PageFile } from '../../../contract/generated/meta.ts';
import { blocksOf, isSharePage } from '../../../contract/page.ts';
import { calls } from '../../../contract/generated/calls.ts';
import type { Inspection } from '../names/references.ts';
import type { SchemaSet } from '../files/schema-set.ts';
import { callSourcesOf } from '../../../contract/page-names.ts';

type At = readonly (string | number)[];

/** Holds a board that keys open against the routes, and against what of it is for a person who has its address. */
export function checkSharePage(inspection: Inspection, path: string, page: PageFile): void {
  const { set } = inspection;
  if (!isSharePage(page))
    return inspection.report(['public'], `${page.kind} 页面不能凭链接分享：只有看板可以`);
  const isRouted = set.routes?.routes.some((route) => route.public && route.page === path) ?? true;
  if (!isRouted) inspection.report(['public'], '没有公开的路由通向此页面，凭链接也打不开');
  if (page.filters) inspection.report(['filters'], '凭链接分享的看板不能有 "filters"：它读取数据对象');
  for (const [at, block] of blocksOf(page).entries())
    if (block.block === 'list')
      inspection.report(['blocks', at, 'page'], '凭链接分享的看板不能有列表：它读取数据对象');
  const answers = callSourcesOf(page).some(([, { call }]) => set.calls.get(call)?.share);
  if (!answers) inspection.report(['public'], '看板的调用都没有 "share"，凭链接看不到数据');
}

/** Holds a board's list of keys against what the board is. */
export function checkShares(inspection: Inspection, page: PageFile): void {
  if (page.kind !== 'board' || page.shares === undefined) return;
  inspection.page(['shares'], page.shares, 'list');
  if (!isSharePage(page)) inspection.report(['shares'], '"shares" 只用于 "public": "share" 的看板');
}

/** What is answered to a person who has an address counts, and neither writes nor names anybody. */
export function checkSharedCall(inspection: Inspection, name: string, call: CallFile): void {
  if (!call.share) return;
  const told = (message: string, at: At = ['share']) => inspection.report(at, message);
  if (call.write || call.binary) return told('"share" 只用于只读的汇总数据');
  if (call.answer === 'engine' || call.answer === 'rows') return told('"share" 不能用于读取数据对象的调用');
  if (call.access !== 'user' && name !== calls.Data.Schema.name)
    return told('"share" 只用于 "access": "user" 的调用');
  const people = namesOfPeople(inspection.set);
  for (const [at, key] of keysOf(call.output, ['output']))
    if (people.has(key)) told(`"${key}" 指明具体的人，有 "share" 的调用不能输出`, at);
}

/** What tells one person from all others: what entities of people are known by. */
function namesOfPeople(set: SchemaSet): ReadonlySet<string> {
  const found = [...set.entities.values()].flatMap((entity) =>
    [...entity.fields.values()].filter(
      (field) =>
        (field.class === 'personal' || field.class === 'sensitive') &&
        (field.unique === true || field.name === entity.label),
    ),
  );
  return new Set(found.map(({ name }) => name));
}

/** Every key that an answer may have, however deep, with its place. */
function keysOf(schema: unknown, at: At): [at: At, key: string][] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([word, inner]: [string, unknown]) => {
    const own =
      word === 'properties'
        ? Object.keys(Object(inner)).map((key): [At, string] => [[...at, word, key], key])
        : [];
    return [...own, ...keysOf(inner, [...at, word])];
  });
}
