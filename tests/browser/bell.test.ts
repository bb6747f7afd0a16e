import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../src/contract/generated/calls.ts';
import { startVisitors, type Visitors } from '../_util/visitors.ts';
import { axeProblems } from './gallery/axe.ts';

let visitors: Visitors;

beforeAll(async () => {
  visitors = await startVisitors();
});

afterAll(() => visitors?.close());

const GROUPS = calls.Notice.LoadMyMsgGroupList;

describe('S16: the bell', () => {
  it('of a server without message groups has badge 12 and opens a popover of width 300 with three tabs, which the keyboard reaches and leaves', async () => {
    visitors.existing.answer(GROUPS.path, { code: 0, value: null });
    const { page, errors, cspViolations, close } = await visitors.open();
    await visitors.enter(page, 'admin', '/base/my');
    const bell = page.getByRole('button', { name: '通知，12条' });
    expect(await bell.textContent()).toContain('12');
    await bell.focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: '通知' });
    await panel.getByText('国庆节放假及值班安排').waitFor();
    await expect.poll(async () => (await panel.boundingBox())?.width).toBe(300);
    expect(await panel.getByRole('tab').allTextContents()).toEqual(['通知', '消息', '待办']);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('tab');
    for (const [title, text] of [
      ['消息', '你的导出任务已完成'],
      ['待办', '外出报备审核'],
    ] as const) {
      await panel.getByRole('tab', { name: title }).click();
      await panel.getByText(text).waitFor();
    }
    expect(await axeProblems(page, '[role=dialog]')).toEqual([]);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    expect(await bell.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.setViewportSize({ width: 375, height: 720 });
    await page.getByRole('button', { name: '通知，12条' }).click();
    await expect
      .poll(async () => {
        const { x, width } = (await panel.boundingBox())!;
        return x >= 0 && x + width <= 375;
      })
      .toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1440, height: 900 });
    expect([errors, cspViolations]).toEqual([[], []]);
    visitors.existing.forget();
    await close();
  });

  it('of somebody to whom nobody has written has no number, and says of each group that there is nothing', async () => {
    const { page, errors, close } = await visitors.open();
    await visitors.school.database.query(
      `DELETE FROM "UserMessage" WHERE "UserId" IN (SELECT "Id" FROM "SysUser" WHERE "LoginName" = 'teacher001')`,
    );
    await visitors.enter(page, 'teacher001', '/dashboard');
    const bell = page.getByRole('button', { name: '通知', exact: true });
    await bell.waitFor();
    expect(await bell.textContent()).toBe('');
    await bell.click();
    const panel = page.getByRole('dialog', { name: '通知' });
    await panel.getByText('你已查看所有通知').waitFor();
    await panel.getByRole('tab', { name: '消息' }).click();
    await panel.getByText('你已读完所有消息').waitFor();
    expect(errors).toEqual([]);
    await close();
  });

  it('counts what somebody has not read, and opens there', async () => {
    const { page, close } = await visitors.open();
    await visitors.school.database.query(
      `INSERT INTO "UserMessage" ("Id", "UserId", "MsgGroup", "Title", "IsRead", "CreateDate", "UpdateDate", "IsDeleted", "Version")
       SELECT 'bell' || n, "Id", '2', '第' || n || '条', 0, now(), now(), 0, 1 FROM "SysUser", generate_series(1, 3) n WHERE "LoginName" = 'teacher001'`,
    );
    await visitors.enter(page, 'teacher001', '/dashboard');
    await page.getByRole('button', { name: '通知，3条' }).click();
    // What was counted is what opens, not a first tab that says that everything is read.
    const panel = page.getByRole('dialog', { name: '通知' });
    await panel.getByText('第3条').waitFor();
    expect(await panel.getByRole('tab', { selected: true }).textContent()).toMatch(/^消息\D*3\D*$/);
    expect(await panel.getByText('你已查看所有通知').count()).toBe(0);
    // The home page is open: all messages are another place of it, and no second tab of its name.
    await panel.getByRole('button', { name: '查看全部消息' }).click();
    await page.waitForURL(/tab=my-messages/);
    const tabs = page.getByRole('navigation', { name: '已打开的页面' });
    await tabs.locator('[aria-current=page]').waitFor();
    expect(await tabs.getByRole('button', { name: '首页', exact: true }).count()).toBe(1);
    await close();
  });
});
