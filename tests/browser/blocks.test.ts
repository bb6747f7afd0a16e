import { resolve } from 'node:path';
import type { Browser, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { calls } from '../../src/contract/generated/calls.ts';
import { beginSession } from '../_util/begin-session.ts';
import { launchBrowser, openPage, type OpenPage } from '../_util/browser.ts';
import { startSchool, type TestSchool } from '../_util/server.ts';
import { atLength } from '../_util/scale.ts';

let school: TestSchool;
let browser: Browser;
let opened: OpenPage;

/** One administrator looks at everything. */
beforeAll(async () => {
  school = await startSchool({ clientDir: resolve('dist/client'), rateFactor: 0 });
  browser = await launchBrowser();
  opened = await openPage(browser, { width: 1440, height: 900 });
  const { page } = opened;
  page.setDefaultTimeout(45_000);
  const { token } = await school.as('admin');
  await beginSession(page, school.urls[0]!, { token, path: '/analysis' });
});
afterAll(async () => {
  await browser?.close();
  await school?.close();
});

describe('S17: the analysis screen', () => {
  it('shows the traffic of the month as bars over days in Gb, under the policy of the page', async () => {
    const { page, errors, cspViolations } = opened;
    await page.getByRole('heading', { name: '流量分析' }).waitFor();
    const chart = page.getByRole('region', { name: '月流量' });
    await chart.locator('[data-drawn=true] canvas').waitFor();
    expect(await chart.getByRole('img').getAttribute('aria-label')).toMatch(
      /^月流量，柱状图，横轴日期，纵轴流量\(Gb\)，共\d+项，最大/,
    );
    await chart.locator('canvas').hover({ position: { x: 300, y: 200 } });
    await chart.getByRole('button', { name: '查看数据' }).click();
    await expect.poll(() => chart.getByRole('columnheader').allTextContents()).toEqual(['日期', '流量(Gb)']);
    await chart.getByRole('rowheader', { name: '1日', exact: true }).waitFor();
    expect([errors, cspViolations]).toEqual([[], []]);
  });
});

describe('S21: the date of a report', () => {
  it('goes back a month, and not into the future', async () => {
    const { page } = opened;
    const dates = page.getByRole('group', { name: '统计时间' });
    await expect.poll(() => dates.getByRole('button', { name: '下个月' }).isDisabled()).toBe(true);
    const asked = page.waitForRequest((request) => /month-bar\?Month=\d{4}-\d{2}$/.test(request.url()));
    await dates.getByRole('button', { name: '上个月' }).click();
    const month = new URL((await asked).url()).searchParams.get('Month')!;
    await dates.getByText(`${Number(month.slice(0, 4))}年${Number(month.slice(5))}月`).waitFor();
    await dates.getByRole('button', { name: '下个月' }).click();
    await expect.poll(() => dates.getByRole('button', { name: '下个月' }).isDisabled()).toBe(true);
  });
});

describe('C03: the menu form', () => {
  atLength('chooses an icon, which the menu shows', async () => {
    const { page, errors, cspViolations } = opened;
    await page.goto(`${school.urls[0]!}/system/menu`);
    const row = page.getByRole('row').filter({ hasText: '流量分析' });
    await row.getByRole('button', { name: '编辑' }).click();
    await page.getByRole('button', { name: '图标', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: '选择图标' });
    expect(await dialog.getByRole('tab', { selected: true }).textContent()).toBe('数据类图标');
    await dialog.getByRole('button', { name: 'RadarChartOutlined' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
    await page.getByText('保存成功').waitFor();
    const stored = await school.database.query<{ Icon: string }>(
      `SELECT "Icon" FROM "SysMenu" WHERE "Url" = '/analysis'`,
    );
    expect(stored.rows).toEqual([{ Icon: 'RadarChartOutlined' }]);
    const icon = page
      .getByRole('navigation', { name: '菜单' })
      .getByRole('menuitem', { name: '流量分析' })
      .locator('svg[data-icon=radar-chart]');
    // A node keeps what roles are given for a second.
    await vi.waitFor(
      async () => {
        await page.reload();
        await icon.waitFor({ timeout: 10_000 });
      },
      { timeout: 60_000, interval: 500 },
    );
    expect([errors, cspViolations]).toEqual([[], []]);
  });
});

describe('what was read before', () => {
  it('stands in a list at once when somebody comes back to it, until it is read anew', async () => {
    const { page } = opened;
    const menu = page.getByRole('navigation', { name: '菜单' });
    await page.goto(`${school.urls[0]!}/base/major`);
    await page.getByRole('heading', { name: '专业管理' }).waitFor();
    const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
    await rows.nth(1).waitFor();
    const read = await rows.nth(1).textContent();
    await menu.getByRole('menuitem', { name: '班级管理' }).click();
    await page.getByRole('heading', { name: '班级管理' }).waitFor();
    await rows.nth(1).waitFor();
    const held: Route[] = [];
    await page.route(`**${calls.Data.List.path}`, (route) => void held.push(route));
    await menu.getByRole('menuitem', { name: '专业管理' }).click();
    await expect.poll(() => held.length).toBe(1);
    await expect.poll(() => rows.nth(1).textContent()).toBe(read);
    const answered = page.waitForResponse((response) => response.url().endsWith(calls.Data.List.path));
    await held[0]!.continue();
    await answered;
    await page.unroute(`**${calls.Data.List.path}`);
    await expect.poll(() => rows.nth(1).textContent()).toBe(read);
  });

  it('is read anew when the window comes into sight, but for what is typed into', async () => {
    const { page } = opened;
    await page.clock.install();
    const comeBack = async () => {
      await page.clock.fastForward(31_000);
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    };
    await page.goto(`${school.urls[0]!}/system/menu`);
    await page.getByRole('row').filter({ hasText: '流量分析' }).getByRole('button', { name: '编辑' }).click();
    const name = page.getByRole('dialog').getByLabel('名称', { exact: true });
    await name.fill('还没有保存的名称');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await comeBack();
    // The list behind the form is for looking at.
    await expect.poll(() => asked).toContain(calls.Data.List.path);
    expect(asked).not.toContain(calls.Data.Get.path);
    expect(await name.inputValue()).toBe('还没有保存的名称');
  });
});
