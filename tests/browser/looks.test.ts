import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginSession } from '../_util/begin-session.ts';
import { launchBrowser, openPage } from '../_util/browser.ts';
import { atLength, isAtLength, scaled } from '../_util/scale.ts';
import { startSchool, type TestSchool } from '../_util/server.ts';
import { axeProblems } from './gallery/axe.ts';

/** Pictures of a full run, to be looked at; git does not keep them. */
const FOLDER = scaled<string | null>(resolve('test-results/looks'), null);
const WIDTHS = [1440, 800, 375];
/** The frame of a phone is the same around every page. */
const FRAMES = /^(login|home|dialog)/;
let school: TestSchool;
let browser: Browser;

beforeAll(async () => {
  if (FOLDER) await mkdir(FOLDER, { recursive: true });
  school = await startSchool({ clientDir: resolve('dist/client'), rateFactor: 0 });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await school?.close();
});

async function signedIn(name: string, path: string, settings: Record<string, string> = {}) {
  const opened = await openPage(browser, { width: 1440, height: 900 });
  opened.page.setDefaultTimeout(60_000);
  await opened.page.addInitScript((all) => {
    for (const [key, value] of Object.entries(all))
      localStorage.setItem(`pro__${key}`, JSON.stringify(value));
  }, settings);
  const { token } = await school.as(name);
  await beginSession(opened.page, school.urls[0]!, { token, path });
  return opened;
}

/** Nothing is on its way any more. */
async function stands(page: Page): Promise<void> {
  await page.locator('main').waitFor();
  await page.waitForFunction(
    () => document.querySelector('[aria-label=正在加载], [aria-busy=true]') === null,
  );
  await page.evaluate(() => document.fonts.ready);
}

/** Looks at the page at every width: nothing wider than the window, in a full run a picture; axe at the widest, and each frame's at the narrowest. */
async function lookAt(page: Page, name: string): Promise<string[]> {
  const problems: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width === 375 ? 812 : 900 });
    await stands(page);
    if (FOLDER) await page.screenshot({ path: join(FOLDER, `${name}-${width}.png`) });
    if (width === 1440 || (width === 375 && FRAMES.test(name)))
      problems.push(...(await axeProblems(page)).map((problem) => `${name} at ${width}: ${problem}`));
    // A page follows its window a moment later.
    const fits = page.waitForFunction(() => document.documentElement.scrollWidth <= window.innerWidth, null, {
      timeout: 10_000,
    });
    await fits.catch(() => problems.push(`${name} at ${width}: wider than the window`));
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  return problems;
}

const PATHS: Readonly<Record<string, string>> = {
  home: '/dashboard',
  list: '/base/student',
  '403': '/system/user',
  '404': '/nowhere',
  '500': '/500',
};

describe('the screens of the frame stand at 375, 800 and 1440 px, and axe finds nothing', () => {
  it('login', async () => {
    const { page, close } = await openPage(browser);
    await page.goto(`${school.urls[0]}/user/login`);
    expect(await lookAt(page, 'login')).toEqual([]);
    await close();
  });

  it.runIf(isAtLength).each(
    scaled<[string, string, string[]][]>(
      [
        ['dark', 'sidemenu', ['home', 'list', '403', '404', '500']],
        ['light', 'topmenu', ['list']],
      ],
      [['dark', 'sidemenu', ['list', '404']]],
    ),
  )('pages of each kind with %s navigation, %s', async (theme, layout, names) => {
    const { page, errors, close } = await signedIn('school01', PATHS[names[0]!]!, { theme, layout });
    const problems: string[] = [];
    const go = (path: string) => page.goto(`${school.urls[0]}${path}`);
    for (const name of names) {
      await go(PATHS[name]!);
      problems.push(...(await lookAt(page, `${name}-${theme}`)));
    }
    if (names.includes('home')) {
      await go('/base/major');
      await page.getByRole('button', { name: '新增' }).click();
      await page.getByRole('dialog').waitFor();
      problems.push(...(await lookAt(page, `dialog-${theme}`)));
    }
    expect(problems).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  });

  atLength('the form of a student', async () => {
    const { rows } = await school.database.query<{ LoginName: string }>(
      `SELECT u."LoginName" FROM "SysUser" u JOIN "Student" s ON s."StudentNo" = u."LoginName"
       WHERE u."IsWeakPwd" = 0 AND u."State" = '1' AND s."TrainLevel" <> '1' ORDER BY 1 LIMIT 1`,
    );
    const { page, close } = await signedIn(rows[0]!.LoginName, '/leave/apply');
    await page.getByRole('button', { name: '提交' }).waitFor();
    expect(await lookAt(page, 'form')).toEqual([]);
    await close();
  });
});
