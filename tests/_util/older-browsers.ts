import { createRequire } from 'node:module';
import type { Browser, BrowserContextOptions, BrowserType, Page } from 'playwright-core';
import { ensureFirefox, fetchOlderBrowsers } from '../../tools/setup/older-browsers.mjs';

/** A browser that the product supports, and how it is started. */
export interface OlderBrowser {
  readonly name: string;
  /** How its version begins. */
  readonly version: RegExp;
  launch(): Promise<Browser>;
}

const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--no-zygote',
  '--disable-setuid-sandbox',
  '--in-process-gpu',
  '--use-gl=swiftshader',
];

const driverOf = async () => {
  const { driver, chromiums } = await fetchOlderBrowsers();
  const { chromium, firefox } = createRequire(import.meta.url)(driver) as Record<
    'chromium' | 'firefox',
    BrowserType
  >;
  return { chromium, firefox, chromiums };
};

const chromium = (version: '92' | '109'): OlderBrowser => ({
  name: `Chromium ${version}`,
  version: new RegExp(`^${version}\\.`),
  launch: async () => {
    const { chromium: type, chromiums } = await driverOf();
    return type.launch({ executablePath: chromiums[version]!, args: CHROMIUM_FLAGS });
  },
});

/** The oldest Chromium, the last one of Windows 7, and the Firefox that offices install. */
export const OLDER_BROWSERS: readonly OlderBrowser[] = [
  chromium('92'),
  chromium('109'),
  {
    name: 'Firefox ESR',
    version: /^\d+\./,
    launch: async () => {
      const executablePath = await ensureFirefox();
      if (executablePath === undefined)
        throw new Error('no Firefox found: set FIREFOX_PATH or install firefox-esr');
      // The driver speaks WebDriver BiDi with a Firefox as it is shipped.
      return (await driverOf()).firefox.launch({ executablePath, channel: 'moz-firefox' });
    },
  },
];

/** A page of its own, and what goes wrong on it. */
export async function openIn(
  browser: Browser,
  { width, height, ...options }: { width: number; height: number } & Omit<BrowserContextOptions, 'viewport'>,
) {
  const context = await browser.newContext({ ...options, viewport: { width, height } });
  const page: Page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return { page, errors, close: () => context.close() };
}
