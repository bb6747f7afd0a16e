import type { Contender, Mount, Scene, SceneName, Stage } from './contender.ts';
import { GRID_COLUMNS, GRID_ROWS, OPTIONS } from './sample.ts';
import { STANDING } from './standing.ts';
import { frame, idle, painted, settled, until } from './waiting.ts';

declare global {
  interface Window {
    /** Set when the contender is ready. */
    stage?: Stage;
  }
}

/** The row, and the column of text, that are typed into. */
const EDITED = { row: 3, column: 4 };

/** Puts a contender on the page. */
export async function open(contender: Contender): Promise<void> {
  await contender.prepare?.();
  const host = document.getElementById('host')!;
  let scene: Scene | undefined;
  let undo: (() => void) | undefined;
  const found = (selector: string) => {
    const element = host.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`${location.search}: there is no ${selector}`);
    return element;
  };
  window.stage = {
    scenes: (['form', 'grid', 'list', 'formulas'] as const).filter((name) => contender[name]),
    mount: async (name) => {
      scene = contender[name]!;
      const { mount, item } = scene;
      return timed(
        name,
        () => (undo = mount(host)),
        () => [...host.querySelectorAll(item)],
      );
    },
    unmount: async () => {
      undo?.();
      host.replaceChildren();
      await painted();
    },
    type: async (text) => {
      const input = found(scene!.input!) as HTMLInputElement;
      input.focus();
      await painted();
      for (let length = 1; length <= text.length; length += 1) {
        typeInto(input, text.slice(0, length));
        await painted();
        await painted();
      }
      // Who puts work off until the typing pauses does it now.
      await settled();
    },
    validate: async (wanted) => {
      const begun = performance.now();
      scene!.validate!();
      return until(`${wanted} problems`, begun, () => countOf(host, scene!.problem!) >= wanted);
    },
    choose: async () => {
      await idle();
      const begun = performance.now();
      press(found(scene!.choice!));
      return until('the options of a choice', begun, areOptionsShown);
    },
    edit: async () => {
      await idle();
      const row = host.querySelectorAll(scene!.item)[EDITED.row]!;
      const text = String(GRID_ROWS[EDITED.row]![GRID_COLUMNS[EDITED.column]!.name]);
      const holds = (input: HTMLInputElement) => input.value === text && !input.readOnly;
      const begun = performance.now();
      const cell =
        [...row.querySelectorAll('input')].find(holds) ??
        [...row.querySelectorAll('button')].find(({ textContent }) => textContent === text);
      cell!.focus();
      return until('a cell that takes what is typed', begun, () => {
        const { activeElement } = document;
        return activeElement instanceof HTMLInputElement && holds(activeElement);
      });
    },
    scroll: async (frames) => {
      const scroller = found(scene!.scroller!);
      await idle();
      const times: number[] = [];
      let before = await frame();
      for (let turn = 0; turn < frames; turn += 1) {
        scroller.scrollTop += 80;
        const now = await frame();
        times.push(now - before);
        before = now;
      }
      return times;
    },
  };
}

async function timed(name: SceneName, mount: () => void, items: () => Element[]): Promise<Mount> {
  const standing = STANDING[name];
  const count = () => standing.count(items());
  await idle();
  const begun = performance.now();
  mount();
  const first = await until(`the first screen of the ${name}`, begun, () => count() >= standing.first);
  const isWhole = () => count() >= standing.whole;
  return { first, whole: isWhole() ? first : await until(`the whole ${name}`, begun, isWhole) };
}

const countOf = (host: HTMLElement, selector: string) => host.querySelectorAll(selector).length;

/** Their names stand nowhere else on the page. */
const areOptionsShown = () => OPTIONS.every(({ label }) => document.body.textContent.includes(label));

function press(element: HTMLElement): void {
  const how = { bubbles: true, cancelable: true };
  element.dispatchEvent(new PointerEvent('pointerdown', how));
  element.dispatchEvent(new MouseEvent('mousedown', how));
  element.focus();
  element.dispatchEvent(new PointerEvent('pointerup', how));
  element.dispatchEvent(new MouseEvent('mouseup', how));
  element.click();
}

function typeInto(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
