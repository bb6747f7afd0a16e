import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { calls } from '../../src/contract/generated/calls.ts';
import type { OpenPage } from '../_util/browser.ts';
import {
  delaysOf,
  PATIENCE,
  pathOf,
  says,
  startVisitors,
  storedNames,
  tokenOf,
  type Visitors,
} from '../_util/visitors.ts';
import type { Scripted } from '../_util/school-server.ts';
import { atLength } from '../_util/scale.ts';
import { illServer } from './errors/ill-server.ts';

const LOST = '页面加载失败，请检查网络后重试';
let visitors: Visitors;
const open = () => visitors.open();
const enter = (page: Page, name: string, path: string) => visitors.enter(page, name, path);
const cameTo = (path: string) => visitors.existing.came.filter((call) => call.path === path);

beforeAll(async () => {
  visitors = await startVisitors();
});
afterEach(() => visitors.existing.forget());
afterAll(() => visitors?.close());

describe('the error catalogue, from the answer to what is seen', () => {
  let opened: OpenPage;
  let page: Page;
  beforeAll(async () => {
    opened = await open();
    page = opened.page;
    await enter(page, 'school01', '/base/major');
    await page.getByRole('heading', { name: '专业管理' }).waitFor();
    await page.getByRole('button', { name: /^用户/ }).click();
    await page.getByRole('menuitem', { name: '修改密码' }).click();
    const dialog = page.getByRole('dialog', { name: '修改密码' });
    for (const label of ['旧密码', '新密码', '确认密码'])
      await dialog.getByLabel(label, { exact: true }).fill('Abc-12345');
  });
  afterAll(() => opened?.close());

  /** Has the password dialog's call answered this way. @returns how long what was said about it stands, in milliseconds; nothing for what stays */
  async function refuse(scripted: Scripted): Promise<number[]> {
    visitors.existing.answer(calls.UserAuth.ChangeUserPwd.path, scripted, 1);
    const before = (await delaysOf(page)).length;
    const url = visitors.existing.url + calls.UserAuth.ChangeUserPwd.path;
    const answered = page.waitForResponse((response) => response.url() === url);
    await page
      .getByRole('dialog', { name: '修改密码' })
      .getByRole('button', { name: /确\s*定/ })
      .click();
    await (await answered).finished();
    // The button is free again once the refusal has been told.
    await page.locator('.ant-modal .ant-btn-loading').waitFor({ state: 'detached' });
    return (await delaysOf(page)).slice(before);
  }

  it.each([
    ['Q04: 2 shows RequestMsg', { code: 2, text: '原密码不正确' }, ['原密码不正确']],
    [
      'Q04: any other code shows it too',
      { code: 4242, text: '学校的服务器另有说法' },
      ['学校的服务器另有说法'],
    ],
    ['Q04: 2 without a word says the number', { code: 2, text: '' }, ['操作未成功（错误码 2）']],
    ['Q03: HTTP 403 is a notice', { status: 403, code: 2, text: '无权修改' }, ['Forbidden', '无权修改']],
    ['Q03: HTTP 403 without a word', { status: 403, code: 2, text: '' }, ['没有权限执行该操作']],
    [
      'Q03: HTTP 401 with a login flag is only a notice',
      { status: 401, code: 999, value: { isLogin: true } },
      ['Unauthorized', 'Authorization verification failed'],
    ],
    ['Q03: HTTP 429', { status: 429, code: 2 }, ['接口请求过于频繁，请等待5s后重试']],
    [
      'what is no envelope',
      { status: 502, body: '<h1>Bad Gateway</h1>' },
      ['服务器暂时无法连接（502），请稍后重试'],
    ],
  ] as [string, Scripted, string[]][])('%s for 5 s', async (_, scripted, texts) => {
    const stands = await refuse(scripted);
    for (const text of texts) await says(page, text).waitFor();
    expect(stands).toEqual([5_000]);
    expect(await tokenOf(page)).not.toBeNull();
  });

  it.each([500, 3001])('Q04: %i says nothing', async (code) => {
    expect(await refuse({ code, text: `无声${code}` })).toEqual([]);
    expect(await page.getByText(`无声${code}`).count()).toBe(0);
  });

  it('Q04: 1001 is a modal with an OK button', async () => {
    await refuse({ code: 1001, text: '请先完善个人信息' });
    const modal = page.getByRole('dialog', { name: '提示' });
    await modal.getByText('请先完善个人信息').waitFor();
    expect(await modal.getByRole('button').allTextContents()).toEqual(['确定']);
    await modal.getByRole('button').click();
    await modal.waitFor({ state: 'detached' });
  });

  it('Q04: 90002 with a separator stays, and without one leads only where it may', async () => {
    await refuse({ code: 2, text: '原密码不正确' });
    const stands = await refuse({ code: 90002, text: '系统维护中-----22:00' });
    const note = page.locator('[data-text="系统维护中"]');
    // What goes by itself stands below, so that the button stays where the pointer is.
    expect(await note.evaluate((one) => one.previousElementSibling?.textContent)).toBeUndefined();
    await note.getByRole('button', { name: '关闭' }).click();
    await note.waitFor({ state: 'detached' });
    expect(stands).toEqual([]);
    // oxlint-disable-next-line no-script-url -- an address that must be refused
    await refuse({ code: 90002, text: 'javascript:document.title="x"' });
    await says(page, '服务器要求跳转的地址不安全，已拦截').waitFor();
    await refuse({ code: 90002, text: `${visitors.existing.url}/elsewhere` });
    const asked = page.getByRole('dialog', { name: '即将离开本平台' });
    await asked.getByText(new URL(visitors.existing.url).host).waitFor();
    await asked.getByRole('button', { name: '取消' }).click();
    await asked.waitFor({ state: 'detached' });
    expect(pathOf(page)).toBe('/base/major');
    visitors.existing.answer(calls.UserAuth.ChangeUserPwd.path, { code: 90002, text: '/base/year' }, 1);
    await page
      .getByRole('dialog', { name: '修改密码' })
      .getByRole('button', { name: /确\s*定/ })
      .click();
    await page.getByRole('heading', { name: '学年学期' }).waitFor();
    expect(page.url()).toBe(`${visitors.base}/base/year`);
  });

  it('Q04: 6001 asks the person to prove who he is, 5001 is handed to the page', async () => {
    visitors.existing.answer(
      calls.Data.Delete.path,
      {
        code: 5001,
        value: { SuccessCount: 0, FailCount: 1, Fails: [{ Id: '1', Message: '该专业下有学生' }] },
      },
      1,
    );
    await page.goto(`${visitors.base}/base/major`);
    const row = page.getByRole('row').nth(1);
    const remove = async () => {
      await row.getByRole('button', { name: '删除' }).click();
      await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
    };
    await remove();
    await page.getByText('该专业下有学生').waitFor();
    await page.keyboard.press('Escape');
    visitors.existing.answer(calls.Data.List.path, { code: 6001, text: '该操作需要验证身份' }, 1);
    await page.goto(`${visitors.base}/base/major`);
    await page.waitForURL((url) => url.pathname === '/verifyCode');
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/base/major');
  });

  it('Q03: faults of the browser go to the web log, once, and 429 of it is not worth a word', async () => {
    const path = calls.BusinessLog.AddWebLog.path;
    await page.goto(`${visitors.base}/base/major?secret=1`);
    await page.getByRole('heading', { name: '专业管理' }).waitFor();
    visitors.existing.answer(path, { status: 429, code: 2 });
    const answered = page.waitForResponse((response) => response.url() === visitors.existing.url + path);
    const fail = () => page.evaluate(() => void setTimeout(() => void Promise.reject(new TypeError('boom'))));
    await fail();
    await fail();
    await (await answered).finished();
    expect(cameTo(path).map(({ body }) => JSON.parse(body))).toEqual([
      { RouteName: '/base/major', Action: 'TypeError', Content: expect.stringContaining('boom') },
    ]);
    expect(await page.locator('[data-text]').count()).toBe(0);
  });
});

describe('sessions', () => {
  /** Nobody's name, token or work is left; what the login page asked for again is not personal. */
  const leftBehind = async (page: Page) =>
    (await storedNames(page)).filter(
      (name) => !/^(pro__|storageVersion$|configuration$|serverFeatures$)/.test(name),
    );
  const logOut = async (page: Page) => {
    await page.getByRole('button', { name: /^用户/ }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
  };

  it('Q03, A02: an expired, a revoked and a refused session end, and lead back to the page', async () => {
    const { page, close } = await open();
    const menu = page.getByRole('navigation', { name: '菜单' });
    for (const end of ['revoked', 'refused'] as const) {
      const token = await enter(page, 'school01', '/base/major');
      // Its rows have come: the refusal is for what the next page asks.
      await page.getByRole('row').nth(1).waitFor();
      const client = visitors.school.client();
      client.token = token;
      if (end === 'revoked') await client.call('UserAuth/UserLoginOut', {});
      else visitors.existing.answer(calls.Data.List.path, { status: 401, code: 999 }, 1);
      await menu.getByRole('menuitem', { name: '班级管理' }).click();
      if (end === 'refused') await says(page, 'Authorization verification failed').waitFor();
      await page.waitForURL((url) => url.pathname === '/user/login');
      expect(new URL(page.url()).searchParams.get('redirect')).toBe('/base/class');
      expect(await leftBehind(page)).toEqual([]);
    }
    await close();
  });

  it('G03, Q04: 999 on a page that stays open is only told', async () => {
    const { page, close } = await open();
    visitors.existing.answer(calls.UserRole.LoadMenuByUser.path, { code: 999, text: '登录已过期' });
    await enter(page, 'school01', '/StudyRoom/WXAppointmentRecord');
    await says(page, 'Token过期，请重新登录').waitFor();
    await page.getByRole('main').waitFor();
    expect(pathOf(page)).toBe('/StudyRoom/WXAppointmentRecord');
    await close();
  });

  atLength(
    'A02: tabs agree; logging out needs no server, leaves nothing, and Back shows nothing',
    async () => {
      const { page, close } = await open();
      await enter(page, 'school01', '/base/major');
      await page.getByRole('heading', { name: '专业管理' }).waitFor();
      const other = await page.context().newPage();
      other.setDefaultTimeout(PATIENCE);
      await other.goto(`${visitors.base}/base/class`);
      await other.getByRole('heading', { name: '班级管理' }).waitFor();

      visitors.existing.answer(calls.SysInfo.GetTitleAndImg.path, {
        code: 0,
        value: {
          Academy: '示范农业大学',
          WebTitle: '平台',
          SYSLoginUrl: `${visitors.base}/user/login?from=portal`,
        },
      });
      await page.reload();
      await page.getByRole('heading', { name: '专业管理' }).waitFor();
      await page.waitForFunction(() => localStorage.getItem('configuration')?.includes('portal'));
      expect(await storedNames(page)).toEqual(expect.arrayContaining(['HomeUrl', 'TrueName', 'btnList']));
      expect(await page.evaluate(() => localStorage.getItem('HomeUrl'))).toBe(visitors.existing.url);
      visitors.existing.answer(calls.UserAuth.UserLoginOut.path, 'silence');
      await logOut(page);
      await page.waitForURL(`${visitors.base}/user/login?from=portal`);
      await other.waitForURL((url) => url.pathname === '/user/login');
      for (const tab of [page, other]) expect(await leftBehind(tab)).toEqual([]);
      await page.goBack();
      await page.waitForURL((url) => url.pathname === '/user/login');
      await page.getByLabel('账号', { exact: true }).waitFor();
      expect(await page.getByText('专业管理').count()).toBe(0);
      // A server that says nothing of first passwords has nothing said of them.
      expect(await page.getByText('初始密码').count()).toBe(0);

      // A login in one tab brings the other one in; another user there takes over here.
      await enter(other, 'school01', '/base/class');
      await page.waitForURL((url) => url.pathname !== '/user/login');
      await page.getByRole('button', { name: /^用户/ }).waitFor();
      await other.goto('about:blank');
      await enter(other, 'college01', '/base/class');
      const name = await other.getByRole('button', { name: /^用户/ }).textContent();
      await page.getByRole('button', { name: /^用户/ }).filter({ hasText: name! }).waitFor();
      await close();
    },
  );
});

describe('a connection that comes and goes', () => {
  it('Q04: what a page that was left still waited for is cancelled, without a word', async () => {
    const { page, errors, close } = await open();
    await enter(page, 'school01', '/base/major');
    // The list of this page is there, so that the silence meets the next one.
    await page.getByRole('row').nth(1).waitFor();
    visitors.existing.answer(calls.Data.List.path, 'silence', 1);
    const menu = page.getByRole('navigation', { name: '菜单' });
    await menu.getByRole('menuitem', { name: '班级管理' }).click();
    const asked = await vi.waitFor(
      () => {
        const call = cameTo(calls.Data.List.path).find(({ body }) => body.includes('core/ClassInfo'));
        expect(call).toBeDefined();
        return call!;
      },
      { timeout: PATIENCE, interval: 50 },
    );
    await menu.getByRole('menuitem', { name: '专业管理' }).click();
    await vi.waitFor(() => expect(asked.isGone).toBe(true), { timeout: PATIENCE, interval: 50 });
    await page.getByRole('row').nth(1).waitFor();
    expect([await page.locator('[data-text]').count(), errors]).toEqual([0, []]);
    await close();
  });

  it('a form keeps what was typed while the network is away; a lost answer writes one row', async () => {
    const { page, close } = await open();
    await enter(page, 'school01', '/base/org');
    await page.getByRole('tab', { name: '校区' }).click();
    await page.getByRole('button', { name: '新增' }).click();
    await page.getByLabel('校区名称').fill('网络校区');
    await page.context().setOffline(true);
    await says(page, '网络已断开').waitFor();
    await page.getByRole('button', { name: /保\s*存/ }).click();
    await says(page, '网络连接失败，请检查网络后重试').waitFor();
    await page.context().setOffline(false);
    await says(page, '网络已恢复').waitFor();
    expect(await says(page, '网络已断开').count()).toBe(0);
    expect(await page.getByLabel('校区名称').inputValue()).toBe('网络校区');
    visitors.existing.answer(calls.Data.Save.path, 'lost', 1);
    await page.getByRole('button', { name: /保\s*存/ }).click();
    await page.getByRole('cell', { name: '网络校区' }).waitFor();
    const keys = cameTo(calls.Data.Save.path).map(({ headers }) => headers['x-idempotency-key']);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    const rows = await visitors.school.database.query(
      `SELECT 1 FROM "Campus" WHERE "CampusName" = '网络校区'`,
    );
    expect(rows.rowCount).toBe(1);
    await close();
  });
});

illServer(() => visitors);

describe('Q05: parts of the program that do not come', () => {
  const FORM_SCRIPT = /\/assets\/form-[\w-]{8}\.js$/;
  const FORM_STYLE = /\/assets\/form-[\w-]{8}\.css$/;

  it('a script: what was typed is put by, the page is loaded anew once, then there is a way to do it oneself', async () => {
    const { page, close } = await open();
    let loads = 0;
    page.on('load', () => (loads += 1));
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.type());
      void dialog.accept();
    });
    // The key of drafts does not come at first either.
    let keys = 0;
    await page.route('**/UserAuth/GetDraftKey**', (route) => {
      keys += 1;
      return keys === 1 ? route.fulfill({ status: 500 }) : route.continue();
    });
    await enter(page, await visitors.student(), '/leave/apply');
    await vi.waitFor(() => expect(keys).toBeGreaterThan(0), { timeout: PATIENCE, interval: 50 });
    await page.getByLabel('请假事由').fill('回家看望父母');
    await page.route(/\/assets\/MenuSearch-/, (route) => route.abort());
    loads = 0;
    await page.keyboard.press('Control+k');
    const offer = page.getByRole('region', { name: '未保存的草稿' });
    await offer.getByRole('button', { name: '恢复草稿' }).click();
    await expect.poll(() => page.getByLabel('请假事由').inputValue()).toBe('回家看望父母');
    expect([loads, dialogs]).toEqual([1, []]);
    await page.keyboard.press('Control+k');
    // Once more does not help: now it is the person's to say, and what they typed stands as it did.
    await says(page, LOST).getByRole('link', { name: '重新加载' }).waitFor();
    expect(await page.getByLabel('请假事由').inputValue()).toBe('回家看望父母');
    expect(loads).toBe(1);
    await close();
  });

  atLength('a stylesheet that fails, and a script that is not there after 120 s', async () => {
    for (const [file, isLate] of [
      [FORM_STYLE, false],
      [FORM_SCRIPT, true],
    ] as const) {
      const { page, close } = await open();
      let loads = 0;
      page.on('load', () => (loads += 1));
      await enter(page, await visitors.student(), '/leave/my');
      await page.getByRole('navigation', { name: '菜单' }).waitFor();
      let asked = 0;
      if (isLate) await page.clock.install();
      await page.route(file, (route) => {
        asked += 1;
        return isLate ? undefined : route.abort();
      });
      loads = 0;
      await page.goto(`${visitors.base}/leave/apply`);
      for (const round of [1, 2]) {
        await vi.waitFor(() => expect(asked).toBe(round), { timeout: PATIENCE, interval: 50 });
        if (isLate) await page.clock.fastForward(120_000);
      }
      await page.getByRole('alert').getByText(LOST).waitFor();
      expect([loads, asked]).toEqual([2, 2]);
      await page.unroute(file);
      await page.getByRole('button', { name: '重新加载' }).click();
      await page.getByLabel('请假事由').waitFor();
      await close();
    }
  });
});

it('Q06: a browser without a local database is told so, and works as far as it goes', async () => {
  const { page, errors, close } = await open();
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await enter(page, 'school01', '/base/class');
  const alert = page.getByRole('dialog', { name: '提示' });
  await alert.getByText('当前浏览器不支持本地数据库，请使用新版 Chrome 浏览器').waitFor();
  await alert.getByRole('button', { name: '确定' }).click();
  await page.getByRole('row').nth(1).waitFor();
  expect(errors).toEqual([]);
  await close();
});
