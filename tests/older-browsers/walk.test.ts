import { resolve } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callRoll } from '../_util/called-roll.ts';
import { OLDER_BROWSERS, openIn } from '../_util/older-browsers.ts';
import { untilDayLasts } from '../_util/roll-time.ts';
import { PASSWORD, startSchool, type TestSchool } from '../_util/server.ts';
import { sheetFile } from '../_util/upload.ts';

const STUDENT = '202401010101';
/** Where the roll is called, and where every phone is: about 220 m from each other. */
const PLACE = { Lng: 115.8301, Lat: 28.7675 };
const HERE = { longitude: 115.8301, latitude: 28.7655, accuracy: 20 };
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const BEDS = '/welcomeSchool/WelcomNewStudent/SelectTheDormitory';
/** Freshmen without a bed, one for each browser. */
const FRESHMEN = ['26360000000007', '26360000000008', '26360000000009'];

/** A roll of its own for each browser. */
const rollIn = (name: string) => `${name}点名`;

let school: TestSchool;
beforeAll(async () => {
  await untilDayLasts();
  school = await startSchool({ clientDir: resolve('dist/client'), rateFactor: 0 });
  const counsellor = await school.as('fdy001');
  for (const { name } of OLDER_BROWSERS)
    await callRoll(school, counsellor, { name: rollIn(name), studentNo: STUDENT, place: PLACE });
}, 320_000);
afterAll(() => school?.close());

const picture = () =>
  sharp({ create: { width: 80, height: 60, channels: 3, background: '#888' } })
    .png()
    .toBuffer();

const button = (scope: Page | Locator, text: string) =>
  scope.getByRole('button', { name: new RegExp(`^${[...text].join('\\s*')}$`) });

const shot = (page: Page, name: string) =>
  process.env['SHOTS']
    ? page.screenshot({ path: `${process.env['SHOTS']}/${name}.png`, caret: 'initial' })
    : undefined;

describe.each(OLDER_BROWSERS.map((one, at) => ({ ...one, at })))(
  'R16 $name',
  ({ name, version, launch, at: turn }) => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await launch();
      expect(browser.version()).toMatch(version);
    }, 400_000);
    afterAll(() => browser?.close());

    async function signIn(loginName: string, path: string, width: number) {
      const height = width < 576 ? 740 : 900;
      const opened = await openIn(browser, { width, height, geolocation: HERE });
      const { page } = opened;
      await page.goto(`${school.urls[0]}${path}`);
      await page.getByLabel('密码', { exact: true }).waitFor();
      await shot(page, `${name}-login-${width}`);
      await page.getByLabel('账号', { exact: true }).fill(loginName);
      await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
      await button(page, '登录').click();
      await page.waitForURL((url) => url.pathname === path);
      return opened;
    }

    it('signs in; a list is searched', async () => {
      const { page, errors, close } = await signIn('school01', '/base/student', 1440);
      await page.getByRole('row').nth(2).waitFor();
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
      const menu = await page.getByRole('navigation').first().boundingBox();
      expect(menu!.height).toBeGreaterThan(600);
      await page.getByRole('searchbox').or(page.getByPlaceholder(/学号/)).first().fill(STUDENT);
      await page.keyboard.press('Enter');
      await page.getByRole('row').filter({ hasText: STUDENT }).first().waitFor();
      await shot(page, `${name}-list`);
      expect(errors).toEqual([]);
      await close();
    });

    it('a workbook is refused with what it lacks, then taken; its row is changed in a dialog', async () => {
      const { page, errors, close } = await signIn('school01', '/base/org', 1440);
      const [code, department] = [`OLD${turn}`, `${name}实训中心`];
      await button(page, '导入').first().click();
      const dialog = page.getByRole('dialog');
      const give = async (rows: string[][]) =>
        dialog.locator('input[type=file]').setInputFiles({
          name: '机构.xlsx',
          mimeType: XLSX,
          buffer: await sheetFile(school.dataDir, rows),
        });
      await give([
        ['机构名称', '星座'],
        ['甲', '乙'],
      ]);
      await dialog.getByText('缺少列「机构代码」「机构类型」').waitFor();
      await shot(page, `${name}-dialog`);
      await give([
        ['机构代码', '机构名称', '机构类型'],
        [code, department, '职能部门'],
      ]);
      await dialog.getByText('校验通过').first().waitFor();
      await button(dialog, '确认导入').click();
      await dialog.waitFor({ state: 'detached' });
      await page.getByLabel('关键字').fill(code);
      await page.keyboard.press('Enter');
      const row = page.getByRole('row').filter({ hasText: department });
      await row.getByText('编辑', { exact: true }).click();
      await dialog.getByLabel('简称', { exact: true }).fill('实训');
      await shot(page, `${name}-edit`);
      await button(dialog, '保存').click();
      await dialog.waitFor({ state: 'detached' });
      await row.getByText('实训', { exact: true }).waitFor();
      expect(errors).toEqual([]);
      await close();
    });

    it('the page for browsers that are older still is styled and runs no script', async () => {
      const { page, errors, close } = await openIn(browser, { width: 375, height: 740 });
      await page.goto(`${school.urls[0]}/old-browser.html`);
      await page.getByRole('heading', { name: '当前浏览器版本过低' }).waitFor();
      const border = await page.locator('.page').evaluate((block) => getComputedStyle(block).borderTopWidth);
      expect(border).toBe('4px');
      expect(await page.locator('script').count()).toBe(0);
      expect(errors).toEqual([]);
      await close();
    });

    it('a form on a phone is filled in and sent', async () => {
      const { page, errors, close } = await signIn(STUDENT, '/leave/apply', 375);
      const day = (offset: number) =>
        new Date(Date.now() + 8 * 3_600_000 + offset * 86_400_000).toISOString().slice(0, 10);
      const reason = `在${name}中填写的请假事由`;
      await page.getByLabel('请假类型').selectOption('9');
      await page.getByLabel('离校范围').selectOption('0');
      await page.getByLabel('开始时间').fill(`${day(60 + turn * 5)}T08:00`);
      await page.getByLabel('结束时间').fill(`${day(61 + turn * 5)}T08:00`);
      await page.getByLabel('请假事由').fill(reason);
      await page.getByLabel('本人电话').fill('19900000001');
      await page.getByLabel('紧急联系人').fill('李父');
      await page.getByLabel('紧急联系电话').fill('19900000002');
      await page.getByLabel('家长知情').getByText('是', { exact: true }).click();
      await page.getByText('共1天，需').waitFor();
      await page
        .locator('[data-field=Files] input[type=file]')
        .setInputFiles({ name: '证明.png', mimeType: 'image/png', buffer: await picture() });
      await page.getByRole('button', { name: '移除证明.png' }).waitFor();
      await shot(page, `${name}-form`);
      await button(page, '提交').click();
      await page.waitForURL((url) => url.pathname === '/leave/my');
      await page.getByText(reason).first().waitFor();
      expect(errors).toEqual([]);
      await close();
    });

    it('a student answers a roll from where the phone is', async () => {
      const { page, errors, close } = await signIn(STUDENT, '/later/mySign', 375);
      await page.context().grantPermissions(['geolocation'], { origin: school.urls[0]! });
      const card = page
        .getByRole('listitem')
        .filter({ hasText: rollIn(name) })
        .first();
      expect(await card.getByRole('timer').textContent()).toMatch(/^剩余 00:[0-5]\d:[0-5]\d$/);
      await button(card, '签到').click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('距签到地点约222米，300米内可以签到').waitFor();
      await shot(page, `${name}-roll`);
      await button(dialog, '确定').click();
      await dialog.waitFor({ state: 'detached' });
      await page.getByRole('tab', { name: '全部记录' }).click();
      await card.getByText('已到', { exact: true }).waitFor();
      await shot(page, `${name}-rolled`);
      expect(errors).toEqual([]);
      await close();
    });

    it('a freshman holds a bed, gives it back, holds one again and confirms it', async () => {
      const { page, errors, close } = await signIn(FRESHMEN[turn]!, BEDS, 375);
      const map = page.getByRole('grid', { name: '选择宿舍' });
      const hold = async () => {
        await map.locator('button[data-free=true]').first().click();
        await page.getByText(/^已选 /).waitFor();
        await button(page, '选择').click();
        await page.getByText('已为你保留').waitFor();
      };
      await hold();
      await shot(page, `${name}-beds`);
      await button(page, '取消').click();
      await page.getByText('请在图中选择').waitFor();
      await hold();
      await button(page, '确认选择').click();
      await button(page.getByRole('dialog'), '确定').click();
      await page.getByText('你已选定').waitFor();
      await map.getByText('本人').waitFor();
      await shot(page, `${name}-bed`);
      expect(errors).toEqual([]);
      await close();
    });
  },
);
