import type { Browser, CDPSession, Page } from 'playwright-core';
import type { Mount, SceneName, Stage } from './stage/contender.ts';
import { FORMULAS, REQUIRED } from './stage/sample.ts';

/** Milliseconds by the name of what was measured. */
export type Measures = Readonly<Record<string, number>>;

const TYPED = '王小明同学的在校情况';
const FRAMES = 90;

type StageWindow = Window & { readonly stage: Stage };

/** A page with one contender on it. */
interface Actor {
  readonly page: Page;
  readonly session: CDPSession;
}

const MEASURES: Readonly<Record<SceneName, (actor: Actor) => Promise<Measures>>> = {
  form: formOf,
  grid: gridOf,
  list: listOf,
  formulas: formulasOf,
};

/** One contender, once: each scene on a page of its own, so that its first mount is cold. */
export async function measure(browser: Browser, address: string, contender: string): Promise<Measures> {
  const all: Measures[] = [];
  for (const scene of ['form', 'grid', 'list', 'formulas'] as const) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    try {
      const page = await context.newPage();
      page.setDefaultTimeout(60_000);
      await page.goto(`${address}/?contender=${contender}`);
      await page.waitForFunction(() => 'stage' in window);
      const scenes = await page.evaluate(() => (window as unknown as StageWindow).stage.scenes);
      if (!scenes.includes(scene)) continue;
      const session = await context.newCDPSession(page);
      await session.send('Performance.enable', { timeDomain: 'threadTicks' });
      all.push(await MEASURES[scene]({ page, session }));
    } finally {
      await context.close();
    }
  }
  return Object.assign({}, ...all) as Measures;
}

async function formOf(actor: Actor): Promise<Measures> {
  const { page } = actor;
  const cold = await mount(actor, 'form');
  const typed = await busyWhile(actor, () =>
    page.evaluate((text) => (window as unknown as StageWindow).stage.type(text), TYPED),
  );
  const validated = await busyWhile(actor, () =>
    page.evaluate(
      (wanted) => (window as unknown as StageWindow).stage.validate(wanted),
      // What was typed into is filled in by now.
      REQUIRED - 1,
    ),
  );
  const choose = await page.evaluate(() => (window as unknown as StageWindow).stage.choose());
  await page.evaluate(() => (window as unknown as StageWindow).stage.unmount());
  const warm = await mount(actor, 'form');
  return {
    'form, cold': cold.whole,
    'form, cold, first screen': cold.first,
    'form, warm': warm.whole,
    'form, warm, first screen': warm.first,
    keystroke: typed.busy / TYPED.length,
    'validate all': validated.answer,
    'a choice, opened': choose,
    'form, cold, processor': cold.busy,
    'form, warm, processor': warm.busy,
    'validate all, processor': validated.busy,
  };
}

async function gridOf(actor: Actor): Promise<Measures> {
  const { whole, busy } = await mount(actor, 'grid');
  const edit = await actor.page.evaluate(() => (window as unknown as StageWindow).stage.edit());
  return { 'grid 200 x 6': whole, 'grid, a cell to type in': edit, 'grid 200 x 6, processor': busy };
}

async function listOf(actor: Actor): Promise<Measures> {
  const { whole, busy } = await mount(actor, 'list');
  const scrolled = await busyWhile(actor, () =>
    actor.page.evaluate((count) => (window as unknown as StageWindow).stage.scroll(count), FRAMES),
  );
  const sorted = [...scrolled.answer].sort((one, other) => one - other);
  return {
    'list 1000 x 20': whole,
    'list, frame p95': sorted[Math.floor(sorted.length * 0.95)]!,
    'list 1000 x 20, processor': busy,
    'list, frame, processor': scrolled.busy / FRAMES,
  };
}

async function formulasOf(actor: Actor): Promise<Measures> {
  const { page } = actor;
  await mount(actor, 'formulas');
  const { busy } = await busyWhile(actor, () =>
    page.evaluate((text) => (window as unknown as StageWindow).stage.type(text), TYPED),
  );
  const last = await page.locator('[data-field]').last().locator('input').inputValue();
  const wanted = String(FORMULAS.length * TYPED.length);
  if (last !== wanted) throw new Error(`the last formula says ${last} in place of ${wanted}`);
  return { 'keystroke, ten formulas': busy / TYPED.length };
}

async function mount(actor: Actor, scene: SceneName): Promise<Mount & { readonly busy: number }> {
  const { answer, busy } = await busyWhile(actor, () =>
    actor.page.evaluate((name) => (window as unknown as StageWindow).stage.mount(name), scene),
  );
  return { ...answer, busy };
}

/** Processor time of the page's main thread meanwhile, in milliseconds: others on this machine do not count. */
async function busyWhile<T>(
  { session }: Actor,
  act: () => Promise<T>,
): Promise<{ readonly answer: T; readonly busy: number }> {
  const before = await busySoFar(session);
  const answer = await act();
  return { answer, busy: (await busySoFar(session)) - before };
}

async function busySoFar(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}
