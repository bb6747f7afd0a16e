import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe complains of, as `rule: first element`. Landmarks of the frame are not part of a page on its own.
 * @param within looks at this part of the page alone
 */
export async function axeProblems(page: Page, within?: string): Promise<string[]> {
  if (!(await page.evaluate(() => Reflect.has(window, 'axe')))) await page.evaluate(source);
  return page.evaluate(async (part) => {
    // A colour on its way to another one is nobody's choice.
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
    const axe = Reflect.get(window, 'axe') as {
      run(
        root: Document | Element,
        options: object,
      ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
    };
    const { violations } = await axe.run(
      (part === undefined ? null : document.querySelector(part)) ?? document,
      {
        resultTypes: ['violations'],
        rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
      },
    );
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200) ?? ''}`);
  }, within);
}
