import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeProblems } from './axe.ts';
import { wordsOnPage } from '../../_util/plain-words.ts';
import { sampled, scaled } from '../../_util/scale.ts';
import { isForKeys, isNewAtAll, isNewToAxe } from './new-to-axe.ts';
import { lastAsked, openGallery, settled, type Gallery } from './harness.ts';
import { stuckInRows } from './stuck-rows.ts';

/** A page to look at: with the row that it is about, and the button that makes its problems show. */
interface Shown {
  readonly path: string;
  readonly rowId?: string;
  readonly press?: string;
}

/** Filled, and with the keyboard, its two hundred questions are looked at in blocks.test.ts. */
const DESIGNER = 'gallery/designer';

const PAGES: readonly Shown[] = [
  { path: 'gallery/sample-list' },
  { path: 'gallery/ledger-list' },
  { path: 'gallery/place-list' },
  { path: 'gallery/lanes' },
  { path: 'gallery/sample-beside' },
  { path: 'gallery/sample-form', press: '提交' },
  { path: 'gallery/sample-again' },
  { path: 'gallery/show-form', rowId: 'Show3', press: '保存' },
  { path: 'gallery/show-locked', rowId: 'Show3' },
  { path: 'gallery/sample-locked', rowId: 'Sample3' },
  { path: 'gallery/entry-form' },
  { path: 'gallery/entry-detail', rowId: 'Entry1' },
  { path: 'gallery/plan-form', rowId: 'Plan1', press: '保存' },
  { path: 'gallery/sample-wizard', press: '下一步' },
  { path: 'gallery/sample-detail', rowId: 'Sample3' },
  { path: 'gallery/show-detail', rowId: 'Show3' },
  { path: 'gallery/sample-tabs' },
  { path: 'gallery/notices' },
  { path: 'gallery/hub' },
  { path: 'gallery/portal' },
  { path: 'gallery/scan' },
  { path: 'gallery/scan-rows' },
  { path: 'gallery/print-a4', rowId: 'Sample1,Sample2' },
  { path: 'gallery/print-label', rowId: 'Sample1' },
  { path: 'gallery/beside' },
  { path: 'gallery/strip' },
  { path: 'gallery/cards' },
  { path: 'gallery/seats' },
  { path: 'gallery/lesson-list' },
  { path: 'gallery/turn-list' },
  { path: 'gallery/drill-list' },
  { path: 'gallery/watch-list' },
  { path: 'gallery/reply-list' },
  { path: 'gallery/paper', rowId: 'Entry1' },
  { path: 'gallery/paper-one', rowId: 'Entry1' },
  { path: 'gallery/vote-preview', rowId: 'Entry1' },
  { path: 'gallery/quiz', rowId: 'Entry1' },
  { path: DESIGNER, rowId: 'Entry1' },
  { path: 'gallery/outer-window' },
  { path: 'gallery/broken' },
  { path: 'leave/apply-form' },
  { path: 'core/student-form', rowId: 'Student1' },
];
/** Pages that read nothing look the same however the data fare. */
const STILL = [
  'gallery/outer-window',
  'gallery/broken',
  'gallery/scan',
  'gallery/scan-rows',
  'gallery/portal',
  'gallery/strip',
];

let gallery: Gallery;
let page: Page;
let times = 0;
const complaints: string[] = [];

beforeAll(async () => {
  gallery = await openGallery();
  page = await gallery.show('gallery/notices');
  page.on('pageerror', (error) => complaints.push(error.message));
});
afterAll(() => gallery?.close());

async function show({ path, rowId }: Shown, state = 'filled'): Promise<void> {
  times += 1;
  // A fault of a schema is told to administrators alone.
  const reader = state === 'filled' ? 'admin' : 'counsellor';
  const role = path.startsWith('leave/') ? 'student' : reader;
  const shown = { path, state, role, ...(rowId === undefined ? {} : { rowId }) };
  await page.evaluate((wanted) => window.show(wanted), shown);
  await page.locator(`[data-times="${times}"] :is(h1, [role=alert])`).first().waitFor();
  if (state !== 'loading') await settled(page);
}

const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

const widen = (width: number) => page.setViewportSize({ width, height: 900 });

/** Fits every width, and axe has nothing to say at the widest. The window is left as it is: the next page begins at that width. */
async function standsAtAllWidths(isNew: boolean): Promise<void> {
  const from = page.viewportSize()!.width;
  for (const width of from === 1440 ? [1440, 800, 375] : [375, 800, 1440]) {
    if (width !== from) await widen(width);
    await expect.poll(overflow, { message: `${width} px` }).toBeLessThanOrEqual(0);
    if (width === 1440 && isNew) expect(await axeProblems(page)).toEqual([]);
  }
}

describe.each(['filled', 'long', 'empty', 'error', 'loading'])('every kind of page, its data %s', (state) => {
  const elsewhere =
    {
      filled: [DESIGNER],
      // Long texts of a designer are its questions, which its own test has.
      long: [...STILL, DESIGNER],
    }[state] ?? STILL;
  const isShown = ({ path }: Shown) => !elsewhere.includes(path) && scaled(true, isNewAtAll(path, state));
  const shown = sampled(PAGES.filter(isShown), 16, ({ path }) => `${path} ${state}`);

  it.each(shown)('$path has nothing that axe complains of, and fits 375, 800 and 1440 px', async (view) => {
    await show(view, state);
    if (state !== 'filled') expect(await wordsOnPage(page)).toEqual([]);
    await standsAtAllWidths(isNewToAxe(view.path, state));
    expect(complaints.splice(0)).toEqual([]);
  });
});

describe('every kind of form with its problems', () => {
  it.each(PAGES.filter(({ press }) => press !== undefined))('$path', async ({ path, press = '' }) => {
    await show({ path });
    await page.getByRole('button', { name: press }).click();
    await page.locator('[aria-invalid=true]').first().waitFor();
    await standsAtAllWidths(true);
  });
});

/** What a call was asked with the last time. */
const asked = (page: Page, call: string) =>
  page.evaluate((name) => {
    const requests = window.journal.map(
      ({ request }) => request as { call?: string; input?: unknown } | null,
    );
    return requests.findLast((request) => request?.call === name)?.input;
  }, call);

/** Presses of Tab between two looks at what they have reached. */
const ROUND = 10;

/** What the keyboard must reach and does not, and what only a pointer can press. */
async function outOfReach(): Promise<string[]> {
  await page.evaluate(() => {
    const stops = (document as { stops?: Set<Element> }).stops;
    if (stops) stops.clear();
    else {
      const reached = new Set<Element>();
      Object.assign(document, { stops: reached });
      document.addEventListener('focusin', ({ target }) => reached.add(target as Element));
    }
    // Where Tab begins is where the focus was last, even after it is gone.
    document.body.tabIndex = -1;
    document.body.focus();
  });
  const most = await page.evaluate(
    () => document.querySelectorAll('a[href], button, input, select, textarea, [tabindex="0"]').length,
  );
  const stops = () => page.evaluate(() => (document as { stops?: Set<Element> }).stops?.size ?? 0);
  // Much of what could take the focus never does: once round is enough.
  for (let press = 0, before = -1, now = 0; press <= most + 10 && now > before; press += ROUND) {
    for (let one = 0; one < ROUND; one += 1) await page.keyboard.press('Tab');
    [before, now] = [now, await stops()];
  }
  return page.evaluate(() => {
    const reached = (document as { stops?: Set<Element> }).stops ?? new Set();
    const groups = new Set([...reached].map((one) => (one instanceof HTMLInputElement ? one.name : '')));
    const seen = (one: Element) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const takesFocus =
      'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable=true]';
    const missed = [...document.querySelectorAll<HTMLElement>(takesFocus)].filter(
      (one) =>
        one.tabIndex >= 0 &&
        !one.matches(':disabled') &&
        seen(one) &&
        !reached.has(one) &&
        !(one instanceof HTMLInputElement && one.type === 'radio' && groups.has(one.name)),
    );
    const pointed = [...document.querySelectorAll('body *')].filter(
      (one) =>
        seen(one) &&
        getComputedStyle(one).cursor === 'pointer' &&
        !one.closest(`${takesFocus}, label, .ant-select, .ant-tree, [aria-hidden=true]`) &&
        !one.querySelector(takesFocus),
    );
    return [...missed, ...pointed].map((one) => one.outerHTML.slice(0, 160));
  });
}

describe('the keyboard alone', () => {
  beforeAll(() => widen(1440));

  const worked = PAGES.filter(({ path }) => path !== DESIGNER && isForKeys(path));
  it.each(sampled(worked, 8, ({ path }) => path))('reaches everything on $path', async (view) => {
    await show(view);
    // What is drawn only after Tab has passed is reached the next time round.
    await expect.poll(outOfReach).toEqual([]);
    expect(await stuckInRows(page)).toEqual([]);
  });

  it.each([
    ['', false],
    [', though the browser does not tell', true],
  ])('is not left without a place when what had the focus is removed or disabled%s', async (_how, untold) => {
    // Firefox sends no event when what has the focus goes away.
    const hush = (isOn: boolean) =>
      page.evaluate((on) => {
        const before: unknown = Reflect.get(window, 'hush');
        const stop = (event: FocusEvent) => event.relatedTarget === null && event.stopImmediatePropagation();
        const one = typeof before === 'function' ? (before as typeof stop) : stop;
        Object.assign(window, { hush: one });
        window[on ? 'addEventListener' : 'removeEventListener']('focusout', one as EventListener, true);
      }, isOn);
    await hush(untold);
    const focused = () =>
      page.evaluate(() => {
        const { ariaLabel, textContent } = document.activeElement ?? {};
        return ariaLabel ?? textContent;
      });
    const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
    await show({ path: 'gallery/sample-form' });
    await press('添加成员');
    await expect.poll(focused).toBe('第1条姓名');
    await page.keyboard.type('甲');
    await press('添加成员');
    await expect.poll(focused).toBe('第2条姓名');
    await press('删除第1条成员');
    await expect.poll(focused).toBe('删除第1条成员');
    await press('删除第1条成员');
    await expect.poll(focused).toBe('添加成员');
    await show({ path: 'gallery/ledger-list' });
    await press('列设置');
    await press('下移单价');
    await expect.poll(focused).toBe('上移单价');
    await press('恢复默认');
    await page.getByRole('button', { name: '恢复默认' }).press('Tab');
    await page.getByRole('dialog', { name: '列设置' }).waitFor({ state: 'detached' });
    await expect.poll(focused).toBe('列表');
    await show({ path: 'gallery/sample-list' });
    await page.getByRole('button', { name: '更多' }).first().press('Enter');
    await page.getByRole('menuitem', { name: '删除' }).press('Enter');
    await page.getByRole('button', { name: '确定' }).press('Enter');
    await expect.poll(focused).toBe('选择第1行');
    await hush(false);
  });

  it('leads from row to row with the very first key of a page, before the code for it is there', async () => {
    const fresh = await gallery.show('gallery/sample-list');
    const boxes = fresh.getByRole('checkbox', { name: /^选择第/ });
    await boxes.first().focus();
    await fresh.keyboard.press('ArrowDown');
    await fresh.keyboard.press('ArrowDown');
    await expect.poll(() => boxes.nth(2).evaluate((box) => box === document.activeElement)).toBe(true);
  });

  it('turns tabs with arrows, answers a paper, and sends a code with Enter', async () => {
    for (const path of ['gallery/sample-tabs', 'gallery/notices']) {
      await show({ path });
      await page.getByRole('tab', { selected: true }).press('ArrowRight');
      await expect
        .poll(() => page.getByRole('tab').nth(1).getAttribute('aria-selected'), { message: path })
        .toBe('true');
    }
    await show({ path: 'gallery/paper', rowId: 'Entry1' });
    await page.getByRole('radio', { name: '满意', exact: true }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.getByRole('group', { name: /不满意的方面/ }).waitFor();
    await show({ path: 'gallery/paper-one', rowId: 'Entry1' });
    await page.getByRole('button', { name: '标记第1题' }).press('Space');
    const card = page.getByRole('navigation', { name: '答题卡' });
    await card.getByRole('button', { name: /^第3题/ }).press('Enter');
    await page.getByRole('button', { name: '标记第3题' }).waitFor();
    await card.getByRole('button', { name: /^第1题.*已标记$/ }).waitFor();
    await show({ path: 'gallery/vote-preview', rowId: 'Entry1' });
    await page.getByRole('checkbox', { name: /^李芳/ }).press('Space');
    await page.getByText('已选1项，最多选2项').waitFor();
    await page.getByRole('button', { name: '提交' }).press('Enter');
    await page.getByRole('alert').filter({ hasText: '预览模式，投票不计入结果' }).waitFor();
    await show({ path: 'gallery/quiz', rowId: 'Entry1' });
    await page.getByRole('radio', { name: '1893' }).press('ArrowDown');
    await page.getByRole('button', { name: '确定' }).press('Enter');
    await page.getByText('回答正确').waitFor();
    await page.getByRole('button', { name: '下一题' }).press('Enter');
    // the next question takes the focus; until then the one before stands there, closed
    await page.locator('[role=group][tabindex="-1"]:focus').waitFor();
    await page.getByRole('radio', { name: '1893' }).press('Space');
    await page.getByRole('button', { name: '确定' }).press('Enter');
    await page.getByText('正确答案：1898').waitFor();
    await show({ path: 'gallery/beside' });
    await page.getByRole('button', { name: '计科2601' }).press('Enter');
    await page.getByText('已选择 计科2601').waitFor();
    await expect.poll(() => asked(page, 'Gallery/Demand')).toEqual({ State: '1' });
    await page.getByRole('checkbox', { disabled: false }).first().press('Space');
    await page.getByRole('button', { name: '分给班级' }).press('Enter');
    const given = page.getByRole('dialog').getByLabel('班级');
    await expect.poll(() => given.inputValue()).toBe('计科2601');
    await given.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await show({ path: 'gallery/plan-form', rowId: 'Plan1' });
    await page.getByRole('slider', { name: '开始时间' }).press('ArrowRight');
    await page.getByText('已选 10:00–10:30，共30分钟（时长不少于1小时）').waitFor();
    await page.getByRole('slider', { name: '结束时间' }).press('PageUp');
    await page.getByText('已选 10:00–11:30，共1小时30分钟', { exact: true }).waitFor();
    expect(await page.locator('[data-field=EndTime] input').inputValue()).toBe('11:30');
    await page.locator('[data-field=EndTime] input').fill('14:30');
    await page.getByText('与已占用的 14:00–16:30 重叠').waitFor();
    await show({ path: 'gallery/scan' });
    await page.getByLabel('报到点').click();
    await page.locator('.ant-select-item-option').first().click();
    await page.locator('.ant-select-dropdown').waitFor({ state: 'hidden' });
    await page.getByRole('textbox').fill('20260001');
    await page.getByRole('textbox').press('Enter');
    await page.getByText('允许报到 王伟').waitFor();
    await show({ path: 'gallery/entry-detail', rowId: 'Entry1' });
    await page.getByRole('img', { name: '编号二维码' }).waitFor();
    await show({ path: 'gallery/scan-rows' });
    const code = page.getByRole('textbox', { name: '编号' });
    await code.fill('看病复查');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: '已核对 看病复查' }).waitFor();
    await page.getByRole('definition').getByText('看病复查').waitFor();
    await code.fill('看病');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: '没有编号为「看病」的菜单项' }).waitFor();
    await page.getByRole('listitem').getByText('已核对 看病复查').waitFor();
  });

  it('L02 opens rows beside their list, goes on over the end of a page, and asks before what is typed is left', async () => {
    await show({ path: 'gallery/sample-beside' });
    const table = page.getByRole('group', { name: '列表' });
    const side = (name: string) => page.getByRole('region', { name });
    await table.getByRole('button', { name: '参加省级学科竞赛' }).nth(1).press('Enter');
    await side('样例摘要').getByText('第10份，共37份').waitFor();
    await page.getByRole('button', { name: '下一份' }).press('Enter');
    // The first row of the next page is of a state that has a page of its own.
    await side('停用说明').getByText('第11份，共37份').waitFor();
    await expect.poll(() => table.locator('[aria-current=true]').getAttribute('data-row')).toBe('Sample11');
    await page.getByRole('button', { name: '上一份' }).press('Enter');
    await side('样例摘要').getByText('第10份，共37份').waitFor();
    await table.getByRole('button', { name: '编辑' }).first().press('Enter');
    const name = side('编辑').getByLabel('名称', { exact: true });
    await name.fill('社团活动');
    await table.getByRole('button', { name: '社会实践' }).first().press('Enter');
    const question = page.getByRole('dialog', { name: '内容尚未保存，确定离开吗？' });
    await question.getByRole('button', { name: '取消' }).press('Enter');
    await question.waitFor({ state: 'hidden' });
    expect(await name.inputValue()).toBe('社团活动');
    await table.getByRole('button', { name: '社会实践' }).first().press('Enter');
    await question.getByRole('button', { name: '确定' }).press('Enter');
    await side('样例摘要').getByText('第3份，共37份').waitFor();
    expect(await name.count()).toBe(0);
  });

  it('L02 picks lines from a list over several pages, no row twice, each at its place', async () => {
    await show({ path: 'gallery/plan-form' });
    const dialog = page.getByRole('dialog', { name: '选择项目' });
    const row = (number: number) => dialog.getByRole('checkbox', { name: `选择第${number}行` });
    const open = () => page.getByRole('button', { name: '选择项目' }).press('Enter');
    const saves = () => page.evaluate(() => window.journal.filter(({ name }) => name === 'save').length);
    const before = await saves();
    await page.getByLabel('名称', { exact: true }).fill('校园开放日');
    await open();
    await row(2).press('Space');
    await dialog.getByRole('button', { name: '第2页' }).press('Enter');
    await dialog.locator('[data-row=Sample11]').waitFor();
    await row(1).press('Space');
    await dialog.getByRole('button', { name: '选择2项' }).press('Enter');
    await page.getByRole('button', { name: '下移第1条项目' }).press('Enter');
    await open();
    await expect.poll(() => Promise.all([1, 2].map((at) => row(at).isDisabled()))).toEqual([false, true]);
    await dialog.getByRole('img', { name: '已选择' }).waitFor();
    // A search in the list that stands above the form is not the form's submit.
    await dialog.getByLabel('关键字').press('Enter');
    await row(3).press('Space');
    await dialog.getByRole('button', { name: '选择1项' }).press('Enter');
    await page.getByRole('button', { name: '删除第3条项目' }).waitFor();
    expect(await saves()).toBe(before);
    await page.getByRole('button', { name: '保存' }).press('Enter');
    await page.getByText('保存成功').waitFor();
    const { Data } = (await lastAsked(page, 'save')) as { Data: { Children: Record<string, unknown[]> } };
    expect(Data.Children['gallery/PlanItem']).toMatchObject([
      { SampleId: 'Sample11', Sort: 1 },
      { SampleId: 'Sample2', Sort: 2, Score: 2.6 },
      { SampleId: 'Sample3', Sort: 3 },
    ]);
  });
});

it('C24 the policy of the page refused nothing on any of these pages', () => {
  expect(gallery.complaints).toEqual([]);
});
