import type { Page } from 'playwright-core';

const PAGES = [
  '/base/major',
  '/base/class',
  '/base/student',
  '/base/teacher',
  '/base/counsellorClass',
  '/leave/manage',
];

/** Addresses of so many tabs, over several pages. */
export const addresses = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `${PAGES[at % PAGES.length]}?tab=${at}`);

/** Goes to an address as the browser's own buttons do, without loading the page anew. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.evaluate((path) => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
  await standing(page, address);
}

/** Switches to a tab by its button. */
export async function show(page: Page, address: string): Promise<void> {
  await page.evaluate((path) => {
    const tab = document.querySelector<HTMLElement>(`li[data-path="${CSS.escape(path)}"] [data-tab]`);
    if (!tab) throw new Error(`no tab ${path}`);
    tab.click();
  }, address);
  await standing(page, address);
}

/** Closes every tab but the last one by its cross. */
export async function closeAll(page: Page): Promise<void> {
  for (;;) {
    const left = await page.evaluate(() => {
      document.querySelector<HTMLElement>('[data-close]')?.click();
      return new Promise<number>((resolve) =>
        requestAnimationFrame(() => resolve(document.querySelectorAll('[data-close]').length)),
      );
    });
    if (left === 0) return;
  }
}

/** Every so many pages are left only when their rows are drawn; the others are left while they still load, as people do. */
const EVERY = 10;

/** Waits until the tab of an address is the shown one, and now and then until its page has drawn its rows. */
async function standing(page: Page, address: string): Promise<void> {
  const isWhole = Number(new URLSearchParams(address.split('?')[1]).get('tab') ?? 0) % EVERY === 0;
  await page.waitForFunction(
    ([path, wait]) =>
      document.querySelector('li[data-path] [aria-current=page]')?.closest('li')?.dataset['path'] === path &&
      (!wait ||
        (document.querySelector('main article table tbody tr') !== null &&
          document.querySelector('main .ant-spin-spinning, main [aria-label="正在加载"]') === null)),
    [address, isWhole] as const,
  );
}
