import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Marks the texts whose contrast axe measures. */
const MARK = 'data-new-look';

/**
 * What axe complains of, as `rule: first element`. Landmarks of the frame are not part of a page on its own. Contrast, which
 * takes half of the time, is measured once for all texts of a document that look the same. What fades in is measured when it is there.
 * @param within looks at this part of the page alone
 */
export async function axeProblems(page: Page, within?: string): Promise<string[]> {
  if (!(await page.evaluate(() => Reflect.has(window, 'axe')))) await page.evaluate(source);
  await page.evaluate(endMotions);
  await page.evaluate(markNewLooks, MARK);
  return page.evaluate(runAxe, { part: within, mark: MARK });
}

type Axe = {
  configure(spec: object): void;
  run(
    root: Document | Element,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
};

/** Runs in the page. */
async function runAxe({ part, mark }: { part: string | undefined; mark: string }): Promise<string[]> {
  const axe = Reflect.get(window, 'axe') as Axe;
  const marked = document.querySelectorAll(`[${mark}]`);
  axe.configure({ rules: [{ id: 'color-contrast', selector: `[${mark}]` }] });
  const root = part === undefined ? null : document.querySelector(part);
  const { violations } = await axe.run(root ?? document, {
    // No rule that is left reads style sheets as files.
    preload: false,
    resultTypes: ['violations'],
    rules: {
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
      'css-orientation-lock': { enabled: false },
      'color-contrast': { enabled: marked.length > 0 },
    },
  });
  for (const one of marked) one.removeAttribute(mark);
  // A person who asks again after a complaint gets it again.
  if (violations.length > 0) Reflect.deleteProperty(window, 'looksMeasured');
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200) ?? ''}`);
}

/**
 * Runs in the page. A dialog that opens is transparent for a while and a colour may be on its way to another one: nobody chose how
 * these look. The end of a motion may begin another one. What turns for ever goes on.
 */
async function endMotions(): Promise<void> {
  const frame = () => new Promise((passed) => requestAnimationFrame(passed));
  const ends = (one: Animation) => Number.isFinite(Number(one.effect?.getComputedTiming().endTime));
  for (let quiet = 0, frames = 0; quiet < 2 && frames < 300; frames += 1) {
    const moving = document.getAnimations().filter((one) => one.playState === 'running' && ends(one));
    for (const one of moving) one.finish();
    quiet = moving.length === 0 ? quiet + 1 : 0;
    await frame();
  }
}

/**
 * Runs in the page. Texts are alike that have the same letters on the same grounds; those that float over others or fade are also
 * within elements of the same classes.
 */
function markNewLooks(mark: string): void {
  const measured: Set<string> = Reflect.get(window, 'looksMeasured') ?? new Set<string>();
  Reflect.set(window, 'looksMeasured', measured);

  type Ground = { colours: string; fades: boolean; floats: boolean; path: string };
  const grounds = new Map<Element, Ground>();
  const stack = (one: Element | null): Ground => {
    if (one === null) return { colours: '', fades: false, floats: false, path: '' };
    const before = grounds.get(one);
    if (before) return before;
    const below = stack(one.parentElement);
    const style = getComputedStyle(one);
    const colour = style.backgroundColor;
    const hides = colour.startsWith('rgb(') && style.backgroundImage === 'none';
    const ground = {
      colours: hides ? colour : `${below.colours} ${colour === 'rgba(0, 0, 0, 0)' ? '' : colour}`.trimEnd(),
      fades: below.fades || style.opacity !== '1' || style.filter !== 'none',
      floats:
        !hides &&
        (below.floats ||
          style.backgroundImage !== 'none' ||
          style.transform !== 'none' ||
          /absolute|fixed|sticky/.test(style.position)),
      path: `${below.path}>${one.nodeName}.${one.classList.value}`,
    };
    grounds.set(one, ground);
    return ground;
  };
  const hasText = (one: Element) =>
    one.matches('input, textarea, select') ||
    [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());

  for (const one of document.body.querySelectorAll('*')) {
    if (!hasText(one)) continue;
    const { colours, fades, floats, path } = stack(one);
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(one);
    const kind = `${one.nodeName === 'INPUT'} ${one.matches(':disabled')} ${fades || floats ? path : ''}`;
    const look = [kind, color, fontSize, fontWeight, textShadow, colours].join('|');
    if (measured.has(look)) continue;
    one.setAttribute(mark, '');
    measured.add(look);
  }
}
