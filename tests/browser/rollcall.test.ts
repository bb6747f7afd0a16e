import { resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, openPage, type OpenPage } from '../_util/browser.ts';
import { PASSWORD, startSchool, type TestSchool } from '../_util/server.ts';
import { axeProblems } from './gallery/axe.ts';

const STUDENT = '202401010101';
const CAMPUS = { longitude: 115.8301, latitude: 28.7655, accuracy: 20 };
const ROLL = '节前在校情况点名';
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

async function signIn(
  loginName: string,
  path: string,
  size: { width: number; height: number },
): Promise<OpenPage> {
  const isPhone = size.width < 576;
  const opened = await openPage(browser, {
    ...size,
    isMobile: isPhone,
    hasTouch: isPhone,
    geolocation: CAMPUS,
  });
  const { page } = opened;
  page.setDefaultTimeout(45_000);
  await page.goto(`${school.urls[0]}${path}`);
  await page.getByLabel('账号', { exact: true }).fill(loginName);
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: /登\s*录/ }).click();
  await page.waitForURL((url) => url.pathname === path);
  return opened;
}

const SURE = /^确\s*定$/;
const card = (page: Page) => page.getByRole('listitem').filter({ hasText: ROLL }).first();

describe('R04 M02 a roll, from the form to the phone and the board', () => {
  it('a student on the phone is told how to allow the place, answers, and sees it', async () => {
    const { page, errors, close } = await signIn(STUDENT, '/later/mySign', { width: 375, height: 740 });
    await card(page)
      .getByRole('button', { name: /^签\s*到$/ })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('没有定位权限').waitFor();
    await dialog.getByRole('button', { name: SURE }).click();
    await dialog.getByText('请先取得当前位置').waitFor();
    expect(await axeProblems(page)).toEqual([]);
    await page.context().grantPermissions(['geolocation']);
    await dialog.getByRole('button', { name: '重新定位' }).click();
    await dialog.getByText('已定位，精度约20米').waitFor();
    await dialog.getByRole('button', { name: SURE }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: '全部记录' }).click();
    await card(page)
      .getByText(/^(已到|迟到)$/)
      .first()
      .waitFor();
    expect(errors).toEqual([]);
    await close();
  }, 200_000);

  it('the counsellor calls whom the board misses, and puts a task in use', async () => {
    const path = '/epidemicMange/laterMange/namingResult';
    const { page, errors, close } = await signIn('fdy001', path, { width: 1440, height: 900 });
    await page.getByRole('row').filter({ hasText: ROLL }).getByText('现场', { exact: true }).click();
    const board = page.getByRole('dialog');
    await board.getByText('各班情况').waitFor();
    const phone = board.locator('a[href^="tel:1"]').first();
    await phone.waitFor();
    expect(await phone.getAttribute('href')).toMatch(/^tel:199\d{8}$/);
    expect(await axeProblems(page)).toEqual([]);
    await page.goto(`${school.urls[0]}/epidemicMange/laterMange/addEditNamingTask`);
    await page.getByLabel('任务名称').fill('周日晚点名');
    await page.getByLabel('点名类型').selectOption('1');
    await page.getByLabel('签到方式').selectOption('3');
    const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    for (const name of ['开始日期', '结束日期']) await page.getByLabel(name).fill(today);
    await page.getByLabel('开始时间').fill('00:00');
    await page.getByLabel('结束时间').fill('23:59');
    await page.getByLabel('范围', { exact: true }).selectOption('3');
    await page.getByLabel('年级').fill('2024');
    await page.getByText(/^共\d+人$/).waitFor();
    await page.getByRole('button', { name: '保存并启用' }).click();
    await page.waitForURL((url) => url.pathname.endsWith('/namingTask'));
    await page.getByRole('row').filter({ hasText: '周日晚点名' }).getByText('进行中').waitFor();
    expect(errors).toEqual([]);
    await close();
  }, 200_000);
});
