import { resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginSession } from '../_util/begin-session.ts';
import { launchBrowser, openPage, type OpenPage } from '../_util/browser.ts';
import { startSchool, type TestSchool } from '../_util/server.ts';
import { axeProblems } from './gallery/axe.ts';
import { pressInRow } from '../_util/row-button.ts';
import { atLength, isAtLength, scaled } from '../_util/scale.ts';

const LONG = 240_000;
let school: TestSchool;
let browser: Browser;
let base: string;

beforeAll(async () => {
  school = await startSchool({
    clientDir: resolve('dist/client'),
    rateFactor: 0,
    fixed: { 'session.idleMinutes': 45 },
  });
  base = school.urls[0]!;
  browser = await launchBrowser();
}, LONG);
afterAll(async () => {
  await browser?.close();
  await school?.close();
});

async function signedIn(login: string, path: string, width = 1280): Promise<OpenPage> {
  const open = await openPage(browser, { width });
  const { token } = await school.as(login);
  await beginSession(open.page, base, { token, path });
  return open;
}

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

const savedValue = async (key: string) =>
  (
    await school.database.query<{ value: string | null }>(
      `SELECT "ConfigValue" AS value FROM "SysConfig" WHERE "ConfigKey" = $1`,
      [key],
    )
  ).rows[0]?.value;

describe('M12 settings in the browser', () => {
  it(
    'a wrong value is told at its field, what was typed stays, a right one counts and is in the history',
    async () => {
      const { page, errors, close } = await signedIn('admin', '/system/config?group=security');
      const kept = page.getByLabel('不得重复的旧密码数', { exact: true });
      await kept.fill('99');
      await page.getByRole('button', { name: '保存登录与安全' }).click();
      await page.getByText('不得重复的旧密码数应在0-24之间').waitFor();
      expect(await kept.inputValue()).toBe('99');
      await page.getByText('由环境变量 IDLE_MINUTES 指定，不能在此修改').waitFor();
      expect(await page.getByLabel('教职工闲置退出时间', { exact: true }).isDisabled()).toBe(true);

      // With keys alone: typed, and sent with Ctrl and Enter.
      await kept.fill('7');
      await kept.press('Control+Enter');
      await page.getByText('保存成功，已生效').waitFor();
      await page.getByRole('button', { name: '不得重复的旧密码数修改记录' }).press('Enter');
      const history = page.getByRole('dialog', { name: '不得重复的旧密码数的修改记录' });
      await history.getByText('默认：5 个').waitFor();
      await history.getByText('7 个').waitFor();
      await history.getByRole('button').first().click();
      await history.waitFor({ state: 'hidden' });

      await page.getByRole('button', { name: '不得重复的旧密码数恢复默认' }).click();
      await expect.poll(() => kept.inputValue()).toBe('5');
      await page.getByRole('button', { name: '保存登录与安全' }).click();
      await expect.poll(() => savedValue('password.history'), { timeout: LONG }).toBeNull();
      expect(errors).toEqual([]);
      await close();
    },
    LONG,
  );

  atLength(
    'are not saved without a file that was not taken, and its notice gives the focus back',
    async () => {
      const { page, close } = await signedIn('admin', '/system/config?group=site');
      const name = page.getByLabel('学校名称', { exact: true });
      const before = await name.inputValue();
      await name.fill(`${before}（改）`);
      await page
        .getByRole('form', { name: '站点' })
        .locator('input[type=file]')
        .setInputFiles({
          name: 'a.exe',
          mimeType: 'application/x',
          buffer: Buffer.from('MZ'),
        });
      const notice = page.getByRole('button', { name: '不上传a.exe' });
      await notice.waitFor();
      await page.getByRole('button', { name: '保存站点' }).click();
      await page.getByText(/「a\.exe」没有上传：.*请先点“知道了”/).waitFor();
      await notice.click();
      await notice.waitFor({ state: 'detached' });
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('上传图片');
      await name.fill(before);
      await close();
    },
    LONG,
  );

  atLength(
    'nor is a dialog sent without one',
    async () => {
      const { page, close } = await signedIn('school01', '/base/student');
      const today = new Date().toLocaleDateString('sv', { timeZone: 'Asia/Shanghai' });
      await pressInRow(page.getByRole('row').nth(1), '学籍异动');
      const dialog = page.getByRole('dialog', { name: '学籍异动' });
      await dialog.getByLabel('学籍状态').click();
      await page.locator('.ant-select-dropdown:visible').getByText('休学', { exact: true }).click();
      await dialog.getByLabel('异动日期').click();
      await dialog.locator('input[placeholder="请选择异动日期"]:not([readonly])').fill(today);
      await page.keyboard.press('Enter');
      await dialog.getByLabel('异动原因').fill('因病休学');
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name: 'a.exe', mimeType: 'application/x', buffer: Buffer.from('MZ') });
      const notice = dialog.getByRole('button', { name: '不上传a.exe' });
      await notice.waitFor();
      await dialog.getByRole('button', { name: /^确\s*定$/ }).click();
      await page.getByText(/「a\.exe」没有上传：.*请先点“知道了”/).waitFor();
      await notice.click();
      await notice.waitFor({ state: 'detached' });
      const focused = () => page.evaluate(() => document.activeElement?.textContent);
      await expect.poll(focused).toBe('上传文件');
      await dialog.getByRole('button', { name: /^取\s*消$/ }).click();
      await dialog.waitFor({ state: 'detached' });
      await close();
    },
    LONG,
  );

  atLength(
    'a wrong choice of a line has the focus, though it was touched before',
    async () => {
      const { page, close } = await signedIn('school01', '/base/student');
      await page.getByRole('row').getByRole('button', { name: '编辑' }).first().click();
      const drawer = page.getByRole('dialog', { name: '编辑学生' });
      await drawer.getByRole('button', { name: '添加家庭成员' }).click();
      await drawer
        .getByRole('combobox', { name: /^第\d+条与本人关系$/ })
        .last()
        .click();
      await page.locator('.ant-select-dropdown:visible').waitFor();
      await drawer
        .getByLabel(/^第\d+条姓名$/)
        .last()
        .click();
      await page.locator('.ant-select-dropdown:visible').waitFor({ state: 'detached' });
      await drawer.getByRole('button', { name: /^保\s*存$/ }).press('Enter');
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
      await expect.poll(focused).toMatch(/^第\d+条与本人关系$/);
      await close();
    },
    LONG,
  );

  atLength(
    'what is typed and opened while the settings are read anew after a save stays',
    async () => {
      const { page, close } = await signedIn('admin', '/system/config?group=security');
      const kept = page.getByLabel('不得重复的旧密码数', { exact: true });
      const other = page.getByLabel('账号锁定时间', { exact: true });
      const before = await other.inputValue();
      let answer = () => {};
      const held = new Promise<void>((done) => (answer = done));
      const asked = page.waitForRequest(/SysInfo\/GetSettings\b/);
      await page.route(/SysInfo\/GetSettings\b/, async (route) => {
        await held;
        await route.continue();
      });
      await kept.fill('6');
      await kept.press('Control+Enter');
      await asked;
      await page.getByRole('button', { name: '不得重复的旧密码数修改记录' }).press('Enter');
      const history = page.getByRole('dialog', { name: '不得重复的旧密码数的修改记录' });
      await history.getByText('6 个').waitFor();
      await other.fill('14');
      answer();
      await page.getByText('保存成功，已生效').waitFor();
      expect(await history.getByText('6 个').isVisible()).toBe(true);
      expect(await other.inputValue()).toBe('14');

      // What was typed is held against what was saved a moment before, and is put back.
      await history.getByRole('button').first().click();
      await history.waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: '保存登录与安全' }).click();
      await expect.poll(() => savedValue('login.lockMinutes'), { timeout: LONG }).toBe('14');
      await page.getByRole('button', { name: '不得重复的旧密码数恢复默认' }).click();
      await other.fill(before);
      await page.getByRole('button', { name: '保存登录与安全' }).click();
      await expect.poll(() => savedValue('login.lockMinutes'), { timeout: LONG }).toBeNull();
      await close();
    },
    LONG,
  );

  it(
    'what somebody else saved meanwhile is not written over, and a group that is left keeps what was typed',
    async () => {
      const { page, close } = await signedIn('admin', '/system/config');
      await box(page, '所在城市').fill('大理');
      await page.getByRole('tab', { name: '登录页' }).press('ArrowLeft');
      await page.getByRole('tab', { name: '登录页' }).click();
      await page.getByRole('tab', { name: '站点' }).click();
      await expect.poll(() => box(page, '所在城市').inputValue()).toBe('大理');
      await school.database.query(
        `UPDATE "SysConfig" SET "ConfigValue" = '昆明', "Version" = "Version" + 1 WHERE "ConfigKey" = 'LocationCity'`,
      );
      await page.getByRole('button', { name: '保存站点' }).click();
      await page.getByText('数据已被他人修改，请刷新后重试').first().waitFor();
      await expect.poll(() => box(page, '所在城市').inputValue()).toBe('大理');
      await close();
    },
    LONG,
  );

  atLength(
    'the school’s name is read where the demo’s was, once it is saved',
    async () => {
      const { page, close } = await signedIn('admin', '/system/config');
      await box(page, '学校名称').fill('云山职业学院');
      await box(page, '学校简称').fill('云职院');
      await box(page, '版权单位').fill('');
      await page.getByRole('button', { name: '保存站点' }).click();
      await page.getByText('保存成功，已生效').waitFor();
      await close();
      const visitor = await openPage(browser, { width: 1280 });
      await visitor.page.goto(`${base}/user/login`);
      await visitor.page.waitForFunction(() => document.title === '云山职业学院学生工作综合管理平台');
      await visitor.page.getByText(`Copyright © ${new Date().getFullYear()}`).waitFor();
      expect(await visitor.page.content()).not.toContain('示范');
      await visitor.close();
    },
    LONG,
  );

  it.runIf(isAtLength).each(scaled([1440, 800, 375], [375]))(
    'fit a window of %d pixels, and say who may not see them',
    async (width) => {
      const { page, close } = await signedIn('admin', '/system/config?group=storage', width);
      await page.getByLabel('转入后台的行数', { exact: true }).waitFor();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
      expect(await axeProblems(page)).toEqual([]);
      await close();
      const other = await signedIn('school01', '/system/config', width);
      await other.page.getByText('抱歉，你无权访问该页面').waitFor();
      await other.close();
    },
    LONG,
  );
});

describe('M12 switches of modules in the browser', () => {
  const save = (page: Page) => page.getByRole('button', { name: '保存启用的模块' }).press('Enter');
  const turn = async (page: Page, title: string, key: 'ArrowLeft' | 'ArrowRight') => {
    const group = page.getByRole('radiogroup', { name: `使用${title}` });
    await group.getByRole('radio', { checked: true }).press(key);
  };
  const menuHas = (page: Page, text: string) => page.getByRole('menuitem', { name: text }).count();

  atLength(
    'are turned by keys alone, say what needs what, and close menus and addresses until they are turned back',
    async () => {
      const { page, errors, close } = await signedIn('admin', '/system/config?group=modules');
      const before = await signedIn('fdy001', '/leave/approve');
      await before.page.getByRole('menuitem', { name: '请销假' }).first().waitFor();
      await turn(page, '请销假', 'ArrowRight');
      await save(page);
      await page.getByText('「科研报备」离不开「请销假」，请同时停用「科研报备」').first().waitFor();
      await turn(page, '科研报备', 'ArrowRight');
      await save(page);
      await page.getByText('保存成功，已生效').waitFor();
      for (const width of [1440, 375]) {
        const other = await signedIn('fdy001', '/leave/approve', width);
        await expect
          .poll(
            async () => {
              await other.page.goto(`${base}/leave/approve`);
              await other.page.locator('h1').first().waitFor();
              const told = await other.page.locator('h1').first().textContent();
              // A page that comes while the switch is being turned may have asked for its menu just before.
              return [told, await menuHas(other.page, '请销假')];
            },
            { timeout: LONG },
          )
          .toEqual(['本模块已停用', 0]);
        expect(await axeProblems(other.page)).toEqual([]);
        await other.page.getByRole('button', { name: '返回首页' }).press('Enter');
        await other.page.waitForURL(`${base}/dashboard`);
        await other.page.getByRole('tab', { name: '我的消息' }).waitFor();
        await other.page.getByRole('region', { name: '待办', exact: true }).waitFor();
        expect(await other.page.getByRole('region', { name: '今日请假' }).count()).toBe(0);
        expect(other.errors).toEqual([]);
        await other.close();
      }
      // A page that was open all the while learns it from the first refusal, and stays.
      await expect
        .poll(
          async () => {
            await before.page.getByRole('button', { name: /^查\s*询$/ }).click();
            return menuHas(before.page, '请销假');
          },
          { timeout: LONG },
        )
        .toBe(0);
      expect(before.page.url()).toBe(`${base}/leave/approve`);
      expect(await menuHas(before.page, '首页')).toBe(1);
      await before.close();
      await page.reload();
      await turn(page, '请销假', 'ArrowLeft');
      await turn(page, '科研报备', 'ArrowLeft');
      await save(page);
      await page.getByText('保存成功，已生效').waitFor();
      expect(errors).toEqual([]);
      await close();
    },
    LONG,
  );
});

describe('M12 dictionaries in the browser', () => {
  it(
    'a dictionary is found by its name, and its items alone are listed',
    async () => {
      const { page, close } = await signedIn('school01', '/base/dict');
      await page.getByRole('searchbox', { name: '查找字典' }).fill('血型');
      const tree = page.getByRole('tree', { name: '字典' });
      await expect.poll(() => tree.getByText('政治面貌').count(), { timeout: LONG }).toBe(0);
      await tree.getByText('血型').click();
      await page.getByText('AB型').first().waitFor();
      await expect.poll(() => page.getByText('正常').count(), { timeout: LONG }).toBe(0);
      // A new item belongs to the dictionary that is chosen.
      await page.getByRole('button', { name: '新增' }).first().click();
      const chosen = page.getByRole('dialog').getByRole('combobox', { name: '字典' });
      await expect.poll(() => chosen.inputValue(), { timeout: LONG }).toBe('血型');
      await close();
    },
    LONG,
  );
});
