import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pressInRow } from '../../_util/row-button.ts';
import { widthFaults } from '../../_util/width-faults.ts';
import { atLength, scaled } from '../../_util/scale.ts';
import { axeProblems } from './axe.ts';
import { allAsked, lastAsked, openGallery, settled, type Gallery } from './harness.ts';

let gallery: Gallery;
let page: Page;

beforeAll(async () => {
  gallery = await openGallery();
});
afterAll(() => gallery?.close());

const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

describe('tiles that their reader arranges', () => {
  const grip = (name: string) => page.locator('[data-grip]', { hasText: name });
  const press = (name: string, key: string) => page.getByRole('button', { name, exact: true }).press(key);

  it('L02: are moved, sized, taken away and added with keys, dragged, and saved as a whole', async () => {
    page = await gallery.show('gallery/desktop');
    await press('编辑桌面', 'Enter');
    for (const width of [375, 800, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(overflow, { message: `${width} px` }).toBeLessThanOrEqual(0);
    }
    expect(await axeProblems(page)).toEqual([]);
    await grip('我的宿舍').press('Home');
    await page.getByText('我的宿舍移到第1位，共4位').waitFor();
    expect(await grip('我的宿舍').evaluate((element) => element === document.activeElement)).toBe(true);
    await press('我的宿舍的大小：小', 'Enter');
    await press('移除图书馆', 'Enter');
    await press('添加应用', 'Enter');
    await page.getByRole('button', { name: '添加问卷' }).click();
    await page.getByText('可用的都已添加').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('可用的都已添加').waitFor({ state: 'hidden' });
    await grip('问卷').hover();
    await page.mouse.down();
    await grip('请销假').hover();
    await page.mouse.up();
    await page.getByText('问卷移到第2位，共4位').waitFor();
    await press('保存', 'Enter');
    await page.getByRole('button', { name: '编辑桌面' }).waitFor();
    const { call, input } = (await lastAsked(page, 'write')) as { call: string; input: { Items: object[] } };
    expect(call).toBe('Gallery/SaveDesktop');
    const tiles = input.Items.map((item) => Object.values(item).join(' '));
    expect(tiles).toEqual(['t2 0 0 2x1', 't5 2 0 1x1', 't1 3 0 2x2', 't3 0 1 2x1']);
  });
});

describe('a link that leaves by itself', () => {
  it('counts the seconds, fits, and stays when its reader cancels it', async () => {
    page = await gallery.show('gallery/outer-notice', { width: 375 });
    await page.getByRole('timer').getByText('秒后自动前往').waitFor();
    expect(await axeProblems(page)).toEqual([]);
    await page.getByRole('button', { name: '取消' }).press('Enter');
    const way = page.getByRole('link', { name: '在新窗口打开' });
    expect(await way.getAttribute('href')).toBe('https://www.example.edu.cn/news/2026');
    expect(await page.getByRole('timer').count()).toBe(0);
  });
});

const VIEWS = ['calendar&day=2026-11-12', 'calendar&day=2026-11-12&span=week', 'gallery', 'timeline'];

describe('20.8 a list in its views', () => {
  const all = (query: string, width: number) =>
    gallery.show('gallery/views', { width, query: `&rows=60${query}` });
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

  it.each(scaled(VIEWS, VIEWS.slice(0, 1)))(
    'axe finds nothing in %s, and it fits at 1440, 800 and 375 px',
    async (view) => {
      page = await all(`&view=${view}`, 1440);
      await page.getByText('看病复查').first().waitFor();
      for (const width of [1440, 800, 375]) {
        await page.setViewportSize({ width, height: 900 });
        await settled(page);
        await page.getByText('看病复查').first().waitFor();
        expect(await axeProblems(page)).toEqual([]);
        await expect.poll(() => widthFaults(page), { message: `${width} px` }).toEqual([]);
      }
    },
  );

  it('is switched by a button, which the address keeps, and asks by the same filters', async () => {
    page = await all('&State=1', 1440);
    await page.getByRole('button', { name: '日历' }).press('Enter');
    await page.getByRole('heading', { name: '2026年11月' }).waitFor();
    expect(await lastAsked(page, 'keepInAddress')).toEqual({ name: 'view', value: 'calendar' });
    await expect
      .poll(() => lastAsked(page, 'list'))
      .toMatchObject({
        Filter: { State: '1', StartTime: { To: '2026-12-06' }, EndTime: { From: '2026-10-26' } },
        PageSize: 100,
        sortField: 'StartTime',
      });
  });

  it('calendar: keys go from day to day and over the month, an empty day begins a row then', async () => {
    page = await all('&view=calendar&day=2026-11-29', 1440);
    const day = page.getByRole('button', { name: /^11月29日 周日/ });
    await day.press('ArrowDown');
    await page.getByRole('heading', { name: '2026年12月' }).waitFor();
    await expect.poll(focused).toBe('12月6日 周日，0 条，新增');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect.poll(() => dialog.getByLabel('开始时间').inputValue()).toContain('2026-12-06');
  });

  it('calendar: a week stands by the hour; an event opens its row, and a day says what it leaves out', async () => {
    page = await all('&view=calendar&day=2026-11-12', 1440);
    await page.getByRole('button', { name: '还有 6 条' }).press('Enter');
    const thursday = page.getByRole('region', { name: '11月12日 周四' });
    await expect.poll(() => thursday.getByRole('button', { name: /看病复查/ }).count()).toBe(2);
    await thursday.getByRole('button', { name: '11月12日 周四 8:00，新增' }).press('ArrowRight');
    await expect.poll(focused).toBe('11月13日 周五 8:00，新增');
    await thursday
      .getByRole('button', { name: /看病复查/ })
      .first()
      .press('Enter');
    await page.getByRole('dialog').getByText('看病复查').first().waitFor();
  });

  it('calendar: on a phone a day is chosen from its week, and its rows stand as cards', async () => {
    page = await all('&view=calendar&day=2026-11-12', 375);
    await page.getByRole('button', { name: '周五 13 日，1 条' }).press('Enter');
    await page.getByRole('heading', { name: '11月13日 周五' }).waitFor();
    await page.getByRole('listitem').getByText('12:30－15:00').waitFor();
    await page.getByRole('button', { name: '新增到11月13日 周五' }).waitFor();
  });

  atLength('gallery: a row stands under its picture, or else under how its name begins', async () => {
    page = await all('&view=gallery', 800);
    const cards = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
    await cards.getByRole('img', { name: '看病复查的图片' }).first().waitFor();
    const covers = cards.locator(':scope > :first-child');
    expect(await covers.count()).toBe(10);
    const begun = await covers.evaluateAll((all) => all.map(({ textContent }) => textContent));
    // Every third meeting of the sample has no picture.
    expect(begun.filter((text) => text !== '')).toEqual(['社会', '回家', '参加']);
  });

  atLength(
    'timeline: rows stand in the order of the date, below its day, whatever the list is sorted by',
    async () => {
      page = await all('&view=timeline', 800);
      await page.getByRole('region', { name: '2026年11月1日 周日' }).waitFor();
      expect(await lastAsked(page, 'list')).toMatchObject({ sortField: 'StartTime', sortOrder: 'ascend' });
      await page.getByRole('button', { name: '加载更多（还有50条）' }).press('Enter');
      await page.getByRole('button', { name: '加载更多（还有40条）' }).waitFor();
    },
  );
});

it('20.8 a column draws its text as the code that it says', async () => {
  page = await gallery.show('gallery/entry-labels');
  for (const code of ['编号二维码', '架位条形码'])
    await page.getByRole('cell').getByRole('img', { name: code }).first().waitFor();
});

it('20.5 a form that anybody hands in asks for agreement and a picture, tells its ticket once, and is looked up by it', async () => {
  page = await gallery.show('gallery/intake', { width: 375 });
  await page.getByLabel('名称').fill('参观校史馆');
  await page.getByRole('button', { name: '提交登记' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: '确认提交' });
  const press = (name: RegExp) => page.getByRole('button', { name }).press('Enter');
  const send = dialog.getByRole('button', { name: /^提\s*交$/ });
  await send.press('Enter');
  await dialog.getByText('请先阅读并同意须知').waitFor();
  await dialog.getByRole('checkbox').check();
  await send.press('Enter');
  await dialog.getByText('请输入验证码').waitFor();
  await dialog.getByLabel('验证码', { exact: true }).fill('7ACD');
  expect(await axeProblems(page)).toEqual([]);
  await send.press('Enter');
  await page.getByRole('status', { name: '查询凭证' }).getByText('AAAA-CCCC-DDDD-EEEE').waitFor();
  expect(await lastAsked(page, 'ask')).toMatchObject({
    call: 'PublicAccess/HandIn',
    input: {
      Token: 'token',
      ConsentVersion: '2026-1',
      Code: '7ACD',
      Website: '',
      Data: { Name: '参观校史馆' },
    },
  });
  expect(await axeProblems(page)).toEqual([]);
  await press(/去查询/);
  await page.getByLabel('查询凭证').fill('AAAA-CCCC-DDDD-EEEE');
  await press(/^查\s*询$/);
  await page.getByText('大学生活动中心').waitFor();
  expect(await axeProblems(page)).toEqual([]);
  for (const width of [1440, 800, 375]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => widthFaults(page), { message: `${width} px` }).toEqual([]);
  }
  await press(/撤回登记/);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^确\s*定$/ })
    .press('Enter');
  await page.getByText('已撤回登记').waitFor();
});

it('asks for the choices of a parameter by its action, beside codes, in a dialog and above places', async () => {
  const asks = async (page: Page, label: string, EnCode: string, Field: string) => {
    await page.getByLabel(label, { exact: true }).click();
    await page.locator('.ant-select-item-option').first().waitFor();
    expect(await lastAsked(page, 'options')).toMatchObject({ EnCode, Field });
  };
  const scan = await gallery.show('gallery/scan');
  await scan.getByRole('textbox').fill('20260001');
  await scan.getByRole('textbox').press('Enter');
  await scan.getByText('请选择报到点').waitFor();
  expect(await lastAsked(scan, 'act')).toBeUndefined();
  await asks(scan, '报到点', 'gallery.entry.scan', 'PlaceId');
  await asks(await gallery.show('gallery/seats'), '自习室', 'gallery.bed.book', 'Place');
  const list = await gallery.show('gallery/sample-list');
  await pressInRow(list.getByRole('row').nth(1), '改期');
  await asks(list, '新地点', 'gallery.move', 'PlaceId');
});

it('a board begins with what the newest row has: its numbers are of that alone, until all are asked for', async () => {
  const board = await gallery.show('gallery/demand');
  await settled(board);
  expect(await lastAsked(board, 'list')).toMatchObject({
    ...{ Entity: 'gallery/Sample', sortField: 'CreateDate', sortOrder: 'descend', PageSize: 1 },
  });
  const states = async () => {
    const asked = (await allAsked(board)) as { call?: string; input?: { State?: string } }[];
    return asked.filter(({ call }) => call === 'Gallery/Demand').map(({ input }) => input?.State ?? null);
  };
  expect(await states()).toEqual([expect.stringMatching(/^[0-9]$/)]);
  await board.getByLabel('状态', { exact: true }).click();
  await board.locator('.ant-select-item-option').getByText('全部').click();
  await board.getByRole('button', { name: /^查\s*询$/ }).press('Enter');
  await expect.poll(async () => (await states()).at(-1)).toBeNull();
});
