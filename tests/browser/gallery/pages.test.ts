import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { validators } from '../../../src/contract/generated/call-validators.js';
import { entityNameOf } from '../../../src/contract/page.ts';
import { SUPER_ROLE } from '../../../src/contract/subject.ts';
import type { ServerModule } from '../../../src/server/data/module.ts';
import { HANDLED, modules } from '../../../src/server/modules/index.ts';
import { loadCatalog } from '../../../src/server/data/schemas/catalog.ts';
import { pageCover } from '../../_util/page-cover.ts';
import { isAtLength, sampled, scaled } from '../../_util/scale.ts';
import { wordsOfImplementers } from '../../_util/plain-words.ts';
import { widthFaults } from '../../_util/width-faults.ts';
import { axeProblems } from './axe.ts';
import { openGallery, settled, type Gallery } from './harness.ts';
import { pageTestsIn, takeStep } from './page-test.ts';
import { cssProblems } from '../../../tools/browsers/styles.mjs';
import { givenTo, viewsOf, type View } from '../../../tools/preview/views.ts';
import { buttonsOf } from '../../../src/contract/page-names.ts';

const catalog = loadCatalog('schemas');
const all = viewsOf(catalog);
/** The view with most of the page's buttons that somebody other than the administrator has, for a new row and for a stored one. */
function fullest(path: string, seen: readonly View[]): View[] {
  const own = new Set(buttonsOf(catalog.pages.get(path)!).map(([, enCode]) => enCode));
  const weight = ({ role, buttons }: View) =>
    role === SUPER_ROLE ? -1 : buttons.filter((enCode) => own.has(enCode)).length;
  const best = new Map<string | undefined, View>();
  for (const view of seen) {
    const before = best.get(view.rowId);
    if (!before || weight(view) > weight(before)) best.set(view.rowId, view);
  }
  return [...best.values()];
}

const viewsOfPage = (path: string) => all.filter((view) => view.path === path);
const views = new Map(
  all.map(({ path }) => [path, scaled(viewsOfPage(path), fullest(path, viewsOfPage(path)))]),
);

/** Schema files or their folders, where a run is about these alone: pages in them are drawn, and pages of entities in them. */
const wanted = process.env['TEST_SCHEMAS']?.split(',');
const isIn = (file: string) => wanted === undefined || wanted.some((one) => file.startsWith(one));
const isWanted = (path: string) =>
  isIn(`schemas/pages/${path}.json`) ||
  isIn(`schemas/pages/${path}.test.json`) ||
  isIn(`schemas/entities/${entityNameOf(catalog.pages.get(path)!)}.json`);
const cover = pageCover(catalog, [...views.keys()]);
/**
 * How a page stands follows from the words that it uses: the pages that use all of them stand for the others, so that modules may
 * double and the run stays as long as it is. A run about some schemas draws all of their pages, the usual run some of the cover.
 */
const isDrawn = (path: string) => isWanted(path) && (wanted !== undefined || scaled(true, cover.has(path)));
const covering = [...views].filter(([path]) => isDrawn(path));
const drawn = wanted === undefined ? sampled(covering, 48, ([path]) => path) : covering;

/** The calls behind what a page asks of its data. */
const CALLS: Readonly<Record<string, keyof typeof validators>> = {
  list: 'Data/List',
  save: 'Data/Save',
  act: 'Data/Action',
  remove: 'Data/Delete',
  options: 'Data/Options',
};

const isNew = ({ rowId }: View) => rowId === undefined;

const ofItsKind = new Map(drawn.map(([path]) => [catalog.pages.get(path)!.kind, path]));
/** Every kind of page and every block is shown to axe in states.test.ts; here one page of each kind, as it is in use. */
const isForAxe = (path: string) =>
  wanted !== undefined || scaled(true, ofItsKind.get(catalog.pages.get(path)!.kind) === path);

let gallery: Gallery;
let page: Page;
const complaints: string[] = [];
let times = 0;

beforeAll(async () => {
  // React complains of keys, nesting and the like in the slower build alone, which a run about some pages looks at.
  gallery = await openGallery(isAtLength || wanted !== undefined ? 'development' : 'production');
  // A few rows show what many do, and axe looks at each.
  page = await gallery.show('gallery/sample-list', { query: '&rows=4' });
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
});
afterAll(() => gallery?.close());

async function show(
  view: Omit<View, 'rowId'> & { readonly rowId?: string | undefined; readonly state?: 'error' },
): Promise<void> {
  times += 1;
  await page.evaluate((wanted) => window.show(wanted), view);
  await page.locator(`[data-times="${times}"] :is(h1, [role=alert])`).first().waitFor();
  await settled(page);
}

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 375, height: 812 };
const MIDDLE = { width: 800, height: 900 };

/** What the page asked that its call does not take. */
async function invalidCalls(): Promise<string[]> {
  const asked = await page.evaluate(() => window.journal);
  return asked.flatMap(({ name, request }) => {
    const [call, input] =
      name === 'ask'
        ? [(request as { call: keyof typeof validators }).call, (request as { input: unknown }).input]
        : [CALLS[name], request];
    if (call === undefined || validators[call].input(input)) return [];
    return [`${call}: ${JSON.stringify(validators[call].input.errors)}`];
  });
}

describe('L02 every shipped page, as the roles that are given it', () => {
  it('is drawn in the full run, and at length every word, type of field and module that there is', () => {
    expect(cover.size).toBeGreaterThan(80);
    expect(new Set([...cover].map((path) => path.split('/')[0]))).toEqual(
      new Set([...views.keys()].map((path) => path.split('/')[0])),
    );
  });

  it('is in some menu, opened by some page, or public', () => {
    // Cards stand on homes, and are drawn there.
    const nowhere = [...catalog.pages].filter(([path, { kind }]) => !views.has(path) && kind !== 'cards');
    expect(nowhere.map(([path]) => path)).toEqual(['home/notifications']);
  });

  it.each(drawn)('%s stands, without a complaint', async (path, seen) => {
    for (const view of seen) {
      await show(view);
      expect(await page.locator('[role=alert]').allTextContents(), view.role).toEqual([]);
      expect(complaints.splice(0), view.role).toEqual([]);
      expect(await invalidCalls(), view.role).toEqual([]);
      if (view.role !== SUPER_ROLE)
        expect(wordsOfImplementers(await page.locator('body').innerText()), view.role).toEqual([]);
    }
    // The window stays as it is for the next page: each is drawn at one width and made to fit the others.
    const isWide = page.viewportSize()!.width === WIDE.width;
    const sizes = scaled([WIDE, MIDDLE, NARROW], [WIDE, NARROW]);
    for (const size of isWide ? sizes : sizes.toReversed()) {
      await page.setViewportSize(size);
      if (size === WIDE && isForAxe(path)) expect(await axeProblems(page)).toEqual([]);
      await expect.poll(() => widthFaults(page), { message: `${size.width} px` }).toEqual([]);
    }
  });
});

/** Pages that are about a row, or print some: as they are opened by an address that names none. */
const withoutRow = drawn.flatMap(([path, [view]]) => {
  const file = catalog.pages.get(path)!;
  const isAbout = file.kind === 'print' || (view?.rowId !== undefined && !views.get(path)!.some(isNew));
  return isAbout && view ? [{ path, file, view: { ...view, rowId: undefined } }] : [];
});

it('16.13 every page of a row, opened without one, says where rows are found and leads back', async () => {
  expect(withoutRow.length).toBeGreaterThan(wanted ? 0 : isAtLength ? 10 : 0);
  const faults: string[] = [];
  for (const { path, file, view } of withoutRow) {
    await show(view);
    const text = await page.locator('main').innerText();
    const failed = await page.locator('[role=alert]').allTextContents();
    const told = view.role === SUPER_ROLE ? [] : wordsOfImplementers(text);
    faults.push(...[...failed, ...told, ...complaints.splice(0)].map((fault) => `${path}: ${fault}`));
    // A page of one's own row has it without an address.
    if ('row' in file && file.row !== undefined) continue;
    const way = page.locator('[data-empty]').getByRole('button', { name: /^返\s*回$/ });
    if (!text.includes('请从列表') || (await way.count()) === 0) faults.push(`${path}: ${text.slice(0, 60)}`);
  }
  expect(faults).toEqual([]);
});

it('16.13 a page of the reader’s own row says to whoever has none what its file says of it', async () => {
  const owned = [...views].flatMap(([path, seen]) => {
    const file = catalog.pages.get(path)!;
    const view = seen.find(({ role }) => role === 'freshman') ?? seen[0];
    const isOwn = isWanted(path) && file.kind === 'detail' && file.row !== undefined;
    return isOwn && view ? [{ path, view, told: file.empty ?? '没有与您相关的记录' }] : [];
  });
  expect(owned.length).toBeGreaterThan(wanted ? -1 : 5);
  const faults: string[] = [];
  for (const { path, view, told } of owned) {
    await show({ ...view, rowId: undefined, state: 'error' });
    const text = await page.locator('main').innerText();
    // A reader who can have no such row is told so.
    const isSaid = text.includes(told) || text.includes('您的账号没有对应的新生记录');
    if (!isSaid || wordsOfImplementers(text).length > 0) faults.push(`${path}: ${text.slice(0, 80)}`);
  }
  expect(faults).toEqual([]);
  complaints.splice(0);
});

it('C24 the policy of the page refused nothing on any shipped page', () => {
  expect(gallery.complaints).toEqual([]);
});

/** What antd writes for looks alone, and for classes of its own that nothing here has: without it all is read and done. */
const SPARE_OF_ANTD =
  /:has\(|^-webkit-|^(?:justify-content|align-items): (?:self-)?(?:start|end|left|right)$|^font-size-adjust:|^backdrop-filter:/;

it('R16 the styles that libraries wrote meanwhile ask nothing that a supported browser lacks', async () => {
  const css = await page.evaluate(() =>
    [...document.querySelectorAll('style')].map((style) => style.textContent).join('\n'),
  );
  expect(css.length).toBeGreaterThan(50_000);
  expect(cssProblems(css).filter((problem) => !SPARE_OF_ANTD.test(problem))).toEqual([]);
});

/** What implementers want of their pages, where they wrote it down (`<page>.test.json`). */
const wishes = [...pageTestsIn('schemas')]
  .filter(([path]) => isWanted(path))
  .flatMap(([path, file]) => file.cases.map(({ title, steps }) => ({ path, file, title, steps })));

it.each(wishes)('L01 $path: $title', async ({ path, file, steps }) => {
  const entity = entityNameOf(catalog.pages.get(path)!);
  const buttons = [...givenTo(catalog, file.role).enCodes];
  const rowId = file.row === undefined ? {} : { rowId: `${entity?.split('/')[1]}${file.row}` };
  await page.setViewportSize({ width: file.width ?? 1440, height: 900 });
  await show({ path, role: file.role, buttons, ...rowId });
  for (const step of steps) await takeStep(page, step);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(complaints.splice(0)).toEqual([]);
});

describe('K02 every button of every shipped page', () => {
  const enCodes = new Set(
    [...catalog.pages.values()].flatMap((file) => buttonsOf(file).map(([, code]) => code)),
  );

  it.each([...enCodes])('%s has an answer', (enCode) => {
    const known = catalog.enCodes.get(enCode);
    expect(known).toBeDefined();
    const { action, entity } = known!;
    const isSaid = modules.some(
      (module: ServerModule) => module.handlerOf?.(action, entity) ?? module.groupedOf?.(action, entity),
    );
    if (action.verb === 'handler' && !isSaid) expect(HANDLED).toHaveProperty([enCode]);
  });
});
