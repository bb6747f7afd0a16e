import { resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginSession } from '../_util/begin-session.ts';
import { launchBrowser, openPage } from '../_util/browser.ts';
import { startSchool, type TestSchool } from '../_util/server.ts';
import { sheetFile, uploaded } from '../_util/upload.ts';
import { atLength } from '../_util/scale.ts';

const SHORT = 60_000;
const SHOTS = process.env['SHOTS'];
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

const shot = async (page: Page, name: string) => {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png` });
};

async function signedIn(width: number, path: string): Promise<Page> {
  const { page } = await openPage(browser, { width, height: 900 });
  const { token } = await school.as('school01');
  await beginSession(page, school.urls[0]!, { token, path });
  await page.getByRole('main').waitFor();
  return page;
}

async function imported(no: string): Promise<string> {
  const office = await school.as('school01');
  const heads = ['机构代码', '机构名称', '机构类型'];
  const file = await sheetFile(school.dataDir, [
    heads,
    [`${no}1`, `${no}学院`, '2'],
    [`${no}2`, `${no}系`, '3'],
  ]);
  const FileId = await uploaded(office, `机构${no}.xlsx`, file);
  const { value } = await office.call('Data/Import', { EnCode: 'core.org.import', FileId, DryRun: 0 });
  expect(value).toMatchObject({ New: 2 });
  return value.TaskId as string;
}

const isThere = async (no: string) =>
  (await school.database.query(`SELECT 1 FROM "Org" WHERE "OrgCode" LIKE $1 AND "IsDeleted" = 0`, [`${no}_`]))
    .rowCount;

describe('a wrong import is not for ever', { timeout: 240_000 }, () => {
  atLength.each([1440, 375])('is undone from the list after a preview, at %i px', async (width) => {
    const no = `W${width}`;
    await imported(no);
    const page = await signedIn(width, '/task/all');
    await page.getByText(`机构${no}.xlsx`).first().waitFor({ timeout: SHORT });
    await shot(page, `list-${width}`);
    const row = page
      .locator('tr, .ant-card, li, article')
      .filter({ hasText: `机构${no}.xlsx` })
      .last();
    const button = row.getByRole('button', { name: '撤销' });
    if ((await button.count()) === 0) await row.getByRole('button', { name: /更多/ }).click();
    await page.getByText('撤销', { exact: true }).last().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('将删除2条，恢复0条，保留0条').waitFor({ timeout: SHORT });
    await shot(page, `preview-${width}`);
    expect(await isThere(no)).toBe(2);
    await dialog.getByRole('button', { name: '确认撤销' }).press('Enter');
    await dialog.waitFor({ state: 'hidden', timeout: SHORT });
    await row.getByText('已撤销').waitFor({ timeout: SHORT });
    await shot(page, `done-${width}`);
    expect(await isThere(no)).toBe(0);
  });

  it('the headings that do not fit stay on the dialog', async () => {
    const page = await signedIn(1440, '/base/org');
    await page.getByRole('button', { name: '导入' }).first().click({ timeout: SHORT });
    const dialog = page.getByRole('dialog');
    const file = await sheetFile(school.dataDir, [
      ['机构名称', '星座'],
      ['甲', '乙'],
    ]);
    await dialog.locator('input[type=file]').setInputFiles({
      name: '机构.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: file,
    });
    await dialog.getByText('缺少列「机构代码」「机构类型」').waitFor({ timeout: SHORT });
    await dialog.getByText('无法识别的列「星座」').waitFor({ timeout: SHORT });
    await page.locator('.ant-message-notice').first().waitFor({ state: 'detached', timeout: SHORT });
    await shot(page, 'headings');
    expect(await dialog.getByText('缺少列「机构代码」「机构类型」').isVisible()).toBe(true);
  });
});
