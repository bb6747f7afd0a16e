import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { findChromium } from '../../tools/setup/chromium.mjs';

/** Keeps Chromium quiet and to itself: no sandbox as root, no look-ups of its own on the network. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  // Nothing is drawn on a screen: a process for it costs a tenth of the time.
  '--in-process-gpu',
  // A GL of software writes to the environment as it starts; in the browser's process other threads read it then, and the start may crash.
  '--disable-software-rasterizer',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A script that was compiled once is not compiled again by the next page.
  '--v8-cache-options=code',
];

/** The one browser of this worker, which keeps its modules from one test file to the next: each start costs as much as a short test. */
let ofThisWorker: Promise<Browser> | undefined;

/** A browser of its own, which the test ends. @param more flags for what most tests do without, such as a camera */
export async function startBrowser(more: readonly string[] = []): Promise<Browser> {
  const executablePath = await findChromium();
  if (executablePath === undefined)
    throw new Error('no Chromium found: set CHROMIUM_PATH, or run `npm test`, which gets one');
  return chromium.launch({ executablePath, headless: true, args: [...flags, ...more] });
}

/** A headless Chromium. Each context has an empty profile; `close` ends those that were opened by way of what is returned here. */
export async function launchBrowser(): Promise<Browser> {
  ofThisWorker ??= startBrowser();
  let browser = await ofThisWorker;
  if (!browser.isConnected()) browser = await (ofThisWorker = startBrowser());
  const contexts: BrowserContext[] = [];
  return new Proxy(browser, {
    get(target, key) {
      if (key === 'newContext')
        return async (options?: BrowserContextOptions) => {
          const context = await target.newContext(options);
          contexts.push(context);
          return context;
        };
      if (key === 'close') return () => Promise.all(contexts.map((context) => context.close()));
      const own: unknown = Reflect.get(target, key, target);
      return typeof own === 'function' ? (own.bind(target) as unknown) : own;
    },
  });
}

export type PageOptions = Omit<BrowserContextOptions, 'viewport'> & { width?: number; height?: number };

export type OpenPage = {
  page: Page;
  /** Messages of console.error and uncaught exceptions, in order. */
  errors: string[];
  /** Each violation of the Content-Security-Policy, as `directive: what was blocked`. */
  cspViolations: string[];
  /** Closes the page with its cookies and storage. */
  close: () => Promise<void>;
};

/**
 * Opens an empty page in a context of its own (cookies, storage) and collects what goes wrong on it. Nothing moves on it unless a test
 * asks for `reducedMotion: 'no-preference'`: frames of a motion cost most of a small machine's time.
 */
export async function openPage(
  browser: Browser,
  { width = 1280, height = 800, ...options }: PageOptions = {},
): Promise<OpenPage> {
  const context = await browser.newContext({
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    ...options,
    viewport: { width, height },
  });
  const errors: string[] = [];
  const cspViolations: string[] = [];
  await context.exposeFunction(
    'reportCspViolation',
    (violation: string) => void cspViolations.push(violation),
  );
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report: unknown = Reflect.get(window, 'reportCspViolation');
      if (typeof report === 'function')
        report(`${event.effectiveDirective}: ${event.blockedURI || event.sample}`);
    });
  });
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return { page, errors, cspViolations, close: () => context.close() };
}
