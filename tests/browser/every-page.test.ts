import type { Browser, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLayout } from '../../src/contract/layouts.ts';
import type { MenuItem } from '../../src/server/auth/grants/menu-tree.ts';
import { CLIENT, startBareSchool, type BareKind, type BareSchool } from '../_util/bare-school.ts';
import { launchBrowser, openPage } from '../_util/browser.ts';
import { pageCover } from '../_util/page-cover.ts';
import { toldOnPage, wordsOfImplementers } from '../_util/plain-words.ts';
import { atLength, isAtLength, sampled, scaled } from '../_util/scale.ts';
import { lonelyButtons, widthFaults } from '../_util/width-faults.ts';

const SHORT = 45_000;
/** Two hundred pages, a second for each where the machine has much else to do. */
const LONG = 600_000;

/** Sentences of calls that stand in the place of what there is not, and are no failure. */
const TOLD = ['未查询到您的录取信息'];

interface Visit {
  readonly role: string;
  readonly token: string;
  readonly path: string;
  /** The page file that it shows. */
  readonly comment: string;
}

const leaves = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap((item) => [item, ...leaves(item.children)]);

/**
 * Each page of each menu once; in the full run once for every set of buttons that somebody has on it, where there are rows that bear
 * them. What each role sees of a page is drawn in the gallery, and asked of the server in its own test of every page.
 */
async function visitsIn(school: BareSchool, kind: BareKind): Promise<Visit[]> {
  const seen = new Set<string>();
  const visits: Visit[] = [];
  // Schemas may be named to the administrator, who therefore sees last what others see too.
  for (const role of [...school.roles.filter((one) => one !== 'admin'), 'admin']) {
    const client = await school.in(role);
    const menu = await client.call('UserRole/LoadMenuByUser');
    for (const { attributes } of leaves(menu.value as MenuItem[])) {
      const { comment, url, buttons } = attributes;
      if (isLayout(comment) || !url.startsWith('/')) continue;
      const isOne = kind === 'empty' || scaled(false, true);
      const placed = isOne ? [] : buttons.map(({ EnCode }) => EnCode).sort();
      const key = `${url} ${placed.join(' ')}`;
      if (seen.has(key)) continue;
      seen.add(key);
      visits.push({ role, token: client.token!, path: url, comment });
    }
  }
  return visits;
}

/** Begins the session of a token in the browser, as a login would have left it. */
async function enter(
  page: Page,
  base: string,
  { token, path }: Pick<Visit, 'token' | 'path'>,
): Promise<void> {
  await page.evaluate((text) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const store of [localStorage, sessionStorage]) store.setItem('Admin-Token', text);
    localStorage.setItem('guideSeen', '1');
  }, token);
  await page.goto(base + path);
}

const LOOKS = 30;

/** Goes to a route as a link inside of the product does, without loading the product anew. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({ anew: performance.now() }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
}

/** Waits until every call has its answer, every part of the program has come, and nothing has followed from it. */
function quietOf(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  const isAwaited = (request: Request) => /\/api\/|\.(?:js|css)$/.test(new URL(request.url()).pathname);
  page.on('request', (request) => isAwaited(request) && open.add(request));
  const over = (request: Request) => void open.delete(request);
  page.on('requestfinished', over);
  page.on('requestfailed', over);
  return async () => {
    for (let still = 0; still < 2; still = open.size === 0 ? still + 1 : 0) {
      // What an answer leads to is asked for within a frame or two of the browser.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
    }
  };
}

/** What is wrong with the page that is shown: a failure, nothing at all, or an emptiness that says neither why nor what to do. */
async function faultsOn(
  page: Page,
  { path, role }: Pick<Visit, 'path' | 'role'>,
  quiet: () => Promise<void>,
): Promise<string[]> {
  await page.waitForFunction(
    () =>
      document.querySelector('main article, main [role=alert], main form, [data-kind]') !== null &&
      document.querySelector('[aria-label="正在加载"]') === null,
  );
  await quiet();
  const faults = await page.evaluate(
    ({ wanted, told }) => {
      const faults: string[] = [];
      const at = decodeURI(location.pathname);
      if (at !== wanted.split('?')[0]) return [`leads to ${at}`];
      // A window of its own has no frame.
      const main = document.querySelector<HTMLElement>('main') ?? document.body;
      for (const alert of main.querySelectorAll('[role=alert]'))
        if (!told.some((text) => alert.textContent.includes(text)))
          faults.push(`shows a failure: ${alert.textContent}`);
      for (const empty of main.querySelectorAll<HTMLElement>('[data-empty]')) {
        // Above a board stands what comes first, for all of its parts.
        const hasWay = (empty.querySelector('a, button') ?? main.querySelector('[role=note]')) !== null;
        if (!hasWay && empty.innerText.trim() === '暂无数据')
          faults.push(
            `is a dead end: ${empty.closest('[data-block]')?.getAttribute('data-block') ?? ''} 暂无数据`,
          );
      }
      // Libraries name their parts in English; the input in which antd's tree holds its focus cannot be given another name.
      for (const named of main.querySelectorAll('[aria-label]:not([aria-label="for screen reader"])'))
        if (/^[a-z][a-z -]+$/.test(named.getAttribute('aria-label')!))
          faults.push(`names a part in English: ${named.getAttribute('aria-label')}`);
      const words = main.innerText.replace(main.querySelector('h1')?.textContent ?? '', '').trim();
      if (words === '' && !main.querySelector('canvas, img, iframe, input')) faults.push('shows nothing');
      return faults;
    },
    { wanted: path, told: TOLD },
  );
  const told = role === 'admin' ? [] : toldEverybody(await toldOnPage(page));
  return [...faults, ...told];
}

const toldEverybody = (text: string) => wordsOfImplementers(text).map((found) => `tells everybody: ${found}`);

/** Ways in which what a page asks for does not come, and a row that nobody has. */
const TROUBLES = ['gone', 'broken', 'nobody'] as const;

/** One page of each kind and one of each module. */
function oneOfEach(school: BareSchool, visits: readonly Visit[]): Visit[] {
  const known = new Set<string>();
  return visits.filter(({ comment }) => {
    const kind = school.engine.catalog.pages.get(comment)?.kind;
    return kind !== undefined && known.size < known.add(kind).add(comment.split('/')[0]!).size;
  });
}

/** How many frames the usual run looks at. */
const FRAMES = 14;

/** Every word is drawn in the gallery, and every page asked of the server; here stands each frame, or some of those of each kind and module. */
function framesOf(school: BareSchool, kind: BareKind, menus: readonly Visit[]): readonly Visit[] {
  if (!isAtLength) return sampled(oneOfEach(school, menus), FRAMES, ({ path }) => path);
  const { catalog } = school.engine;
  const paths = [...new Set(menus.map(({ comment }) => comment))].filter((path) => catalog.pages.has(path));
  const cover = pageCover(catalog, paths, kind !== 'empty');
  return scaled(
    menus,
    menus.filter(({ comment }) => cover.has(comment)),
  );
}

/** One page of each kind, for those who are no implementers. */
function oneOfEachKind(school: BareSchool, visits: readonly Visit[]): Visit[] {
  const kinds = new Map<string, Visit>();
  for (const visit of visits) {
    const kind = school.engine.catalog.pages.get(visit.comment)?.kind ?? '';
    if (visit.role !== 'admin' && !kinds.has(kind)) kinds.set(kind, visit);
  }
  return [...kinds.values()];
}

/** What a page in trouble says that only an implementer can read. */
async function saidInTrouble(
  page: Page,
  base: string,
  visit: Visit,
  trouble: (typeof TROUBLES)[number],
  quiet: () => Promise<void>,
): Promise<string[]> {
  const path =
    trouble === 'nobody' ? `${visit.path}${visit.path.includes('?') ? '&' : '?'}Id=nobody` : visit.path;
  const asked = /\/api\/(?!Data\/Schema|UserInfo|UserRole|SysInfo|UserAuth)/;
  if (trouble === 'gone') await page.route(asked, (route) => route.abort());
  if (trouble === 'broken')
    await page.route(asked, (route) =>
      route.fulfill({ status: 500, body: 'Error: relation "LeaveApply" does not exist at Object.query' }),
    );
  await enter(page, base, { ...visit, path });
  await page.waitForFunction(() => document.body.innerText.trim() !== '');
  await quiet();
  const text = await toldOnPage(page);
  await page.unroute(asked);
  const said = toldEverybody(text);
  return text.trim() === '' ? ['shows nothing', ...said] : said;
}

describe('M12 every page in the browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser?.close());

  const walk = async (kind: BareKind, width: number) => {
    const school = await startBareSchool(kind, CLIENT);
    const base = school.urls[0]!;
    const { page, errors, close } = await openPage(browser, { width, height: 900 });
    page.setDefaultTimeout(SHORT);
    await page.goto(`${base}/user/login`);
    const quiet = quietOf(page);
    const faults: string[] = [];
    let role = '';
    let bars = 0;
    const menus = await visitsIn(school, kind);
    const visits = framesOf(school, kind, menus);
    for (const visit of visits) {
      errors.length = 0;
      if (visit.role === role) await goTo(page, visit.path);
      else await enter(page, base, visit);
      role = visit.role;
      // The gallery measures every page at the widths of a phone and of a desk.
      const tooWide = async () => {
        if (width === 800) return widthFaults(page);
        const found = await lonelyButtons(page);
        bars += found.bars;
        // Its two lists stand side by side, too narrow for filters and buttons in one row.
        return visit.path === '/dorm/allocation' ? [] : found.faults;
      };
      const look = () =>
        faultsOn(page, visit, quiet)
          .then(async (faults) => [...faults, ...(await tooWide())])
          .catch((error: Error) => [`does not come: ${error.message.split('\n')[0]}`]);
      let found = await look();
      // Only what stays is a fault; a look takes four frames of the browser and more.
      for (let again = 0; found.length > 0 && again < LOOKS; again += 1) found = await look();
      for (const fault of [...found, ...errors.map((error) => `console: ${error}`)])
        faults.push(`${kind} ${visit.role} ${visit.path}: ${fault}`);
    }
    const ofKinds = kind === 'empty' ? [] : oneOfEachKind(school, visits);
    // What a page says in trouble follows from the frame that its kind stands in.
    for (const [at, visit] of ofKinds.slice(0, scaled(Infinity, TROUBLES.length)).entries()) {
      const trouble = TROUBLES[at % TROUBLES.length]!;
      for (const fault of await saidInTrouble(page, base, visit, trouble, quiet))
        faults.push(`${kind} ${visit.role} ${visit.path} ${trouble}: ${fault}`);
    }
    expect(faults).toEqual([]);
    expect(bars > 0).toBe(width === 1440);
    await close();
    await school.close();
  };

  const title =
    'in the school %s, %i px wide: content, or what comes first and a way on, and nothing that does not fit';
  it.each<[BareKind, number]>([['people', 800]])(title, walk, LONG);
  // The gallery draws each page without rows, and at this width.
  atLength.each<[BareKind, number]>([['empty', 1440]])(title, walk, LONG);
});
