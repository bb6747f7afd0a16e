import type { Page } from 'playwright-core';

/** A key that leads nowhere within this time leads nowhere. */
const STUCK = 15_000;

/** Tables in which ↓ does not lead to the next row, or ↑ not back. */
export async function stuckInRows(page: Page): Promise<string[]> {
  const stuck: string[] = [];
  const tables = await page.locator('table').count();
  for (let at = 0; at < tables; at += 1) {
    const begun = await page.evaluate((index) => {
      const stops = (row: Element) =>
        [...row.querySelectorAll<HTMLElement>('a[href], button, input[type=checkbox]')].filter(
          (stop) => !stop.matches(':disabled') && stop.checkVisibility(),
        );
      const table = document.querySelectorAll('table')[index]!;
      const rows = [...table.querySelectorAll(':scope > tbody > tr')].filter((row) => stops(row).length > 0);
      const [first] = rows[0] && rows[1] ? stops(rows[0]) : [];
      first?.focus();
      return document.activeElement === first && first !== undefined;
    }, at);
    if (!begun) continue;
    // What is pressed first is done when the code for it has come.
    const isAt = (begin: boolean) =>
      page
        .waitForFunction(
          ([index, wanted]) => {
            const table = document.querySelectorAll('table')[index]!;
            const row = document.activeElement?.closest('tr');
            const [first, ...rest] = [...table.querySelectorAll(':scope > tbody > tr')].filter((one) =>
              one.querySelector('a[href], button:enabled, input[type=checkbox]:enabled'),
            );
            return wanted ? row === first : row !== first && rest.includes(row!);
          },
          [at, begin] as const,
          { timeout: STUCK },
        )
        .then(
          () => true,
          () => false,
        );
    await page.keyboard.press('ArrowDown');
    if (!(await isAt(false))) stuck.push(`↓ in table ${at}`);
    await page.keyboard.press('ArrowUp');
    if (!(await isAt(true))) stuck.push(`↑ in table ${at}`);
  }
  return stuck;
}
