import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fillSample } from './fill-sample.ts';
import { lastAsked, openGallery, type Gallery } from './harness.ts';

let gallery: Gallery;

beforeAll(async () => {
  gallery = await openGallery();
});
afterEach(() => gallery.closePages());
afterAll(() => gallery?.close());

describe('16.9 Enter', () => {
  const inputs = (page: Page) =>
    page.locator('form [data-field] input:not([type=file]):not([type=hidden]):enabled:visible');

  it.each(['sample-form', 'show-form', 'plan-form', 'entry-form'])(
    'in any input of %s sends nothing',
    async (name) => {
      const page = await gallery.show(`gallery/${name}`);
      const count = await inputs(page).count();
      expect(count).toBeGreaterThan(0);
      for (let at = 0; at < count; at += 1) {
        const input = inputs(page).nth(at);
        await input.focus();
        await page.keyboard.press('Enter');
        // what it opened is closed again
        await page.keyboard.press('Escape');
      }
      expect(await lastAsked(page, 'save')).toBeUndefined();
    },
  );

  it('accepts a date that was typed; Ctrl and Enter send the form', async () => {
    const page = await gallery.show('gallery/sample-form');
    await fillSample(page, '社团活动');
    const day = page.locator('[data-field=Day] input').first();
    await day.focus();
    await page.locator('.ant-picker input:focus').waitFor();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('2026-11-20');
    await page.keyboard.press('Enter');
    await expect.poll(() => day.inputValue()).toBe('2026-11-20');
    expect(await lastAsked(page, 'save')).toBeUndefined();
    await page.keyboard.press('Control+Enter');
    await page.getByText('提交成功').waitFor();
    expect(JSON.stringify(await lastAsked(page, 'save'))).toContain('2026-11-20');
  });

  it('goes no step further in a wizard, Ctrl and Enter do', async () => {
    const page = await gallery.show('gallery/sample-wizard');
    const name = page.getByLabel('名称', { exact: true });
    await name.fill('社团活动');
    await name.press('Enter');
    expect(await name.isVisible()).toBe(true);
    expect(await page.locator('[aria-invalid=true]').count()).toBe(0);
    await name.press('Control+Enter');
    await page.locator('[aria-invalid=true]').first().waitFor();
  });
});
