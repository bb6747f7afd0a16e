import type { CallName } from '../../src/contract/generated/calls.ts';
import type { FieldUse, PageFile } from '../../src/contract/generated/meta.ts';
import { buildEntity, type EntityModel } from '../../src/contract/model.ts';
import { childrenOf, childUse, entityNameOf, isFormPage, listPartsOf } from '../../src/contract/page.ts';
import { isOfOthers, ownIdOf } from '../../src/contract/own-page.ts';
import { isLayout } from '../../src/contract/layouts.ts';
import type { MenuItem } from '../../src/server/auth/grants/menu-tree.ts';
import type { TestClient } from './server.ts';
import type { Subject } from '../../src/contract/subject.ts';
import type { SchemaAnswer } from '../../src/client/renderer/data.ts';
import { shownTabs } from '../../src/client/renderer/page-kinds/tabs/shown-tabs.ts';
import { shanghaiNow, valueOf } from '../../src/client/renderer/schema/judge.ts';
import { callSourcesOf } from '../../src/contract/page-names.ts';

/** A call that the browser makes to draw a page. */
export interface Question {
  readonly call: CallName;
  readonly input: Readonly<Record<string, unknown>>;
}

const leaves = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap((item) => [item, ...leaves(item.children)]);

/** The pages of a menu, each once. */
export async function menuPages(client: TestClient): Promise<string[]> {
  const menu = await client.call('UserRole/LoadMenuByUser');
  const comments = leaves(menu.value as MenuItem[])
    .filter(({ attributes }) => !isLayout(attributes.comment) && attributes.url.startsWith('/'))
    .map(({ attributes }) => attributes.comment);
  return [...new Set(comments)];
}

/** The page, and those that stand in it or are opened from it without a row: shown tabs, lists, forms that add. */
export function drawnPages(answer: SchemaAnswer, path: string, me: Subject): string[] {
  const drawn = new Set<string>();
  const open = [path];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const page = answer.Pages[next];
    if (!page || drawn.has(next)) continue;
    if (isOfOthers(ownIdOf(page, { get: (one) => answer.Pages[one] }), me)) continue;
    drawn.add(next);
    if (page.kind === 'tabs') open.push(...shownTabs(page.tabs, me, undefined).map(({ tab }) => tab.page));
    open.push(...listPartsOf(page).map(([, list]) => list));
    if (page.kind === 'list' && page.form !== undefined) open.push(page.form);
  }
  return [...drawn];
}

/** All that the browser asks when it draws a page that is opened with no row. */
export function questionsOf(answer: SchemaAnswer, path: string, me: Subject): Question[] {
  const page = answer.Pages[path];
  if (!page) return [];
  const entity = modelOf(answer, entityNameOf(page));
  const asked: Question[] = [{ call: 'Guide/First', input: { Page: path } }];
  if (page.kind === 'list') asked.push(...ofList(page, path));
  if (page.kind === 'guide') asked.push({ call: 'Guide/Progress', input: { Page: path } });
  if (page.kind === 'detail' && page.row !== undefined) {
    const Id = valueOf(page.row, { me });
    if (typeof Id === 'string' && Id !== '')
      asked.push({ call: 'Data/Get', input: { Entity: page.entity, Id } });
  }
  if (isFormPage(page) && entity) asked.push(...ofFields(entity, usesOf(page)));
  for (const [, use] of childrenOf(page)) {
    const child = modelOf(answer, childUse(use).entity);
    if (child) asked.push(...ofFields(child, [...child.fields.keys()]));
  }
  if (page.kind === 'picker' && entity) asked.push(...ofFields(entity, page.groups.filter(isName)));
  if (page.kind === 'board' && page.filters)
    asked.push(...ofFields(modelOf(answer, page.filters.entity), page.filters.fields.filter(isName)));
  asked.push(...ofSources(page, me));
  return asked;
}

const isName = (use: unknown): use is string => typeof use === 'string';

const modelOf = (answer: SchemaAnswer, name: string | undefined): EntityModel | undefined => {
  const file = name === undefined ? undefined : answer.Entities[name];
  return file && buildEntity(name!, file);
};

function ofList(page: PageFile & { kind: 'list' }, Page: string): Question[] {
  const input = { Entity: page.entity, Page, Filter: {}, PageIndex: 1, PageSize: 10 };
  const tabs = (page.tabs ?? []).map(({ key }) => ({ Tab: key }));
  const lists = (tabs.length > 0 ? tabs : [{}]).map((tab): Question => ({
    call: 'Data/List',
    input: { ...input, ...tab, ...(page.groups ? { Group: {} } : {}) },
  }));
  return page.tree
    ? [...lists, { call: 'Data/Tree', input: { Source: page.tree.source, ParentId: '' } }]
    : lists;
}

function usesOf(page: PageFile): FieldUse[] {
  if (page.kind === 'form') return page.sections.flatMap((section) => section.fields);
  return page.kind === 'wizard' ? page.steps.flatMap((step) => step.fields ?? []) : [];
}

/** Choices of the fields that refer to rows. */
function ofFields(entity: EntityModel | undefined, uses: readonly FieldUse[]): Question[] {
  return uses.flatMap((use): Question[] => {
    const field = entity?.fields.get(typeof use === 'string' ? use : use.field);
    if (!entity || !field?.ref || field.readonly) return [];
    return [
      {
        call: 'Data/Options',
        input: { Source: field.ref, Entity: entity.name, Field: field.name, Form: {} },
      },
    ];
  });
}

/** The calls of blocks; one that tells of a row, of a template or of what is chosen above it is asked once that is there. */
function ofSources(page: PageFile, me: Subject): Question[] {
  const unit = page.kind === 'board' && page.reportDate === 'month' ? 7 : 10;
  const scope = { me, filter: {}, chosen: {}, reportDate: shanghaiNow().slice(0, unit) };
  const waits = (pointer: string) =>
    (page.kind === 'picker' && !page.whole && pointer === '/source') || pointer === '/documents';
  return callSourcesOf(page).flatMap(([pointer, { call, input = {} }]): Question[] => {
    if (waits(pointer)) return [];
    const formulas = Object.entries(input);
    if (formulas.some(([, formula]) => /\b(?:row|chosen|form|params)\b/.test(formula))) return [];
    const values = formulas.map(([name, formula]) => [name, valueOf(formula, scope)] as const);
    return [
      { call: call as CallName, input: Object.fromEntries(values.filter(([, value]) => value !== null)) },
    ];
  });
}
