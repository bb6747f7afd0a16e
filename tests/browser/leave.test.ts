import { resolve } from 'node:path';
import type { Browser, Locator, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginSession } from '../_util/begin-session.ts';
import { launchBrowser, openPage, type OpenPage } from '../_util/browser.ts';
import { keyTo } from '../_util/keyboard.ts';
import { startSchool, type TestSchool } from '../_util/server.ts';
import { atLength } from '../_util/scale.ts';

const STUDENT = '202401010101';
let school: TestSchool;
let browser: Browser;

beforeAll(async () => {
  school = await startSchool({ clientDir: resolve('dist/client'), rateFactor: 0, demoStudents: 300 });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await school?.close();
});

const day = (offset: number) =>
  new Date(Date.now() + 8 * 3_600_000 + offset * 86_400_000).toISOString().slice(0, 10);

/** The page of each user who has signed in, by login name. */
const signedIn = new Map<string, OpenPage>();

/** Opens a page as its user would, who stays signed in from the first one on. */
async function visit(
  loginName: string,
  path: string,
  size: { width: number; height: number },
): Promise<OpenPage> {
  const known = signedIn.get(loginName);
  if (known !== undefined) {
    await known.page.goto(`${school.urls[0]}${path}`);
    return known;
  }
  const phone = size.width < 576;
  const opened = await openPage(browser, { ...size, isMobile: phone, hasTouch: phone });
  const { page } = opened;
  page.setDefaultTimeout(45_000);
  const { token } = await school.as(loginName);
  await beginSession(page, school.urls[0]!, { token, path });
  signedIn.set(loginName, opened);
  return opened;
}

const onPhone = (loginName: string, path: string) => visit(loginName, path, { width: 375, height: 740 });
const onDesktop = (loginName: string, path: string) => visit(loginName, path, { width: 1440, height: 900 });

/** A button by its text; antd sets a space between two Chinese characters. */
function button(scope: Page | Locator, text: string): Locator {
  return scope.getByRole('button', { name: new RegExp(`^${[...text].join('\\s*')}$`) });
}

async function applyFor(days: number, from: number, reason: string): Promise<void> {
  const { page, errors } = await onPhone(STUDENT, '/leave/apply');
  // 其他: the demo student has used up the term's days of 事假.
  await page.getByLabel('请假类型').selectOption('9');
  await page.getByLabel('离校范围').selectOption('0');
  await page.getByLabel('开始时间').fill(`${day(from)}T08:00`);
  await page.getByLabel('结束时间').fill(`${day(from + days)}T08:00`);
  await page.getByLabel('请假事由').fill(reason);
  await page.getByLabel('本人电话').fill('19900000001');
  await page.getByLabel('紧急联系人').fill('李父');
  await page.getByLabel('紧急联系电话').fill('19900000002');
  await page.getByLabel('家长知情').getByText('是', { exact: true }).click();
  await page.getByText(`共${days}天，需`).waitFor();
  await button(page, '提交').click();
  await page.waitForURL((url) => url.pathname === '/leave/my');
  await page.getByText(reason).first().waitFor();
  expect(errors).toEqual([]);
}

/** Approves the row of a reason in the 待办 list; the row leaves the list. */
async function approve(loginName: string, reason: string): Promise<void> {
  const { page } = await onDesktop(loginName, '/leave/approve');
  const row = page.getByRole('row').filter({ hasText: reason });
  await row.first().waitFor();
  await row.getByText('同意', { exact: true }).click();
  const dialog = page.getByRole('dialog');
  await button(dialog, '确定').click();
  await row.first().waitFor({ state: 'detached' });
}

/** Opens what waits in the to-do centre, by keys alone, agrees to it, and goes on: the line leaves the list and the number in the header goes down. */
async function approveInCentre(
  loginName: string,
  reason: string,
  size: { width: number; height: number },
): Promise<void> {
  const { page, errors } = await visit(loginName, '/flow/todo', size);
  const line = page.locator('[data-row]').first();
  await line.waitFor();
  const header = page.getByRole('banner').getByRole('link', { name: /^待办中心/ });
  const before = Number(/(\d+)件/.exec((await header.getAttribute('aria-label')) ?? '')?.[1]);
  await line.focus();
  await page.keyboard.press('Enter');
  await page.getByText(reason).waitFor();
  await button(page, '同意').first().click();
  const dialog = page.getByRole('dialog').filter({ hasText: '审批意见' });
  await button(dialog, '确定').click();
  await page.getByText(reason).waitFor({ state: 'detached' });
  const after = before > 1 ? `待办中心，${before - 1}件` : '待办中心';
  await page.getByRole('banner').getByRole('link', { name: after }).waitFor();
  expect(errors).toEqual([]);
}

/** What the bell of somebody holds. */
async function toldOf(loginName: string): Promise<string> {
  const client = await school.as(loginName);
  return JSON.stringify((await client.call('Notice/LoadMyMsgGroupList', { Top: 50 })).value);
}

async function statusOf(reason: string): Promise<string> {
  const { page } = await onPhone(STUDENT, '/leave/my');
  const card = page.getByRole('listitem').filter({ hasText: reason });
  await card.first().waitFor();
  const text = await card.first().innerText();
  return text;
}

/** Loads the page so that nothing of it is fetched before it is needed, and holds what is fetched from then on. */
async function holdWidgets(page: Page, shown: Locator) {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.reload();
  await shown.waitFor();
  let letGo: () => void = () => undefined;
  const free = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await free;
    await route.continue();
  });
  return letGo;
}

describe('M03 leave, from a phone to the school office', () => {
  atLength(
    '2 days: the student applies at 375 px, the counsellor approves',
    async () => {
      await applyFor(2, 40, '参加高中同学的婚礼两天');
      await approve('fdy001', '参加高中同学的婚礼两天');
      expect(await statusOf('参加高中同学的婚礼两天')).toContain('已通过');
    },
    240_000,
  );

  const moveOut = async (loginName: string): Promise<OpenPage> => {
    const opened = await onPhone(loginName, '/dorm/myChange');
    const { page } = opened;
    await page.getByRole('tab', { name: '提出申请' }).click();
    await page.getByLabel('类型').selectOption({ label: '退宿' });
    await page.getByLabel('预计日期').fill(day(20));
    await page.getByLabel('原因').fill('搬到校外与家人同住');
    return opened;
  };

  it('R15: what is handed in behind a tab of its own list stands in that list at once', async () => {
    const { page, errors } = await moveOut(STUDENT);
    await button(page, '提交').click();
    await page.getByRole('tab', { name: '我的申请', selected: true }).waitFor();
    await button(page, '撤回').waitFor();
    expect(errors).toEqual([]);
  });

  it('R15: what is answered after its page was left moves nobody', async () => {
    const { rows } = await school.database.query<{ StudentNo: string }>(
      `SELECT s."StudentNo" FROM "Bed" b JOIN "Student" s ON s."Id" = b."StudentId"
       JOIN "SysUser" u ON u."Id" = s."UserId" AND u."State" = '1' WHERE s."StudentNo" <> $1 ORDER BY 1 LIMIT 1`,
      [STUDENT],
    );
    const { page, errors } = await moveOut(rows[0]!.StudentNo);
    let letGo = () => {};
    const free = new Promise<void>((resolve) => (letGo = resolve));
    const isSent = (asked: Request) => (asked.postData() ?? '').includes('搬到校外');
    await page.route('**/api/**', async (route) => {
      if (isSent(route.request())) await free;
      await route.continue();
    });
    const sent = page.waitForRequest(isSent);
    const answered = page.waitForResponse((answer) => isSent(answer.request()));
    await button(page, '提交').click();
    await sent;
    await page.getByRole('banner').getByRole('link', { name: '待办中心' }).click();
    await button(page, '离开').click();
    await page.waitForURL((url) => url.pathname === '/flow/todo');
    letGo();
    expect(await (await answered).json()).toMatchObject({ ErrorCode: 0 });
    await page.getByText('操作成功').or(page.getByText('提交成功')).first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/flow/todo');
    expect(errors).toEqual([]);
  });

  atLength(
    '9 days: it goes on to the college and the school; who is away has a delegate, and everybody is told',
    async () => {
      const reason = '陪同家人异地就医共九天';
      const away = await school.as('fdy001');
      const { rows } = await school.database.query<{ Id: string }>(
        `SELECT "Id" FROM "SysUser" WHERE "LoginName" = 'fdy002'`,
      );
      const made = await away.call('Data/Save', {
        Entity: 'workflow/FlowDelegation',
        EnCode: 'flow.delegate.add',
        Data: {
          ToUserId: rows[0]!.Id,
          StartTime: `${day(-1)} 00:00:00`,
          EndTime: `${day(30)} 00:00:00`,
          Reason: '外出培训',
        },
      });
      expect([made.code, made.message]).toEqual([0, expect.anything()]);
      // What waited is told until somebody has dealt with it.
      const areTold = async (...names: string[]) => {
        for (const who of names)
          await expect.poll(() => toldOf(who), { message: who }).toContain('请假申请待您审批');
      };
      await applyFor(9, 50, reason);
      await areTold('fdy001', 'fdy002');
      await approveInCentre('fdy002', reason, { width: 375, height: 740 });
      expect(await statusOf(reason)).toContain('审批中');
      await areTold('college01');
      await approveInCentre('college01', reason, { width: 1440, height: 900 });
      await areTold('school01');
      await approveInCentre('school01', reason, { width: 1440, height: 900 });
      expect(await statusOf(reason)).toContain('已通过');
      expect(await toldOf(STUDENT)).toMatch(/请假申请已通过/);
    },
    300_000,
  );

  atLength(
    'by keys alone: handed in, sent back, corrected, sent again and agreed to',
    async () => {
      const reason = '回家办理助学贷款手续';
      const size = { width: 1440, height: 900 };
      const { rows } = await school.database.query<{ StudentNo: string }>(
        `SELECT s."StudentNo" FROM "Student" s JOIN "Student" o ON o."ClassId" = s."ClassId" AND o."StudentNo" = $1
       JOIN "SysUser" u ON u."LoginName" = s."StudentNo" AND u."State" = '1' WHERE s."StudentNo" <> $1 ORDER BY 1 LIMIT 1`,
        [STUDENT],
      );
      const { page, errors } = await visit(rows[0]!.StudentNo, '/leave/apply', size);
      const { keyboard } = page;
      const typed = async (label: RegExp, text: string) => {
        await keyTo(page, label);
        await keyboard.type(text);
      };
      const pressed = async (at: Page, label: string) => {
        await keyTo(at, new RegExp(`^${[...label].join('\\s*')}$`));
        await at.keyboard.press('Enter');
      };
      // What is typed before a widget has come is not lost.
      const letGo = await holdWidgets(page, page.getByLabel('请假类型'));
      const widgets = page.locator('.ant-select, .ant-picker');
      await keyTo(page, /^请假类型/);
      await keyboard.type('病假');
      await keyTo(page, /^开始时间/);
      await keyboard.type(`${day(50)} 08:00`);
      await keyboard.press('Tab');
      await keyTo(page, /^结束时间/);
      await keyboard.type(`${day(51)} 08:00`);
      await keyboard.press('Enter');
      await expect.poll(() => widgets.count()).toBe(0);
      letGo();
      for (const [label, offset] of [
        ['开始时间', 50],
        ['结束时间', 51],
      ] as const)
        await expect
          .poll(() => page.getByLabel(label).first().inputValue(), { message: label })
          .toBe(`${day(offset)} 08:00:00`);
      await keyTo(page, /^请假类型/, 'Shift+Tab');
      await page.locator('.ant-select-focused').waitFor();
      await keyboard.type('病假');
      await keyboard.press('Enter');
      await typed(/^请假事由/, reason);
      await typed(/^本人电话/, '19900000001');
      await typed(/^紧急联系人/, '李父');
      await typed(/^紧急联系电话/, '19900000002');
      await pressed(page, '提交');
      await page.waitForURL((url) => url.pathname === '/leave/my');

      const { page: desk } = await visit('fdy001', '/flow/todo', size);
      const open = async () => {
        await desk.locator('[data-row]').first().waitFor();
        await keyTo(desk, /^请假申请/);
        await desk.keyboard.press('Enter');
        await desk.getByText(reason).waitFor();
      };
      await open();
      await pressed(desk, '退回修改');
      await desk.getByRole('dialog').waitFor();
      await keyTo(desk, /^退回原因$/);
      await desk.keyboard.type('请写明办理地点');
      await pressed(desk, '确定');
      await desk.getByText(reason).waitFor({ state: 'detached' });

      await page.goto(`${school.urls[0]}/leave/my`);
      await page.getByText(reason).first().waitFor();
      await pressed(page, '修改');
      await keyTo(page, /^请假事由/);
      await keyboard.press('End');
      await keyboard.type('，在县政务中心');
      await pressed(page, '提交');
      // The form gives way once it is handed in; until then the counsellor's list begins with another one.
      await page.locator('textarea').first().waitFor({ state: 'detached' });
      await page.getByText('，在县政务中心').first().waitFor();

      await desk.goto(`${school.urls[0]}/flow/todo`);
      await open();
      await pressed(desk, '同意');
      await desk.getByRole('dialog').waitFor();
      await pressed(desk, '确定');
      await desk.getByText(reason).waitFor({ state: 'detached' });
      await page.goto(`${school.urls[0]}/leave/my`);
      await page.getByText('已通过').first().waitFor();
      expect(errors).toEqual([]);
    },
    240_000,
  );

  atLength('the counsellor sees only the classes assigned to him', async () => {
    const counsellor = await onDesktop('fdy001', '/base/student');
    await counsellor.page.getByRole('row').nth(2).waitFor();
    const own = await studentsOf(counsellor.page);
    const office = await onDesktop('school01', '/base/student');
    const everyone = await studentsOf(office.page);
    expect(own.total).toBeGreaterThan(0);
    expect(own.total).toBeLessThan(everyone.total);
    expect(new Set(own.rows.map((row) => row.CounsellorName)).size).toBe(1);
    expect(new Set(everyone.rows.map((row) => row.CounsellorName)).size).toBeGreaterThan(1);
  });

  atLength('an edit after approval is refused by the server, not only hidden', async () => {
    const { page } = await onPhone(STUDENT, '/leave/my');
    await page.getByRole('listitem').first().waitFor();
    const answer = await post(page, '/api/Data/List', {
      Entity: 'leave/LeaveApply',
      Filter: { Status: '2' },
      PageIndex: 1,
      PageSize: 1,
    });
    const { Id, Version, _Actions } = (answer.ResultValue as Students).rows[0]!;
    expect(_Actions).not.toContain('leave.apply.save');
    const Data = { Id, Version, Reason: '通过之后改成别的事由' };
    const edit = await post(page, '/api/Data/Save', {
      Entity: 'leave/LeaveApply',
      EnCode: 'leave.apply.save',
      Data,
    });
    expect(edit).toMatchObject({
      ErrorCode: 2,
      RequestMsg: expect.stringMatching(/^该请假申请已由.+，不能再修改$/),
    });
  });
});

interface Students {
  total: number;
  rows: { Id: string; Version: number; CounsellorName: string; _Actions: string[] }[];
}

/** What the server gives to the signed-in user, whatever the page shows of it. */
async function studentsOf(page: Page): Promise<Students> {
  const request = {
    Entity: 'core/Student',
    Filter: {},
    PageIndex: 1,
    PageSize: 100,
    sortField: 'StudentNo',
    sortOrder: 'descend',
  };
  return (await post(page, '/api/Data/List', request)).ResultValue as Students;
}

function post(page: Page, path: string, body: unknown): Promise<{ ErrorCode: number; ResultValue: unknown }> {
  return page.evaluate(
    async ([url, text]) => {
      const headers = {
        'content-type': 'application/json',
        'X-Token': localStorage.getItem('Admin-Token') ?? '',
      };
      const answer = await fetch(url!, { method: 'POST', headers, body: text });
      return (await answer.json()) as { ErrorCode: number; ResultValue: unknown };
    },
    [path, JSON.stringify(body)],
  );
}
