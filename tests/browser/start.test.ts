import { expect, it } from 'vitest';
import { launchBrowser } from '../_util/browser.ts';

it('16.15: the browser of the tests starts no GL, which writes to the environment that its other threads read', async () => {
  const browser = await launchBrowser();
  const page = await (await browser.newContext()).newPage();
  const drawn = await page.evaluate(() =>
    ['2d', 'webgl'].map((kind) => document.createElement('canvas').getContext(kind) !== null),
  );
  expect(drawn).toEqual([true, false]);
  await browser.close();
});
