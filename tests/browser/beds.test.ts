import { resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginSession } from '../_util/begin-session.ts';
import { launchBrowser, openPage, type OpenPage } from '../_util/browser.ts';
import { startSchool, type TestSchool } from '../_util/server.ts';
import { atLength } from '../_util/scale.ts';
import { axeProblems } from './gallery/axe.ts';

const CHOOSING = '/welcomeSchool/WelcomNewStudent/SelectTheDormitory';
const HUB = '/welcomeSchool/WelcomNewStudent/welcomeFirstPage';
let school: TestSchool;
let browser: Browser;

beforeAll(async () => {
  school = await startSchool({ clientDir: resolve('dist/client'), rateFactor: 0 });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await school?.close();
});

async function signIn(loginName: string, path: string, width: number): Promise<OpenPage> {
  const opened = await openPage(browser, { width, height: width < 576 ? 740 : 900 });
  const { page } = opened;
  page.setDefaultTimeout(45_000);
  const { token } = await school.as(loginName);
  await beginSession(page, school.urls[0]!, { token, path });
  return opened;
}

const shot = (page: Page, name: string) =>
  process.env['SHOTS'] ? page.screenshot({ path: `${process.env['SHOTS']}/${name}.png` }) : undefined;

describe('R15: M01: choosing a bed', () => {
  it('on a phone: a free bed is held, counted down, given back, held again and confirmed, by keys alone', async () => {
    const { page, errors, close } = await signIn('26360000000007', CHOOSING, 375);
    const map = page.getByRole('grid', { name: '选择宿舍' });
    await page.getByText(/^开放时间：/).waitFor();
    const free = map.locator('button[data-free=true]').first();
    await free.focus();
    await shot(page, 'phone-1');
    await page.keyboard.press('Enter');
    await page.getByText(/^已选 /).waitFor();
    await shot(page, 'phone-2');
    const press = async (text: string) => {
      const button = page.getByRole('button', { name: new RegExp(`^${[...text].join('\\s*')}$`) });
      await button.focus();
      await page.keyboard.press('Enter');
    };
    await press('选择');
    await page.getByText('已为你保留').waitFor();
    expect(await page.getByRole('timer').textContent()).toMatch(/^剩余 0[0-3]:[0-5]\d$/);
    await shot(page, 'phone-3');
    expect(await axeProblems(page)).toEqual([]);
    await press('取消');
    await page.getByText('请在图中选择').waitFor();
    await free.focus();
    await page.keyboard.press('Enter');
    await press('选择');
    await page.getByText('已为你保留').waitFor();
    await press('确认选择');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^确\s*定$/ })
      .press('Enter');
    await page.getByText('你已选定').waitFor();
    await page.getByText('床位已确认，如需调整请联系公寓中心').waitFor();
    await map.getByText('本人').waitFor();
    await shot(page, 'phone-4');
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
    await press('返回迎新首页');
    await page.waitForURL((url) => url.pathname === HUB);
    expect(errors).toEqual([]);
    await close();
  });

  atLength('the dormitory office sees who has which bed, and frees one with its reason', async () => {
    const { page, errors, close } = await signIn('dorm01', '/dorm/bed', 1440);
    const map = page.getByRole('grid', { name: '床位资源' });
    await map.waitFor();
    await page.getByRole('tab', { name: '2层' }).click();
    await page.getByRole('tab', { name: '2层', selected: true }).waitFor();
    const chosen = map.getByRole('button', { name: /已预选/ });
    const before = await chosen.count();
    expect(before).toBeGreaterThan(0);
    await chosen.first().click();
    await page.getByRole('button', { name: /^释\s*放$/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('释放原因').fill('家长要求调整');
    await dialog.getByRole('button', { name: /^确\s*定$/ }).click();
    await expect.poll(() => chosen.count()).toBe(before - 1);
    await shot(page, 'office-2');
    expect(errors).toEqual([]);
    await close();
  });
});

describe('R15: M01: a freshman on his phone', () => {
  atLength(
    'welcomeFirstPage: sees what is to be done and why not yet, does one step, and finds it done',
    async () => {
      const { page, errors, close } = await signIn('26360000000006', HUB, 375);
      const step = (name: string) =>
        page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
      await page.getByText('请先完成必办环节：').first().waitFor();
      expect(await step('在线缴费').first().textContent()).toContain('请先完成选择宿舍');
      expect(await step('在线缴费').first().getByRole('link').count()).toBe(0);
      expect(await step('现场报到').first().textContent()).toContain('未到开放时间');
      await page.getByRole('img', { name: '已完成2项，共6项' }).waitFor();
      expect(await axeProblems(page)).toEqual([]);
      await step('军训服装').first().getByRole('link').click();
      await page.waitForURL(/trainingClothe$/);
      await page.getByLabel('身高', { exact: true }).fill('172');
      await page.getByLabel('体重', { exact: true }).fill('80');
      await page.getByText('推荐号型 175').waitFor();
      await page.getByLabel('服装号型', { exact: true }).selectOption('175(2XL)');
      await page.getByLabel('鞋码', { exact: true }).selectOption('41码(255mm)');
      await page.getByLabel('帽号', { exact: true }).selectOption('57');
      await page.getByRole('button', { name: /^提\s*交$/ }).click();
      await page.waitForURL(/welcomeFirstPage$/);
      await page.getByRole('img', { name: '已完成3项，共6项' }).waitFor();
      expect(await step('军训服装').first().textContent()).toContain('已完成');
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
      expect(errors).toEqual([]);
      await close();
    },
  );

  it('entranceEdu: tells the server that reading begins, goes on, ends out of sight, and begins anew', async () => {
    const { rows } = await school.database.query<{ Id: string }>(
      'SELECT "Id" FROM "EntranceEdu" WHERE "IsDeleted" = 0 ORDER BY "Sort" LIMIT 1',
    );
    const path = '/welcomeSchool/WelcomNewStudent/entranceEduDetail';
    const { page, errors, close } = await signIn('26360000000009', HUB, 375);
    // A phone has a way back on every page.
    const back = page.getByRole('button', { name: '返回', exact: true });
    await back.waitFor();
    await page.getByText('入学教育').first().click();
    await page.waitForURL((url) => url.pathname.endsWith('/entranceEdu'));
    await back.press('Enter');
    await page.waitForURL((url) => url.pathname === HUB);
    // What the page sends stands in one order with marks of this test.
    const sent: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      const body = request.postData() ?? '';
      if (pathname.startsWith('/mark-')) sent.push(pathname);
      if (body.includes('orientation.edu.beat'))
        sent.push(body.includes('"Begin":1') ? 'begins' : 'goes on or ends');
    });
    await page.clock.install();
    await page.goto(`${school.urls[0]}${path}?Id=${rows[0]!.Id}`);
    await expect.poll(() => sent).toContain('begins');
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    const turn = (hidden: boolean, mark: string) =>
      page.evaluate(
        ([isHidden, name]) => {
          Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
          void fetch(`/mark-${name}`).catch(() => undefined);
          document.dispatchEvent(new Event('visibilitychange'));
        },
        [hidden, mark] as const,
      );
    const since = (mark: string) => sent.slice(sent.indexOf(`/mark-${mark}`) + 1);
    await turn(true, 'away');
    await expect.poll(() => since('away')).toEqual(['goes on or ends']);
    // Out of sight nothing is credited, however long.
    await page.clock.runFor(120_000);
    await turn(false, 'back');
    await expect.poll(() => since('away')).toEqual(['goes on or ends', '/mark-back', 'begins']);
    await page.clock.runFor(31_000);
    await expect.poll(() => since('back').length).toBeGreaterThan(2);
    expect(
      since('back')
        .slice(1)
        .every((one) => one === 'goes on or ends'),
    ).toBe(true);
    await turn(true, 'gone');
    await expect.poll(() => since('gone')).toEqual(['goes on or ends']);
    expect(errors).toEqual([]);
    await close();
  });
});
