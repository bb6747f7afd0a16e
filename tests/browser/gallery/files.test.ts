import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { allAsked, lastAsked, openGallery, settled, type Gallery } from './harness.ts';

let gallery: Gallery;

beforeAll(async () => {
  gallery = await openGallery();
});
afterEach(() => gallery.closePages());
afterAll(() => gallery?.close());

/** Opens the pictures of the page only when the test says so, as a slow telephone does. */
const holdPictures = (page: Page) =>
  page.evaluate(() => {
    const open = window.createImageBitmap;
    const released = new Promise<void>((resolve) =>
      window.addEventListener('open-pictures', () => resolve(), { once: true }),
    );
    window.createImageBitmap = (async (file: Blob) => {
      await released;
      window.createImageBitmap = open;
      return open(file);
    }) as typeof createImageBitmap;
  });

it('L01 a photo that is still being made smaller is not left out of a saved form', async () => {
  const page = await gallery.show('gallery/sample-form');
  const buffer = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#888' } })
    .png()
    .toBuffer();
  const chosen = ['一.png', '二.png'].map((name) => ({ name, mimeType: 'image/png', buffer }));
  await holdPictures(page);
  await page.locator('[data-field=Photos] input[type=file]').setInputFiles(chosen);
  await page.getByRole('button', { name: '暂存' }).click();
  await page.getByText('「一.png」正在上传，请等上传完成').waitFor();
  expect(await lastAsked(page, 'save')).toBeUndefined();
  await page.evaluate(() => window.dispatchEvent(new Event('open-pictures')));
  await page.getByRole('button', { name: '移除二.png' }).waitFor();
  await page.getByRole('button', { name: '暂存' }).click();
  await page.getByText('保存成功').waitFor();
  const { Data } = (await lastAsked(page, 'save')) as { Data: { Photos: string } };
  expect(Data.Photos.split(',')).toHaveLength(2);
});

it('L01 a photo that cannot be made smaller is told, not dropped', async () => {
  const page = await gallery.show('gallery/sample-form');
  await settled(page);
  const before = (await allAsked(page)).length;
  await page.evaluate(() => {
    window.createImageBitmap = () => {
      throw new Error('图片无法处理');
    };
  });
  await page
    .locator('[data-field=Photos] input[type=file]')
    .setInputFiles({ name: '坏.png', mimeType: 'image/png', buffer: Buffer.from('x') });
  await page.getByRole('button', { name: '不上传坏.png' }).waitFor();
  expect(await allAsked(page)).toHaveLength(before);
});
