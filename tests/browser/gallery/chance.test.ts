import { afterAll, beforeAll, expect, it } from 'vitest';
import { lastAsked, openGallery, type Gallery } from './harness.ts';

let gallery: Gallery;

beforeAll(async () => {
  gallery = await openGallery();
});
afterAll(() => gallery?.close());

it('L02 M05: a map of places gives one that is free by chance, as long as none is chosen', async () => {
  const page = await gallery.show('gallery/seats', { width: 375 });
  await page.getByRole('combobox', { name: '自习室' }).click();
  await page.locator('.ant-select-dropdown').getByText('图书馆').click();
  await page.getByRole('radio', { name: /^明天/ }).check();
  await page.getByRole('slider', { name: '开始时间' }).press('ArrowRight');
  await page.getByRole('button', { name: '任选一座' }).press('Enter');
  await page.getByText('请在图中选择').waitFor();
  await expect.poll(async () => (await lastAsked(page, 'act')) !== undefined).toBe(true);
  const drawn = (await lastAsked(page, 'act')) as { EnCode: string; Ids: string[]; Params: object };
  expect(drawn).toMatchObject({ EnCode: 'gallery.bed.lucky', Params: { Place: 'Place1' } });
  const map = page.getByRole('grid', { name: '自习室预约' });
  await map.locator(`[data-place="${drawn.Ids[0]}"] button[data-free=true]`).waitFor();
  await map.locator('button[data-free=true]').first().press('Enter');
  await page.getByRole('button', { name: '任选一座' }).waitFor({ state: 'hidden' });
});
