import { resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginSession } from '../_util/begin-session.ts';
import { launchBrowser, openPage } from '../_util/browser.ts';
import { PASSWORD, startSchool, type TestSchool } from '../_util/server.ts';
import { pressInRow } from '../_util/row-button.ts';
import { atLength } from '../_util/scale.ts';

let school: TestSchool;
let browser: Browser;
beforeAll(async () => {
  school = await startSchool({ clientDir: resolve('dist/client'), rateFactor: 0 });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await school?.close();
});

const SIZES = { phone: { width: 375, height: 740 }, screen: { width: 1440, height: 900 } } as const;

async function signedIn(size: (typeof SIZES)[keyof typeof SIZES], path: string): Promise<Page> {
  const { page } = await openPage(browser, size);
  const { token } = await school.as('school01');
  await beginSession(page, school.urls[0]!, { token, path });
  return page;
}

const sql = async <Found extends object>(text: string, values: unknown[] = []) =>
  (await school.database.query<Found & Record<string, unknown>>(text, values)).rows;

describe('what hangs on somebody is shown before the end', () => {
  atLength.each(Object.entries(SIZES))(
    'somebody with classes or students who leaves, on a %s',
    async (name, size) => {
      const [teacher] = await sql<{ Id: string; TeacherNo: string; LoginName: string }>(
        `SELECT t."Id", t."TeacherNo", u."LoginName" FROM "Teacher" t JOIN "SysUser" u ON u."Id" = t."UserId" AND u."State" = '1'
       WHERE t."IsDeleted" = 0 AND t."State" = '1' AND (EXISTS (SELECT 1 FROM "ClassInfo" c WHERE c."CounsellorId" = t."Id" AND c."IsDeleted" = 0)
         OR EXISTS (SELECT 1 FROM "Student" s WHERE s."TutorId" = t."Id" AND s."IsDeleted" = 0))
       ORDER BY 2 LIMIT 1`,
      );
      const page = await signedIn(size, '/base/teacher');
      const row = page
        .locator(name === 'phone' ? '[class*=card]' : 'tr')
        .filter({ hasText: teacher!.TeacherNo })
        .last();
      await pressInRow(row, '离职');
      const form = page.getByRole('dialog').filter({ hasText: '离职原因' });
      await form.getByLabel('离职原因').fill('调往他校');
      const date = form.getByLabel('离职日期');
      if (name === 'phone') await date.fill('2026-01-01');
      else {
        await date.click();
        await page.getByText('今天', { exact: true }).last().click();
      }
      await form.getByRole('button', { name: /确\s*定/ }).click();
      const list = page.getByRole('list', { name: '关联的数据' });
      await list.waitFor({ timeout: 30_000 });
      const told = await list.innerText();
      expect(told).toMatch(/(班级的辅导员|学生的导师) \d+ 条/);
      expect(told).toContain('登录账号 1 条');
      const isFocused = () =>
        page.evaluate(() =>
          document.activeElement?.closest('[role=dialog]')?.textContent?.includes('一并处理'),
        );
      await expect.poll(isFocused, { timeout: 30_000 }).toBe(true);
      await page.keyboard.press('Escape');
      await list.waitFor({ state: 'detached' });
      expect(await form.getByLabel('离职原因').inputValue()).toBe('调往他校');
      expect(await sql(`SELECT "State" FROM "Teacher" WHERE "Id" = $1`, [teacher!.Id])).toEqual([
        { State: '1' },
      ]);
      await form.getByRole('button', { name: /确\s*定/ }).press('Enter');
      await list.waitFor({ timeout: 30_000 });
      await page
        .getByRole('dialog')
        .last()
        .getByRole('button', { name: /确\s*定/ })
        .press('Enter');
      await page.getByText('已登记离职').waitFor({ timeout: 30_000 });
      expect((await school.client().login(teacher!.LoginName, PASSWORD)).message).toBe('账号已停用');
    },
  );

  it('an organisation with people cannot be deleted, and the dialog says why', async () => {
    const page = await signedIn(SIZES.screen, '/base/org');
    const [org] = await sql<{ Id: string; OrgName: string }>(
      `SELECT o."Id", o."OrgName" FROM "Org" o WHERE EXISTS (SELECT 1 FROM "Student" s WHERE s."CollegeId" = o."Id" AND s."IsDeleted" = 0) ORDER BY 2 LIMIT 1`,
    );
    const row = page.locator('tr').filter({ hasText: org!.OrgName }).first();
    await row.getByRole('button', { name: '删除' }).click({ timeout: 30_000 });
    const list = page.getByRole('list', { name: '关联的数据' });
    await list.waitFor({ timeout: 30_000 });
    expect(await list.innerText()).toMatch(/学生 \d+ 条\s*须先处理/);
    const button = page.getByRole('dialog').getByRole('button', { name: /确\s*定/ });
    expect(await button.isDisabled()).toBe(true);
  });
});

it('a dialog whose form is still on its way cannot be sent', async () => {
  const page = await signedIn(SIZES.screen, '/welcomeSchool/newStudentInfo/studentInfo1');
  const press = page.getByRole('row').getByRole('button', { name: '代办完成' }).first();
  await press.waitFor({ timeout: 30_000 });
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route('**/BaseData/GetAllCodeItemList', async (route) => {
    await held;
    await route.continue();
  });
  await press.click();
  const dialog = page.getByRole('dialog', { name: '代办完成' });
  const sure = dialog.getByRole('button', { name: /确\s*定/ });
  await sure.waitFor();
  expect(await sure.isDisabled()).toBe(true);
  release();
  await dialog.getByLabel('备注').waitFor();
  expect(await sure.isEnabled()).toBe(true);
  await page.close();
});
