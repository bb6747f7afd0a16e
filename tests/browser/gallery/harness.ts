import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { build, preview } from 'vite';
import { launchBrowser } from '../../_util/browser.ts';
import { filledOnce, sharedFolder } from '../../_util/run-folder.ts';
import { freePort } from '../../_util/server-process.ts';

const configFile = fileURLToPath(new URL('../../../tools/preview/stage/vite.config.ts', import.meta.url));

export interface ShowOptions {
  readonly width?: number;
  /** Added to the address, such as `&rows=9`. */
  readonly query?: string;
  /** Whether things move, as they do for most users; a test that needs no motion does without its frames. */
  readonly isMoving?: boolean;
}

/** The built gallery and a browser to look at it. */
export interface Gallery {
  /** Opens a page of the gallery, at the width of the options and with nothing kept of the test before, and waits until it stands. */
  show(path: string, options?: ShowOptions): Promise<Page>;
  /** What the policy of the page refused, on every page shown so far. */
  readonly complaints: readonly string[];
  /** Ends all pages; their windows serve again, with the code that they loaded: a load costs ten times as much as a page. */
  closePages(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Serves the gallery, built once a run.
 * @param build with `development` React complains of keys, nesting and the like, and takes half as long again
 */
export async function openGallery(build: 'production' | 'development' = 'production'): Promise<Gallery> {
  const shared = sharedFolder(`gallery-${build}`);
  const isBuilt = shared !== undefined && (await filledOnce(shared, () => buildInto(shared, build)));
  const outDir = isBuilt ? shared : await mkdtemp(join(tmpdir(), 'xgt-gallery-'));
  if (!isBuilt) await buildInto(outDir, build);
  const port = await freePort();
  const server = await preview({
    configFile,
    build: { outDir },
    preview: {
      port,
      host: '127.0.0.1',
      strictPort: true,
      // The same files all along: a window that opens a page again asks for nothing.
      headers: { 'Cache-Control': 'max-age=86400' },
    },
  });
  const base = `http://127.0.0.1:${port}/`;
  const browser = await launchBrowser();
  // One context for all pages, so that scripts are fetched and compiled once: the gallery stores nothing.
  const context = await browser.newContext({
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  });
  let opened: Page[] = [];
  const idle: Page[] = [];
  const complaints: string[] = [];
  return {
    complaints,
    async show(path, { width = 1440, query = '', isMoving = false } = {}) {
      const page = idle.pop() ?? (await context.newPage());
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: isMoving ? 'no-preference' : 'reduce' });
      opened.push(page);
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) complaints.push(`${path}: ${message.text()}`);
      });
      const search = `?page=${path}${query}`;
      if (page.url().startsWith(base)) await page.evaluate((to) => window.begin(to), search);
      else await page.goto(base + search);
      await page.locator('h1, [role=alert]').first().waitFor();
      await settled(page);
      return page;
    },
    async closePages() {
      for (const page of opened) {
        page.removeAllListeners();
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await page.evaluate(() => window.begin());
        idle.push(page);
      }
      opened = [];
    },
    async close() {
      await browser.close();
      await server.close();
      if (!isBuilt) await rm(outDir, { recursive: true, force: true });
    },
  };
}

/** Vite builds for what NODE_ENV names, and that is `test` here, which React takes for development. */
async function buildInto(outDir: string, nodeEnv: string): Promise<void> {
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = nodeEnv;
  try {
    await build({ configFile, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  } finally {
    process.env['NODE_ENV'] = before;
  }
}

/** Waits until nothing is on its way. */
export const settled = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('[aria-label="正在加载"]'));

/** The last thing of this name that was asked of the data or the navigation. */
export const lastAsked = (page: Page, name: string) =>
  page.evaluate((wanted) => window.journal.findLast((call) => call.name === wanted)?.request, name);

/** All that was asked of the data or the navigation, in its order. */
export const allAsked = (page: Page) => page.evaluate(() => window.journal.map(({ request }) => request));
