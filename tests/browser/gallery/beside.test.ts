import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openGallery, type Gallery } from './harness.ts';

let gallery: Gallery;

beforeAll(async () => void (gallery = await openGallery()));
afterEach(() => gallery.closePages());
afterAll(() => gallery?.close());

it('L02 a form beside a list stays with what was typed when the window becomes narrower', async () => {
  const page = await gallery.show('questionnaire/follow-list', { width: 1700 });
  await page.getByRole('button', { name: '跟进' }).first().press('Enter');
  const side = page.getByRole('region', { name: '跟进' });
  const typed = side.getByLabel('谈话内容');
  await typed.fill('已电话联系');
  for (const width of [1440, 1000, 375, 1700]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await typed.isVisible(), `${width} px`).toBe(true);
    expect(await typed.inputValue(), `${width} px`).toBe('已电话联系');
  }
});
