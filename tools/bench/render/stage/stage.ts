import {
  FIRST_SCREEN,
  type Contender,
  type Mount,
  type Scene,
  type SceneName,
  type Stage,
} from './contender.ts';

declare global {
  interface Window {
    /** Set when the contender is ready. */
    stage?: Stage;
  }
}

const GIVE_UP_MS = 120_000;

/** Puts a contender on the page. */
export async function open(contender: Contender): Promise<void> {
  await contender.prepare?.();
  const host = document.getElementById('host')!;
  let scene: Scene | undefined;
  let undo: (() => void) | undefined;
  window.stage = {
    scenes: (['form', 'grid', 'list'] as const).filter((name) => contender[name]),
    mount: async (name) => {
      scene = contender[name]!;
      const { mount, item, whole } = scene;
      return timed(
        name,
        () => (undo = mount(host)),
        () => host.querySelectorAll(item).length,
        whole,
      );
    },
    unmount: async () => {
      undo?.();
      host.replaceChildren();
      await painted();
    },
    type: async (text) => {
      const input = host.querySelector<HTMLInputElement>(scene!.input!)!;
      input.focus();
      await painted();
      for (let length = 1; length <= text.length; length += 1) {
        typeInto(input, text.slice(0, length));
        await painted();
        await painted();
      }
    },
    validate: async (wanted) => {
      const begun = performance.now();
      scene!.validate!();
      return until(begun, () => host.querySelectorAll(scene!.problem!).length >= wanted);
    },
    scroll: async (frames) => {
      const scroller = host.querySelector<HTMLElement>(scene!.scroller!)!;
      const times: number[] = [];
      let before = await frame();
      for (let count = 0; count < frames; count += 1) {
        scroller.scrollTop += 80;
        const now = await frame();
        times.push(now - before);
        before = now;
      }
      return times;
    },
  };
}

async function timed(name: SceneName, mount: () => void, count: () => number, whole: number): Promise<Mount> {
  await idle();
  const begun = performance.now();
  mount();
  const first = await until(begun, () => count() >= Math.min(FIRST_SCREEN[name], whole));
  return { first, whole: await until(begun, () => count() >= whole, first) };
}

/** Milliseconds until the frame that shows it was painted. */
async function until(begun: number, isThere: () => boolean, known?: number): Promise<number> {
  if (known !== undefined && isThere()) return known;
  for (;;) {
    let there = false;
    await new Promise<void>((resolve) =>
      requestAnimationFrame(() => {
        there = isThere();
        afterPaint(resolve);
      }),
    );
    const taken = performance.now() - begun;
    if (there) return taken;
    if (taken > GIVE_UP_MS) throw new Error(`${location.search}: what was waited for never stood`);
  }
}

function afterPaint(then: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => then();
  port2.postMessage(0);
}

const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => afterPaint(resolve)));
const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
const idle = () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 1000 }));

function typeInto(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
