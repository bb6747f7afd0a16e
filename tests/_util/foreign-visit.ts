import type { Page } from 'playwright-core';
import { PASSWORD } from '../fixtures/foreign-server/school.ts';
import type { ForeignServer } from '../fixtures/foreign-server/server.ts';
import type { OpenPage } from './browser.ts';

/** Types into the login form and sends it. */
export async function fill(page: Page, name: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('账号', { exact: true }).fill(name);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: /^登\s*录$/ }).click();
}

/** Begins at the login page with nothing kept of what was before. */
export async function begin(page: Page, server: ForeignServer, path = '/user/login'): Promise<void> {
  await page.goto(`${server.url}/browser-check.js`);
  await page.evaluate(() => (localStorage.clear(), sessionStorage.clear()));
  await page.goto(server.url + path);
}

/** Signs in as the school's teacher without the login page. */
export async function enter(
  page: Page,
  server: ForeignServer,
  path: string,
  kept: Record<string, string> = {},
) {
  const token = server.school.begin('teacher01');
  await page.goto(`${server.url}/browser-check.js`);
  await page.evaluate(
    (entries) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const [name, value] of entries) localStorage.setItem(name, value);
      sessionStorage.setItem('Admin-Token', localStorage.getItem('Admin-Token') ?? '');
    },
    [...Object.entries(kept), ['Admin-Token', token] as const],
  );
  await page.goto(server.url + path);
}

export const says = (page: Page, text: string) => page.locator('[data-text]', { hasText: text });
export const menuOf = (page: Page) => page.getByRole('navigation', { name: '菜单' });
export const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Goes to an address of the page that is shown without loading it anew; `anew` draws the same address once more. */
export const moveTo = (page: Page, path: string, anew = 0): Promise<void> =>
  page.evaluate(
    ([to, times]) => {
      window.history.pushState({ usr: { anew: times }, key: String(times), idx: 0 }, '', to);
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    },
    [path, anew] as const,
  );

/** Opens one of the user's own dialogs. */
export async function openOwn(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: /^用户 / }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

/** Closes the dialog that stands open. */
export async function closeOwn(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.locator('.ant-modal-close').click();
  await dialog.waitFor({ state: 'hidden' });
}

/** What may not be seen of an answer that is not as it should be. */
const ENGLISH = /TypeError|SyntaxError|undefined|NaN|Cannot |is not |\[object|Unexpected/;

/** How the page stands once nothing is on its way. @returns what is wrong with it; empty when it is well */
export async function faultOf({ page, errors }: OpenPage): Promise<string> {
  const isSettled = await page
    .waitForFunction(
      () => {
        const text = document.body.innerText;
        return (
          text.trim() !== '' &&
          !/正在(加载|登录|退出)/.test(text) &&
          !document.querySelector('[aria-label="正在加载"]')
        );
      },
      undefined,
      { timeout: 20_000 },
    )
    .then(
      () => true,
      () => false,
    );
  const text = await page.evaluate(() => document.body.innerText);
  if (text.trim() === '') return 'a white page';
  if (!isSettled) return `a trap: ${text.slice(0, 80)}`;
  if (ENGLISH.test(text)) return `an English exception: ${text.slice(0, 200)}`;
  // What stands around a page may be there before the page's own part is.
  const way = page.locator('a[href]:visible, button:enabled:visible, input:enabled:visible').first();
  const hasWay = await way.waitFor({ timeout: 20_000 }).then(
    () => true,
    () => false,
  );
  if (!hasWay) return `a trap without a way on: ${text.slice(0, 80)}`;
  const told = errors.filter((error) => !/Failed to load resource|404|401/.test(error));
  return told.length === 0 ? '' : `a fault: ${told.join('; ').slice(0, 300)}`;
}

/** How a page inside of its frame stands once it has drawn what it was answered; cheap enough for thousands of answers. */
export async function faultInPage({ page, errors }: OpenPage): Promise<string> {
  const shown = await page
    .waitForFunction(
      (english) => {
        const parts = [...document.querySelectorAll('[role=dialog], main')] as HTMLElement[];
        const text = parts.map((part) => part.innerText).join('\n');
        const isBusy =
          document.querySelector(
            'main [aria-busy=true], [role=dialog] [aria-busy=true], [aria-label="正在加载"]',
          ) !== null;
        if (text.trim() === '' || isBusy || /正在加载/.test(text)) return undefined;
        return new RegExp(english).exec(text)?.[0] ?? 'well';
      },
      ENGLISH.source,
      { timeout: 20_000, polling: 'raf' },
    )
    .then((handle) => handle.jsonValue())
    .catch(() => undefined);
  if (shown === undefined)
    return `white or without an end: ${await page.evaluate(() => document.body.innerText.slice(0, 200))}`;
  const told = errors.filter((error) => !/Failed to load resource|404|401/.test(error));
  errors.length = 0;
  if (told.length > 0) return `a fault: ${told.join('; ').slice(0, 300)}`;
  return shown === 'well' ? '' : `an English exception: ${shown}`;
}
