import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeProblems } from './axe.ts';
import { allAsked, lastAsked, openGallery, settled, type Gallery } from './harness.ts';
import { atLength } from '../../_util/scale.ts';

let gallery: Gallery;
let page: Page;

beforeAll(async () => void (gallery = await openGallery()));
afterAll(() => gallery?.close());

const show = (path: string, width?: number) => gallery.show(path, width === undefined ? {} : { width });
const part = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const headsOf = (part: Locator) => part.getByRole('columnheader').allTextContents();
const tooWide = () => document.documentElement.scrollWidth - window.innerWidth;
const overflow = (page: Page) => page.evaluate(tooWide);

async function fits(page: Page): Promise<void> {
  for (const width of [800, 375]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => overflow(page), { message: `${width} px` }).toBeLessThanOrEqual(0);
  }
}

describe('a board', () => {
  beforeAll(async () => {
    page = await show('gallery/board');
  });
  afterAll(() => gallery.closePages());

  it('has nothing that axe complains of and fits, at 1440, 800 and 375 px; each block says its own state', async () => {
    for (const width of [1440, 800, 375]) {
      await page.setViewportSize({ width, height: 900 });
      await settled(page);
      await page.locator('[data-drawn=true]').nth(2).waitFor();
      expect(await axeProblems(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    }
    await part(page, '还没有数据').getByText('本月还没有记录').waitFor();
    const failed = part(page, '来源失败');
    await failed.getByText('统计服务暂不可用').waitFor();
    const asked = () => page.evaluate(() => window.journal.filter(({ name }) => name === 'ask').length);
    const before = await asked();
    await failed.getByRole('button', { name: '重试' }).click();
    await expect.poll(asked).toBe(before + 1);
    await failed.getByText('统计服务暂不可用').waitFor();
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it('S17: a chart names its axes, and the same numbers stand in a table behind the switch', async () => {
    const chart = part(page, '月流量');
    const name = await chart.getByRole('img').getAttribute('aria-label');
    expect(name).toContain('月流量，柱状图，横轴日期，纵轴流量(Gb)，共30项');
    await chart.getByRole('button', { name: '查看数据' }).click();
    await expect.poll(() => headsOf(chart)).toEqual(['日期', '流量(Gb)']);
    expect(await chart.getByRole('row').count()).toBe(31);
    await chart.getByRole('button', { name: '查看图表' }).click();
    await chart.getByRole('img').waitFor();
  });

  it('two blocks of one source ask once, and again when the page is read anew', async () => {
    const asked = () =>
      page.evaluate(
        () =>
          window.journal.filter(
            ({ name, request }) => name === 'ask' && (request as { call: string }).call === 'Gallery/Traffic',
          ).length,
      );
    const before = await asked();
    await page.getByRole('button', { name: '刷新看板' }).click();
    await expect.poll(asked).toBe(before + 1);
  });

  it('C02: a countdown shows hh:mm:ss, its text when it is over, and a target that is none as a fault', async () => {
    expect(await part(page, '距离放寒假').getByRole('timer').textContent()).toMatch(/^\d+:[0-5]\d:[0-5]\d$/);
    await part(page, '报名').getByText('报名已结束').waitFor();
    const fault = page.getByRole('alert').filter({ hasText: 'invalid target prop' });
    expect(await fault.textContent()).toMatch(/schemas\/pages\/gallery\/board\.json \/blocks\/\d+\/target/);
  });

  it('C04: the first three stand out; long names are cut and told whole; 0 people is no limit', async () => {
    const rank = part(page, '学院请假排行').getByRole('listitem');
    expect(await rank.evaluateAll((items) => items.map((item) => item.getAttribute('data-top')))).toEqual([
      ...Array.from({ length: 3 }, () => 'true'),
      ...Array.from({ length: 4 }, () => 'false'),
    ]);
    const cut = rank.first().locator('[tabindex="0"]');
    expect(await cut.locator('[aria-hidden]').textContent()).toBe('计算机科学与人工智能...');
    await cut.focus();
    await page.getByRole('tooltip').getByText('大数据与软件工程学院').waitFor();
    expect(await part(page, '值班老师').getByRole('button').count()).toBe(6);
    await part(page, '值班老师')
      .getByRole('button', { name: /^\+3：/ })
      .waitFor();
    expect(await part(page, '全部老师').getByRole('button').count()).toBe(8);
  });

  it('C04: the handle is dragged and moved by keys, and stays 60 px from the edges', async () => {
    const handle = page.getByRole('button', { name: '刷新看板' });
    const box = async () => (await handle.boundingBox())!;
    const start = await box();
    const width = await page.evaluate(() => document.documentElement.clientWidth);
    expect([start.x, start.y]).toEqual([width - 60 - start.width, 900 - 60 - start.height]);
    const asked = () => page.evaluate(() => window.journal.length);
    const before = await asked();
    await page.mouse.move(start.x + 20, start.y + 20);
    await page.mouse.down();
    await page.mouse.move(400, 300, { steps: 4 });
    await page.mouse.move(3, 2, { steps: 4 });
    await page.mouse.up();
    expect(await box()).toMatchObject({ x: 60, y: 60 });
    expect(await asked()).toBe(before);
    await handle.focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Shift+ArrowDown');
    expect(await box()).toMatchObject({ x: 60, y: 140 });
    await page.setViewportSize({ width: 375, height: 200 });
    await expect.poll(async () => (await box()).y).toBe(96);
  });

  it('figures lead to the list behind them, and a source is asked anew after an action of the page', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await part(page, '学院请假排行').getByRole('button', { name: '96人次' }).press('Enter');
    expect(await lastAsked(page, 'openNoted')).toMatchObject({
      page: 'gallery/ledger-list',
      notes: { 'list:gallery/ledger-list': { place: { applied: { Keyword: '马克思主义学院' } } } },
    });
    const chart = part(page, '请假类型');
    await chart.getByRole('img').click({ position: { x: 387, y: 96 } });
    const applied = { State: '1', Day: '2026-11-20' };
    const led = { notes: { 'list:gallery/ledger-list': { place: { applied } } } };
    await expect.poll(() => lastAsked(page, 'openNoted')).toMatchObject(led);
    const asked = () =>
      page.evaluate(
        () =>
          window.journal.filter(({ request }) => JSON.stringify(request).includes('Gallery/Nothing')).length,
      );
    const before = await asked();
    await part(page, '备注').getByRole('button', { name: '删除' }).first().click();
    const question = page.getByRole('dialog', { name: '确定删除该记录吗？' });
    await question.getByRole('button', { name: '确定' }).click();
    await expect.poll(asked).toBe(before + 1);
  });
});

describe('charts of several series', () => {
  it('are drawn, have nothing that axe complains of and fit; their numbers and a pivot lead to lists', async () => {
    const page = await show('gallery/charts');
    for (const width of [1440, 375]) {
      await page.setViewportSize({ width, height: 900 });
      await page.locator('[data-drawn=true]').nth(8).waitFor();
      expect(await axeProblems(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    }
    const chart = part(page, '各学院请假类型');
    await chart.getByRole('button', { name: '查看数据' }).click();
    await expect.poll(() => headsOf(chart)).toEqual(['学院', '事假', '病假', '公假']);
    const pivot = part(page, '学院与请假类型');
    expect(await pivot.getByRole('row').last().getByRole('cell').last().textContent()).toBe('299');
    await pivot
      .getByRole('row', { name: /^马克思主义学院/ })
      .getByRole('button')
      .nth(1)
      .press('Enter');
    const applied = { Keyword: '马克思主义学院', State: '2' };
    const led = { notes: { 'list:gallery/ledger-list': { place: { applied } } } };
    await expect.poll(() => lastAsked(page, 'openNoted')).toMatchObject(led);
  });
});

describe('a list', () => {
  it('stands in lanes: a card is moved from its menu or by dragging, where its action allows it', async () => {
    const page = await show('gallery/lanes');
    const lane = (name: string) => page.getByRole('region', { name, exact: true });
    await lane('筹备').getByText('7 条', { exact: true }).waitFor();
    const card = lane('筹备').getByRole('listitem').first();
    await card.getByRole('button', { name: '移动' }).press('Enter');
    await page.getByRole('menuitem', { name: '移动到“逾期”' }).press('Enter');
    await lane('逾期').getByText('8 条', { exact: true }).waitFor();
    expect(await lastAsked(page, 'act')).toMatchObject({ EnCode: 'gallery.shift', Params: { State: '4' } });
    await expect.poll(() => lane('逾期').locator(':focus').textContent()).toBe('移动');
    expect(await lane('已完成').getByRole('button', { name: '移动' }).count()).toBe(0);
    expect(await axeProblems(page)).toEqual([]);
    await lane('待核对').getByRole('listitem').first().dragTo(lane('筹备'));
    await lane('筹备').getByText('7 条', { exact: true }).waitFor();
    await fits(page);
  });
});

atLength('L02 lanes of references are its choices; a move asks for what it wants', async () => {
  const page = await show('gallery/place-lanes');
  const lanes = page.getByRole('region', { name: /.+/ });
  const [from, to] = [lanes.nth(0), lanes.nth(1)];
  await from.getByRole('button', { name: '移动' }).first().press('Enter');
  await page.getByRole('menuitem').first().press('Enter');
  const dialog = page.getByRole('dialog', { name: '换地点' });
  await dialog.getByLabel('原因').fill('场地检修');
  await expect.poll(() => dialog.getByLabel('地点').count()).toBe(0);
  const before = await to.getByText(/^[0-9]+ 条$/).textContent();
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => to.getByText(/^[0-9]+ 条$/).textContent()).not.toBe(before);
  expect(await lastAsked(page, 'act')).toMatchObject({
    EnCode: 'gallery.resite',
    Params: { PlaceId: 'Place2', Reason: '场地检修' },
  });
  expect(await axeProblems(page)).toEqual([]);
  await fits(page);
});

it('L02 rows in groups are read when their heading is opened, and an action of the heading means all of them', async () => {
  const page = await show('gallery/group-list');
  const group = page.getByRole('region', { name: '图书馆', exact: true });
  await page.getByText('共 4 组').waitFor();
  await group.getByRole('button', { name: '图书馆' }).press('Enter');
  await expect.poll(() => group.locator('tbody tr[data-row]').count()).toBe(9);
  expect(await lastAsked(page, 'list')).toMatchObject({ Group: { Value: 'Place1' }, PageSize: 10 });
  expect(await axeProblems(page)).toEqual([]);
  await group.getByRole('button', { name: '全部同意' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
  await expect
    .poll(() => lastAsked(page, 'actAll'))
    .toMatchObject({ EnCode: 'gallery.approve', Filter: { PlaceId: 'Place1' }, Total: 9 });
  await fits(page);
});

describe('sub-tables', () => {
  it('L02 in groups fold, open where a line is wrong, and are picked for their group', async () => {
    const page = await show('gallery/plan-form&row=Plan1');
    const merits = page.getByRole('group', { name: '加分', exact: true });
    const group = (name: string) => merits.getByRole('group', { name });
    await group('智育加分').getByText('不可修改').waitFor();
    expect(await merits.getByRole('button', { name: /^删除/ }).count()).toBe(1);
    await merits.getByRole('button', { name: '选择德育加分' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: '选择第2行' }).check();
    expect(await lastAsked(page, 'list')).toMatchObject({ Filter: { Dim: '1' } });
    await dialog.getByRole('button', { name: '选择1项' }).click();
    const day = group('德育加分').getByLabel('第3条发生日期');
    await day.waitFor();
    await merits.locator('summary', { hasText: '德育' }).press('Enter');
    await day.waitFor({ state: 'detached' });
    await page.getByLabel('签到范围').fill('50');
    await page.getByRole('button', { name: '保存' }).first().click();
    await merits.getByText('1条有误').waitFor();
    await page.locator('[aria-label="第3条发生日期"]:focus').waitFor();
  });

  it('L02 laid out in rows and columns are set by keys, a row at a time, and numbered anew', async () => {
    const page = await show('gallery/plan-form&row=Plan1', 375);
    const seats = page.getByRole('group', { name: '座位', exact: true });
    const spot = (name: string) => seats.getByRole('button', { name, exact: true });
    await spot('第3行第5列，001，可用').press('ArrowRight');
    await page.locator('[data-spot="3 6"]:focus').press('Space');
    await spot('设置第1行').press('Enter');
    await seats.getByText('共9个').waitFor();
    await spot('重新编号').press('Enter');
    await seats.getByRole('radio', { name: '有电源', exact: true }).press('Space');
    await spot('第3行第5列，007，可用').press('Space');
    await spot('第3行第5列，007，可用，有电源').waitFor();
    await seats.getByLabel('座位号').fill('');
    await seats.getByLabel('列数').fill('2');
    await seats.getByText('范围之外还有内容，请先清空').waitFor();
    await page.getByRole('button', { name: '保存' }).first().click();
    await seats.getByText('请输入座位号').waitFor();
  });
});

describe('blocks of a detail page', () => {
  it('C02, C04: take their values from the row, and their rows from a list field or a call', async () => {
    const page = await show('gallery/sample-detail&row=Sample3');
    await part(page, '距离结束').getByText('已结束').waitFor();
    expect(await part(page, '参加人员').getByRole('listitem').count()).toBe(2);
    await part(page, '统计').getByText('1,284').waitFor();
    expect(await allAsked(page)).toContainEqual({ call: 'Gallery/Summary', input: { Id: 'Sample3' } });
  });
});

describe('notices', () => {
  it('S16: a source makes a tab of each group, and an item with an address opens it', async () => {
    const page = await show('gallery/notices', 375);
    expect(await page.getByRole('tab').allTextContents()).toEqual(['通知2', '消息1', '待办']);
    expect(await axeProblems(page)).toEqual([]);
    await page.getByRole('button', { name: /元旦放假/ }).click();
    expect(await lastAsked(page, 'go')).toBe('/notice/1');
    await page.getByRole('tab', { name: '待办' }).click();
    await page.getByRole('tabpanel', { name: '待办' }).getByText('暂无数据').waitFor();
  });
});

describe('C03: the icon selector', () => {
  it('has its six tabs, is used by keys, and gives the name of the icon', async () => {
    const page = await show('gallery/entry-form', 375);
    const opener = page.getByRole('button', { name: '图标', exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: '选择图标' });
    await dialog.getByRole('tab').first().waitFor();
    expect(await dialog.getByRole('tab').allTextContents()).toEqual([
      '方向性图标',
      '提示建议性图标',
      '编辑类图标',
      '数据类图标',
      '网站通用图标',
      '品牌和标识',
    ]);
    expect(await axeProblems(page)).toEqual([]);
    await dialog.getByRole('tab', { name: '方向性图标' }).focus();
    await page.keyboard.press('End');
    await dialog.getByRole('group', { name: '品牌和标识' }).waitFor();
    await dialog.getByRole('tab', { name: '数据类图标' }).click();
    await dialog.getByRole('button', { name: 'AreaChartOutlined' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await opener.getByText('BarChartOutlined').waitFor();
    await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: '清除图标' }).click();
    await opener.getByText('请选择图标').waitFor();
  });
});

describe('a broken board', () => {
  it('L05 says which block there is not, and the others live', async () => {
    const page = await show('gallery/broken-board');
    const text = await page.getByRole('alert').textContent();
    expect(text).toContain('未知的块 gauge');
    expect(text).toContain('schemas/pages/gallery/broken-board.json /blocks/0/block');
    await page.getByText('其余的块照常显示').waitFor();
  });
});

describe('R06 the designer of questionnaires', () => {
  beforeAll(async () => {
    page = await show('gallery/designer&row=Entry1');
  });
  afterAll(() => gallery.closePages());

  const titles = async (count: number) =>
    (
      await page
        .locator('ol > li')
        .evaluateAll(
          (cards, most) =>
            cards.slice(0, most).map((card) => /第(\d+)个问题/.exec(card.textContent ?? '')?.[1] ?? '新'),
          count,
        )
    ).join(' ');

  it('moves, adds, judges and takes back with the keyboard, two hundred questions long', async () => {
    const face = (at: number) => page.locator('ol > li').nth(at).getByRole('button').first();
    await page.locator('ol > li').nth(199).waitFor({ state: 'attached' });
    await face(1).press('Alt+ArrowUp');
    await expect.poll(() => titles(3)).toBe('2 1 3');
    await page.keyboard.press('Control+z');
    await expect.poll(() => titles(3)).toBe('1 2 3');
    await face(0).press('Enter');
    await page.locator('textarea:focus').press('Escape');
    await page.locator('[data-chosen=true] button:focus').waitFor();
    await page.getByRole('button', { name: '添加单选' }).press('Enter');
    await expect.poll(() => titles(3)).toBe('1 新 2');
    await page.getByText('1处需要修改').waitFor();
    const properties = page.getByRole('region', { name: '属性' });
    await properties.getByText('请输入题干').waitFor();
    await page.locator('textarea:focus').fill('你住在校内吗？');
    await properties.getByLabel('选项A跳转').selectOption({ index: 2 });
    await properties
      .locator('[aria-label="选项B跳转"] option', { hasText: '跳至结束' })
      .waitFor({ state: 'attached' });
    await page.getByText('未保存').waitFor();
    // the target goes before the question that leads there
    await face(3).press('Alt+ArrowUp');
    await face(2).press('Alt+ArrowUp');
    await page.getByText('选项A：跳转题号应大于当前题号').first().waitFor();
    await page.getByRole('button', { name: /^撤\s*销$/ }).click();
    await page.getByText('未保存').waitFor();
    await page.getByRole('button', { name: /^保\s*存$/ }).click();
    await page.getByText('已保存').waitFor();
    const { Params } = (await lastAsked(page, 'act')) as { Params: { Design: string } };
    const sent = JSON.parse(Params.Design) as { Questions: { Options: { JumpTo?: number }[] }[] };
    expect(sent.Questions).toHaveLength(201);
    expect(sent.Questions[1]!.Options[0]!.JumpTo).toBe(3);
  });

  atLength('is dragged, shows its factors and a preview, and has nothing that axe complains of', async () => {
    await page.locator('ol > li').nth(3).dragTo(page.locator('ol > li').nth(0));
    await expect.poll(async () => (await titles(1)).length).toBeGreaterThan(0);
    expect(await axeProblems(page)).toEqual([]);
    await page.getByRole('tab', { name: '因子与计分' }).click();
    await page.getByLabel('因子名称').waitFor();
    expect(await axeProblems(page)).toEqual([]);
    await page.getByRole('tab', { name: '预览' }).click();
    await page.getByRole('region', { name: '手机预览' }).getByRole('radio').first().waitFor();
    await page.setViewportSize({ width: 375, height: 900 });
    for (const tab of ['预览', '题目']) {
      await page.getByRole('tab', { name: tab }).click();
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    }
  });
});
