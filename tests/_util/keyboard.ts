import type { Page } from 'playwright-core';

/** What the keyboard is at, in words. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLElement | null;
    if (!at || at === document.body) return '';
    const labels = [...((at as HTMLInputElement).labels ?? [])].map((label) => label.innerText).join(' ');
    return (at.getAttribute('aria-label') ?? (labels || at.innerText || at.outerHTML.slice(0, 80)))
      .replace(/\s+/g, ' ')
      .trim();
  });

/** Presses a key until it has come to what is named so; no more often than a page has places. */
export async function keyTo(page: Page, named: RegExp, key = 'Tab', most = 80): Promise<void> {
  const seen: string[] = [];
  for (let times = 0; times <= most; times += 1) {
    const at = await focused(page);
    if (named.test(at)) return;
    seen.push(at);
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never comes to ${String(named)}: ${seen.slice(0, 12).join(' | ')}`);
}

/** Goes round a page by Tab, both ways. @returns where the keyboard cannot get on; empty when it comes round */
export async function trapOf(page: Page, most = 200): Promise<string> {
  for (const key of ['Tab', 'Shift+Tab']) {
    let isRound = false;
    for (let times = 0; times < most && !isRound; times += 1) {
      await page.keyboard.press(key);
      const at = await page.evaluate(() => {
        const before: unknown = Reflect.get(window, 'focusedBefore');
        const now = document.activeElement ?? document.body;
        Object.assign(window, { focusedBefore: now });
        if (now === document.body) return 'round';
        return now === before ? now.outerHTML.slice(0, 200) : '';
      });
      if (at !== '' && at !== 'round') return `${key} stays at ${at}`;
      isRound = at === 'round';
    }
    if (!isRound) return `${key} does not come round`;
    await page.evaluate(() => Reflect.deleteProperty(window, 'focusedBefore'));
  }
  return '';
}
