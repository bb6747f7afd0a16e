import { resolve } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { launchBrowser, openPage, type OpenPage, type PageOptions } from '../_util/browser.ts';
import { PASSWORD, startSchool, type TestSchool } from '../_util/server.ts';
import { atLength, scaled } from '../_util/scale.ts';
import { draftsOf, enter, pressUnlessLeft, SESSIONS, untilOver, WAYS } from '../_util/session-ends.ts';
import { axeProblems } from './gallery/axe.ts';
import { pressInRow } from '../_util/row-button.ts';

const SHORT = 30_000;
/** Dialogs and what opens above them; the frame behind is looked at by its own tests. */
const DIALOGS = '.ant-modal-root';
let school: TestSchool;
let browser: Browser;
let base: string;

beforeAll(async () => {
  school = await startSchool({ clientDir: resolve('dist/client'), rateFactor: 0 });
  base = school.urls[0]!;
  browser = await launchBrowser();
  await fillTasks();
});
afterAll(async () => {
  await browser?.close();
  await school?.close();
});

/** Tasks of school01 in every state; the calls and the file of the last export are made for real. */
async function fillTasks(): Promise<void> {
  const clerk = await school.as('school01');
  const owner = (await clerk.call('UserInfo/GetLoginBaseInfo', {})).value.Id as string;
  const own = `'${owner}', '学校', now(), now() + interval '1 hour', 0, 1`;
  const ownColumns = '"CreateUserId", "CreateUserName", "CreateDate", "UpdateDate", "IsDeleted", "Version"';
  const type = (code: string) => `(SELECT "Id" FROM "BusinessType" WHERE "Code" = '${code}')`;
  const upload = (id: string, name: string, state: string, log: string) =>
    school.database.query(
      `INSERT INTO "ImportTask" ("Id", "OriginalFileName", "TaskType", "FileBusinessType", "IsAskForStr", "EnCode",
         "Total", "SuccessCount", "FailCount", "TaskLog", ${ownColumns})
       VALUES ($1, $2, ${type('core.student.import')}, '2', $3, 'core.student.import', 12, 12, 0, $4, ${own})`,
      [id, name, state, log],
    );
  await upload(
    'up1',
    '二〇二六级研究生补录名单（含推荐免试与少数民族骨干计划）最终版.xlsx',
    '已完成',
    '/task/importDetail?Id=up1',
  );
  await upload('up2', '学生名单.xlsx', '正在导入', '');
  await upload('up3', '教务处名单.xlsx', '导入失败', '/task/importDetail?Id=up3');
  const download = (id: string, name: string, progress: string, url: string | null) =>
    school.database.query(
      `INSERT INTO "ExportTask" ("Id", "Name", "BusinessType", "DownType", "DownProgress", "EnCode", "Url", "Total",
         "DoneCount", ${ownColumns})
       VALUES ($1, $2, ${type('core.student.export')}, '2', $3, 'core.student.export', $4, 200, 90, ${own})`,
      [id, name, progress, url],
    );
  await download('down1', '全校学生.xlsx', '0', null);
  await download('down2', '失败的导出.xlsx', '2', null);
  await download('down3', '别处的文件.xlsx', '1', 'https://files.example.edu.cn/a.xlsx');
  await download('down4', '本站的文件.xlsx', '1', 'exports/b.xlsx');
  const made = await clerk.call('Data/Export', {
    Entity: 'core/Major',
    EnCode: 'core.major.export',
    Columns: [{ dataIndex: 'MajorName', title: '专业' }],
    FileName: '专业',
  });
  if (made.code !== 0) throw new Error(made.message);
}

/** Signs in once; every check works on the same page. */
async function signIn(name: string, path: string, options: PageOptions): Promise<OpenPage> {
  const opened = await openPage(browser, options);
  const { page } = opened;
  page.setDefaultTimeout(SHORT);
  await page.goto(`${base}/user/login?redirect=${path}`);
  await page.getByLabel('账号', { exact: true }).fill(name);
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: /^登\s*录$/ }).click();
  await page.waitForURL(base + path);
  await page.getByRole('main').waitFor();
  return opened;
}

async function openDialog(page: Page, entry: string): Promise<Locator> {
  await page.getByRole('button', { name: /^用户/ }).click();
  await page.getByRole('menuitem', { name: entry }).click();
  const dialog = page.getByRole('dialog', { name: entry });
  await dialog.waitFor();
  return dialog;
}

async function closeDialog(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: '关闭', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function pickTime(dialog: Locator, label: string, text: string): Promise<void> {
  const box = dialog.getByLabel(label);
  await box.fill(text);
  await box.press('Enter');
}

const isTrue = (text: string) => expect.stringContaining(text);

describe('the dialogs of the user menu', () => {
  let opened: OpenPage;
  let page: Page;
  beforeAll(async () => {
    // Users meet dialogs that open and close in a motion.
    opened = await signIn('school01', '/base/major', {
      width: 1440,
      height: 900,
      reducedMotion: 'no-preference',
    });
    page = opened.page;
  });
  beforeEach(() => page.goto(`${base}/base/major`));
  afterAll(async () => {
    expect([opened.errors, opened.cspViolations]).toEqual([[], []]);
    await opened.close();
  });

  it('S12, S18, E03: uploads are listed, filtered by what holds together, and begin anew when opened again', async () => {
    const asked: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/GetInPutTaskList')) asked.push(request.postDataJSON());
    });
    const dialog = await openDialog(page, '我的上传');
    const row = (name: string) => dialog.getByRole('row', { name });
    await row('学生名单.xlsx').waitFor();
    await expect.poll(async () => (await page.locator('.ant-modal').boundingBox())?.width).toBe(1000);
    expect(asked).toEqual([
      {
        PageIndex: 1,
        PageSize: 10,
        OriginalFileName: '',
        FileBusinessType: '-1',
        TaskType: '-1',
        StartTime: '',
        EndTime: '',
      },
    ]);
    expect(await row('最终版.xlsx').textContent()).toEqual(isTrue('已完成'));
    expect(await row('学生名单.xlsx').textContent()).toEqual(isTrue('正在导入'));
    expect(await row('教务处名单.xlsx').textContent()).toEqual(isTrue('导入失败，请重新导入'));
    expect(await row('教务处名单.xlsx').textContent()).toEqual(isTrue('Excel'));

    await dialog.getByLabel('文件名').fill('教务处');
    await dialog.getByRole('button', { name: '查询' }).click();
    await row('学生名单.xlsx').waitFor({ state: 'detached' });
    const before = asked.length;
    await pickTime(dialog, '开始时间', '2026-11-02 00:00:00');
    await pickTime(dialog, '结束时间', '2026-11-01 00:00:00');
    const warning = page.getByText('结束时间不能小于开始时间');
    await warning.waitFor();
    await warning.waitFor({ state: 'detached' });
    await dialog.getByRole('button', { name: '查询' }).click();
    await warning.waitFor();
    expect(asked).toHaveLength(before);

    await closeDialog(dialog);
    const again = await openDialog(page, '我的上传');
    await again.getByRole('row', { name: '学生名单.xlsx' }).waitFor();
    expect(await again.getByLabel('文件名').inputValue()).toBe('');
    expect(await again.getByLabel('结束时间').inputValue()).toBe('');
    expect(
      await page.evaluate(() => ['myUpLoad', 'businessList'].map((key) => localStorage.getItem(key))),
    ).toEqual([expect.stringContaining('"total":3'), expect.stringContaining('学生')]);
    expect(await axeProblems(page, DIALOGS)).toEqual([]);
    await again.getByRole('row', { name: '最终版.xlsx' }).getByRole('link', { name: '导入详情' }).click();
    await page.waitForURL(`${base}/task/importDetail?Id=up1`);
    await again.waitFor({ state: 'detached' });
    await page.getByRole('main').getByText('最终版.xlsx').first().waitFor();
  });

  atLength('S13: downloads tell their progress, lead to their files, and leave 测试 out', async () => {
    // The start of the page writes its own.
    await page.getByRole('button', { name: /^用户/ }).waitFor();
    await page.evaluate(() => localStorage.setItem('HomeUrl', 'https://home.example.edu.cn/'));
    const dialog = await openDialog(page, '我的下载');
    const row = (name: string) => dialog.getByRole('row', { name });
    await row('全校学生.xlsx').getByText('正在导出').waitFor();
    await expect.poll(async () => (await page.locator('.ant-modal').boundingBox())?.width).toBe(1000);
    expect(await row('失败的导出.xlsx').textContent()).toEqual(isTrue('导出失败，请重新导出'));
    const link = (name: string) => row(name).getByRole('link', { name: /^下载/ });
    expect(await link('别处的文件.xlsx').getAttribute('href')).toBe('https://files.example.edu.cn/a.xlsx');
    expect(await link('本站的文件.xlsx').getAttribute('href')).toBe(
      'https://home.example.edu.cn/exports/b.xlsx',
    );
    expect(await link('全校学生.xlsx').count()).toBe(0);
    const [file] = await Promise.all([page.waitForEvent('download'), link('专业.xlsx').click()]);
    expect(file.suggestedFilename()).toBe('专业.xlsx');

    await dialog.getByLabel('业务类型').fill('学生');
    const options = page.locator('.ant-select-dropdown');
    await options.getByText('学生信息', { exact: true }).waitFor();
    expect(await options.getByText('测试', { exact: true }).count()).toBe(0);
    await page.keyboard.press('Escape');
    expect(await axeProblems(page, DIALOGS)).toEqual([]);

    await school.database.query(
      `UPDATE "ExportTask" SET "DownProgress" = '1', "Url" = 'exports/c.xlsx' WHERE "Id" = 'down1'`,
    );
    await link('全校学生.xlsx').waitFor();
    await closeDialog(dialog);
  });

  atLength('S15: the tables of dialogs follow the table settings at once', async () => {
    const size = async () => {
      const dialog = await openDialog(page, '我的下载');
      await dialog.getByRole('row', { name: '专业.xlsx' }).waitFor();
      const cell = dialog.getByRole('columnheader', { name: '文件名' });
      const found = await cell.evaluate((one) => {
        const { height, textAlign } = getComputedStyle(one);
        return `${Math.round(parseFloat(height))} ${textAlign}`;
      });
      await closeDialog(dialog);
      return found;
    };
    const choose = async (...labels: string[]) => {
      const dialog = await openDialog(page, '表格设置');
      for (const label of labels) await dialog.getByText(label, { exact: true }).click();
      await closeDialog(dialog);
    };
    expect(await size()).toBe('34 left');
    await choose('大', '居中');
    expect(await size()).toBe('54 center');
    await choose('小', '右对齐');
    expect(await size()).toBe('40 right');
    await choose('恢复默认');
    expect(await size()).toBe('34 left');
  });

  it('S14: a binding is told, and taken away after a question', async () => {
    const dialog = await openDialog(page, '企业微信绑定管理');
    await dialog.getByText('已绑定', { exact: true }).waitFor();
    await dialog.getByRole('button', { name: '解绑' }).click();
    const question = page.getByRole('dialog', { name: '确定解绑企业微信吗？' });
    await question.getByRole('button', { name: '取消' }).click();
    await question.waitFor({ state: 'detached' });
    await dialog.getByText('已绑定', { exact: true }).waitFor();
    await dialog.getByRole('button', { name: '解绑' }).click();
    await question.getByRole('button', { name: '解绑' }).click();
    await page.getByText('解绑成功').waitFor();
    await dialog.getByText('未绑定', { exact: true }).waitFor();
    const way = dialog.getByRole('link', { name: '前往绑定' });
    expect(await way.getAttribute('href')).toBe('/set/BindWebChat');
    // What was pressed is gone: the focus stays in the dialog, whichever way it was pressed.
    await expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
    expect(await axeProblems(page, DIALOGS)).toEqual([]);
    await closeDialog(dialog);
  });

  atLength('S22: a list that cannot be read is empty, and nothing is said about it', async () => {
    await page.route('**/api/ImportExport/*', (route) =>
      route.fulfill({ json: { ErrorCode: 2, RequestMsg: '列表坏了', ResultValue: null } }),
    );
    const dialog = await openDialog(page, '我的上传');
    await dialog.getByText('暂无数据').waitFor();
    expect(await page.getByText('列表坏了').count()).toBe(0);
    await dialog.getByRole('button', { name: '查询' }).click();
    await dialog.getByText('暂无数据').waitFor();
    await page.unroute('**/api/ImportExport/*');
    await closeDialog(dialog);
  });

  atLength('S12: on a phone the dialog fills the screen with cards', async () => {
    const phone = await signIn('school01', '/base/major', {
      width: 375,
      height: 800,
      reducedMotion: 'no-preference',
    });
    const dialog = await openDialog(phone.page, '我的上传');
    await dialog.getByRole('listitem').first().waitFor();
    // It grows into its place.
    await expect
      .poll(async () => {
        const box = await phone.page.locator('.ant-modal').boundingBox();
        return [box?.x, box?.y, box?.width];
      })
      .toEqual([0, 0, 375]);
    expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    expect(await axeProblems(phone.page, DIALOGS)).toEqual([]);
    expect([phone.errors, phone.cspViolations]).toEqual([[], []]);
    await phone.close();
  });
});

describe('drafts of forms', () => {
  const FORM = '/leave/apply';
  const offerOn = (page: Page) => page.getByRole('region', { name: '未保存的草稿' });
  const kept = (page: Page, count: number) =>
    vi.waitFor(async () => expect(await draftsOf(page)).toBe(count), { timeout: 20_000, interval: 100 });

  it('B33: what was typed comes back after a crash of the tab, asked for, and is gone at logout', async () => {
    const { rows } = await school.database.query<{ LoginName: string }>(
      `SELECT "LoginName" FROM "SysUser" u JOIN "Student" s ON s."UserId" = u."Id"
       WHERE u."State" = '1' AND u."LoginName" <> 'weak01' ORDER BY 1 LIMIT 1`,
      [],
    );
    const { page, close } = await signIn(rows[0]!.LoginName, FORM, { width: 1440, height: 900 });
    await page.getByLabel('请假事由').fill('回家看望父母');
    await kept(page, 1);
    const context = page.context();
    const crashed = page.waitForEvent('crash');
    const devtools = await context.newCDPSession(page);
    void devtools.send('Page.crash').catch(() => undefined);
    await crashed;

    const after = await context.newPage();
    after.setDefaultTimeout(SHORT);
    await after.goto(base + FORM);
    await offerOn(after).getByRole('button', { name: '恢复草稿' }).click();
    await expect.poll(() => after.getByLabel('请假事由').inputValue()).toBe('回家看望父母');
    expect(await offerOn(after).count()).toBe(0);
    await kept(after, 1);
    await after.close();

    const last = await context.newPage();
    last.setDefaultTimeout(SHORT);
    await last.goto(base + FORM);
    await offerOn(last).getByText('填写但未保存的内容').waitFor();
    expect(await axeProblems(last, 'main')).toEqual([]);
    await last.getByRole('button', { name: /^用户/ }).click();
    await last.getByRole('menuitem', { name: '退出登录' }).click();
    await last.waitForURL(`${base}/user/login`);
    expect(await draftsOf(last)).toBe(0);
    await close();
  });

  atLength('16.10: what was typed comes back to its writer alone, however the session ended', async () => {
    const { rows } = await school.database.query<{ LoginName: string }>(
      `SELECT "LoginName" FROM "SysUser" u JOIN "Student" s ON s."UserId" = u."Id"
       WHERE u."State" = '1' AND u."LoginName" <> 'weak01' ORDER BY 1 DESC LIMIT 2`,
      [],
    );
    const [first, second] = rows.map(({ LoginName }) => LoginName) as [string, string];
    const { page, close } = await signIn(first, FORM, { width: 1440, height: 900 });
    const reason = page.getByLabel('请假事由');
    const lookIn = async (name: string) => {
      await enter(page, name);
      await page.goto(base + FORM);
      await reason.waitFor();
      await page.getByRole('button', { name: '提交' }).waitFor();
      expect(await reason.inputValue()).toBe('');
      await page.getByRole('button', { name: /^用户/ }).click();
      await page.getByRole('menuitem', { name: '退出登录' }).click();
      await page.waitForURL(`${base}/user/login`);
    };
    for (const [way, end] of scaled(WAYS, [WAYS[0]!, WAYS.at(-1)!])) {
      await reason.fill(`回家看望父母（${way}）`);
      await page.getByLabel('请假类型').waitFor();
      await end(page, first, school);
      await page.waitForURL((url) => url.pathname.includes('/user/login'));
      if (way === WAYS[0]![0]) await lookIn(second);
      await enter(page, first);
      await page.goto(base + FORM);
      await offerOn(page).getByRole('button', { name: '恢复草稿' }).click();
      await expect.poll(() => reason.inputValue(), { message: way }).toBe(`回家看望父母（${way}）`);
    }
    await close();
  });

  atLength('16.10: so does what was typed into a dialog and into settings', async () => {
    const { page, close } = await signIn('admin', '/system/config?group=security', {
      width: 1440,
      height: 900,
    });
    const end = async () => {
      await school.database.query(`DELETE FROM sys_session ${SESSIONS}`, ['admin']);
      await untilOver(page);
    };
    await page.getByLabel('不得重复的旧密码数', { exact: true }).fill('9');
    await end();
    await pressUnlessLeft(page.getByRole('button', { name: '保存登录与安全' }));
    await enter(page, 'admin');
    await offerOn(page).getByRole('button', { name: '恢复草稿' }).click();
    await expect.poll(() => page.getByLabel('不得重复的旧密码数', { exact: true }).inputValue()).toBe('9');

    const ask = async () => {
      await page.goto(`${base}/base/teacher`);
      await pressInRow(page.getByRole('row').nth(1), '离职');
      return page.getByRole('dialog', { name: '离职' });
    };
    const dialog = await ask();
    await dialog.getByLabel('离职原因').fill('调往他校');
    await kept(page, 2);
    await dialog.getByLabel('离职日期').click();
    await dialog.getByLabel('离职日期').fill('2026-11-20');
    await dialog.getByLabel('离职日期').press('Enter');
    await end();
    await pressUnlessLeft(dialog.getByRole('button', { name: /确\s*定/ }));
    await enter(page, 'admin');
    const again = await ask();
    await again.getByRole('button', { name: '恢复草稿' }).click();
    await expect.poll(() => again.getByLabel('离职原因').inputValue()).toBe('调往他校');
    await close();
  });
});
