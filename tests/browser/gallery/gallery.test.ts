import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { axeProblems } from './axe.ts';
import { lastAsked, openGallery, type Gallery, type ShowOptions } from './harness.ts';

let gallery: Gallery;

beforeAll(async () => {
  gallery = await openGallery();
});
afterEach(() => gallery.closePages());
afterAll(() => gallery?.close());

const show = (path: string, options?: ShowOptions) => gallery.show(path, options);

const rowsOf = (page: Page) => page.locator('tbody tr[data-row]');

describe('a list', () => {
  it('C01 shows 10 rows, turns pages, and has no pager when everything fits', async () => {
    const page = await show('gallery/sample-list');
    await expect.poll(() => rowsOf(page).count()).toBe(10);
    await page.getByRole('button', { name: '第4页' }).click();
    await expect.poll(() => rowsOf(page).count()).toBe(7);
    await page.getByLabel('每页条数').selectOption('20');
    await expect.poll(() => rowsOf(page).count()).toBe(20);
    expect(await lastAsked(page, 'list')).toMatchObject({ PageIndex: 1, PageSize: 20 });
    const single = await show('gallery/sample-list', { query: '&rows=9' });
    await expect.poll(() => rowsOf(single).count()).toBe(9);
    expect(await single.getByRole('button', { name: '第1页' }).count()).toBe(0);
  });

  it('warns of a range that ends before it begins, and does not search', async () => {
    const page = await show('gallery/sample-list');
    await page.getByRole('button', { name: '展开' }).click();
    await page.getByLabel('人数', { exact: true }).fill('9');
    await page.getByLabel('人数至').fill('3');
    await page.getByText('人数的上限不能小于下限').first().waitFor();
    const before = await page.evaluate(() => window.journal.length);
    await page.getByRole('button', { name: '查询' }).click();
    expect(await page.evaluate(() => window.journal.length)).toBe(before);
    await page.getByLabel('人数至').fill('30');
    await page.getByRole('button', { name: '查询' }).click();
    await expect
      .poll(() => lastAsked(page, 'list'))
      .toMatchObject({ Filter: { Count: { From: 9, To: 30 } } });
  });

  it('filters by a dictionary and a row of another entity, and goes back to all', async () => {
    const page = await show('gallery/sample-list');
    await page.getByRole('combobox', { name: '状态' }).click();
    await page.locator('.ant-select-dropdown').getByText('进行中').click();
    await page.getByRole('combobox', { name: '地点' }).click();
    await page.locator('.ant-select-dropdown').getByText('图书馆').click();
    await page.getByRole('button', { name: '查询' }).click();
    await expect
      .poll(() => lastAsked(page, 'list'))
      .toMatchObject({ Filter: { State: '2', PlaceId: 'Place1' } });
    await page.getByRole('button', { name: '重置' }).click();
    await expect.poll(() => lastAsked(page, 'list')).toMatchObject({ Filter: {} });
  });

  it('sorts on the server and shows chosen columns', async () => {
    const page = await show('gallery/sample-list');
    await page.getByRole('columnheader', { name: '人数' }).click();
    await expect
      .poll(() => lastAsked(page, 'list'))
      .toMatchObject({ sortField: 'Count', sortOrder: 'ascend' });
    await page.getByRole('button', { name: '列设置' }).click();
    await page.getByRole('checkbox', { name: '邮箱' }).check();
    await page.getByRole('columnheader', { name: '邮箱' }).waitFor();
    await page.getByRole('checkbox', { name: '单价' }).uncheck();
    await expect.poll(() => page.getByRole('columnheader', { name: '单价' }).count()).toBe(0);
  });

  it('draws only the rows in sight when a page holds 100', async () => {
    const page = await show('gallery/sample-list', { query: '&rows=400&size=default' });
    await page.getByLabel('每页条数').selectOption('100');
    await page.locator('table[aria-rowcount="101"]').waitFor();
    expect(await rowsOf(page).count()).toBeLessThan(60);
  });

  it('becomes cards on a phone, adds pages below each other and filters in a drawer', async () => {
    const page = await show('gallery/sample-list', { width: 375 });
    const cards = page.locator('main li');
    await expect.poll(() => cards.count()).toBe(10);
    await page.getByRole('button', { name: /加载更多/ }).click();
    await expect.poll(() => cards.count()).toBe(20);
    await page.getByRole('button', { name: '筛选' }).click();
    await page.getByLabel('状态').selectOption({ label: '进行中' });
    await page.getByRole('button', { name: '查询' }).click();
    await page.getByRole('button', { name: '筛选（1）' }).waitFor();
    await expect.poll(() => cards.count()).toBe(8);
  });

  it('marks, opens and sums up its rows, is arranged by the keyboard, and is found again as it was left', async () => {
    const page = await show('gallery/ledger-list');
    const row = (index: number) => rowsOf(page).nth(index);
    expect(await row(8).getAttribute('data-mark')).toBe('warning');
    await row(8).getByRole('img', { name: '人数超过60' }).waitFor();
    await page.getByRole('cell', { name: /^合计 [\d,]+$/ }).waitFor();
    await page.getByRole('button', { name: '展开第2行' }).press('Enter');
    await page.getByText('student2@example.edu.cn').waitFor();
    expect(await axeProblems(page)).toEqual([]);

    await page.getByRole('button', { name: '列设置' }).press('Enter');
    await page.getByRole('button', { name: '上移单价' }).press('Enter');
    await page.getByRole('spinbutton', { name: '单价列宽' }).fill('260');
    const heads = () => page.getByRole('columnheader').allTextContents();
    await expect.poll(heads).toEqual(['', '名称', '状态', '地点', '单价', '人数', '日期', '操作']);
    await page.keyboard.press('Escape');

    await page.getByLabel('关键字').fill('探亲');
    await page.getByRole('button', { name: '查询' }).click();
    await expect.poll(() => rowsOf(page).count()).toBe(8);
    expect(new Set(await page.locator('mark').allTextContents())).toEqual(new Set(['探亲']));
    await page.reload();
    await row(0).waitFor();
    expect(await rowsOf(page).count()).toBe(8);
    expect(await page.getByLabel('关键字').inputValue()).toBe('探亲');
    await page.getByRole('button', { name: '重置' }).click();
    await expect.poll(() => rowsOf(page).count()).toBe(10);

    await page.getByRole('combobox', { name: '状态' }).click();
    await page.locator('.ant-select-dropdown').getByText('进行中').click();
    await page.getByRole('button', { name: '常用筛选' }).click();
    await page.getByLabel('筛选名称').fill('在办');
    await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
    await page.getByRole('button', { name: '在办', exact: true }).click();
    await expect.poll(() => lastAsked(page, 'list')).toMatchObject({ Filter: { State: '2' } });
  });

  it('narrows by the tree on its left', async () => {
    const page = await show('gallery/place-list');
    await page.getByRole('tree').getByText('图书馆').click();
    await expect.poll(() => lastAsked(page, 'list')).toMatchObject({ Filter: { PlaceId: 'Place2' } });
  });
});

describe('a broken page', () => {
  it('L05 says file, place and reason, and the rest of the page lives', async () => {
    const page = await show('gallery/broken');
    const faults = await page.getByRole('alert').allTextContents();
    expect(faults.join(' ')).toContain('实体 gallery/Sample 没有字段 Prise');
    expect(faults.join(' ')).toContain('schemas/pages/gallery/broken.json /columns/1');
    expect(faults.join(' ')).toContain('schemas/pages/gallery/broken.json /filters/1');
    await expect.poll(() => rowsOf(page).count()).toBe(10);
  });

  it.each([
    ['unknown-kind', '未知的页面类型 kanban', '/kind'],
    ['unknown-entity', '实体 gallery/Sampel 不存在', '/entity'],
  ])('of %s says %s', async (name, reason, pointer) => {
    const page = await show(`gallery/${name}`);
    const text = await page.getByRole('alert').textContent();
    expect(text).toContain(reason);
    expect(text).toContain(`schemas/pages/gallery/${name}.json ${pointer}`);
  });
});

describe('a button', () => {
  it('K01 with an http Url opens an address, K02 with an unknown EnCode is a message', async () => {
    const page = await show('gallery/sample-list');
    await page.getByRole('button', { name: '帮助' }).click();
    expect(await lastAsked(page, 'openAddress')).toBe('https://example.org/help?name=');
    await page.getByRole('button', { name: '未知操作' }).click();
    await page.getByText('未找到操作gallery.unknown').waitFor();
    expect(await rowsOf(page).count()).toBe(10);
  });

  it('of a batch asks, runs, and lists the rows that were refused', async () => {
    const page = await show('gallery/sample-list');
    expect(await page.getByRole('button', { name: '批量同意' }).isDisabled()).toBe(true);
    await page.getByRole('checkbox', { name: '选择本页全部行' }).check();
    await page.getByRole('button', { name: '批量同意' }).click();
    await page.getByLabel('审批意见').fill('同意');
    await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
    await page.getByText(/成功2条，失败8条/).waitFor();
    expect(await lastAsked(page, 'act')).toMatchObject({
      EnCode: 'gallery.approve',
      Params: { Opinion: '同意' },
    });
    await page.getByRole('dialog').getByText('当前状态不能审批').first().waitFor();
  });

  it('of a batch runs on all rows that match, shows how far it has come, and what was refused', async () => {
    const page = await show('gallery/sample-list');
    await page.getByRole('checkbox', { name: '选择本页全部行' }).check();
    await page.getByText('已选本页 10 条').waitFor();
    await page.getByRole('button', { name: '选择全部符合条件的 37 条' }).click();
    await page.getByText('已选全部符合条件的 37 条').waitFor();
    expect(await page.getByRole('button', { name: '批量删除' }).count()).toBe(0);
    await page.getByRole('button', { name: '批量同意' }).click();
    await page.getByLabel('审批意见').fill('同意');
    await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
    await page.getByText('处理完成：已处理 37 / 37 条，成功 34 条，失败 3 条').waitFor();
    expect(await lastAsked(page, 'actAll')).toMatchObject({
      EnCode: 'gallery.approve',
      Total: 37,
      Tab: 'all',
      Params: { Opinion: '同意' },
    });
    expect(await axeProblems(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: '关闭' }).last().click();
    await page.getByText('已选全部').waitFor({ state: 'detached' });
  });

  it('asks for its parameters by the rules of fields', async () => {
    const page = await show('gallery/sample-list');
    await rowsOf(page).nth(1).getByRole('button', { name: '改期' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('新日期').waitFor();
    await dialog.getByRole('button', { name: '确定' }).click();
    await dialog.getByText('请选择新日期').last().waitFor();
    await dialog.getByLabel('新日期').click();
    await page.locator('.ant-picker-cell-in-view').first().click();
    await dialog.getByRole('button', { name: '确定' }).click();
    await page.getByText('操作成功').waitFor();
    expect(await lastAsked(page, 'act')).toMatchObject({ EnCode: 'gallery.move', Ids: ['Sample2'] });
  });

  it('deletes after a question', async () => {
    const page = await show('gallery/sample-list');
    await rowsOf(page).nth(2).getByRole('button', { name: '更多' }).click();
    await page.getByRole('menuitem', { name: '删除' }).click();
    await page.getByRole('dialog', { name: '确定删除该记录吗？' }).waitFor();
    await page.getByRole('button', { name: '确定' }).click();
    await page.getByText('删除成功').waitFor();
    expect(await lastAsked(page, 'remove')).toMatchObject({ Ids: ['Sample3'] });
  });

  it('exports the chosen columns under the name 导出信息', async () => {
    const page = await show('gallery/sample-list');
    await page.getByRole('button', { name: '导出' }).click();
    const dialog = page.getByRole('dialog');
    const price = dialog.getByRole('checkbox', { name: '单价' });
    await price.evaluate((it: HTMLInputElement) => void (it.onchange = () => (it.title = `${it.checked}`)));
    await price.press('Space');
    await expect.poll(() => price.getAttribute('title')).toBe('false');
    await dialog.getByRole('button', { name: '导出' }).click();
    await page.getByText('导出成功').waitFor();
    expect(await lastAsked(page, 'exportRows')).toMatchObject({
      FileName: '导出信息',
      Columns: expect.not.arrayContaining([expect.objectContaining({ title: '单价' })]) as unknown,
    });
  });

  it('imports after a dry run; with wrong cells nothing can be confirmed', async () => {
    const page = await show('gallery/sample-list');
    await page.getByRole('button', { name: '导入' }).click();
    const dialog = page.getByRole('dialog');
    const choose = (name: string) =>
      dialog
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: 'application/x', buffer: Buffer.from('x') });
    await choose('a.csv');
    await page.getByText('仅支持xlsx格式').waitFor();
    await choose('bad.xlsx');
    await dialog.getByText('共200条，120条有误').waitFor();
    await dialog.getByText('身份证号格式不正确').first().waitFor();
    expect(await dialog.getByRole('button', { name: '确认导入' }).isDisabled()).toBe(true);
    expect(await lastAsked(page, 'importRows')).toMatchObject({ DryRun: 1 });
  });

  it('imports what was found right', async () => {
    const page = await show('gallery/sample-list');
    await page.getByRole('button', { name: '导入' }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'good.xlsx', mimeType: 'application/x', buffer: Buffer.from('x') });
    await dialog.getByText('校验通过，共200条，可以导入').waitFor();
    await dialog.getByRole('button', { name: '确认导入' }).click();
    await page.getByText('导入成功，共200条').waitFor();
    expect(await lastAsked(page, 'importRows')).toMatchObject({
      DryRun: 0,
      FileId: expect.stringMatching(/^up-/) as string,
    });
  });
});

describe('a map of places', () => {
  it('is chosen from by keys, frees what was taken meanwhile and gives the choice to an action', async () => {
    const page = await show('gallery/beds', { width: 375 });
    const map = page.getByRole('grid', { name: '选择宿舍' });
    await map.waitFor();
    const places = map.getByRole('gridcell').getByRole('button');
    await places.first().focus();
    const here = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset['spot']);
    await page.keyboard.press('ArrowRight');
    expect(await here()).toBe('0 1');
    // Down is what lies below on the screen: in a box with many places that is its next line.
    const lines = await map
      .locator('[data-spot^="0 "]')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).offsetTop));
    await page.keyboard.press('ArrowDown');
    expect(await here()).toMatch(new Set(lines).size > 1 ? /^0 [^01]$/ : /^1 /);
    const free = map.locator('button[data-free=true]').first();
    await free.focus();
    await page.keyboard.press('Enter');
    await page.getByText(/^已选 /).waitFor();
    await page.getByRole('button', { name: '确认选择' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
    await page.getByText('请在图中选择').waitFor();
    expect(await lastAsked(page, 'act')).toMatchObject({ EnCode: 'gallery.bed.choose' });
  });

  it('L02 is read for what is chosen above it, and gives all of it to the action', async () => {
    const page = await show('gallery/seats', { width: 375 });
    await page.getByText('选好以上各项后，这里显示可选的位置').waitFor();
    await page.getByRole('combobox', { name: '自习室' }).click();
    await page.locator('.ant-select-dropdown').getByText('图书馆').click();
    await page.getByRole('radio', { name: /^明天/ }).check();
    await page.getByRole('slider', { name: '开始时间' }).press('ArrowRight');
    await page.getByRole('slider', { name: '结束时间' }).press('PageUp');
    const map = page.getByRole('grid', { name: '自习室预约' });
    await map.getByRole('button', { name: '01 空闲 电源' }).first().press('Enter');
    const read = (await lastAsked(page, 'ask')) as { call: string; input: Record<string, string> };
    expect(read).toMatchObject({
      call: 'Gallery/Seats',
      input: { Place: 'Place1', Date: expect.stringMatching(/^[0-9-]{10}$/) as string },
    });
    const { Place, Date: Day, From: Begin, To: End } = read.input;
    await page.getByRole('button', { name: '确认预约' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: '确认预约' });
    await dialog.getByLabel('备注').fill('靠窗');
    await expect.poll(() => dialog.getByRole('textbox').count()).toBe(1);
    await dialog.getByRole('button', { name: '确定' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await lastAsked(page, 'act')).toMatchObject({
      EnCode: 'gallery.bed.book',
      Ids: ['Bed13'],
      Params: { Place, Day, Begin, End, Note: '靠窗' },
    });
    expect(await axeProblems(page)).toEqual([]);
  });
});

describe('a document', () => {
  it('is printed alone, on its paper, a page for each that was shown; which row is lacking and why stands above', async () => {
    const page = await show('gallery/print-a4&row=Sample1,Gone,Sample2');
    await page.getByRole('alert').getByText('第2份：无权操作该数据').waitFor();
    await page.getByRole('button', { name: '重试' }).click();
    await page.locator('[data-sheet]').first().waitFor();
    const shown = await page.locator('[data-sheet]').count();
    const papers = () =>
      page.evaluate(() =>
        [...document.styleSheets]
          .flatMap((sheet) => [...sheet.cssRules])
          .flatMap((rule) => (rule instanceof CSSPageRule ? [rule.cssText] : [])),
      );
    const own = await papers();
    const printed = page.evaluate(
      () =>
        new Promise<{ sheets: number; rules: string }>((resolve) => {
          window.print = () =>
            resolve({
              sheets: document.querySelectorAll('[data-printing] [data-sheet]').length,
              rules: [...document.styleSheets].map((one) => one.cssRules[0]?.cssText).join(''),
            });
        }),
    );
    await page.getByRole('button', { name: '打印', exact: true }).click();
    const { sheets, rules } = await printed;
    expect(sheets).toBe(shown);
    expect(rules).toContain('210mm 297mm');
    await expect.poll(() => page.locator('[data-printing]').count()).toBe(0);
    expect(await papers()).toEqual(own);
  });
});

describe('a drawer', () => {
  it('opens a row by the keyboard, closes with Escape and gives the focus back', async () => {
    const page = await show('gallery/sample-list');
    const link = rowsOf(page).nth(1).getByRole('button', { name: '看病复查' });
    await link.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('heading', { name: '审批记录' }).waitFor();
    expect(await axeProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('看病复查');
  });

  it('asks before typed work is thrown away', async () => {
    const page = await show('gallery/sample-list');
    await page.getByRole('button', { name: '新增' }).click();
    await page.getByLabel('名称', { exact: true }).fill('社团活动');
    await page.getByRole('button', { name: '取消' }).click();
    await page.getByRole('dialog', { name: '内容尚未保存，确定离开吗？' }).waitFor();
    await page
      .getByRole('dialog', { name: '内容尚未保存，确定离开吗？' })
      .getByRole('button', { name: '取消' })
      .click();
    await expect.poll(() => page.getByLabel('名称', { exact: true }).inputValue()).toBe('社团活动');
  });
});

it('C24 the policy of the page refused nothing on any of these pages', () => {
  expect(gallery.complaints).toEqual([]);
});
