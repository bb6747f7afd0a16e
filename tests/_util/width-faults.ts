import type { Page } from 'playwright-core';

/**
 * What does not fit the width of the window: the page itself, and every control that its surroundings cut or that leaves the window
 * where nothing can be scrolled to it.
 */
export const widthFaults = (page: Page): Promise<string[]> => page.evaluate(faultsOfWidth);

/** Runs in the page. */
export function faultsOfWidth(): string[] {
  const over = document.documentElement.scrollWidth - window.innerWidth;
  const faults = over > 0 ? [`is ${over} px too wide for ${window.innerWidth} px`] : [];
  const edge = { left: 0, right: window.innerWidth };
  const isOutside = (inner: DOMRect, outer: { left: number; right: number }) =>
    inner.left < outer.left - 1 || inner.right > outer.right + 1;

  /** What the control stands out of; undefined where it is whole or can be scrolled to. */
  const cutBy = (control: Element): string | undefined => {
    const box = control.getBoundingClientRect();
    for (let at = control.parentElement; at && at !== document.body; at = at.parentElement) {
      const { overflowX, textOverflow, position } = getComputedStyle(at);
      if (overflowX === 'auto' || overflowX === 'scroll') return undefined;
      // What ends in three dots is cut on purpose.
      if (textOverflow === 'ellipsis') return undefined;
      if (overflowX !== 'visible' && isOutside(box, at.getBoundingClientRect())) return at.className;
      if (position === 'fixed') break;
    }
    return isOutside(box, edge) ? 'the window' : undefined;
  };

  for (const control of document.querySelectorAll('button, a[href], input, select, textarea, [role=tab]')) {
    const { width, height } = control.getBoundingClientRect();
    // Some are there for readers of the screen alone.
    const isSeen = width > 1 && height > 1 && control.checkVisibility({ visibilityProperty: true });
    if (!isSeen || control.closest('[aria-hidden=true], [inert]')) continue;
    const name = control.getAttribute('aria-label') ?? control.textContent.trim();
    const by = cutBy(control);
    if (by !== undefined) faults.push(`cuts ${control.localName} ${name} at ${by}`);
    const style = getComputedStyle(control);
    const cutsText =
      control.localName === 'button' &&
      style.overflowX !== 'visible' &&
      style.textOverflow !== 'ellipsis' &&
      control.scrollWidth > control.clientWidth + 1;
    if (cutsText) faults.push(`cuts the text of button ${name}`);
  }
  // Beside its name in a card a value has all the lines it needs: nothing tells a finger what the dots stand for.
  for (const value of document.querySelectorAll('dd, dd *')) {
    const { whiteSpace, overflowX } = getComputedStyle(value);
    if (whiteSpace === 'nowrap' && overflowX === 'hidden' && value.scrollWidth > value.clientWidth + 1)
      faults.push(`cuts a value to one line: ${value.textContent}`);
  }
  return faults;
}

/** Bars of filters on the page whose buttons stand in a row of their own, below all of the filters. */
export const lonelyButtons = (page: Page): Promise<{ bars: number; faults: string[] }> =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll('form[role=search]')].flatMap((bar) => {
      const buttons = bar.querySelector('button[type=submit]')?.parentElement;
      const items = [...bar.children].filter((item) => item !== buttons);
      return buttons && buttons.parentElement === bar && items.length > 0 ? [{ bar, buttons, items }] : [];
    });
    const faults = bars.flatMap(({ bar, buttons, items }) => {
      const below = Math.max(...items.map((item) => item.getBoundingClientRect().bottom));
      return buttons.getBoundingClientRect().top < below - 1
        ? []
        : [`leaves the buttons of ${bar.getAttribute('aria-label')} alone in a row`];
    });
    return { bars: bars.length, faults };
  });
