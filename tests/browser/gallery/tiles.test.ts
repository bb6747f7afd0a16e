import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeProblems } from './axe.ts';
import { lastAsked, openGallery, type Gallery } from './harness.ts';

let gallery: Gallery;
let page: Page;

beforeAll(async () => {
  gallery = await openGallery();
});
afterAll(() => gallery?.close());

const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

describe('tiles that their reader arranges', () => {
  const grip = (name: string) => page.locator('[data-grip]', { hasText: name });
  const press = (name: string, key: string) => page.getByRole('button', { name, exact: true }).press(key);

  it('L02: are moved, sized, taken away and added with keys, dragged, and saved as a whole', async () => {
    page = await gallery.show('gallery/desktop');
    await press('编辑桌面', 'Enter');
    for (const width of [375, 800, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(overflow, { message: `${width} px` }).toBeLessThanOrEqual(0);
    }
    expect(await axeProblems(page)).toEqual([]);
    await grip('我的宿舍').press('Home');
    await page.getByText('我的宿舍移到第1位，共4位').waitFor();
    expect(await grip('我的宿舍').evaluate((element) => element === document.activeElement)).toBe(true);
    await press('我的宿舍的大小：小', 'Enter');
    await press('移除图书馆', 'Enter');
    await press('添加应用', 'Enter');
    await page.getByRole('button', { name: '添加问卷' }).click();
    await page.getByText('可用的都已添加').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('可用的都已添加').waitFor({ state: 'hidden' });
    await grip('问卷').hover();
    await page.mouse.down();
    await grip('请销假').hover();
    await page.mouse.up();
    await page.getByText('问卷移到第2位，共4位').waitFor();
    await press('保存', 'Enter');
    await page.getByRole('button', { name: '编辑桌面' }).waitFor();
    const { call, input } = (await lastAsked(page, 'write')) as { call: string; input: { Items: object[] } };
    expect(call).toBe('Gallery/SaveDesktop');
    const tiles = input.Items.map((item) => Object.values(item).join(' '));
    expect(tiles).toEqual(['t2 0 0 2x1', 't5 2 0 1x1', 't1 3 0 2x2', 't3 0 1 2x1']);
  });
});

describe('a link that leaves by itself', () => {
  it('counts the seconds, fits, and stays when its reader cancels it', async () => {
    page = await gallery.show('gallery/outer-notice', { width: 375 });
    await page.getByRole('timer').getByText('秒后自动前往').waitFor();
    expect(await axeProblems(page)).toEqual([]);
    await page.getByRole('button', { name: '取消' }).press('Enter');
    const way = page.getByRole('link', { name: '在新窗口打开' });
    expect(await way.getAttribute('href')).toBe('https://www.example.edu.cn/news/2026');
    expect(await page.getByRole('timer').count()).toBe(0);
  });
});
