import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import manifest from '../../schemas/menus/routes.json';
import type { RoutesFile } from '../../src/contract/generated/meta.ts';
import { launchBrowser, openPage, type OpenPage } from '../_util/browser.ts';
import { begin, enter, faultOf, fill, moveTo } from '../_util/foreign-visit.ts';
import { scaled } from '../_util/scale.ts';
import { DIALECTS } from '../fixtures/foreign-server/dialects.ts';
import { GENERIC } from '../fixtures/foreign-server/generic.ts';
import { drawing, mutated, mutationsOf, say } from '../fixtures/foreign-server/mutations.ts';
import { startForeignServer, type ForeignServer } from '../fixtures/foreign-server/server.ts';

let strict: ForeignServer;
let wider: ForeignServer;
let browser: Browser;
let shared: OpenPage;

beforeAll(async () => {
  strict = await startForeignServer();
  wider = await startForeignServer({ further: GENERIC });
  browser = await launchBrowser();
  shared = await openPage(browser, { width: 1440, height: 900 });
  shared.page.setDefaultTimeout(45_000);
});
afterAll(async () => {
  await browser?.close();
  await strict?.close();
  await wider?.close();
});

describe('pages', () => {
  const { routes } = manifest as RoutesFile;

  it('G02, R19, R20: every whitelisted page opens on a server that knows none of them, and none is a 404', async () => {
    const { page } = shared;
    strict.speak(DIALECTS[0]!);
    await begin(page, strict, '/quizRank/rank');
    await page.locator('[data-not-built]').waitFor();
    const found: string[] = [];
    shared.errors.length = 0;
    for (const { path, layout, redirect, exception, public: isPublic } of routes) {
      if (exception !== undefined || !isPublic) continue;
      if (layout === 'login' || redirect !== undefined) await page.goto(strict.url + path);
      else await moveTo(page, path);
      const fault = await faultOf(shared);
      const text = await page.evaluate(() => document.body.innerText);
      if (fault !== '') found.push(`${path}: ${fault}`);
      if (/你访问的页面不存在|无权访问/.test(text)) found.push(`${path}: ${text.slice(0, 60)}`);
      shared.errors.length = 0;
    }
    expect(found).toEqual([]);
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
  const COUNT = scaled(400, 24);

  it(`A03, A04: ${COUNT} of them leave no white page, no English exception and no trap`, async () => {
    const { page } = shared;
    wider.speak(DIALECTS[0]!);
    const draw = drawing(17);
    const from = <One>(all: readonly One[]): One => all[Math.floor(draw() * all.length)]!;
    const found: string[] = [];
    for (let turn = 0; turn < COUNT; turn += 1) {
      const name = CALLS[turn % CALLS.length]!;
      let what = '';
      shared.errors.length = 0;
      const drawn = draw();
      wider.spoil((sent, call) => {
        if (!call.endsWith(`/${name}`)) return sent;
        const all = mutationsOf(sent);
        const mutation = all[Math.floor(drawn * all.length)]!;
        what = say(mutation);
        return mutated(sent, mutation);
      });
      if (name === 'GetManUserLogin') {
        await begin(page, wider);
        await fill(page, from(['teacher01', 'weak01']));
        await page.getByText('正在登录...').waitFor({ state: 'hidden' });
      } else await enter(page, wider, '/tool/desktop');
      const fault = await faultOf(shared);
      if (fault !== '') found.push(`${name} ${what}: ${fault}`);
    }
    wider.spoil(undefined);
    expect(found).toEqual([]);
  });
});
