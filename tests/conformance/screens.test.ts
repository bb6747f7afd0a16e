import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buttonsOf } from '../../src/contract/page-names.ts';
import { pageClosure } from '../../src/server/data/schemas/catalog-pages.ts';
import { buildCatalog } from '../../src/server/data/schemas/catalog.ts';
import { readFolder, readTexts, schemaSet } from '../../src/server/judge/files/schema-set.ts';

/** A screen of `domain/`: where it opens, as whom, and what is done there. */
interface Screen {
  readonly route: string;
  /** Codes of roles; * is everybody who is signed in. */
  readonly roles: readonly string[];
  /** It opens without a session. */
  readonly public?: true;
  /** EnCodes that the page, or a page that it opens, offers. */
  readonly buttons: readonly string[];
}

const SCREENS = Object.entries(
  JSON.parse(readFileSync('tests/fixtures/screens.json', 'utf8')) as Readonly<Record<string, Screen>>,
);

/** Screens that the frame of the product draws, without a page file. */
const FRAME: Readonly<Record<string, string>> = {
  'import-export/my-uploads': 'a dialog of the header',
  'import-export/my-downloads': 'a dialog of the header',
  'core/student-drawer': 'opens from lists of students',
  'exception/403': 'an exception',
  'exception/404': 'an exception',
  'exception/500': 'an exception',
  'system/base-form': 'shows the form that its address names',
};

/** What is not as `domain/` says, and why. */
const OTHERWISE: Readonly<Record<string, { readonly why: string; readonly as: readonly string[] }>> = {
  'analytics/dash-card': { why: 'README, decision 78: cards of homes are schemas', as: ['route'] },
  'orientation/code-entry': { why: 'asks for the login of new students first', as: ['public'] },
  'orientation/outer-link': { why: 'asks for the login of new students first', as: ['public'] },
  'exam/static': { why: 'the figures are of whoever holds the exam', as: ['counsellor'] },
  'back-school/info': { why: 'guards check by back-school/gate-verify', as: ['security'] },
  'back-school/self-report': { why: 'staff register by back-school/staff-self', as: ['teacher'] },
  'campus-know/feedback-list': { why: 'feedback goes to the students’ office', as: ['college_admin'] },
  'daily-report/form': { why: 'staff report by daily-report/staff-form', as: ['teacher', 'counsellor'] },
};

const set = schemaSet(readFolder('schemas').files);
const catalog = buildCatalog('schemas', readTexts('schemas'));
const items = [...set.menus.values()].flatMap(({ items: all }) => all);
const { routes } = set.routes!;

/** What leads to a screen: menu items and routes, by address or by page. */
const waysTo = (name: string, { route }: Screen) => ({
  menus: items.filter(({ url, comment }) => url.split('?')[0] === route || comment === name),
  routes: routes.filter(
    ({ path, page, visitor }) =>
      path === route || page === name || (visitor !== undefined && visitor === name),
  ),
});

/** For whom of those that a screen is for nothing leads there. */
function shutOut(name: string, screen: Screen): string[] {
  const ways = waysTo(name, screen);
  const held = new Set(ways.menus.flatMap(({ roles }) => roles ?? []));
  const lacks = screen.roles.filter((role) => {
    if (role === '*') return !held.has('*') && ways.routes.length === 0;
    return role !== 'admin' && !held.has('*') && !held.has(role);
  });
  const isOpen = ways.routes.some((route) => route.public === true || route.layout === 'login');
  const isThere = ways.menus.length + ways.routes.length > 0;
  return [...(isThere ? [] : ['route']), ...lacks, ...(screen.public && !isOpen ? ['public'] : [])];
}

describe('M10 the screens of the domain', () => {
  it('are 220, and each has a page or belongs to the frame', () => {
    expect(SCREENS).toHaveLength(220);
    const drawnByFrame = (name: string, screen: Screen) =>
      waysTo(name, screen).routes.some(({ layout }) => layout === 'login');
    const missing = SCREENS.filter(
      ([name, screen]) => !catalog.pages.has(name) && !FRAME[name] && !drawnByFrame(name, screen),
    );
    expect(missing.map(([name]) => name)).toEqual(['analytics/dash-card']);
  });

  it('are led to for each of their roles', () => {
    const found = SCREENS.filter(([name]) => FRAME[name] === undefined)
      .map(([name, screen]) => [name, shutOut(name, screen)] as const)
      .filter(([name, lacks]) => lacks.join() !== (OTHERWISE[name]?.as.join() ?? ''));
    expect(found).toEqual([]);
  });

  it('offer what is done there', () => {
    const found = SCREENS.flatMap(([name, { buttons }]) => {
      const shown = new Set(
        [...pageClosure(catalog, name).values()].flatMap((page) => buttonsOf(page).map(([, code]) => code)),
      );
      return buttons.filter((code) => !shown.has(code)).map((code) => `${name}: ${code}`);
    });
    expect(found).toEqual([]);
  });
});
