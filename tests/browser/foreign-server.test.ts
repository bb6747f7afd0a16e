import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, openPage, type OpenPage } from '../_util/browser.ts';
import { DIALECTS, type Dialect } from '../fixtures/foreign-server/dialects.ts';
import { GENERIC } from '../fixtures/foreign-server/generic.ts';
import { PASSWORD } from '../fixtures/foreign-server/school.ts';
import { startForeignServer, type ForeignServer } from '../fixtures/foreign-server/server.ts';

const SHORT = 45_000;
/** Speaks section 7 and nothing else. */
let strict: ForeignServer;
/** Has our generic calls over one entity beside it, and lets a portal send people here. */
let wider: ForeignServer;
let browser: Browser;
let shared: OpenPage;

beforeAll(async () => {
  strict = await startForeignServer();
  wider = await startForeignServer({ further: GENERIC, config: { ssoFromPortal: ['LY', 'school'] } });
  browser = await launchBrowser();
  shared = await openPage(browser, { width: 1440, height: 900, reducedMotion: 'reduce' });
  shared.page.setDefaultTimeout(SHORT);
});
afterAll(async () => {
  await browser?.close();
  await strict?.close();
  await wider?.close();
});

async function fill(page: Page, name: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('账号', { exact: true }).fill(name);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: /^登\s*录$/ }).click();
}

/** Begins at the login page with nothing kept of what was before. */
async function begin(page: Page, server: ForeignServer, path = '/user/login'): Promise<void> {
  await page.goto(`${server.url}/browser-check.js`);
  await page.evaluate(() => (localStorage.clear(), sessionStorage.clear()));
  await page.goto(server.url + path);
}

const says = (page: Page, text: string) => page.locator('[data-text]', { hasText: text });
const menuOf = (page: Page) => page.getByRole('navigation', { name: '菜单' });
const pathOf = (page: Page) => new URL(page.url()).pathname;

async function openOwn(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: /^用户/ }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

async function leave(dialog: Locator): Promise<void> {
  await dialog.locator('.ant-modal-close').click();
  await dialog.waitFor({ state: 'hidden' });
}

/** Login with a wrong and a right password, menu, the user's own dialogs, refusals, logout. */
async function round(page: Page, server: ForeignServer, dialect: Dialect): Promise<void> {
  server.speak(dialect);
  server.school.bound.add('teacher01');
  await begin(page, server);
  await page.getByRole('heading', { name: '示范学院学生工作平台' }).waitFor();
  await fill(page, 'teacher01', 'wrong');
  // Specification 9: for 5 s as a message, and under the form until the next try.
  await page.locator('form [role=alert]', { hasText: '账号或密码错误' }).waitFor();
  await says(page, '账号或密码错误').waitFor();
  await fill(page, 'nomenu01');
  await says(page, '当前用户未绑定权限，无法登录').waitFor();
  expect(pathOf(page)).toBe('/user/login');

  await fill(page, 'teacher01');
  await menuOf(page).getByRole('menuitem', { name: '流量分析' }).waitFor();
  expect(await menuOf(page).getByText('隐藏页').count()).toBe(0);
  await page.getByRole('button', { name: /^用户.*张老师/ }).waitFor();
  // Q09: which school the session is of.
  await page.waitForFunction(() => localStorage.getItem('schoolFlag') === '示范学院');

  await openOwn(page, '企业微信绑定管理');
  const binding = page.getByRole('dialog', { name: '企业微信绑定管理' });
  await binding.getByText('已绑定').waitFor();
  await binding.getByRole('button', { name: /解\s*绑/ }).click();
  await page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: /^解\s*绑$/ })
    .click();
  await says(page, '解绑成功').waitFor();
  await binding.getByText('未绑定').waitFor();
  await leave(binding);

  await openOwn(page, '我的下载');
  const downloads = page.getByRole('dialog', { name: '我的下载' });
  const row = (name: string) => downloads.getByRole('row').filter({ hasText: name });
  await row('花名册').getByText('已完成').waitFor();
  expect(await row('花名册').getByRole('link', { name: /下载/ }).getAttribute('href')).toBe(
    `${server.url}/files/list.xlsx`,
  );
  await row('请假记录').getByText('正在导出').waitFor();
  await row('照片').getByText('导出失败，请重新导出').waitFor();
  await row('花名册').getByText('学生导出').waitFor();
  await leave(downloads);

  await openOwn(page, '我的上传');
  const uploads = page.getByRole('dialog', { name: '我的上传' });
  await uploads.getByText('正在导入').waitFor();
  await uploads.getByText('导入失败，请重新导入').waitFor();
  await leave(uploads);

  await openOwn(page, '修改密码');
  const password = page.getByRole('dialog', { name: '修改密码' });
  await password.getByLabel('旧密码').fill('wrong');
  await password.getByLabel('新密码', { exact: true }).fill('Abc-12345');
  await password.getByLabel('确认密码').fill('Abc-12345');
  const mail = password.getByLabel('邮箱');
  if ((await mail.count()) > 0) await mail.fill('a@example.edu.cn');
  await password.getByRole('button', { name: /确\s*定/ }).click();
  await says(page, '旧密码不正确').waitFor();
  await password.getByRole('button', { name: /取\s*消/ }).click();
  await password.waitFor({ state: 'hidden' });

  await openOwn(page, '退出登录');
  await page.waitForURL((url) => url.pathname === '/user/login');
  await page.getByLabel('账号', { exact: true }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('Admin-Token'))).toBeNull();
}

describe('a server that speaks section 7 alone', () => {
  it.each(DIALECTS)(
    'L07, Q10, A01, A02, A03, A07, S13: the whole round in the dialect $name',
    async (dialect) => {
      strict.asked.length = 0;
      shared.errors.length = 0;
      await round(shared.page, strict, dialect);
      // Nothing is assumed of it that it did not announce, and nothing it lacks is asked for twice in a row.
      expect(strict.asked.filter(({ headers }) => 'x-idempotency-key' in headers)).toEqual([]);
      const faults = shared.errors.filter((text) => !text.includes('404 (Not Found)'));
      expect(faults).toEqual([]);
    },
  );

  it.each(DIALECTS)('A04: a weak password forces its change in the dialect $name', async (dialect) => {
    strict.speak(dialect);
    await begin(shared.page, strict);
    await fill(shared.page, 'weak01');
    const dialog = shared.page.getByRole('dialog', { name: '修改密码' });
    await dialog.getByText('密码过于简单，请修改').waitFor();
    expect(await dialog.getByRole('button', { name: /取\s*消/ }).count()).toBe(0);
  });
});
