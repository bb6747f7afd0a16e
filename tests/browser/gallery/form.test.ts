import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { HOSTILE, HOSTILE_TEXTS } from '../../../tools/preview/stage/sample/hostile.ts';
import { fillSample } from './fill-sample.ts';
import { lastAsked, openGallery, type Gallery } from './harness.ts';
import { isAtLength } from '../../_util/scale.ts';

let gallery: Gallery;

beforeAll(async () => {
  gallery = await openGallery();
});
afterEach(() => gallery.closePages());
afterAll(() => gallery?.close());

const focusedField = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-field]')?.dataset['field']);

describe.each(isAtLength ? [1440, 375] : [375])('a form %i px wide', (width) => {
  it('L02 judges by the entity on submit, focuses the first wrong field and keeps what was typed', async () => {
    const page = await gallery.show('gallery/sample-form', { width });
    await page.getByLabel('人数').fill('999');
    await page.getByRole('button', { name: '提交' }).click();
    await page.getByText('请输入名称').first().waitFor();
    await page.getByText('人数应在1-200之间').waitFor();
    await page.getByText('请至少填写一条成员').waitFor();
    await expect.poll(() => focusedField(page)).toBe('Name');
    expect(await page.getByLabel('人数').inputValue()).toBe('999');
    expect(await page.getByLabel('人数').getAttribute('aria-invalid')).toBe('true');
    expect(await lastAsked(page, 'save')).toBeUndefined();
  });

  it('sends what was typed, shows what the server refused at its field, and leads on when it is saved', async () => {
    const page = await gallery.show('gallery/sample-form', { width });
    await fillSample(page, '重名');
    await page.getByText('预计费用 30 元').waitFor();
    expect(await page.getByLabel('合计').inputValue()).toBe('30');
    await page.getByRole('button', { name: '提交' }).click();
    await page.getByText('名称已存在').waitFor();
    await expect.poll(() => focusedField(page)).toBe('Name');
    expect(await page.getByLabel('联系电话').inputValue()).toBe('13800138000');
    await page.getByLabel('名称', { exact: true }).fill('社团活动');
    await page.getByRole('button', { name: '提交' }).click();
    await page.getByText('提交成功').waitFor();
    expect(await lastAsked(page, 'save')).toMatchObject({
      EnCode: 'gallery.submit',
      Data: { Name: '社团活动', PlaceId: 'Place1', Count: 12, Price: 2.5, Members: [{ Name: '张三' }] },
    });
    expect(await lastAsked(page, 'go')).toBe('/gallery/sample-list');
  });
});

describe('fields', () => {
  it('are judged when they are left, and again when the reason is gone', async () => {
    const page = await gallery.show('gallery/sample-form');
    const phone = page.getByLabel('联系电话');
    await phone.fill('123');
    await phone.blur();
    await page.getByText('手机号格式不正确').waitFor();
    await phone.fill('13800138000');
    await expect.poll(() => page.getByText('手机号格式不正确').count()).toBe(0);
    // From then on while one types, without leaving.
    await phone.fill('1380013');
    await page.getByText('手机号格式不正确').waitFor();
  });

  it('appear and are required by their conditions', async () => {
    const page = await gallery.show('gallery/sample-form');
    expect(await page.getByLabel('开放说明').count()).toBe(0);
    await page.getByRole('radio', { name: '是' }).check();
    await page.getByLabel('开放说明').waitFor();
    await page.getByRole('button', { name: '提交' }).click();
    await page.getByText('请输入开放说明').last().waitFor();
    await page.getByRole('radio', { name: '否' }).check();
    await expect.poll(() => page.getByLabel('开放说明').count()).toBe(0);
  });

  it('that show or hide a problem when they are left do not move the pressed button away', async () => {
    const page = await gallery.show('gallery/sample-form');
    const add = page.getByRole('button', { name: '添加成员' });
    await add.click();
    await page.getByRole('button', { name: '提交' }).click();
    await page.locator('[data-field=Members]').getByText('请输入姓名').waitFor();
    await page.getByLabel('第1条姓名').fill('张三');
    await page.getByLabel('第1条电话').fill('13900139000');
    await add.click();
    await page.getByLabel('第2条姓名').waitFor();
  });

  it('L02 of answers follow the type of the question', async () => {
    const page = await gallery.show('gallery/plan-form', { width: 375 });
    await page.getByLabel('名称', { exact: true }).fill('开放日');
    await page.locator('[data-field=QType] select').selectOption({ label: '填空题' });
    await page.getByRole('button', { name: '添加一空' }).click();
    await page.getByLabel('第1空', { exact: true }).fill('长江|扬子江');
    await page.getByRole('button', { name: '保存' }).first().click();
    await expect
      .poll(() => lastAsked(page, 'save'))
      .toMatchObject({ Data: { QType: '4', Answer: [['长江', '扬子江']] } });
  });

  it('of files refuse other kinds and hold what was uploaded', async () => {
    const page = await gallery.show('gallery/sample-form');
    const choose = (name: string) =>
      page
        .locator('[data-field=Files] input[type=file]')
        .setInputFiles({ name, mimeType: 'application/x', buffer: Buffer.from('x') });
    await choose('a.exe');
    await page.getByText('仅支持pdf、docx格式').waitFor();
    await choose('证明.pdf');
    await page.getByRole('button', { name: '移除证明.pdf' }).click();
    await expect.poll(() => page.getByText('证明.pdf').count()).toBe(0);
  });

  it('are reached and worked by the keyboard alone', async () => {
    const page = await gallery.show('gallery/sample-form');
    await page.getByLabel('名称', { exact: true }).focus();
    await page.keyboard.press('Tab');
    await page.locator('[data-field=State] .ant-select').waitFor();
    await expect.poll(() => focusedField(page)).toBe('State');
    await page.keyboard.press('ArrowDown');
    // The list is drawn when it opens; a key before that has nothing to move in.
    await page.locator('.ant-select-item-option-active').waitFor();
    // A list that has just come makes its first option the active one once more, before the next frame.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    await page.keyboard.press('ArrowDown');
    await page.locator('.ant-select-item-option-active').getByText('进行中').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('[data-field=State] .ant-select-selection-item').getByText('进行中').waitFor();
  });

  it('whose widget comes late do not call back who has gone on', async () => {
    const page = await gallery.show('gallery/sample-form');
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    // Those of the page before it was loaded anew are over.
    await page.route(/(Choice|Ref)Editor/, (route) =>
      released.then(() => route.continue()).catch(() => undefined),
    );
    await page.reload();
    await page.getByLabel('名称', { exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => focusedField(page)).toBe('State');
    await page.keyboard.press('Tab');
    await expect.poll(() => focusedField(page)).toBe('PlaceId');
    release();
    await page.locator('[data-field=PlaceId] .ant-select').waitFor();
    expect(await page.locator('[data-field=State] .ant-select').count()).toBe(0);
    expect(await focusedField(page)).toBe('PlaceId');
  });

  it('of sub-tables are typed in the form of their row', async () => {
    const page = await gallery.show('core/student-form', { query: '&row=Student1' });
    await page.getByLabel('第1条姓名').fill('');
    await page.getByRole('button', { name: '保存' }).click();
    await page.locator('[data-field=Children_StudentFamily]').getByText('请输入姓名').waitFor();
  });
});

it('texts from the server that look like expressions or markup stay texts', async () => {
  const page = await gallery.show('gallery/sample-detail&row=Sample3');
  await page.getByText('第二段 <script>').waitFor();
  await page.locator('dd strong').getByText('加粗').waitFor();
  expect(await page.locator('dd script, dd a[href^=javascript]').count()).toBe(0);
  expect(await page.evaluate(() => 'reached' in window)).toBe(false);
});

it('C24 L02 texts that look like expressions stay texts as labels, notes, options, defaults and data: nothing of them runs', async () => {
  expect(HOSTILE_TEXTS.length).toBeGreaterThanOrEqual(500);
  const reached = (page: Page) => page.evaluate(() => 'reached' in window);
  const form = await gallery.show('gallery/hostile-form', { width: 375 });
  await form.locator('select option').nth(HOSTILE.options.length).waitFor({ state: 'attached' });
  await form.locator('[data-field=Field59] input').waitFor();
  const said = await form.evaluate(() => ({
    labels: [...document.querySelectorAll('label')].map((one) => one.textContent),
    text: document.body.textContent,
    values: [...document.querySelectorAll('input')].map((one) => one.value),
    options: [...document.querySelectorAll('option')].map((one) => one.textContent),
  }));
  expect(HOSTILE.titles.filter((text) => !said.labels.some((label) => label.includes(text)))).toEqual([]);
  expect(HOSTILE.notes.filter((text) => !said.text.includes(text))).toEqual([]);
  expect(HOSTILE.defaults.filter((text) => !said.values.includes(text))).toEqual([]);
  expect(HOSTILE.options.filter((text) => !said.options.includes(text))).toEqual([]);
  expect(await reached(form)).toBe(false);

  const detail = await gallery.show('gallery/hostile-detail&row=Hostile1');
  await detail.locator('dd').nth(HOSTILE.data.length).waitFor();
  const shown = await detail.locator('dd').allTextContents();
  expect(HOSTILE.data.filter((text) => !shown.includes(text))).toEqual([]);
  expect(await reached(detail)).toBe(false);
});

it('formatted text is typed with tools that the keyboard reaches, and sent as the markup that is allowed', async () => {
  const page = await gallery.show('gallery/sample-form');
  const text = page.getByRole('textbox', { name: '正文' });
  await text.click();
  await page.keyboard.type('开会');
  await page.keyboard.press('ControlOrMeta+a');
  await page.getByRole('button', { name: '标题' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await text.locator('strong').getByText('开会').waitFor();
  await page.getByRole('button', { name: '链接' }).click();
  await page.getByLabel('链接地址').fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await page.getByText('链接地址不正确').waitFor();
  await page.getByLabel('链接地址').fill('example.edu.cn');
  await page.keyboard.press('Enter');
  await text.locator('a').getByText('开会').waitFor();
  await page.getByRole('button', { name: '暂存' }).click();
  await page.getByText('保存成功').waitFor();
  expect(await lastAsked(page, 'save')).toMatchObject({
    Data: { Body: '<p><a href="https://example.edu.cn"><strong>开会</strong></a></p>' },
  });
});

it('E03 a range that ends before it begins is told as it is picked; K01 a form that is closed says from when to when', async () => {
  const page = await gallery.show('gallery/sample-form', { width: 375 });
  const pair = page.getByRole('group', { name: '起止时间' });
  await pair.getByLabel('结束时间').fill('2026-01-01T08:00');
  await pair.getByLabel('开始时间').fill('2026-01-02T08:00');
  await pair.getByText('结束时间不能小于开始时间').waitFor();
  await pair.getByLabel('结束时间').fill('2026-01-03T08:00');
  await expect.poll(() => pair.getByRole('alert').count()).toBe(0);
  const closed = await gallery.show('gallery/closed-form');
  await closed.getByText('不在开放时间内（2020-01-01 08:00:00 至 2020-01-10 18:00:00）').waitFor();
  await closed.getByLabel('地点名称').fill('操场');
  await closed.getByRole('button', { name: '登记' }).click();
  await expect.poll(() => closed.getByText('不在开放时间内').count()).toBe(2);
  expect(await lastAsked(closed, 'save')).toBeUndefined();
});

it('L01 choices that depend on others are emptied with them, and what must be agreed to is asked for', async () => {
  const page = await gallery.show('gallery/show-form', { width: 375 });
  const at = (name: string) => page.getByLabel(name, { exact: true });
  await at('上级地区').click();
  await page.locator('.ant-select-tree-title').getByText('湖北省').click();
  await at('下级地区').selectOption({ label: '武汉市' });
  await at('所在地第1级').selectOption({ label: '湖北省' });
  await at('所在地第2级').selectOption({ label: '武汉市' });
  await at('所在地第3级').selectOption({ label: '洪山区' });
  await at('所在地第1级').selectOption({ label: '湖南省' });
  await at('所在地第3级').waitFor({ state: 'detached' });
  await at('逐级读取第1级').selectOption({ label: '湖北省' });
  await at('逐级读取第2级').selectOption({ label: '武汉市' });
  await at('逐级读取第3级').selectOption({ label: '武昌区' });
  await at('年份').selectOption('2024');
  await at('月份').fill('2026-11');
  await page.getByRole('radio', { name: '4星' }).focus();
  await page.keyboard.press('Space');
  await at('名称').fill('样例');
  await page.locator('[data-field=Province] .ant-select-selector').click();
  await page.locator('.ant-select-tree-title').getByText('湖南省').click();
  await expect.poll(() => at('下级地区').inputValue()).toBe('');
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByText('请先阅读并同意《学生承诺书》').waitFor();
  await page.getByLabel('我已阅读并同意').check();
  await page.getByRole('button', { name: '保存' }).click();
  await expect
    .poll(() => lastAsked(page, 'save'))
    .toMatchObject({
      Data: {
        Province: '430000',
        City: null,
        Region: '430000',
        Home: '420106',
        Year: 2024,
        Month: '2026-11',
        Stars: 4,
        Agreed: 1,
      },
    });
});

/** Chooses a portrait that is too wide, and cuts it. */
async function cutPortrait(page: Page) {
  const wide = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#888' } })
    .png()
    .toBuffer();
  await page
    .locator('[data-field=Portrait] input[type=file]')
    .setInputFiles({ name: '照片.png', mimeType: 'image/png', buffer: wide });
  const dialog = page.getByRole('dialog', { name: '裁剪证件照' });
  await dialog.getByText('所选 45×60 像素').waitFor();
  await dialog.getByRole('button', { name: '确定' }).click();
  return dialog;
}

it('L01 pictures are cut, signatures written, and files that did not arrive are sent again', async () => {
  const page = await gallery.show('gallery/show-form');
  await cutPortrait(page);
  await page.getByRole('button', { name: '移除照片.jpg' }).waitFor();
  expect(await lastAsked(page, 'upload')).toMatchObject({
    name: '照片.jpg',
    purpose: 'gallery/Show.Portrait',
  });

  await page.getByRole('button', { name: '签名：签名' }).click();
  await page.getByLabel('键入姓名代替书写').fill('王伟');
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
  await page.getByRole('button', { name: '移除签名.png' }).waitFor();

  await page
    .locator('[data-field=Files] input[type=file]')
    .setInputFiles({ name: '断网.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') });
  await page.getByText('网络连接失败，请检查网络后重试').waitFor();
  await page.getByRole('button', { name: '重新上传断网.pdf' }).click();
  await page.getByRole('button', { name: '移除断网.pdf' }).waitFor();
});

it('L01 says that the device cannot cut a picture', async () => {
  const page = await gallery.show('gallery/show-form');
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = (done) => done(null);
  });
  const dialog = await cutPortrait(page);
  await dialog.getByText('图片无法读取，请更换图片').waitFor();
});

it('L01 lines are copied, moved and added up; of 200 lines those in sight are drawn', async () => {
  const page = await gallery.show('gallery/show-form&row=Show3');
  const list = page.locator('[data-field=Items]');
  await list.getByLabel('第1条数量').fill('5');
  await list.getByLabel('第1条项目').fill('甲');
  await list.getByRole('button', { name: '复制第1条费用' }).click();
  await list.getByRole('button', { name: '下移第2条费用' }).click();
  await expect.poll(() => list.getByLabel('第3条项目').inputValue()).toBe('甲');
  await list.getByLabel('第2条数量').fill('7');
  await list.getByText('17', { exact: true }).waitFor();
  // A line that was added by keys has the focus in its first cell.
  await list.getByRole('button', { name: '添加费用' }).press('Enter');
  const last = list.getByLabel('第4条项目');
  await expect.poll(() => last.evaluate((cell) => cell.contains(document.activeElement))).toBe(true);

  const large = await gallery.show('gallery/show-form&row=Show7');
  const many = large.locator('[data-field=Items]');
  const cells = many.getByRole('button', { name: /^第\d+条项目$/ });
  await cells.first().waitFor();
  expect(await cells.count()).toBeLessThan(40);
  await cells.nth(3).click();
  await many.getByRole('textbox', { name: '第4条项目' }).fill('改过');
  await cells.nth(1).focus();
  await many.getByRole('button', { name: '第4条项目' }).getByText('改过').waitFor();
});

it('C24 the policy of the page refused nothing on any of these pages', () => {
  expect(gallery.complaints).toEqual([]);
});

describe('a wizard', () => {
  it('L02 judges each step before the next, leads back to what is wrong and sends all of it at the end', async () => {
    const page = await gallery.show('gallery/sample-wizard', { width: 375 });
    const next = page.getByRole('button', { name: '下一步' });
    await next.click();
    await expect.poll(() => focusedField(page)).toBe('Name');
    await page.getByLabel('名称', { exact: true }).fill('社团活动');
    await page.getByLabel('地点', { exact: true }).click();
    await page.locator('.ant-select-item').getByText('图书馆').click();
    await page.getByLabel('人数').fill('12');
    await page.getByText('共4步').waitFor();
    await page.getByRole('radio', { name: '是' }).check();
    await page.getByText('共5步').waitFor();
    await next.click();
    await page.getByLabel('开放说明').fill('周末开放');
    await page.getByRole('button', { name: '上一步' }).click();
    await page.getByRole('radio', { name: '否' }).check();
    await page.getByText('共4步').waitFor();
    await next.click();
    await page.getByLabel('联系电话').fill('13800138000');
    await page.getByRole('button', { name: '添加成员' }).click();
    const members = page.getByRole('group', { name: '成员' });
    await members.getByLabel('姓名').fill('张三');
    await members.getByLabel('电话').fill('13900139000');
    await next.click();
    await page.getByLabel('事由').fill('联谊');
    await next.click();
    const review = page.getByRole('region', { name: '核对基本信息' });
    await review.getByText('图书馆').waitFor();
    await review.getByRole('button', { name: '修改基本信息' }).click();
    await page.getByLabel('人数').fill('999');
    await next.click();
    await page.getByText('人数应在1-200之间').waitFor();
    await page.getByLabel('人数').fill('20');
    await next.click();
    await next.click();
    await next.click();
    await page.getByRole('button', { name: '提交' }).click();
    await page.getByText('提交成功').waitFor();
    expect(await lastAsked(page, 'save')).toMatchObject({
      EnCode: 'gallery.submit',
      Data: { Name: '社团活动', Count: 20, Members: [{ Name: '张三' }], Reason: '联谊' },
    });
  });
});
