import type { Page } from 'playwright-core';

/** An address of the product where the browser finds an empty page. */
const EMPTY = '/begin-session';

/**
 * Begins a session in the browser as a login that has just been answered would, and opens a page. Signing in by the login page, which
 * loads the product twice, is proven by the tests that are about it.
 * @param base address of the product, without a slash at the end
 */
export async function beginSession(
  page: Page,
  base: string,
  { token = '', path }: { readonly token: string | undefined; readonly path: string },
): Promise<void> {
  const empty = base + EMPTY;
  await page.route(empty, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(empty);
  await page.unroute(empty);
  await page.evaluate((text) => {
    for (const store of [localStorage, sessionStorage]) store.setItem('Admin-Token', text);
  }, token);
  await page.goto(base + path);
}
