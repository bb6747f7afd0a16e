import type { Browser, CDPSession, Page } from 'playwright-core';
import type { SceneName, Stage } from './stage/contender.ts';
import { REQUIRED } from './stage/sample.ts';

/** Milliseconds by the name of what was measured. */
export type Measures = Readonly<Record<string, number>>;

const TYPED = '王小明同学的在校情况';
const FRAMES = 90;

type StageWindow = Window & { readonly stage: Stage };

const mount = (page: Page, scene: SceneName) =>
  page.evaluate((name) => (window as unknown as StageWindow).stage.mount(name), scene);
const unmount = (page: Page) => page.evaluate(() => (window as unknown as StageWindow).stage.unmount());

const MEASURES: Readonly<Record<SceneName, (page: Page) => Promise<Measures>>> = {
  form: formOf,
  grid: gridOf,
  list: listOf,
};

/** One contender, once: each scene on a page of its own, so that its first mount is cold. */
export async function measure(browser: Browser, address: string, contender: string): Promise<Measures> {
  const all: Measures[] = [];
  for (const scene of ['form', 'grid', 'list'] as const) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    try {
      const page = await context.newPage();
      page.setDefaultTimeout(60_000);
      await page.goto(`${address}/?contender=${contender}`);
      await page.waitForFunction(() => 'stage' in window);
      const scenes = await page.evaluate(() => (window as unknown as StageWindow).stage.scenes);
      if (scenes.includes(scene)) all.push(await MEASURES[scene](page));
    } finally {
      await context.close();
    }
  }
  return Object.assign({}, ...all) as Measures;
}

async function formOf(page: Page): Promise<Measures> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const cold = await mount(page, 'form');
  const before = await busy(session);
  await page.evaluate((text) => (window as unknown as StageWindow).stage.type(text), TYPED);
  const keystroke = ((await busy(session)) - before) / TYPED.length;
  const validate = await page.evaluate(
    (wanted) => (window as unknown as StageWindow).stage.validate(wanted),
    // What was typed into is filled in by now.
    REQUIRED - 1,
  );
  const choose = await page.evaluate(() => (window as unknown as StageWindow).stage.choose());
  await unmount(page);
  const warm = await mount(page, 'form');
  await unmount(page);
  return {
    'form, cold': cold.whole,
    'form, cold, first screen': cold.first,
    'form, warm': warm.whole,
    'form, warm, first screen': warm.first,
    keystroke,
    'validate all': validate,
    'a choice, opened': choose,
  };
}

async function gridOf(page: Page): Promise<Measures> {
  const { whole } = await mount(page, 'grid');
  const edit = await page.evaluate(() => (window as unknown as StageWindow).stage.edit());
  return { 'grid 200 x 6': whole, 'grid, a cell to type in': edit };
}

async function listOf(page: Page): Promise<Measures> {
  const { whole } = await mount(page, 'list');
  const frames = await page.evaluate(
    (count) => (window as unknown as StageWindow).stage.scroll(count),
    FRAMES,
  );
  const sorted = [...frames].sort((one, other) => one - other);
  return { 'list 1000 x 20': whole, 'list, frame p95': sorted[Math.floor(sorted.length * 0.95)]! };
}

/** Processor time of the page's main thread so far, in milliseconds: others on this machine do not count. */
async function busy(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}
