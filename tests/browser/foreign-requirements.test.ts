import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, openPage, type OpenPage } from '../_util/browser.ts';
import { begin, enter, fill, menuOf, moveTo, openOwn, pathOf, says } from '../_util/foreign-visit.ts';
import { atLength } from '../_util/scale.ts';
import { GENERIC } from '../fixtures/foreign-server/generic.ts';
import { WELCOME_SYSTEM } from '../fixtures/foreign-server/menu.ts';
import type { Reply } from '../fixtures/foreign-server/school.ts';
import { startForeignServer, type ForeignServer, type Instead } from '../fixtures/foreign-server/server.ts';

const { 'GET /api/Data/Schema': _schema, ...ROWS } = GENERIC;

/** Speaks section 7 and nothing else, and lets portals send people here. */
let strict: ForeignServer;
/** Has our calls over rows beside it. */
let rows: ForeignServer;
let browser: Browser;
let opened: OpenPage;
let page: Page;

beforeAll(async () => {
  strict = await startForeignServer({ config: { ssoFromPortal: ['LY', 'YM', 'ZX', 'school'] } });
  rows = await startForeignServer({ further: ROWS });
  browser = await launchBrowser();
  opened = await openPage(browser, { width: 1440, height: 900 });
  page = opened.page;
  page.setDefaultTimeout(45_000);
});
afterAll(async () => {
  await browser?.close();
  await strict?.close();
  await rows?.close();
});

/** Undoes what a test had the strict server answer. */
let undoing: (() => void)[] = [];
const instead = (answer: Instead) => void undoing.push(strict.instead(answer));
const takeBack = () => {
  for (const undo of undoing) undo();
  undoing = [];
};
afterEach(takeBack);

/** Answers a call of the strict server in another way until it is taken back. */
const answering = (name: string, reply: Reply) =>
  instead(({ call }) => (call.endsWith(`/${name}`) ? reply : undefined));
const kept = (names: readonly string[]) =>
  page.evaluate((all) => all.filter((name) => localStorage.getItem(name) !== null), names);

describe('who comes in', () => {
  it('A03: a sub-system keeps its title', async () => {
    await enter(page, strict, '/', { ssoUrl: 'https://yx.example.edu.cn', systemFlag: WELCOME_SYSTEM });
    await menuOf(page).getByText('迎新流量').waitFor();
    await page.waitForFunction(() => document.title.includes('迎新系统'));
  });

  atLength(
    'A04: a weak password is changed in the dialog that cannot be left, and with it the session ends',
    async () => {
      await begin(page, strict);
      await fill(page, 'weak01');
      const dialog = page.getByRole('dialog', { name: '修改密码' });
      await dialog.getByText('密码过于简单，请修改').waitFor();
      await page.keyboard.press('Escape');
      await page.reload();
      await dialog.waitFor();
      expect(await dialog.getByRole('button', { name: /取\s*消/ }).count()).toBe(0);
      await dialog.getByLabel('旧密码').fill('Lantern-River-27');
      await dialog.getByLabel('新密码', { exact: true }).fill('Harbour-Stone-31');
      await dialog.getByLabel('确认密码').fill('Harbour-Stone-32');
      await dialog.getByRole('button', { name: /确\s*定/ }).click();
      await page.getByText('新密码与确认密码不一致').first().waitFor();
      await dialog.getByLabel('确认密码').fill('Harbour-Stone-31');
      await dialog.getByRole('button', { name: /确\s*定/ }).click();
      await page.waitForURL((url) => url.pathname === '/user/login');
      await page.getByLabel('账号', { exact: true }).waitFor();
      expect(await kept(['Admin-Token', 'TrueName', 'btnList'])).toEqual([]);
      await fill(page, 'weak01', 'Harbour-Stone-31');
      await menuOf(page).waitFor();
    },
  );

  it.each([
    ['/user/loginYm?code=known', 'SSOAuthByYM', { code: 'known' }],
    ['/user/LoginYm?code=known', 'SSOAuthByYM', { code: 'known' }],
    ['/user/ZXLogin?ticket=known', 'SSOAuthByZX', { ticket: 'known' }],
    ['/user/loginLy?code=known', 'SSOAuthByLy', { code: 'known' }],
    [
      '/user/ssoLogin?ClientCode=school&ticket=known',
      'SSOGetThreenUserLogin',
      { ClientCode: 'school', Ticket: 'known' },
    ],
  ])('A06: %s lets in by %s', async (address, call, input) => {
    strict.asked.length = 0;
    await begin(page, strict, address);
    await menuOf(page).waitFor();
    expect(
      strict.asked.filter((asked) => asked.call.endsWith(`/${call}`)).map((asked) => asked.input),
    ).toEqual([input]);
  });

  it('A06: a password is asked for by mail; WeChat and a second factor, which section 7 has no call for, are told as not there', async () => {
    await begin(page, strict, '/user/Retrieve');
    await page.getByLabel('账号', { exact: true }).fill('teacher01');
    await page.getByLabel('邮箱', { exact: true }).fill('a@example.edu.cn');
    await page.getByRole('img', { name: '验证码图片，点击换一张' }).waitFor();
    await page.getByLabel('验证码', { exact: true }).fill('1234');
    await page.getByRole('button', { name: '发送邮件' }).click();
    await page.getByText('如信息匹配，重置邮件已发送').waitFor();
    expect(strict.asked.findLast(({ call }) => call.endsWith('/EmailGetPwd'))?.input).toMatchObject({
      LoginName: 'teacher01',
      Email: 'a@example.edu.cn',
    });
    for (const address of ['/QYWXlogin', '/LoginWX']) {
      await begin(page, strict, address);
      await page.locator('h2', { hasText: '未启用该登录方式' }).waitFor();
      await page.getByRole('link', { name: '返回登录' }).waitFor();
    }
    await begin(page, strict, '/verifyCode');
    await page.getByText('您还没有登录').waitFor();
  });

  it('A08: a route with a permission list is for its roles and for admin; buttons are those of their route', async () => {
    await enter(page, strict, '/WorkflowDesigner/index');
    await page.getByRole('heading', { name: '抱歉，你无权访问该页面' }).waitFor();
    answering('GetLoginBaseInfo', {
      code: 0,
      text: '',
      value: { Id: '17', TrueName: '张老师', roles: ['admin'] },
    });
    await enter(page, strict, '/WorkflowDesigner/index');
    await page.getByRole('heading', { name: '流程设计器' }).first().waitFor();
    expect(pathOf(page)).toBe('/WorkflowDesigner/index');
    takeBack();
    await enter(page, strict, '/base/campus');
    await page.getByRole('button', { name: '校园地图' }).waitFor();
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('btnList') ?? '{}') as object);
    expect(Object.entries(stored).flatMap(([name, list]) => ((list as []).length > 0 ? [name] : []))).toEqual(
      ['13'],
    );
    await page.goto(`${strict.url}/tool/desktop`);
    await page.getByText('图书馆').first().waitFor();
    expect(await page.getByRole('button', { name: '校园地图' }).count()).toBe(0);
  });
});

describe('where addresses lead', () => {
  it('G02: a page that is not public asks for the login and comes back to the full address', async () => {
    await begin(page, strict, '/tool/desktop?a=1#b');
    await page.getByLabel('账号', { exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/tool/desktop?a=1#b');
    await fill(page, 'teacher01');
    await menuOf(page).waitFor();
    expect(page.url()).toBe(`${strict.url}/tool/desktop?a=1#b`);
  });

  atLength(
    'G03: register, registerResult and both forms stay open after an expiry, as the whitelist does; others do not',
    async () => {
      const stays = [
        '/form/baseform?f=orientation/school-page',
        '/form/base-form?f=orientation/school-page',
        '/xgMessageBoard/messageBoardByWX',
        '/welcomeSchool/WelcomNewStudent/WelcomePage',
      ];
      for (const path of stays) {
        await enter(page, strict, '/tool/desktop');
        await menuOf(page).waitFor();
        // The page before may still wait for answers: the session ends for what this page asks alone.
        instead(({ call, headers }) =>
          headers.referer === strict.url + path && /\/(Data|Orientation)\//.test(call)
            ? { code: 999, text: '登录已过期', value: null }
            : undefined,
        );
        await moveTo(page, path);
        await says(page, 'Token过期，请重新登录').waitFor();
        expect([page.url(), await kept(['Admin-Token'])]).toEqual([strict.url + path, ['Admin-Token']]);
        takeBack();
      }
      for (const path of ['/user/register', '/user/registerResult']) {
        await enter(page, strict, path);
        await page.getByRole('heading').first().waitFor();
        expect(page.url()).toBe(strict.url + path);
      }
      await enter(page, strict, '/tool/desktop');
      await menuOf(page).waitFor();
      await page.waitForLoadState('networkidle');
      strict.school.endAll();
      await moveTo(page, '/analysis');
      await page.waitForURL((url) => url.pathname === '/user/login');
    },
  );

  it('R20: /noauth leads to /test/home, which has content; the guide of binding opens in a tab with pdf', async () => {
    await begin(page, strict, '/noauth');
    await page.getByRole('heading', { name: '欢迎使用' }).waitFor();
    expect(pathOf(page)).toBe('/test/home');
    await enter(page, strict, '/tool/desktop');
    const [guide] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('banner').getByRole('link', { name: '微信绑定说明' }).click(),
    ]);
    await guide.waitForURL(`${strict.url}/set/BindWebChat?pdf=1`);
    await guide.getByRole('heading', { name: '绑定操作说明' }).waitFor();
    await guide.close();
  });
});

describe('what is kept and told', () => {
  const KEYS =
    'Admin-Token TrueName loginInfo HomeUrl configuration myUpLoad myDownList businessList btnList userIds schoolFlag'.split(
      ' ',
    );

  it('Q09: the keys of the specification are written, and those of the session go with it', async () => {
    await begin(page, strict);
    await fill(page, 'teacher01');
    await menuOf(page).waitFor();
    for (const name of ['我的下载', '我的上传']) {
      await openOwn(page, name);
      const dialog = page.getByRole('dialog', { name });
      await dialog.getByRole('row').nth(1).waitFor();
      await dialog.locator('.ant-modal-close').click();
      await dialog.waitFor({ state: 'hidden' });
    }
    await expect.poll(() => kept(KEYS)).toEqual(KEYS);
    await openOwn(page, '退出登录');
    await page.waitForURL((url) => url.pathname === '/user/login');
    await page.getByLabel('账号', { exact: true }).waitFor();
    expect((await kept(KEYS)).filter((name) => !['HomeUrl', 'configuration'].includes(name))).toEqual([]);
  });

  atLength(
    'Q04: every code of the catalogue is what the specification says, out of the user’s own dialog',
    async () => {
      await enter(page, strict, '/tool/desktop');
      await openOwn(page, '修改密码');
      const dialog = page.getByRole('dialog', { name: '修改密码' });
      for (const label of ['旧密码', '新密码', '确认密码'])
        await dialog.getByLabel(label, { exact: true }).fill('Abc-12345');
      const mail = dialog.getByLabel('邮箱');
      if ((await mail.count()) > 0) await mail.fill('a@example.edu.cn');
      const refuse = async (code: number, text: string) => {
        answering('ChangeUserPwd', { code, text, value: null });
        const answered = page.waitForResponse((response) => response.url().endsWith('/ChangeUserPwd'));
        await dialog.getByRole('button', { name: /确\s*定/ }).click();
        await (await answered).finished();
        await page.locator('.ant-modal .ant-btn-loading').waitFor({ state: 'detached' });
        takeBack();
      };
      for (const code of [2, 4242]) {
        await refuse(code, `学校的说法${code}`);
        await says(page, `学校的说法${code}`).waitFor();
      }
      for (const code of [500, 3001]) {
        await refuse(code, `无声${code}`);
        expect(await page.getByText(`无声${code}`).count()).toBe(0);
      }
      await refuse(1001, '请先完善个人信息');
      const modal = page.getByRole('dialog', { name: '提示' });
      await modal.getByText('请先完善个人信息').waitFor();
      await modal.getByRole('button').click();
      await modal.waitFor({ state: 'detached' });
      await refuse(90002, '系统维护中-----22:00');
      await page.locator('[data-text="系统维护中"]').getByRole('button', { name: '关闭' }).click();
      await refuse(90002, '/analysis');
      await page.waitForURL(`${strict.url}/analysis`);
    },
  );

  it('C01: a page that comes empty steps back and asks again; the size is changed; one page has no pager', async () => {
    await enter(page, rows, '/base/campus');
    await page.getByText('第10校区').first().waitFor();
    await page.getByRole('button', { name: /下一页/ }).click();
    await page.getByText('第12校区').first().waitFor();
    const pages = () =>
      rows.asked
        .filter(({ call }) => call.endsWith('/Data/List'))
        .map(({ input }) => [input['PageIndex'], input['PageSize']]);
    const size = page.getByLabel('每页条数');
    for (const [chosen, asked] of [
      ['20', [1, 20]],
      ['10', [1, 10]],
    ] as const) {
      await size.selectOption(chosen);
      await expect.poll(() => pages().at(-1)).toEqual(asked);
    }
    await page.getByRole('button', { name: /下一页/ }).click();
    await page.getByText('第12校区').first().waitFor();
    rows.school.campuses.length = 10;
    rows.asked.length = 0;
    await page.getByRole('button', { name: '刷新' }).click();
    await page.getByText('第10校区').first().waitFor();
    expect(pages()).toEqual([
      [2, 10],
      [1, 10],
    ]);
    await page.getByRole('button', { name: /下一页/ }).waitFor({ state: 'detached' });
  });
});
