import { resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, openPage, type OpenPage, type PageOptions } from '../_util/browser.ts';
import { PASSWORD, startSchool, type TestSchool } from '../_util/server.ts';
import { atLength } from '../_util/scale.ts';

const SHORT = 45_000;
let school: TestSchool;
let browser: Browser;
let base: string;

beforeAll(async () => {
  school = await startSchool({ clientDir: resolve('dist/client'), rateFactor: 0 });
  base = school.urls[0]!;
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await school?.close();
});

async function open(path: string, options: PageOptions = { width: 1440, height: 900 }): Promise<OpenPage> {
  const opened = await openPage(browser, options);
  opened.page.setDefaultTimeout(SHORT);
  await opened.page.goto(base + path);
  return opened;
}

async function fill(page: Page, name: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('账号', { exact: true }).fill(name);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: /^登\s*录$/ }).click();
}

/** Signs in and waits for the heading of the page that was asked for. */
async function signIn(name: string, path: string, options?: PageOptions): Promise<OpenPage> {
  const opened = await open(path, options);
  await fill(opened.page, name);
  await opened.page.waitForURL((url) => url.pathname !== '/user/login');
  await opened.page.getByRole('main').waitFor();
  return opened;
}

const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;
const tokensOf = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('Admin-Token'), sessionStorage.getItem('Admin-Token')]);

describe('login', () => {
  it('asks for what is missing, refuses a wrong password with the server’s text, and loads nothing heavy', async () => {
    const { page, errors, cspViolations, close } = await open('/user/login');
    await page.getByRole('button', { name: /^登\s*录$/ }).click();
    await page.getByText('请输入账号', { exact: true }).waitFor();
    await page.getByText('请输入密码', { exact: true }).waitFor();
    const scripts = await page.evaluate(() =>
      [...document.scripts].map((script) => new URL(script.src).pathname),
    );
    expect(scripts).toEqual(['/browser-check.js', expect.stringMatching(/^\/assets\/index-/)]);
    await fill(page, 'school01', 'wrong-password-1');
    // Under the form, and for 5 s as a message.
    await page.locator('form [role=alert]', { hasText: '账号或密码错误' }).waitFor();
    await page.locator('[data-text="账号或密码错误"]').waitFor();
    expect(await page.getByLabel('账号', { exact: true }).inputValue()).toBe('school01');
    expect(await tokensOf(page)).toEqual([null, null]);
    expect([errors, cspViolations]).toEqual([[], []]);
    await close();
  });

  it('S02, S03: the title and the copyright are the configured ones', async () => {
    const { page, close } = await open('/user/login');
    await page.waitForFunction(() => document.title === '示范农业大学学生工作综合管理平台');
    await page.getByText('示范农业大学学生工作处').waitFor();
    await close();
  });

  it('A01, G02, Q01, Q02: comes back to the full path that was asked for, with the token where it belongs', async () => {
    const { page, errors, cspViolations, close } = await open('/base/student?from=mail');
    await page.waitForURL((url) => url.pathname === '/user/login');
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/base/student?from=mail');
    // What this page still asks for would be counted with the next one.
    await page.waitForLoadState('networkidle');
    const requests: { path: string; headers: Record<string, string> }[] = [];
    page.on('request', (request) => {
      requests.push({ path: new URL(request.url()).pathname, headers: request.headers() });
    });
    await page.reload();
    await fill(page, 'school01');
    await page.getByRole('heading', { name: '学生信息' }).waitFor();
    expect(pathOf(page)).toBe('/base/student?from=mail');

    const [local, session] = await tokensOf(page);
    expect(local).toBeTruthy();
    expect(session).toBe(local);
    expect(await page.evaluate(() => localStorage.getItem('TrueName'))).toBeTruthy();

    const paths = requests.map((request) => request.path);
    const config = paths.indexOf('/serverConfig.json');
    expect(config).toBeGreaterThan(-1);
    expect(config).toBeLessThan(paths.findIndex((path) => path.startsWith('/api/')));
    const called = requests.filter((request) => request.path.startsWith('/api/'));
    expect(new Set(called.map((request) => request.headers['apptype']))).toEqual(new Set(['2#3.0.0#1']));
    const menu = called.find((request) => request.path === '/api/UserRole/LoadMenuByUser');
    expect(menu?.headers['x-token']).toBe(local);
    expect([errors, cspViolations]).toEqual([[], []]);
    await close();
  });

  it('G02: does not come back to another site', async () => {
    const { page, close } = await open(`/user/login?redirect=${encodeURIComponent('//evil.example/x')}`);
    await fill(page, 'school01');
    await page.waitForURL(`${base}/dashboard`);
    await close();
  });

  it('A03: a user without any menu is refused and stays outside', async () => {
    const { page, close } = await open('/user/login');
    await fill(page, 'nomenu01');
    await page.getByText('当前用户未绑定权限，无法登录').waitFor();
    expect(new URL(page.url()).pathname).toBe('/user/login');
    expect(await tokensOf(page)).toEqual([null, null]);
    await close();
  });

  it('A04, A05: a weak password forces the dialog, which cannot be left, not even by a reload', async () => {
    const { page, close } = await open('/user/login');
    // How first passwords are made stands there before anybody signs in, and the rule before anybody types.
    await page.getByText('初始密码为身份证号后六位，首次登录后须修改').waitFor();
    await fill(page, 'weak01');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('修改密码', { exact: true }).waitFor();
    await dialog.getByText('您的密码为初始密码或强度不足，请修改密码').waitFor();
    await dialog.getByText(/^密码须为8-64位.*不能是最近5次用过的密码$/).waitFor();
    expect(await dialog.getByRole('button', { name: /取\s*消/ }).count()).toBe(0);
    expect(await dialog.getByLabel('关闭').count()).toBe(0);
    await dialog.getByLabel('旧密码').fill('a');
    await dialog.getByLabel('新密码').fill('Lantern-River-28');
    await dialog.getByLabel('确认密码').fill('Lantern-River-29');
    await dialog.getByLabel('邮箱').fill('a@example.edu.cn');
    await dialog.getByRole('button', { name: /确\s*定/ }).click();
    await page.getByText('新密码与确认密码不一致').waitFor();
    await page.goto(`${base}/leave/my`);
    await page.getByRole('dialog').getByText('修改密码', { exact: true }).waitFor();
    await close();
  });
});

describe('routes', () => {
  it('S07, S08: the menu shows what is to be shown, and its comment paths become pages', async () => {
    const { page, errors, cspViolations, close } = await signIn('school01', '/base/class');
    await page.getByRole('heading', { name: '班级管理' }).waitFor();
    const menu = page.getByRole('navigation', { name: '菜单' });
    await menu.getByRole('menuitem', { name: '专业管理' }).click();
    await page.getByRole('heading', { name: '专业管理' }).waitFor();
    expect(pathOf(page)).toBe('/base/major');
    await menu.getByRole('menuitem', { name: '请销假' }).click();
    await menu.getByRole('menuitem', { name: '请假审批' }).waitFor();
    expect(await menu.getByRole('menuitem', { name: '外出详情' }).count()).toBe(0);
    await menu.getByRole('menuitem', { name: '系统管理' }).click();
    await menu.getByRole('menuitem', { name: '应用管理' }).waitFor();
    expect(await menu.getByRole('menuitem', { name: '用户管理' }).count()).toBe(0);
    await page.goto(`${base}/base`);
    await page.waitForURL(`${base}/base/org`);
    expect([errors, cspViolations]).toEqual([[], []]);
    await close();
  });

  it('G02: a public page opens without a token, and every other one asks for the login', async () => {
    const { page, close } = await open('/temporary/index');
    await page.getByRole('main').waitFor();
    expect(pathOf(page)).toBe('/temporary/index');
    await page.evaluate(() => localStorage.setItem('Admin-Token', 'over'));
    await page.reload();
    await page.getByText('Token过期，请重新登录').first().waitFor();
    await page.getByRole('link', { name: '登录', exact: true }).waitFor();
    expect([pathOf(page), ...(await tokensOf(page))]).toEqual(['/temporary/index', null, null]);
    await page.goto(`${base}/temporary/xjDetail`);
    await page.waitForURL((url) => url.pathname === '/user/login');
    await close();
  });
});

describe('unsaved input', () => {
  it('is asked about before the page is left', async () => {
    const students = await school.database.query<{ LoginName: string }>(
      `SELECT "LoginName" FROM "SysUser" u JOIN "Student" s ON s."UserId" = u."Id"
       WHERE u."State" = '1' AND u."LoginName" <> 'weak01' ORDER BY 1 LIMIT 1`,
      [],
    );
    const { page, close } = await signIn(students.rows[0]!.LoginName, '/leave/apply');
    const reason = page.getByLabel('请假事由');
    await reason.fill('回家看望父母');
    const menu = page.getByRole('navigation', { name: '菜单' });
    await menu.getByRole('menuitem', { name: '我的请假' }).click();
    await page.getByRole('dialog', { name: '有未保存的内容，确定离开吗？' }).waitFor();
    await page.getByRole('button', { name: '留在本页' }).click();
    await expect.poll(() => reason.inputValue()).toBe('回家看望父母');
    expect(pathOf(page)).toBe('/leave/apply');
    await menu.getByRole('menuitem', { name: '我的请假' }).click();
    await page.getByRole('button', { name: '离开', exact: true }).click();
    await page.waitForURL(`${base}/leave/my`);
    await close();
  });
});

describe('tabs', () => {
  it('S05, S06: one for each page; closed by their menu, which says when there is nothing to close', async () => {
    const { page, close } = await signIn('school01', '/base/major');
    const menu = page.getByRole('navigation', { name: '菜单' });
    const bar = page.getByRole('navigation', { name: '已打开的页面' });
    const titles = () => bar.getByRole('listitem').allTextContents();
    const tab = (name: string) => bar.getByRole('button', { name, exact: true });
    const active = (name: string) => bar.locator('[aria-current=page]', { hasText: name });
    await tab('专业管理').waitFor();
    expect(await bar.getByRole('button', { name: /^关闭/ }).count()).toBe(0);
    for (const title of ['班级管理', '学生信息']) await menu.getByRole('menuitem', { name: title }).click();
    await active('学生信息').waitFor();
    expect(await titles()).toEqual(['专业管理', '班级管理', '学生信息']);

    const command = async (title: string, label: string) => {
      await tab(title).click({ button: 'right' });
      await page.getByRole('menuitem', { name: label }).click();
      // The menu of one tab fades out while that of the next one opens.
      await page.getByRole('menuitem', { name: label }).waitFor({ state: 'hidden' });
    };
    await command('学生信息', '关闭右侧标签');
    await page.getByText('右侧没有标签').waitFor();
    await command('专业管理', '关闭左侧标签');
    await page.getByText('左侧没有标签').waitFor();
    await tab('班级管理').click();
    await page.waitForURL(`${base}/base/class`);
    await command('班级管理', '关闭左侧标签');
    expect(await titles()).toEqual(['班级管理', '学生信息']);
    await bar.getByRole('button', { name: '关闭 班级管理' }).click();
    await page.waitForURL(`${base}/base/student`);
    await page.reload();
    await active('学生信息').waitFor();
    await command('学生信息', '关闭全部标签');
    await page.waitForURL(`${base}/dashboard`);
    expect(await titles()).toEqual(['首页']);
    await close();
  });
});

describe('the user menu', () => {
  it('S15: table settings are kept under pro__ and restored to mini and custom', async () => {
    const { page, close } = await signIn('school01', '/base/major');
    await page.getByRole('button', { name: /^用户/ }).click();
    await page.getByRole('menuitem', { name: '表格设置' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('大', { exact: true }).click();
    await dialog.getByText('居中').click();
    const stored = () =>
      page.evaluate(() => [localStorage.getItem('pro__tableSize'), localStorage.getItem('pro__tableAlign')]);
    expect(await stored()).toEqual(['"default"', '"center"']);
    await dialog.getByRole('button', { name: '恢复默认' }).click();
    expect(await stored()).toEqual(['"mini"', '"custom"']);
    await close();
  });

  it('A02: logging out ends the session here, in the other tabs and on the server', async () => {
    const { page, close } = await signIn('school01', '/base/major');
    const other = await page.context().newPage();
    await other.goto(`${base}/base/class`);
    await other.getByRole('heading', { name: '班级管理' }).waitFor();
    const [token] = await tokensOf(page);
    await page.getByRole('button', { name: /^用户/ }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await page.waitForURL(`${base}/user/login`);
    await other.waitForURL((url) => url.pathname === '/user/login');
    expect(await tokensOf(page)).toEqual([null, null]);
    expect(await tokensOf(other)).toEqual([null, null]);
    expect(
      await page.evaluate(() => [localStorage.getItem('btnList'), localStorage.getItem('TrueName')]),
    ).toEqual([null, null]);
    const client = school.client();
    client.token = token ?? undefined;
    expect((await client.call('UserRole/LoadMenuByUser', {})).code).toBe(999);
    await close();
  });
});

describe('S10: sizes of screens', () => {
  it('a phone has a small header and the menu in a drawer', async () => {
    const { page, errors, close } = await signIn('school01', '/base/major', {
      width: 375,
      height: 720,
      isMobile: true,
      hasTouch: true,
    });
    expect(await page.getByRole('navigation', { name: '已打开的页面' }).count()).toBe(0);
    await page.getByRole('button', { name: '展开菜单' }).click();
    await page.getByRole('menuitem', { name: '班级管理' }).click();
    await page.waitForURL(`${base}/base/class`);
    await page.getByRole('menuitem', { name: '班级管理' }).waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    expect(errors).toEqual([]);
    await close();
  });

  atLength('a tablet begins with the menu closed, a desktop with it open', async () => {
    const tablet = await signIn('school01', '/base/major', { width: 800, height: 900 });
    await tablet.page.getByRole('button', { name: '展开菜单' }).waitFor();
    await tablet.close();
    const desktop = await signIn('school01', '/base/major', { width: 1200, height: 900 });
    await desktop.page.getByRole('button', { name: '收起菜单' }).waitFor();
    await desktop.close();
  });
});
