import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, openPage, type OpenPage } from '../_util/browser.ts';
import { begin, says } from '../_util/foreign-visit.ts';
import { focused, keyTo, trapOf } from '../_util/keyboard.ts';
import { PASSWORD } from '../fixtures/foreign-server/school.ts';
import { startForeignServer, type ForeignServer } from '../fixtures/foreign-server/server.ts';

const PHONE = { width: 375, height: 740 };
let strict: ForeignServer;
let browser: Browser;
let opened: OpenPage;
let page: Page;

beforeAll(async () => {
  strict = await startForeignServer();
  browser = await launchBrowser();
  opened = await openPage(browser, PHONE);
  page = opened.page;
  page.setDefaultTimeout(45_000);
});
afterAll(async () => {
  await browser?.close();
  await strict?.close();
});

const type = async (text: string) => {
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
};
const isWide = () => page.evaluate((most) => document.documentElement.scrollWidth > most, PHONE.width);

describe('a phone’s width, by keys alone, on a server of section 7', () => {
  it('S10: A01: Q10: logs in after a wrong try, goes by the menu, opens and leaves dialogs, and is never caught', async () => {
    await begin(page, strict);
    await page.getByLabel('账号', { exact: true }).waitFor();
    await keyTo(page, /^账号$/);
    await page.keyboard.press('Enter');
    await page.getByText('请输入账号', { exact: true }).waitFor();
    await type('teacher01');
    await keyTo(page, /^密码$/);
    await type('wrong');
    await page.keyboard.press('Enter');
    await says(page, '账号或密码错误').waitFor();
    await keyTo(page, /^密码$/);
    await type(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: '展开菜单' }).waitFor();
    expect(await isWide()).toBe(false);

    await keyTo(page, /^展开菜单$/);
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: '校区' }).waitFor();
    await keyTo(page, /^流量分析$/);
    await keyTo(page, /^校区$/, 'ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByText('学校的服务器没有提供本页需要的功能').waitFor();
    expect(new URL(page.url()).pathname).toBe('/base/campus');
    // A menu that was closed stays in the page: it must not keep the keyboard.
    await page.locator('.ant-drawer-open').waitFor({ state: 'detached' });
    expect(await trapOf(page)).toBe('');
    expect(await isWide()).toBe(false);

    for (const [entry, told] of [
      ['我的下载', '花名册.xlsx'],
      ['我的上传', '学生名单.xlsx'],
      ['企业微信绑定管理', '已绑定'],
      ['修改密码', '旧密码'],
    ] as const) {
      await keyTo(page, /用户 张老师/);
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name: entry }).waitFor();
      await keyTo(page, new RegExp(`^${entry}$`), 'ArrowDown');
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: entry });
      await dialog.getByText(told).first().waitFor();
      expect(await isWide()).toBe(false);
      await expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      await expect.poll(() => focused(page)).toMatch(/用户 张老师/);
    }
    expect(await trapOf(page)).toBe('');
  });
});
