import type { CDPSession, Page } from 'playwright-core';

/** One deed, from the event until the browser has painted what came of it. */
export interface Deed {
  readonly name: string;
  readonly ms: number;
  /** Processor time of the page's thread alone: other programs on the machine do not count. */
  readonly cpuMs: number;
}

const ITEMS = 'nav [role=menuitem]';

/** Opens branches of the menu, one after the other. */
export async function openBranches(
  page: Page,
  session: CDPSession,
  titles: readonly string[],
): Promise<Deed[]> {
  const deeds: Deed[] = [];
  for (const [at, title] of titles.entries()) {
    const branch = page.locator(ITEMS, { hasText: new RegExp(`^${title}$`) });
    const click = () =>
      branch.evaluate((element: HTMLElement) => {
        const begun = performance.now();
        element.click();
        return new Promise<number>((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - begun))),
        );
      });
    deeds.push(await timed(session, `open level ${at + 1}`, click));
  }
  return deeds;
}

/** Types into the search, letter by letter. */
export async function typeSearch(page: Page, session: CDPSession, text: string): Promise<Deed[]> {
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: '搜索菜单' });
  await box.waitFor();
  const deeds: Deed[] = [];
  for (let length = 1; length <= text.length; length += 1) {
    const type = () =>
      box.evaluate(
        (input: HTMLInputElement, value) => {
          const begun = performance.now();
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
          input.dispatchEvent(new Event('input', { bubbles: true }));
          return new Promise<number>((resolve) =>
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - begun))),
          );
        },
        text.slice(0, length),
      );
    deeds.push(await timed(session, `search “${text.slice(0, length)}”`, type));
  }
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Escape');
  return deeds;
}

async function timed(session: CDPSession, name: string, deed: () => Promise<number>): Promise<Deed> {
  const before = await cpu(session);
  const ms = await deed();
  return { name, ms, cpuMs: (await cpu(session)) - before };
}

async function cpu(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}

/** How many elements the navigation is made of. */
export const menuElements = (page: Page) =>
  page.evaluate(() => document.querySelectorAll('nav[aria-label="菜单"] *').length);
