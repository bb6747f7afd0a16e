import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fillSample } from './fill-sample.ts';
import { lastAsked, openGallery, type Gallery } from './harness.ts';
import { scaled } from '../../_util/scale.ts';

let gallery: Gallery;

beforeAll(async () => {
  gallery = await openGallery();
});
afterEach(() => gallery.closePages());
afterAll(() => gallery?.close());

describe('16.9 Enter', () => {
  const inputs = (page: Page) =>
    page.locator('form [data-field] input:not([type=file]):not([type=hidden]):enabled:visible');

  it.each(scaled(['sample-form', 'show-form', 'plan-form', 'entry-form'], ['sample-form', 'entry-form']))(
    'in any input of %s sends nothing',
    async (name) => {
      const page = await gallery.show(`gallery/${name}`);
      const count = await inputs(page).count();
      expect(count).toBeGreaterThan(0);
      for (let at = 0; at < count; at += 1) {
        const input = inputs(page).nth(at);
        await input.focus();
        await page.keyboard.press('Enter');
        // what it opened is closed again
        await page.keyboard.press('Escape');
      }
      expect(await lastAsked(page, 'save')).toBeUndefined();
    },
  );

  it('accepts a date that was typed; Ctrl and Enter send the form', async () => {
    const page = await gallery.show('gallery/sample-form');
    await fillSample(page, '社团活动');
    const day = page.locator('[data-field=Day] input').first();
    await day.focus();
    await page.locator('.ant-picker input:focus').waitFor();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('2026-11-20');
    await page.keyboard.press('Enter');
    await expect.poll(() => day.inputValue()).toBe('2026-11-20');
    expect(await lastAsked(page, 'save')).toBeUndefined();
    await page.keyboard.press('Control+Enter');
    await page.getByText('提交成功').waitFor();
    expect(JSON.stringify(await lastAsked(page, 'save'))).toContain('2026-11-20');
  });

  it('in a question answers it at once, as 取消 and Escape do, so that the next press on what was asked about counts', async () => {
    const page = await gallery.show('gallery/sample-beside');
    const table = page.getByRole('group', { name: '列表' });
    await table.getByRole('button', { name: '编辑' }).first().press('Enter');
    const name = page.getByRole('region', { name: '编辑' }).getByLabel('名称', { exact: true });
    await name.fill('社团活动');
    const question = page.getByRole('dialog', { name: '内容尚未保存，确定离开吗？' });
    const leave = () => table.getByRole('button', { name: '社会实践' }).first().press('Enter');
    /** Whether the question is gone before the browser draws its next frame. */
    const answers = (text: string) =>
      question.getByRole('button', { name: text }).evaluate((button: HTMLElement) => {
        const dialog = button.closest('dialog')!;
        button.click();
        return !dialog.isConnected;
      });
    await leave();
    expect(await answers('取消')).toBe(true);
    await leave();
    await question.waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'hidden' });
    expect(await name.inputValue()).toBe('社团活动');
    await leave();
    expect(await answers('确定')).toBe(true);
    await name.waitFor({ state: 'detached' });
  });

  it('sends each number that a reader types, one at once after the other, and leaves the last where it was not found', async () => {
    const page = await gallery.show('gallery/scan-rows');
    const code = page.getByRole('textbox', { name: '编号' });
    await code.focus();
    for (const one of ['看病复查', '看病']) {
      await page.keyboard.insertText(one);
      await page.keyboard.press('Enter');
    }
    await page.getByRole('heading', { name: '没有编号为「看病」的菜单项' }).waitFor();
    await page.getByRole('listitem').getByText('已核对 看病复查').waitFor();
    await expect.poll(() => code.inputValue()).toBe('看病');
    // What was not found is written over by the next number.
    await page.keyboard.insertText('看病复查');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: '已核对 看病复查' }).waitFor();
  });

  it('goes no step further in a wizard, Ctrl and Enter do', async () => {
    const page = await gallery.show('gallery/sample-wizard');
    const name = page.getByLabel('名称', { exact: true });
    await name.fill('社团活动');
    await name.press('Enter');
    await expect.poll(() => name.isVisible()).toBe(true);
    expect(await page.locator('[aria-invalid=true]').count()).toBe(0);
    await name.press('Control+Enter');
    await page.locator('[aria-invalid=true]').first().waitFor();
  });
});

/** Each first frame comes before the page has drawn what it asked for, the next ones come as usual. Answers what it replaced. */
function bringFramesAtOnce() {
  const later = window.requestAnimationFrame;
  let isWithin = false;
  window.requestAnimationFrame = (act) => {
    if (isWithin) return later(act);
    isWithin = true;
    act(performance.now());
    isWithin = false;
    return 0;
  };
  return later;
}

describe('a form with lines', () => {
  it('shows a problem in the cell, focuses it however early a frame comes, and loses it with the line', async () => {
    const page = await gallery.show('gallery/sample-form');
    await fillSample(page, '活动');
    await page.getByRole('button', { name: '添加成员' }).click();
    await page.getByLabel('第2条姓名').waitFor();
    const usual = await page.evaluateHandle(bringFramesAtOnce);
    await page.getByRole('button', { name: '提交' }).click();
    await page.getByText('请输入姓名').last().waitFor();
    await page.evaluate((later) => void (window.requestAnimationFrame = later), usual);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('第2条姓名');
    await page.getByRole('button', { name: '删除第2条成员' }).click();
    await page.getByRole('button', { name: '提交' }).click();
    await page.getByText('提交成功').waitFor();
  });
});

describe('15 a dialog', () => {
  /** Opens the dialog of an import while motions stand still, and tells whether its button takes a press. */
  async function opening(isMoving: boolean) {
    const page = await gallery.show('gallery/sample-list', { isMoving });
    const devtools = await page.context().newCDPSession(page);
    const atSpeed = (playbackRate: number) => devtools.send('Animation.setPlaybackRate', { playbackRate });
    await devtools.send('Animation.enable');
    await atSpeed(0.001);
    await page.getByRole('button', { name: '导入' }).click();
    const choose = page.getByRole('dialog').getByRole('button', { name: '选择文件' });
    await choose.waitFor();
    const takesPress = () =>
      choose.evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    return { page, atSpeed, takesPress, detach: () => devtools.detach() };
  }

  it('takes no press while it opens: what was pressed would be elsewhere when it is let go', async () => {
    const { page, atSpeed, takesPress, detach } = await opening(true);
    expect(await takesPress()).toBe(false);
    await page.locator('.ant-zoom-appear-active').waitFor();
    expect(await takesPress()).toBe(false);
    await atSpeed(1000);
    await expect.poll(takesPress).toBe(true);
    await detach();
  });

  it('stands at once for a user who wants nothing to move', async () => {
    const { takesPress, detach } = await opening(false);
    await expect.poll(takesPress).toBe(true);
    await detach();
  });
});

describe('Ctrl and a key', () => {
  it('take back what is typed into the settings of a design, and no step of the design behind them', async () => {
    const page = await gallery.show('gallery/designer', { query: '&row=Entry1' });
    const tab = (name: string) => page.getByRole('tab', { name });
    const first = page.locator('ol > li').first();
    await page.locator('ol > li').nth(1).getByRole('button').first().press('Alt+ArrowUp');
    await page.getByText('未保存').waitFor();
    const moved = await first.innerText();
    await tab('设置').click();
    const name = page.getByLabel('名称', { exact: true });
    const before = await name.inputValue();
    await name.focus();
    await page.keyboard.insertText('复查');
    await name.press('Control+z');
    await expect.poll(() => name.inputValue()).toBe(before);
    await tab('设置').press('Control+z');
    await tab('题目').click();
    await expect.poll(() => first.innerText()).toBe(moved);
    // Where the questions are seen, it takes the step back.
    await tab('题目').press('Control+z');
    await page.getByText('已保存').waitFor();
  });

  it('in a dialog of a field send no form behind it', async () => {
    const page = await gallery.show('gallery/plan-form');
    await page.getByLabel('名称', { exact: true }).fill('校园开放日');
    await page.getByRole('button', { name: '选择项目' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: '选择项目' });
    await dialog.getByRole('checkbox', { name: '选择第2行' }).press('Space');
    await dialog.getByLabel('关键字').press('Control+Enter');
    await dialog.getByRole('button', { name: '选择1项' }).press('Enter');
    await page.getByRole('button', { name: '删除第1条项目' }).waitFor();
    await page.getByRole('button', { name: '选择项目' }).press('Enter');
    await dialog.getByLabel('关键字').fill('没有这样的样例');
    await dialog.getByLabel('关键字').press('Enter');
    await dialog.getByText('没有符合条件的记录').waitFor();
    await dialog.getByRole('button', { name: /^取\s*消$/ }).press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    expect(await lastAsked(page, 'save')).toBeUndefined();
    await page.getByLabel('名称', { exact: true }).press('Control+Enter');
    await page.getByText('保存成功').waitFor();
  });
});

describe('16.13 a list', () => {
  it('says of filters that leave nothing that they match nothing, and takes them back', async () => {
    const page = await gallery.show('gallery/sample-list');
    await page.getByLabel('关键字').fill('没有这样的活动');
    await page.getByRole('button', { name: '查询' }).click();
    await expect.poll(() => page.locator('[data-empty]').innerText()).toContain('没有符合条件的记录');
    await page.getByRole('button', { name: '清除条件，查看全部' }).click();
    await expect.poll(() => page.locator('tbody tr[data-row]').count()).toBe(10);
    const none = await gallery.show('gallery/sample-list', { query: '&rows=0' });
    await none.locator('[data-empty]').waitFor();
    expect(await none.getByText('没有符合条件的记录').count()).toBe(0);
  });
});

describe('16.13 a file', () => {
  it('that is not taken is told of when its form is sent, which waits until it is put away', async () => {
    const page = await gallery.show('gallery/sample-form');
    await fillSample(page, '社团活动');
    const files = page.locator('[data-field=Files]');
    await files
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.exe', mimeType: 'application/x', buffer: Buffer.from('x') });
    await files.getByText('仅支持pdf、docx格式').waitFor();
    await page.keyboard.press('Control+Enter');
    await page.getByText('「a.exe」没有上传：仅支持pdf、docx格式，请先点“知道了”').waitFor();
    expect(await lastAsked(page, 'save')).toBeUndefined();
    await files.getByRole('button', { name: '不上传a.exe' }).click();
    await page.getByRole('button', { name: '提交' }).click();
    await page.getByText('提交成功').waitFor();
  });
});

describe('16.13 a form that asks before it is sent', () => {
  it('tells its faults first, and asks once there are none', async () => {
    const page = await gallery.show('notice/edit');
    const send = page.getByRole('button', { name: /^发\s*布$/ });
    await send.click();
    await page.locator('[aria-invalid=true]').first().waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await lastAsked(page, 'save')).toBeUndefined();
  });
});
