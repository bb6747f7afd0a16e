import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../../src/contract/generated/calls.ts';
import { entities } from '../../../src/contract/generated/entities.ts';
import type { OpenPage } from '../../_util/browser.ts';
import { toldOnPage, wordsOfImplementers } from '../../_util/plain-words.ts';
import { scaled } from '../../_util/scale.ts';
import type { Scripted } from '../../_util/school-server.ts';
import { sheetFile } from '../../_util/upload.ts';
import { tokenOf, type Visitors } from '../../_util/visitors.ts';
import { pressInRow } from '../../_util/row-button.ts';

/** Ways in which a server is ill, and what a person is told. The write was done in the last one. */
const ILLNESSES: readonly (readonly [Scripted, told: RegExp])[] = [
  [{ status: 500, body: '<h1>Internal Server Error</h1>' }, /服务器内部出错（500），请稍后重试/],
  [{ status: 200, body: '<html><h1>Welcome to nginx</h1></html>' }, /服务器返回的是网页而不是数据/],
  ['cut', /网络连接失败，请检查网络后重试/],
  ['doubled', /服务器暂时无法连接（504），请稍后重试/],
];

/** What has been opened and typed, and how it is sent. */
interface Begun {
  /** Sends it, or sends it once more. */
  send(): Promise<void>;
  /** The button that sends it. */
  readonly button: Locator;
  readonly typed?: Locator;
  /** Stands on the page once it has been done. */
  readonly over: Locator;
}

interface Kind {
  readonly verb: string;
  /** Who does it; the office where nothing is said. */
  readonly as?: typeof approver;
  readonly path: string;
  readonly call: { readonly path: string };
  begin(page: Page): Promise<Begun>;
  /** Finds what is written, and how much more of it there is then. */
  readonly written: readonly [sql: string, count: number];
}

const named = (text: string) => new RegExp(`^${[...text].join('\\s*')}$`);
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name: named(name) });
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const audited = (enCode: string, title: string) =>
  `SELECT 1 FROM "AuditLog" a JOIN "Campus" c ON c."Id" = a."RowId" WHERE a."EnCode" = '${enCode}' AND c."CampusName" LIKE '${title}%'`;

async function campuses(page: Page): Promise<void> {
  await page.getByRole('tab', { name: '校区' }).click();
  await page.getByRole('row').nth(1).waitFor();
}

async function inForm(page: Page, press: Locator, title: string): Promise<Begun> {
  await press.click();
  const form = page.getByRole('dialog').last();
  const typed = form.getByLabel('校区名称');
  await typed.fill(title);
  const save = button(form, '保存');
  return { send: () => save.click(), button: save, typed, over: page.getByRole('cell', { name: title }) };
}

/** Presses and agrees to the question, which is asked each time. */
const agreed = (page: Page, press: Locator) => async () => {
  await press.click();
  await button(page.getByRole('dialog').last(), '确定').click();
};

/** The counsellor of the student who hands in what is decided on. */
async function approver({ school, student }: Visitors): Promise<string> {
  const { rows } = await school.database.query<{ name: string }>(
    `SELECT u."LoginName" AS name FROM "Student" s JOIN "Teacher" t ON t."Id" = s."CounsellorId" JOIN "SysUser" u ON u."Id" = t."UserId"
     WHERE s."UserId" = (SELECT "Id" FROM "SysUser" WHERE "LoginName" = $1)`,
    [await student()],
  );
  return rows[0]!.name;
}

/** A student asks for leave on two days, so that something waits to be decided on. */
async function asksForLeave({ school, student }: Visitors): Promise<void> {
  const client = await school.as(await student());
  for (const day of [300, 301]) {
    const date = new Date(Date.now() + day * 86_400_000).toISOString().slice(0, 10);
    const asked = await client.call('Data/Save', {
      Entity: entities.LeaveApply,
      EnCode: 'leave.apply.submit',
      Data: {
        LeaveType: '1',
        LeaveScope: '0',
        StartTime: `${date} 08:00:00`,
        EndTime: `${date} 18:00:00`,
        Reason: '病中等候审批的请假',
        Phone: '19900000001',
        EmergencyName: '李父',
        EmergencyPhone: '19900000002',
        ParentKnown: 1,
      },
    });
    expect(asked.message).toBe('');
  }
}

/** Decides on the first application that waits, with words of its own. */
const decided = (verb: string, press: string, opinion: string): Kind => ({
  verb,
  as: approver,
  path: '/leave/approve',
  call: calls.Data.Action,
  begin: async (page) => {
    await pressInRow(rowOf(page, '病中等候').first(), press);
    const dialog = page.getByRole('dialog').last();
    const typed = dialog.getByRole('textbox').first();
    await typed.fill(opinion);
    const send = button(dialog, '确定');
    return { send: () => send.click(), button: send, typed, over: page.getByText(/成功/).first() };
  },
  written: [`SELECT 1 FROM "ApprovalRecord" WHERE "Opinion" = '${opinion}'`, 1],
});

let folder = '';
/** One of each kind of button and box that writes. */
const KINDS: readonly Kind[] = [
  // Before a post is ended, whose holder decides.
  decided('approve', '同意', '病中同意'),
  decided('reject', '驳回', '病中驳回'),
  {
    verb: 'add',
    path: '/base/org',
    call: calls.Data.Save,
    begin: async (page) => {
      await campuses(page);
      return inForm(page, button(page, '新增'), '病后新增');
    },
    written: [`SELECT 1 FROM "Campus" WHERE "CampusName" = '病后新增'`, 1],
  },
  {
    verb: 'edit',
    path: '/base/org',
    call: calls.Data.Save,
    begin: async (page) => {
      await campuses(page);
      return inForm(page, button(rowOf(page, '病中甲'), '编辑'), '病后甲');
    },
    written: [audited('core.campus.edit', '病后甲'), 1],
  },
  {
    verb: 'delete',
    path: '/base/org',
    call: calls.Data.Delete,
    begin: async (page) => {
      await campuses(page);
      const row = rowOf(page, '病中乙');
      const press = button(row, '删除');
      return { send: agreed(page, press), button: press, over: page.getByText(/成功/).first() };
    },
    written: [audited('core.campus.delete', '病中乙'), 1],
  },
  {
    verb: 'batch',
    path: '/base/org',
    call: calls.Data.Delete,
    begin: async (page) => {
      await campuses(page);
      for (const name of ['病中丙', '病中丁']) await rowOf(page, name).getByRole('checkbox').check();
      const press = button(page, '批量删除');
      return { send: agreed(page, press), button: press, over: page.getByText(/成功/).first() };
    },
    written: [audited('core.campus.batchDelete', '病中'), 2],
  },
  {
    verb: 'import',
    path: '/base/org',
    call: calls.Data.Import,
    begin: async (page) => {
      await campuses(page);
      await button(page, '导入').click();
      const dialog = page.getByRole('dialog').last();
      const chosen = page.waitForEvent('filechooser');
      await button(dialog, '选择文件').click();
      const buffer = await sheetFile(folder, [['校区名称'], ['病后导入']]);
      await (await chosen).setFiles({ name: '校区.xlsx', mimeType: 'application/xlsx', buffer });
      await dialog.getByText(/校验通过/).waitFor();
      const send = button(dialog, '确认导入');
      return { send: () => send.click(), button: send, over: page.getByText('导入成功，共1条') };
    },
    written: [`SELECT 1 FROM "Campus" WHERE "CampusName" = '病后导入'`, 1],
  },
  {
    verb: 'set',
    path: '/base/counsellorClass',
    call: calls.Data.Action,
    begin: async (page) => {
      await button(page, '结束任职').first().click();
      const dialog = page.getByRole('dialog').last();
      const typed = dialog.getByLabel('任职结束', { exact: true });
      await expect.poll(() => typed.inputValue()).not.toBe('');
      const send = button(dialog, '确定');
      return { send: () => send.click(), button: send, typed, over: page.getByText(/成功/).first() };
    },
    written: [
      `SELECT 1 FROM "AuditLog" WHERE "EnCode" = 'core.cc.end' AND "Entity" = 'core/CounsellorClass'`,
      1,
    ],
  },
  {
    verb: 'upload',
    path: '/base/org',
    call: calls.ImportExport.UploadFile,
    begin: async (page) => {
      await campuses(page);
      await button(page, '导入').click();
      const dialog = page.getByRole('dialog').last();
      // A file that lies there is the same one when it is chosen again.
      const path = join(folder, '病后另一.xlsx');
      await writeFile(path, await sheetFile(folder, [['校区名称'], ['病后另一']]));
      const choose = dialog.getByRole('button', { name: /选择文件/ });
      return {
        send: async () => {
          const chosen = page.waitForEvent('filechooser');
          await choose.click();
          await (await chosen).setFiles(path);
        },
        button: choose,
        over: dialog.getByText(/校验通过/),
      };
    },
    written: [`SELECT 1 FROM "Attachment" WHERE "OriginalFileName" = '病后另一.xlsx'`, 1],
  },
  {
    verb: 'export',
    path: '/base/org',
    call: calls.Data.Export,
    begin: async (page) => {
      await campuses(page);
      await button(page, '导出').click();
      const dialog = page.getByRole('dialog').last();
      const typed = dialog.getByLabel('文件名');
      await typed.fill('病中导出');
      const send = button(dialog, '导出');
      return { send: () => send.click(), button: send, typed, over: page.getByText('导出成功') };
    },
    // An export changes nothing: each that was done leaves its file, and two of them were done without a word.
    written: [`SELECT 1 FROM "ExportTask" WHERE "Name" LIKE '病中导出%'`, 3],
  },
  {
    verb: 'order',
    path: '/tool/desktop',
    call: calls.MyApplyInfo.EditMyDesktop,
    begin: async (page) => {
      await button(page, '编辑桌面').click();
      const grip = page.locator('[data-grip]').first();
      await grip.press('ArrowRight');
      const typed = page.locator('[data-tile]').first();
      const send = button(page, '保存');
      return { send: () => send.click(), button: send, typed, over: page.getByText('保存成功').first() };
    },
    written: [`SELECT 1 FROM "SysUser" WHERE "LoginName" = 'nobody'`, 0],
  },
];

/** The usual run takes a form; how the others are sent follows from these. */
const TAKEN = ['add'];
const sentKinds = KINDS.filter(({ verb }) => scaled(true, TAKEN.includes(verb)));

const standsIn = (typed: Locator | undefined) =>
  typed?.evaluate((box) => (box instanceof HTMLInputElement ? box.value : box.dataset['tile']));

/** What the browser makes of a server that is ill, for each kind of thing that writes. */
export function illServer(visitors: () => Visitors): void {
  describe('Issue 16 a server that is ill', () => {
    let opened: OpenPage;
    let who = 'school01';
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'xgt-ill-'));
      const { school, open, enter } = visitors();
      const office = await school.as('school01');
      for (const CampusName of ['病中甲', '病中乙', '病中丙', '病中丁']) {
        const Data = { CampusName };
        const added = await office.call('Data/Save', {
          Entity: 'core/Campus',
          EnCode: 'core.campus.add',
          Data,
        });
        expect(added.message).toBe('');
      }
      await asksForLeave(visitors());
      opened = await open();
      await enter(opened.page, who, '/base/org');
    });
    afterAll(async () => {
      await opened?.close();
      await rm(folder, { recursive: true, force: true });
    });

    it.each(sentKinds)(
      '$verb: what was typed stays, the fault is said in words, and pressing again does it once',
      async ({ path, call, begin, written, as }) => {
        const { page } = opened;
        const { existing, base, school, enter } = visitors();
        const name = (await as?.(visitors())) ?? 'school01';
        if (name === who) await page.goto(base + path);
        else await enter(page, (who = name), path);
        const { send, button: press, typed, over } = await begin(page);
        const rows = async () => (await school.database.query(written[0])).rowCount;
        const there = await rows();
        const before = await standsIn(typed);
        const from = existing.came.length;
        for (const [illness, told] of ILLNESSES) {
          // A browser sends a request again that a kept connection broke under.
          existing.answer(call.path, illness, illness === 'cut' ? Infinity : 1);
          await send();
          const message = page.getByText(told).first();
          await message.waitFor();
          expect(wordsOfImplementers(await toldOnPage(page))).toEqual([]);
          await page.locator('.ant-btn-loading').first().waitFor({ state: 'detached' });
          await expect.poll(() => press.isEnabled()).toBe(true);
          expect(await standsIn(typed)).toBe(before);
        }
        let release = () => undefined as void;
        const held = new Promise<void>((done) => (release = done));
        existing.answer(call.path, { held }, 2);
        const sent = () => existing.came.slice(from).filter((one) => one.path === call.path);
        const count = sent().length;
        await send();
        await expect.poll(() => sent().length).toBe(count + 1);
        // Whatever is pressed while the first one is on its way.
        await press.click({ force: true });
        release();
        await over.waitFor();
        expect(sent().length).toBe(count + 1);
        expect(new Set(sent().map(({ headers }) => headers['x-idempotency-key'])).size).toBe(1);
        expect((await rows()) - there).toBe(written[1]);
        expect(await tokenOf(page)).not.toBeNull();
      },
    );
  });
}
