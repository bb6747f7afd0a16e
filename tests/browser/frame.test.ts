import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadCatalog } from '../../src/server/data/schemas/catalog.ts';
import { largeMenu, writeLargeSchemas } from '../../tools/bench/shell/large-menu.ts';
import { launchBrowser, openPage, type OpenPage } from '../_util/browser.ts';
import { trapOf } from '../_util/keyboard.ts';
import { PASSWORD, startSchool, type TestSchool } from '../_util/server.ts';
import { atLength } from '../_util/scale.ts';
import { axeProblems } from './gallery/axe.ts';

const folder = mkdtempSync(join(tmpdir(), 'xgt-frame-'));
let school: TestSchool;
let browser: Browser;
let base: string;
/** One login for all: each check leaves the page usable for the next one. */
let opened: OpenPage;
let page: Page;

beforeAll(async () => {
  writeLargeSchemas(resolve('schemas'), folder);
  school = await startSchool({
    clientDir: resolve('dist/client'),
    rateFactor: 0,
    schemasDir: folder,
  });
  base = school.urls[0]!;
  browser = await launchBrowser();
  opened = await openPage(browser, { width: 1440, height: 700 });
  page = opened.page;
  page.setDefaultTimeout(60_000);
  await page.goto(`${base}/base/major`);
  await page.getByLabel('账号', { exact: true }).fill('school01');
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: /^登\s*录$/ }).click();
  await page.getByRole('heading', { name: '专业管理' }).waitFor();
});
afterAll(async () => {
  expect([opened.errors, opened.cspViolations]).toEqual([[], []]);
  await browser?.close();
  await school?.close();
  rmSync(folder, { recursive: true, force: true });
});

const poll = <Value>(read: () => Promise<Value>) => expect.poll(read, { timeout: 30_000 });
const pathOf = () => new URL(page.url()).pathname + new URL(page.url()).search;
const stored = (name: string) => page.evaluate((key) => localStorage.getItem(`pro__${key}`), name);
const menu = () => page.getByRole('navigation', { name: '菜单' });
const crumbs = () => page.getByRole('navigation', { name: '当前位置' }).getByRole('listitem');
const bar = () => page.getByRole('navigation', { name: '已打开的页面' });
const focused = () => page.evaluate(() => document.activeElement?.textContent);

describe('a menu of 3,000 items in six levels', () => {
  const items = largeMenu();
  const way = ['L1', 'L11', 'L111', 'L1111', 'L11111', 'L111112'].map((id) =>
    items.find((item) => item.id === id)!,
  );

  it('S20: draws open branches only; the keyboard opens them and reaches the sixth level', async () => {
    expect(items.length).toBeGreaterThan(3_000);
    const shipped = loadCatalog('schemas').menus.flatMap((menu) => menu.items);
    const tops = [...shipped, ...items].filter((item) => item.parent === undefined);
    expect(await menu().getByRole('menuitem').count()).toBeLessThan(tops.length + 10);
    await menu().getByRole('menuitem', { name: '首页' }).focus();
    // The keyboard goes on from the item that has the focus, from branch to branch.
    await page.keyboard.press('End');
    expect(await focused()).toBe('测评系统');
    await menu().getByRole('menuitem', { name: way[0]!.text, exact: true }).focus();
    for (const item of way.slice(0, 5)) {
      expect(await focused()).toBe(item.text);
      await page.keyboard.press('ArrowRight');
      await menu().locator('[aria-expanded=true]', { hasText: item.text }).first().waitFor();
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe(way[5]!.text);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${base}${way[5]!.url}`);
    await poll(() => crumbs().allTextContents()).toEqual(way.map((item) => item.text));
    expect(await menu().locator('[aria-current=page]').textContent()).toBe(way[5]!.text);
    await page.keyboard.press('ArrowLeft');
    expect(await focused()).toBe(way[4]!.text);
    await page.keyboard.press('ArrowLeft');
    await expect
      .poll(() => menu().getByRole('menuitem', { name: way[5]!.text, exact: true }).count())
      .toBe(0);
  });

  it('S20: Ctrl+K finds a page by initials, by pinyin and by Chinese, with the path above it', async () => {
    const box = page.getByRole('combobox', { name: '搜索菜单' });
    const first = page.getByRole('option').first();
    await page.keyboard.press('Control+k');
    await box.fill('xsxx');
    await first.filter({ hasText: '学生信息' }).filter({ hasText: '基础数据' }).waitFor();
    await box.fill('zhuanyeguanli');
    await first.filter({ hasText: '专业管理' }).waitFor();
    await box.fill('不存在的页面');
    await page.getByText('没有找到相关页面').waitFor();
    await box.fill('班级 基础');
    await first.filter({ hasText: '班级管理' }).waitFor();
    expect(await axeProblems(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${base}/base/class`);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.getByRole('button', { name: '搜索菜单' }).click();
    await box.waitFor();
    await page.keyboard.press('Escape');
    await box.waitFor({ state: 'hidden' });
  });
});

describe('the header', () => {
  it('R04, R14, R20: leads to a window of its own, to a tab, and to the guide of binding', async () => {
    const header = page.getByRole('banner');
    const follow = async (name: string, shows?: string) => {
      const [other] = await Promise.all([
        page.context().waitForEvent('page'),
        header.getByRole('link', { name }).click(),
      ]);
      await other.waitForURL((url) => url.protocol.startsWith('http'));
      if (shows !== undefined) await other.getByRole('heading', { name: shows }).waitFor();
      const url = new URL(other.url());
      await other.close();
      return url.pathname + url.search;
    };
    // Headless browsers have no bars to look for: what was asked of the browser tells a window from a tab.
    await page.evaluate(() => {
      const open = window.open.bind(window);
      window.open = (address, target, features) => {
        document.body.dataset['opened'] = features ?? '';
        return open(address, target, features);
      };
    });
    const features = () => page.evaluate(() => document.body.dataset['opened']);
    expect(await follow('推送日志')).toBe('/epidemicMange/messagePush/messagePush');
    expect(await follow('微信绑定说明')).toBe('/set/BindWebChat?pdf=1');
    expect(await features()).toBeUndefined();
    expect(await follow('系统直通车', '进入系统')).toBe('/systemThrough/systemThrough');
    expect(await features()).toContain('popup');
  });

  it('S11: the user menu shows avatar and TrueName, and its entries in their order', async () => {
    const name = await page.evaluate(() => localStorage.getItem('TrueName'));
    const button = page.getByRole('button', { name: /^用户/ });
    expect(await button.textContent()).toContain(name);
    await button.click();
    const order = [
      '我的下载',
      '我的上传',
      '企业微信绑定管理',
      '修改密码',
      '两步验证',
      '表格设置',
      '退出登录',
    ];
    await page.getByRole('menuitem', { name: '退出登录' }).waitFor();
    const list = page.getByRole('menu').filter({ hasText: '退出登录' });
    const entries = await list.getByRole('menuitem').allTextContents();
    expect(entries.length).toBeGreaterThanOrEqual(3);
    expect(entries).toEqual(order.filter((entry) => entries.includes(entry)));
    await page.keyboard.press('Escape');
    await page.getByRole('menuitem', { name: '退出登录' }).waitFor({ state: 'hidden' });
  });
});

describe('settings of the look', () => {
  const layout = () => page.locator('[data-width]');
  const choose = (text: string) => page.getByRole('dialog').getByText(text, { exact: true }).click();
  const flip = (name: string) => page.getByRole('switch', { name }).click();

  it('S19: each choice is seen and kept under pro__ at once, and outlasts a reload', async () => {
    await page.getByRole('button', { name: '界面设置' }).click();
    await page.getByRole('radio', { name: '蓝色' }).check();
    const buttonColor = () =>
      page
        .getByRole('button', { name: '查询' })
        .evaluate((button) => getComputedStyle(button).backgroundColor);
    await poll(buttonColor).toBe('rgb(9, 88, 217)');
    await choose('浅色');
    await choose('顶部菜单');
    await choose('流式');
    await flip('多标签页');
    await flip('显示系统名称');
    await flip('色弱模式');
    expect(await axeProblems(page)).toEqual([]);
    const names = ['color', 'theme', 'layout', 'contentWidth', 'multiTab', 'isTitleShow', 'weak'];
    const wanted = ['"blue"', '"light"', '"topmenu"', '"Fluid"', 'false', 'false', 'true'];
    expect(await Promise.all(names.map(stored))).toEqual(wanted);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await layout().getAttribute('data-nav')).toBe('light');
    expect(await layout().getAttribute('data-width')).toBe('Fluid');
    expect(await bar().count()).toBe(0);
    expect(await page.locator('html[data-weak]').count()).toBe(1);
    expect(await page.getByRole('banner').getByText('学生工作综合管理平台').count()).toBe(0);
  });

  it('S10: the menu on top opens below its items, by keyboard too, and gathers what has no room', async () => {
    // All of the office's menu has room at this width.
    await page.setViewportSize({ width: 1920, height: 700 });
    await menu().getByRole('menuitem', { name: '请销假' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await focused()).not.toBe('请销假');
    await page.keyboard.press('ArrowLeft');
    expect(await focused()).toBe('请销假');
    await page.keyboard.press('ArrowDown');
    const below = menu().getByRole('menu', { name: '请销假' }).getByRole('menuitem').first();
    await poll(focused).toBe(await below.textContent());
    await page.keyboard.press('Escape');
    expect(await focused()).toBe('请销假');
    await page.setViewportSize({ width: 800, height: 700 });
    const more = menu().getByRole('menuitem', { name: '更多' });
    await more.click();
    await menu().getByRole('menuitem', { name: '测评系统' }).waitFor();
    expect(await axeProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1440, height: 700 });
  });

  it('S19: restoring brings back green, dark, side menu, fixed width, tabs and name', async () => {
    await page.getByRole('button', { name: '界面设置' }).click();
    await page.getByRole('button', { name: '恢复默认' }).click();
    await bar().waitFor();
    const names = ['color', 'theme', 'layout', 'contentWidth', 'multiTab', 'weak'];
    const wanted = ['"green"', '"dark"', '"sidemenu"', '"Fixed"', 'true', 'false'];
    expect(await Promise.all(names.map(stored))).toEqual(wanted);
    expect(await page.locator('html[data-weak]').count()).toBe(0);
    await flip('下滑时隐藏头部');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    // A drawer that was closed stays in the page: it must not keep the keyboard.
    expect(await trapOf(page)).toBe('');
    expect(await axeProblems(page)).toEqual([]);
  });

  it('S19: a fixed header stays or hides while one scrolls down; one that is not fixed goes along', async () => {
    await page.setViewportSize({ width: 1440, height: 300 });
    const top = () => page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom);
    const scroll = (y: number) => page.evaluate((to) => window.scrollTo(0, to), y);
    // A header that the keyboard is in stays.
    await page.getByRole('heading', { level: 1 }).click();
    await scroll(250);
    await poll(top).toBeLessThanOrEqual(0);
    await page.evaluate(() => window.scrollBy(0, -80));
    await poll(top).toBe(48);
    await page.evaluate(() => {
      localStorage.setItem('pro__autoHideHeader', 'false');
      localStorage.setItem('pro__fixSiderbar', 'false');
    });
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('table').waitFor();
    await scroll(250);
    await poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    expect(await top()).toBe(48);
    const side = () => menu().evaluate((element) => element.getBoundingClientRect().top);
    expect(await side()).toBeLessThan(0);
    await page.evaluate(() => {
      localStorage.setItem('pro__fixedHeader', 'false');
      localStorage.setItem('pro__fixSiderbar', 'true');
    });
    await page.reload();
    await page.getByRole('table').waitFor();
    await scroll(250);
    await poll(top).toBeLessThan(0);
    expect(await side()).toBeCloseTo(0, 0);
    await page.evaluate(() => localStorage.setItem('pro__fixedHeader', 'true'));
    await page.setViewportSize({ width: 1440, height: 700 });
  });
});

describe('widths', () => {
  it('S10: 1200 is a desktop with an open menu, 1199 and 577 are tablets with a closed one, 576 is a phone', async () => {
    const button = (name: string) => page.getByRole('banner').getByRole('button', { name });
    const resize = (width: number) => page.setViewportSize({ width, height: 700 });
    await resize(1200);
    await button('收起菜单').waitFor();
    await resize(1199);
    await button('展开菜单').waitFor();
    expect(await menu().evaluate((element) => element.getBoundingClientRect().width)).toBe(60);
    await menu().getByRole('menuitem', { name: '基础数据' }).press('ArrowRight');
    await menu().getByRole('menuitem', { name: '组织机构' }).waitFor();
    expect(await axeProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await button('展开菜单').click();
    await button('收起菜单').waitFor();
    await resize(577);
    expect(await menu().count()).toBe(1);
    await resize(576);
    await poll(() => menu().count()).toBe(0);
    expect(await bar().count()).toBe(0);
    await button('展开菜单').click();
    const drawer = page.getByRole('dialog', { name: '菜单' });
    await drawer.getByRole('menuitem', { name: '组织机构' }).click();
    await page.waitForURL(`${base}/base/org`);
    await drawer.waitFor({ state: 'hidden' });
    await resize(1199);
    await button('展开菜单').waitFor();
    await resize(1440);
    await button('收起菜单').waitFor();
  });
});

describe('200 tabs', () => {
  atLength('S05, S06: survive a reload, stay in reach by wheel, list and keyboard, and close', async () => {
    const paths = Array.from({ length: 200 }, (_, at) => `/base/class?tab=${at}`);
    await page.evaluate((tabs) => sessionStorage.setItem('openTabs', JSON.stringify(tabs)), paths);
    await page.goto(`${base}${paths[199]}`);
    const tabs = bar().getByRole('listitem');
    await poll(() => tabs.count()).toBe(200);
    const strip = bar().locator('ul');
    const left = () => strip.evaluate((list) => list.scrollLeft);
    await poll(left).toBeGreaterThan(10_000);
    const before = await left();
    await strip.hover();
    await page.mouse.wheel(0, -400);
    await poll(left).toBe(before - 400);

    await bar().locator('[aria-current=page]').focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const shown = (at: number) => bar().locator(`[data-path="${paths[at]}"] [aria-current=page]`).waitFor();
    await shown(1);
    await page.keyboard.press('Delete');
    await shown(2);
    expect(pathOf()).toBe(paths[2]);
    await poll(() => tabs.count()).toBe(199);

    await bar().getByRole('button', { name: '全部标签，共 199 个' }).click();
    await page.getByRole('menu').last().getByRole('menuitem').nth(100).click();
    await shown(101);
    await bar().locator('[aria-current=page]').click({ button: 'right' });
    await page.getByRole('menuitem', { name: '关闭右侧标签' }).click();
    await poll(() => tabs.count()).toBe(101);
    await page.reload();
    await poll(() => tabs.count()).toBe(101);
    expect(pathOf()).toBe(paths[101]);
  });
});
