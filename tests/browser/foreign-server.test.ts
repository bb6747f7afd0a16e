import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, openPage, type OpenPage } from '../_util/browser.ts';
import { begin, enter, fill, menuOf, pathOf, says } from '../_util/foreign-visit.ts';
import { atLength, isAtLength } from '../_util/scale.ts';
import { DIALECTS, WALKED, type Dialect } from '../fixtures/foreign-server/dialects.ts';
import { WELCOME_SYSTEM } from '../fixtures/foreign-server/menu.ts';
import { GENERIC } from '../fixtures/foreign-server/generic.ts';
import { startForeignServer, type ForeignServer, type Raw } from '../fixtures/foreign-server/server.ts';

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
  shared = await openPage(browser, { width: 1440, height: 900 });
  shared.page.setDefaultTimeout(SHORT);
});
afterAll(async () => {
  await browser?.close();
  await strict?.close();
  await wider?.close();
});

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

/** The pages of a server are opened in the other dialect. */
const GONE_ROUND = isAtLength ? WALKED : WALKED.slice(0, 1);

describe('a server that speaks section 7 alone', () => {
  it.each(GONE_ROUND)(
    'L07, Q09, Q10, A01, A02, A03, A07, S13: the whole round in the dialect $name',
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

  it('L07: with nothing but the login and the menu, people come in, go round and go out', async () => {
    const { page } = shared;
    strict.speak(DIALECTS[0]!);
    const takeBack = strict.instead(({ call }) =>
      /GetManUserLogin|LoadMenuByUser$/.test(call)
        ? undefined
        : { status: 404, body: HTML, type: 'text/html' },
    );
    await begin(page, strict);
    await fill(page, 'teacher01');
    await menuOf(page).waitFor();
    await page.getByRole('button', { name: /^用户.*张老师/ }).waitFor();
    for (const name of ['我的下载', '我的上传', '企业微信绑定管理']) {
      await openOwn(page, name);
      const dialog = page.getByRole('dialog', { name });
      await dialog
        .getByText(/暂无数据|加载失败/)
        .first()
        .waitFor();
      await leave(dialog);
    }
    await openOwn(page, '退出登录');
    await page.waitForURL((url) => url.pathname === '/user/login');
    takeBack();
  });

  it.each(GONE_ROUND)('A04: a weak password forces its change in the dialect $name', async (dialect) => {
    strict.speak(dialect);
    await begin(shared.page, strict);
    await fill(shared.page, 'weak01');
    const dialog = shared.page.getByRole('dialog', { name: '修改密码' });
    await dialog.getByText('密码过于简单，请修改').waitFor();
    expect(await dialog.getByRole('button', { name: /取\s*消/ }).count()).toBe(0);
  });
});

const HTML = '<html><body>error</body></html>';

describe('refusals and sessions', () => {
  const raw = (status: number, body: string, type = 'text/html'): Raw => ({ status, body, type });

  it('Q04, A09: whatever the login is answered with, it is said in Chinese and can be tried again', async () => {
    const { page } = shared;
    strict.speak(DIALECTS[0]!);
    await begin(page, strict);
    const answers: [Raw | { code: number; text: string; value: unknown }, string][] = [
      [raw(404, HTML), '服务器没有提供接口/api/UserAuth/GetManUserLogin（404）'],
      [raw(500, HTML), '服务器内部出错（500），请稍后重试'],
      [raw(502, HTML), '服务器暂时无法连接（502），请稍后重试'],
      [raw(200, HTML), '服务器返回的是网页而不是数据，请联系管理员核对接口地址'],
      [raw(200, ''), '服务器没有返回任何内容'],
      [{ code: 2, text: '', value: null }, '操作未成功（错误码 2）'],
      [{ code: 5001, text: '', value: null }, '登录失败，请稍后重试'],
      [{ code: 6000, text: '', value: {} }, '登录失败，请稍后重试'],
      [{ code: 6001, text: '请先验证', value: null }, '请先验证'],
      [{ code: 500, text: 'System.NullReferenceException', value: null }, '登录失败，请稍后重试'],
      [{ code: 0, text: '', value: null }, '登录未成功：服务器没有返回登录凭证'],
    ];
    for (const [answer, text] of answers) {
      const takeBack = strict.instead(({ call }) => (call.endsWith('/GetManUserLogin') ? answer : undefined));
      await fill(page, 'teacher01');
      await page.locator('form [role=alert]', { hasText: text }).waitFor();
      await says(page, text).waitFor();
      await page.getByText('正在登录...').waitFor({ state: 'hidden' });
      takeBack();
    }
    await fill(page, 'teacher01');
    await menuOf(page).waitFor();
  });

  it('A03, S09, S20: a sub-system and an application are chosen here; an unknown one is refused, and left', async () => {
    const { page } = shared;
    strict.speak(DIALECTS[4]!);
    await enter(page, strict, '/', { ssoUrl: 'https://yx.example.edu.cn', systemFlag: WELCOME_SYSTEM });
    await menuOf(page).getByText('迎新流量').waitFor();
    expect(await menuOf(page).getByText('校区').count()).toBe(0);
    await enter(page, strict, '/base/campus', { detailedApplyId: '13' });
    await page.getByRole('main').waitFor();
    expect(await menuOf(page).count()).toBe(0);
    await enter(page, strict, '/', { detailedApplyId: '99' });
    await page.getByText('内部模块错误').waitFor();
    await page.getByRole('button', { name: '重新登录' }).click();
    await page.waitForURL((url) => url.pathname === '/user/login');
  });

  it('A02, G03, Q04: a session that is over ends, on a page that stays open with a word alone, and the logout leads to the school’s own login', async () => {
    const { page } = shared;
    strict.speak(DIALECTS[1]!);
    await enter(page, strict, '/tool/desktop');
    await menuOf(page).waitFor();
    // What this page asks after the end would lead to the login by itself, in the middle of what the test does.
    await page.waitForLoadState('networkidle');
    strict.school.endAll();
    await page.reload();
    await page.waitForURL((url) => url.pathname === '/user/login');
    strict.speak(DIALECTS[0]!);
    await enter(page, strict, '/tool/desktop');
    await menuOf(page).waitFor();
    await page.waitForLoadState('networkidle');
    strict.school.endAll();
    // The word goes after five seconds, which may be before the last part of the page has come.
    await page.goto(`${strict.url}/StudyRoom/WXStudyRoomAppointment`, { waitUntil: 'commit' });
    await says(page, 'Token过期，请重新登录').waitFor();
    await page.getByRole('heading').first().waitFor();
    expect(pathOf(page)).toBe('/StudyRoom/WXStudyRoomAppointment');
    strict.school.site = { ...strict.school.site, SYSLoginUrl: `${strict.url}/user/login?from=portal` };
    await enter(page, strict, '/tool/desktop');
    await page.waitForFunction(() => localStorage.getItem('configuration')?.includes('portal'));
    await openOwn(page, '退出登录');
    await page.waitForURL(`${strict.url}/user/login?from=portal`);
    strict.school.site = { ...strict.school.site, SYSLoginUrl: '' };
  });

  atLength(
    'S10: the menu stands open on a desktop, closed on a tablet, and comes whole on a phone',
    async () => {
      const { page } = shared;
      const at = async (width: number) => {
        await page.setViewportSize({ width, height: 800 });
        await enter(page, strict, '/tool/desktop');
        await page.getByRole('button', { name: /^用户/ }).waitFor();
      };
      const campus = () => page.getByRole('menuitem', { name: '校区' });
      await at(1440);
      await campus().waitFor();
      await at(800);
      await page.getByRole('button', { name: '展开菜单' }).waitFor();
      expect(await campus().count()).toBe(0);
      await at(375);
      await page.getByRole('button', { name: '展开菜单' }).click();
      await campus().waitFor();
      await at(1440);
      await page.getByRole('button', { name: '界面设置' }).click();
      await page.getByRole('dialog').getByText('顶部菜单', { exact: true }).click();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      // The system's own menu lies in the header now, and none stands beside the page.
      await page.getByRole('banner').getByRole('menuitem', { name: '学生工作' }).waitFor();
      await page.setViewportSize({ width: 1440, height: 900 });
    },
  );
});

describe('ssoFromPortal', () => {
  it('A06: who comes from a portal is let in by the specified call, where the school allows it', async () => {
    const { page } = shared;
    wider.speak(DIALECTS[0]!);
    const cameWith = (call: string) => wider.asked.findLast((asked) => asked.call.endsWith(call))?.input;
    await begin(page, wider, '/user/loginLy?code=known&from=portal&redirect=%2Ftool%2Fdesktop');
    await menuOf(page).waitFor();
    expect(pathOf(page)).toBe('/tool/desktop');
    expect(cameWith('/SSOAuthByLy')).toEqual({ code: 'known', from: 'portal' });
    await begin(page, wider, '/user/ssoLogin?ClientCode=school&ticket=known');
    await menuOf(page).waitFor();
    expect(cameWith('/SSOGetThreenUserLogin')).toEqual({ ClientCode: 'school', Ticket: 'known' });
    await begin(page, wider, '/user/loginLy?ticket=stolen');
    await page.locator('h2', { hasText: '单点登录的票据无效' }).waitFor();
    await page.getByRole('link', { name: '返回登录' }).waitFor();
    wider.asked.length = 0;
    await begin(page, wider, '/user/loginYm?code=known');
    await page.locator('h2', { hasText: '登录请求已失效，请重新登录' }).waitFor();
    expect(wider.asked.some(({ call }) => call.includes('SSO') && !call.includes('SsoClients'))).toBe(false);
  });
});
