import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, openPage, type OpenPage } from '../_util/browser.ts';
import {
  begin,
  closeOwn,
  enter,
  faultInPage,
  faultOf,
  fill,
  menuOf,
  moveTo,
  openOwn,
} from '../_util/foreign-visit.ts';
import { atLength, scaled } from '../_util/scale.ts';
import { walkedRoutes } from '../_util/route-shapes.ts';
import { DIALECTS } from '../fixtures/foreign-server/dialects.ts';
import { GENERIC } from '../fixtures/foreign-server/generic.ts';
import { mutated, mutationAt, say } from '../fixtures/foreign-server/mutations.ts';
import { startForeignServer, type ForeignServer } from '../fixtures/foreign-server/server.ts';

const { 'GET /api/Data/Schema': _schema, ...ROWS } = GENERIC;

let strict: ForeignServer;
let wider: ForeignServer;
/** Has our calls over rows and tells no schemas: its pages are those that the browser side carries. */
let rows: ForeignServer;
let browser: Browser;
let shared: OpenPage;

beforeAll(async () => {
  strict = await startForeignServer();
  wider = await startForeignServer({ further: GENERIC });
  rows = await startForeignServer({ further: ROWS });
  browser = await launchBrowser();
  shared = await openPage(browser, { width: 1440, height: 900 });
  shared.page.setDefaultTimeout(45_000);
});
afterAll(async () => {
  await browser?.close();
  await strict?.close();
  await wider?.close();
  await rows?.close();
});

describe('pages', () => {
  atLength(
    'G02, R19, R20: every whitelisted page opens on a server that knows none of them, and none is a 404',
    async () => {
      const { page } = shared;
      strict.speak(DIALECTS[0]!);
      await begin(page, strict, '/StudyRoom/WXStudyRoomAppointment');
      await page.getByRole('heading').first().waitFor();
      const found: string[] = [];
      shared.errors.length = 0;
      for (const { path, layout, redirect, exception, ticket, pageIn, public: isPublic } of walkedRoutes) {
        // Which page a form is, only its address tells.
        if (exception !== undefined || !isPublic || pageIn !== undefined) continue;
        if (layout === 'login' || redirect !== undefined) await page.goto(strict.url + path);
        else await moveTo(page, path);
        const fault = await faultOf(shared);
        // What is about one person asks who that is, and this server gives no tickets; nothing else asks for the login.
        const who = page.locator('[data-own-page]');
        if (ticket !== undefined) await who.getByRole('link', { name: '去登录' }).waitFor();
        else if ((await who.count()) > 0) found.push(`${path} asks for the login`);
        const text = await page.evaluate(() => document.body.innerText);
        if (fault !== '') found.push(`${path}: ${fault}`);
        if (/你访问的页面不存在|无权访问/.test(text)) found.push(`${path}: ${text.slice(0, 60)}`);
        shared.errors.length = 0;
      }
      expect(found).toEqual([]);
    },
  );
});

describe('routes of somebody who is signed in', () => {
  it('R01, R14, R19: each opens on a server that knows none of them; none is white, English or a 404', async () => {
    const { page } = shared;
    strict.speak(DIALECTS[0]!);
    await enter(page, strict, '/tool/desktop');
    await menuOf(page).waitFor();
    const found: string[] = [];
    shared.errors.length = 0;
    let walked = 0;
    for (const { path, layout, redirect, exception, permission, pageIn } of walkedRoutes) {
      if (exception !== undefined || redirect !== undefined || layout === 'login' || layout === 'window')
        continue;
      // A short code is resolved by our server alone.
      if (path.includes('{')) continue;
      await moveTo(page, pageIn === undefined ? path : `${path}?${pageIn}=orientation/school-page`);
      const fault = await faultInPage(shared);
      const said = await page.locator('main').last().innerText();
      if (fault !== '') found.push(`${path}: ${fault}`);
      if (/你访问的页面不存在/.test(said)) found.push(`${path}: ${said.slice(0, 60)}`);
      if (/无权访问/.test(said) && permission === undefined) found.push(`${path}: ${said.slice(0, 60)}`);
      walked += 1;
    }
    expect(found).toEqual([]);
    expect(walked).toBeGreaterThan(scaled(70, 25));
  });
});

describe('Q10: answers that are not as they should be', () => {
  const CALLS = [
    'GetManUserLogin',
    'JudgePassword',
    'LoadMenuByUser',
    'GetLoginBaseInfo',
    'GetTitleAndImg',
    'GetMyDesktopTool',
  ];
  const COUNT = scaled(400, 6);
  /** Two thousand answers take their time. */
  const LONG = scaled({ timeout: 3_600_000 }, {});

  it(`A03, A04: ${COUNT} of them leave no white page, no English exception and no trap`, LONG, async () => {
    const { page } = shared;
    wider.speak(DIALECTS[0]!);
    const found: string[] = [];
    for (let turn = 0; turn < COUNT; turn += 1) {
      const name = CALLS[turn % CALLS.length]!;
      let what = '';
      shared.errors.length = 0;
      wider.spoil((sent, call) => {
        if (!call.endsWith(`/${name}`)) return sent;
        const mutation = mutationAt(sent, Math.floor(turn / CALLS.length));
        what = say(mutation);
        return mutated(sent, mutation);
      });
      if (name === 'GetManUserLogin') {
        await begin(page, wider);
        await fill(page, Math.floor(turn / CALLS.length) % 2 === 0 ? 'teacher01' : 'weak01');
        await page.getByText('正在登录...').waitFor({ state: 'hidden' });
      } else await enter(page, wider, '/tool/desktop');
      const fault = await faultOf(shared);
      if (fault !== '') found.push(`${name} ${what}: ${fault}`);
    }
    wider.spoil(undefined);
    expect(found).toEqual([]);
  });

  /** Where each answer is asked for without loading the page anew: an address, or an entry of the user's own menu. */
  const ASKED: readonly (readonly [call: string, address: string])[] = [
    ['GetMyDesktopTool', '/tool/desktop'],
    ['month-bar', '/analysis'],
    ['Data/List', '/base/campus'],
    ['Data/Get', '/page/core/campus-form?Id=1'],
    ['GetSYSToolListByFilter', '/page/app-center/tools'],
    ['GetToolInfoById', '/page/app-center/tool-form?Id=1'],
    ['GetBackLogList', '/page/system/backlog-list'],
    ['LoadManUserListByFilter', '/page/system/user-list'],
    ['GetCommentList', '/page/app-center/tool-info?Id=1'],
    ['GetDownTaskList', '我的下载'],
    ['GetInPutTaskList', '我的上传'],
    ['IsBingWX', '企业微信绑定管理'],
  ];
  const IN_PLACE = scaled(1_500, ASKED.length);

  it(`Q04, S13, C01: nor do ${IN_PLACE} of those that are asked for while the page stays`, LONG, async () => {
    const { page } = shared;
    rows.speak(DIALECTS[0]!);
    await enter(page, rows, '/tool/desktop');
    await menuOf(page).waitFor();
    const found: string[] = [];
    shared.errors.length = 0;
    for (let turn = 0; turn < IN_PLACE; turn += 1) {
      const [name, address] = ASKED[turn % ASKED.length]!;
      let what = '';
      rows.spoil((sent, call) => {
        if (!call.endsWith(name)) return sent;
        const mutation = mutationAt(sent, Math.floor(turn / ASKED.length));
        what = say(mutation);
        return mutated(sent, mutation);
      });
      if (address.startsWith('/')) await moveTo(page, address, turn);
      else await openOwn(page, address);
      await expect.poll(() => what, { interval: 5, message: `${name} at ${address}` }).not.toBe('');
      const fault = await faultInPage(shared);
      if (fault !== '') found.push(`${name} ${what}: ${fault}`);
      if (!address.startsWith('/')) await closeOwn(page);
      // A fault that ended the session or left the page: the next one begins from the start.
      const isHere = await page.evaluate(() => document.querySelector('nav[aria-label="菜单"]') !== null);
      if (!isHere) await enter(page, rows, '/tool/desktop').then(() => menuOf(page).waitFor());
    }
    rows.spoil(undefined);
    expect(found).toEqual([]);
  });
});
