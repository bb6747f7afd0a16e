import type { PageFile } from './generated/meta.ts';
import type { Subject } from './subject.ts';

/** The ids of `me` that say which person a page is about, and what such a person is called. */
export const OWN_IDS = { StudentId: '学生', NewStudentId: '新生', TeacherId: '教职工' } as const;

/** An id of the reader that stays empty for everybody who is no such person. */
export type OwnId = keyof typeof OWN_IDS;

const NAMES = Object.keys(OWN_IDS) as OwnId[];

/** Whose page it is: it tells only of the reader's own row of this kind. Undefined for a page that others can use as well. */
export function ownIdOf(
  page: PageFile,
  pages: { get(path: string): PageFile | undefined },
): OwnId | undefined {
  if ('mine' in page && page.mine) return page.mine;
  if (page.kind === 'tabs') return commonOf(page.tabs.map((tab) => ownIdAt(tab.page, pages)));
  if (page.kind === 'list') return inFilter(page.filter);
  if (page.kind === 'detail') return named(page.row);
  if (page.kind === 'form' || page.kind === 'wizard')
    return firstOf(Object.values(page.find ?? {})) ?? firstOf(unasked(page));
  return undefined;
}

/** Whether the reader is no such person as the page is about. */
export const isOfOthers = (own: OwnId | undefined, me: Subject): own is OwnId =>
  own !== undefined && me[own] === '';

/** What such a reader is told in place of the page. */
export const saysWhose = (own: OwnId): string =>
  `这里只显示${OWN_IDS[own]}本人的信息，您的账号没有对应的${OWN_IDS[own]}记录`;

const ownIdAt = (path: string, pages: { get(path: string): PageFile | undefined }): OwnId | undefined => {
  const page = pages.get(path);
  return page && page.kind !== 'tabs' ? ownIdOf(page, pages) : undefined;
};

const commonOf = ([first, ...others]: readonly (OwnId | undefined)[]): OwnId | undefined =>
  others.every((one) => one === first) ? first : undefined;

const named = (formula: string | undefined): OwnId | undefined =>
  NAMES.find((name) => formula?.trim() === `me.${name}`);

const firstOf = (formulas: readonly string[]): OwnId | undefined =>
  formulas.map(named).find((name) => name !== undefined);

/** A comparison with an absent value holds for no row, unless another one beside it does. */
function inFilter(filter: string | undefined): OwnId | undefined {
  if (filter === undefined || filter.includes('||')) return undefined;
  // the frame draws pages and does without the parser of conditions
  const reads = new Set(filter.match(/\bme\.\w+/g));
  return NAMES.find((name) => reads.has(`me.${name}`));
}

/** What a new row begins with and nobody can type. */
function unasked(page: PageFile & { kind: 'form' | 'wizard' }): string[] {
  const uses =
    page.kind === 'form'
      ? page.sections.flatMap(({ fields }) => fields)
      : page.steps.flatMap(({ fields = [] }) => fields);
  const typed = new Set(uses.map((use) => (typeof use === 'string' ? use : use.field)));
  return Object.entries(page.initial ?? {}).flatMap(([name, formula]) => (typed.has(name) ? [] : [formula]));
}
