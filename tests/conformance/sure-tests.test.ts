import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ACT =
  /\.(?:click|dblclick|press|goto|reload|goBack|check|uncheck|selectOption|setInputFiles|dragTo|fill)\([^]*\)$/;
/** Looks at what is there at that moment, or at what a thing is at that moment. */
const LOOK =
  /await [^]*\.(?:count|allTextContents|allInnerTexts|evaluateAll|textContent|innerText|inputValue|getAttribute|boundingBox|isVisible|isHidden|isEnabled|isDisabled|isChecked)\(/;

/** What in the source of a browser test depends on how fast the machine is. */
function unsureIn(source: string): string[] {
  const statements = source
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .split(/;\n|\{\n|\n\s*\}/)
    .map((text) => text.trim())
    .filter((text) => text !== '');
  const tooSoon = statements.filter(
    (text, at) => /^(?:expect\(|const )/.test(text) && LOOK.test(text) && ACT.test(statements[at - 1] ?? ''),
  );
  return [...tooSoon, ...(source.match(/.*\bwaitForTimeout\(.*/g) ?? [])];
}

const sources = ['tests/browser', 'tests/older-browsers'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name)),
);

const testFiles = ['src', 'tests', 'tools'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name) && !name.endsWith('sure-tests.test.ts'))
    .map((name) => join(folder, name)),
);

describe('15: a browser test waits for what is seen', () => {
  it.each(sources)('%s polls what it looks for right after an act, and never waits for time', (path) => {
    expect(unsureIn(readFileSync(path, 'utf8'))).toEqual([]);
  });

  it.each([
    `await save.click();\n  expect(await rows.count()).toBe(2);\n`,
    `await page\n    .getByLabel('姓名')\n    .fill('甲');\n  // it is there\n  expect(await box.inputValue()).toBe('甲');\n`,
    `await page.waitForTimeout(500);\n`,
  ])('told of: %j', (source) => {
    expect(unsureIn(source)).toHaveLength(1);
  });

  it.each([
    `await save.click();\n  await expect.poll(() => rows.count()).toBe(2);\n`,
    `await save.click();\n  await rows.first().waitFor();\n  expect(await rows.count()).toBe(2);\n`,
  ])('not told of: %j', (source) => {
    expect(unsureIn(source)).toEqual([]);
  });
});

it('15: no test is tried again: neither what runs them nor any of them asks for it', () => {
  const asking = ['vite.config.ts', 'tools/test.mjs', ...testFiles].filter((path) =>
    /\bretry:|--retry/.test(readFileSync(path, 'utf8')),
  );
  expect(asking).toEqual([]);
});
