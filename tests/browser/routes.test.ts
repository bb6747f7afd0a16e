import { resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, openPage, type OpenPage } from '../_util/browser.ts';
import { faultOf, moveTo } from '../_util/foreign-visit.ts';
import { PASSWORD, startSchool, type TestSchool } from '../_util/server.ts';
import { atLength } from '../_util/scale.ts';
import { walkedRoutes } from '../_util/route-shapes.ts';
import { axeProblems } from './gallery/axe.ts';

const SHORT = 45_000;
const MISSING = '抱歉，你访问的页面不存在或仍在开发中';
/** Files too small to be worth compressing travel as they are, so this is more than the build's 80. */
const LOGIN_KILOBYTES = 84;
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

async function open(path: string): Promise<OpenPage> {
  const opened = await openPage(browser, { width: 1440, height: 900 });
  opened.page.setDefaultTimeout(SHORT);
  await opened.page.goto(base + path);
  return opened;
}

async function fill(page: Page, name: string): Promise<void> {
  await page.getByLabel('账号', { exact: true }).fill(name);
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: /^登\s*录$/ }).click();
}

const fullPathOf = (page: Page) => page.url().slice(base.length);

describe('for visitors', () => {
  it('S01, S02, S03, R02, R20, R21: the login layout, its spinner, its titles, and screens that are not there yet', async () => {
    await school.database.query(
      `UPDATE "SysConfig" SET "ConfigValue" = CASE "ConfigKey" WHEN 'CopyrightName' THEN '' WHEN 'Img' THEN '/favicon.svg'
       ELSE 'javascript:alert(1)' END WHERE "ConfigKey" IN ('CopyrightName', 'Img', 'LoginImg')`,
    );
    const { page, errors, cspViolations, close } = await open('/user?redirect=PartyBuild');
    await page.waitForFunction(() => document.title === '学生工作综合管理平台党员管理系统');
    expect(fullPathOf(page)).toBe('/user/login?redirect=PartyBuild');
    await page.getByText(`Copyright © ${new Date().getFullYear()}`).waitFor();
    expect(await page.evaluate(() => [...document.images].map((image) => image.getAttribute('src')))).toEqual(
      ['/favicon.svg'],
    );

    await page.goto(`${base}/user/login`);
    await page.getByLabel('账号', { exact: true }).waitFor();
    const bytes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry.name.endsWith('.js'))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    );
    expect(bytes).toBeGreaterThan(30_000);
    expect(bytes / 1024).toBeLessThan(LOGIN_KILOBYTES);

    let letGo = () => undefined as void;
    const held = new Promise<void>((done) => (letGo = done));
    await page.route('**/api/UserAuth/GetManUserLogin', async (route) => {
      await held;
      await route.continue();
    });
    await fill(page, 'nomenu01');
    await page.getByText('正在登录...').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('isLogin'))).toBe('1');
    letGo();
    await page.getByText('正在登录...').waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => localStorage.getItem('isLogin'))).toBeNull();

    for (const path of ['/user/register', '/LoginWX']) {
      await page.goto(base + path);
      await page.getByRole('heading').first().waitFor();
    }
    await page.goto(`${base}/noauth`);
    await page.getByRole('heading', { name: '欢迎使用' }).waitFor();
    expect(fullPathOf(page)).toBe('/test/home');
    await page.goto(`${base}/set/BindWebChat?pdf=1`);
    await page.getByRole('main').waitFor();
    expect(fullPathOf(page)).toBe('/set/BindWebChat?pdf=1');
    expect([errors, cspViolations]).toEqual([[], []]);
    await close();
  });

  it('G01, G02, R15: public routes open, the short code and the unknown ask for the login', async () => {
    const { page, close } = await open('/StudyRoom/WXAppointmentRecord');
    await page.getByRole('button', { name: /^核\s*验$/ }).waitFor();
    expect(fullPathOf(page)).toBe('/StudyRoom/WXAppointmentRecord');
    for (const path of ['/welcomeSchool/WelcomNewStudent/2026bj', '/no/such/page?a=1#b']) {
      await page.goto(base + path);
      await page.getByLabel('账号', { exact: true }).waitFor();
      expect(fullPathOf(page)).toBe(`/user/login?redirect=${encodeURIComponent(path)}`);
    }
    await close();
  });

  it('G02, R19, R20: every whitelisted page is its own, asks for its ticket, or says that it is not there yet', async () => {
    const opened = await open('/StudyRoom/WXAppointmentRecord');
    const { page } = opened;
    await page.getByRole('button', { name: /^核\s*验$/ }).waitFor();
    // While the part that asks for a key is on its way, the screen says that something is.
    await page.route(/\/assets\/ShareOver-/, async (route) => {
      await page.getByRole('status', { name: '正在加载' }).waitFor();
      await route.continue();
    });
    const found: string[] = [];
    const own: string[] = [];
    for (const route of walkedRoutes) {
      const { path, title = '', layout, redirect, exception, ticket, pageIn, public: isPublic } = route;
      // Which page a form is, only its address tells.
      if (!isPublic || exception !== undefined || pageIn !== undefined) continue;
      opened.errors.length = 0;
      if (layout === 'login' || redirect !== undefined) await page.goto(base + path);
      else await moveTo(page, path);
      // Until the next page is drawn, the one before stands there.
      if (layout !== 'login')
        await page
          .waitForFunction((name) => document.body.innerText.includes(name), title, { timeout: SHORT })
          .catch(() => undefined);
      const fault = await faultOf(opened);
      const proof = page.getByRole('button', { name: /^核\s*验$/ });
      if (ticket !== undefined) await proof.waitFor().catch(() => undefined);
      const text = await page.evaluate(() => document.body.innerText);
      const refusal = /你访问的页面不存在|无权访问/.exec(text)?.[0];
      if (fault !== '' || refusal !== undefined) found.push(`${path}: ${fault} ${refusal}`);
      const asksForTicket = (await proof.count()) > 0;
      if (asksForTicket !== (ticket !== undefined)) found.push(`${path} asks for a ticket: ${asksForTicket}`);
      const login = page.locator('[data-own-page]').getByRole('link', { name: '去登录' });
      if ((await login.count()) > 0) found.push(`${path} asks for the login`);
      // Its own page tells its own name, also where it is for one person and wants the session.
      if ((await page.locator('[data-own-page] h1').count()) > 0) own.push(`${path} ${title}`);
      if (!text.includes(title) && layout !== 'login') found.push(`${path} does not say ${title}`);
    }
    expect(found).toEqual([]);
    // A shared board asks for its key. What is about one person asks who that is; nothing asks for the login.
    const board = (name: string) => `/welcomeSchool/DataAnalysis/${name}`;
    const owned = [
      '/EveryDataReported/StudentReported 已上报统计',
      '/EveryDataReported/StudentUnReported 未上报统计',
      '/EveryDataReported/overview 上报概况',
      '/EveryDataReported/staffOverview 教职工上报概况',
      `${board('DataAnalysis')} 迎新大屏`,
      `${board('MobileDataAnalysis')} 移动看板`,
    ];
    const isWalked = (one: string) => walkedRoutes.some(({ path }) => one.startsWith(`${path} `));
    expect(own.sort()).toEqual(owned.filter(isWalked));
    const key = page.getByLabel('链接或密钥');
    await page.goto(base + board('DataAnalysis'));
    await key.fill('short');
    await page.getByRole('button', { name: /^打\s*开$/ }).click();
    await page.getByText('请粘贴完整的链接或密钥').waitFor();
    const asked = page.waitForRequest((request) => request.headers()['x-share'] === 'K'.repeat(43));
    await key.fill(` https://a.example/board?k=${'K'.repeat(43)}#now `);
    await page.keyboard.press('Enter');
    await asked;
    await page.getByText('链接已失效，请向学校索取新的链接').waitFor();
    expect(await axeProblems(page)).toEqual([]);
    await opened.close();
  });

  it('M10, R19: the code on a door opens its place, and an unknown one says that there is none', async () => {
    const address = '/propSystem/textTaskMange/addressdescribe?code=';
    const { page, errors, cspViolations, close } = await open(`${address}GATE-E`);
    await page.setViewportSize({ width: 375, height: 740 });
    await page.getByText('报到期间家长车辆由此进校').waitFor();
    await page.getByRole('button', { name: /^导\s*航$/ }).waitFor();
    expect(await axeProblems(page)).toEqual([]);
    await page.goto(`${base}${address}NOWHERE`);
    await page.getByText('地点不存在').waitFor();
    expect([errors, cspViolations]).toEqual([[], []]);
    await close();
  });

  it('B11, A17: a ticket opens a page for one person; when it ends, he is asked again over what he typed', async () => {
    const { rows } = await school.database.query<Record<'No' | 'Name' | 'Card', string>>(
      `SELECT s."StudentNo" AS "No", s."TrueName" AS "Name", s."IdCardNo" AS "Card" FROM "Student" s
       JOIN "SysUser" u ON u."Id" = s."UserId" AND u."State" = '1'
       WHERE s."TrainLevel" IN ('1', '2') AND s."TutorId" IS NOT NULL ORDER BY 1 LIMIT 1`,
    );
    const { No, Name } = rows[0]!;
    const Card = rows[0]!.Card.slice(-6);
    const { page, errors, cspViolations, close } = await open(
      '/temporary/index?OutingType=1&DestRegion=110000&DestAddress=会议中心&Transport=1',
    );
    await page.setViewportSize({ width: 375, height: 740 });
    const prove = async () => {
      await page.getByLabel('学号', { exact: true }).fill(No);
      await page.getByLabel('姓名', { exact: true }).last().fill(Name);
      await page.getByLabel('证件号后六位', { exact: true }).fill(Card);
      await page.getByRole('button', { name: /^核\s*验$/ }).click();
    };
    await page.getByRole('heading', { name: '研究生外出申请' }).waitFor();
    await page.getByRole('button', { name: /^核\s*验$/ }).click();
    await page.getByText('请输入证件号后六位').waitFor();
    expect(await axeProblems(page)).toEqual([]);
    let ticket = '';
    page.on('request', (request) => (ticket = request.headers()['x-ticket'] ?? ticket));
    await prove();
    const reason = page.getByLabel('外出事由');
    await reason.fill('参加学术会议');
    await page.getByLabel('外出时间').fill('2099-05-01T08:00');
    await page.getByLabel('返回时间').fill('2099-05-02T08:00');
    await page.getByLabel('本人电话').fill('13800000001');
    await page.getByLabel('紧急联系人').fill('李建国');
    await page.getByLabel('紧急联系电话').fill('13800000002');
    await page.getByRole('radio', { name: '是', exact: true }).check();

    await school.database.query('UPDATE sys_visit_ticket SET expires = now()');
    const stranger = school.client();
    const list = { Entity: 'leave/OutingApply' };
    await expect
      .poll(async () => (await stranger.call('Data/List', list, { 'x-ticket': ticket })).code)
      .toBe(999);
    await page.getByRole('button', { name: '暂存' }).click();
    const again = page.getByRole('dialog', { name: '核验已过期，请重新核验' });
    await again.waitFor();
    await prove();
    await again.waitFor({ state: 'hidden' });
    expect(await reason.inputValue()).toBe('参加学术会议');
    const drafts = () =>
      school.database.query(
        `SELECT 1 FROM "OutingApply" WHERE "Reason" = '参加学术会议' AND "StudentNo" = $1`,
        [No],
      );
    await expect.poll(async () => (await drafts()).rows.length).toBe(1);
    await page.goto(`${base}/temporary/leaveReport`);
    await prove();
    await page.getByRole('tab', { name: '外出' }).click();
    await page.getByRole('button', { name: '修改' }).first().waitFor();
    await page.getByRole('button', { name: `${Name} 退出` }).click();
    await page.getByLabel('学号', { exact: true }).waitFor();
    expect([errors, cspViolations]).toEqual([[], []]);
    await close();
  });
});

describe('for users', () => {
  it('G02, G04, G05, S04, A08: comes back with the hash; what is missing, pending or refused says so', async () => {
    const { page, errors, close } = await open('/welcomeSchool/newStudentInfo/studentInfo?a=1#b');
    await fill(page, 'college01');
    await page.getByRole('navigation', { name: '菜单' }).waitFor();
    await expect.poll(() => page.title()).toContain('新生名册');
    expect(fullPathOf(page)).toBe('/welcomeSchool/newStudentInfo/studentInfo?a=1#b');

    await page.goto(`${base}/no/such/page`);
    await page.getByRole('heading', { name: MISSING }).waitFor();
    expect(fullPathOf(page)).toBe('/404');
    for (const path of ['/system/user', '/WorkflowDesigner/index', '/page/system/user-list']) {
      await page.goto(base + path);
      await page.getByRole('heading', { name: '抱歉，你无权访问该页面' }).waitFor();
      expect(fullPathOf(page)).toBe('/403');
    }
    for (const [width, height] of [
      [375, 740],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await axeProblems(page)).toEqual([]);
    }
    // S10: coming back to a desktop's width, the menu is open again.
    await page.getByRole('navigation', { name: '菜单' }).getByText('请销假').waitFor();
    await page.goto(`${base}/500`);
    await page.getByRole('heading', { name: '抱歉，服务器出错了' }).waitFor();
    await page.getByRole('button', { name: '返回首页' }).click();
    await page.waitForURL(`${base}/dashboard`);
    expect(errors).toEqual([]);
    await close();
  });

  atLength(
    'A03, S09, S20: a sub-system alone, an application alone, and neither where there is no such branch',
    async () => {
      const { page, errors, close } = await open('/user/login');
      await fill(page, 'school01');
      await page.waitForURL(`${base}/dashboard`);
      const store = (values: Record<string, string>) =>
        page.evaluate((entries) => {
          for (const [name, value] of entries) localStorage.setItem(name, value);
        }, Object.entries(values));

      await store({ ssoUrl: 'https://sso.example.edu.cn/base', systemFlag: '800', ssoPath: '/base/class' });
      await page.goto(`${base}/`);
      await page.getByRole('heading', { name: '班级管理' }).waitFor();
      const menu = page.getByRole('navigation', { name: '菜单' });
      await menu.getByText('学生信息').waitFor();
      expect([await menu.getByText('请销假').count(), await menu.getByText('首页').count()]).toEqual([0, 0]);
      const crumbs = page.getByRole('navigation', { name: '当前位置' });
      expect(await crumbs.getByRole('listitem').allTextContents()).toEqual(['基础数据', '班级管理']);
      expect(await page.title()).toBe('班级管理 - 基础数据');
      await page.goto(`${base}/leave/rule`);
      await page.waitForURL(`${base}/403`);
      await page.getByRole('button', { name: '返回首页' }).click();
      await page.waitForURL(`${base}/base/class`);

      await store({ ssoUrl: '', detailedApplyId: '340' });
      await page.goto(`${base}/leave/rule`);
      await page.getByRole('heading', { name: '请假规则' }).waitFor();
      expect(await menu.count()).toBe(0);
      const pages = page.getByRole('navigation', { name: '请销假' });
      await pages.getByRole('link', { name: '请假台账' }).click();
      await page.getByRole('heading', { name: '请假台账' }).waitFor();
      expect(await axeProblems(page)).toEqual([]);

      await store({ detailedApplyId: 'none' });
      await page.reload();
      await page.getByText('内部模块错误').waitFor();
      expect(errors).toEqual([]);
      await page.getByRole('button', { name: '重新登录' }).click();
      await page.waitForURL(`${base}/user/login`);
      await fill(page, 'school01');
      await page.waitForURL(`${base}/dashboard`);
      expect(await page.evaluate(() => localStorage.getItem('detailedApplyId'))).toBeNull();
      await close();
    },
  );
});
