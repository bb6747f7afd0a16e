import { resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { beginSession } from '../_util/begin-session.ts';
import { launchBrowser, openPage, type OpenPage } from '../_util/browser.ts';
import { atLength } from '../_util/scale.ts';
import { startSchool, type TestSchool } from '../_util/server.ts';
import { axeProblems } from './gallery/axe.ts';

const LONG = 240_000;
const AGREED = '审批完成';
let school: TestSchool;
let browser: Browser;

beforeAll(async () => {
  school = await startSchool({ clientDir: resolve('dist/client'), rateFactor: 0 });
  browser = await launchBrowser();
}, LONG);
afterAll(async () => {
  await browser?.close();
  await school?.close();
});

/** The flow of leaves, opened. */
async function opened(): Promise<OpenPage> {
  const open = await openPage(browser, { width: 1440 });
  const { token } = await school.as('school01');
  await beginSession(open.page, school.urls[0]!, { token, path: '/WorkflowDesigner/index' });
  await flow(open.page, '请假申请审批').click();
  await end(open.page).waitFor();
  await status(open.page, '与使用中的一致').waitFor();
  return open;
}

const flow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '流程' }).getByRole('button', { name });
const end = (page: Page) => page.locator('[data-id="end"]');
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const publish = (page: Page) => page.getByRole('button', { name: /^发\s?布$/ });

/** Gives the end of the flow another name. */
async function rename(page: Page, title = AGREED): Promise<void> {
  await end(page).click();
  await page.locator('[data-panel]').getByLabel('名称', { exact: true }).fill(title);
  await end(page).filter({ hasText: title }).waitFor();
}

/** Publishes what is drawn, and waits for what is told. */
async function published(page: Page, note: string, told: string): Promise<void> {
  await publish(page).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/近一年办结的\d+份申请中，0份/).waitFor();
  await dialog.getByRole('textbox').fill(note);
  await dialog.getByRole('button', { name: /^发\s?布$/ }).click();
  await page.getByText(told).waitFor();
  await dialog.waitFor({ state: 'hidden' });
}

describe('M08 workflow designer', () => {
  it(
    'takes no step back for keys that are pressed in a dialog or in a search, which have their own',
    async () => {
      const { page, errors, close } = await opened();
      await rename(page);
      await publish(page).click();
      const note = page.getByRole('dialog').getByRole('textbox');
      await note.focus();
      await page.keyboard.insertText('改名');
      await note.press('Control+z');
      await expect.poll(() => note.inputValue()).toBe('');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^取\s?消$/ })
        .press('Control+z');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      const search = page.getByLabel('搜索节点');
      await search.focus();
      await page.keyboard.insertText('完成');
      await search.press('Control+z');
      await expect.poll(() => search.inputValue()).toBe('');
      expect(await end(page).innerText()).toContain(AGREED);
      await end(page).press('Control+z');
      await status(page, '与使用中的一致').waitFor();
      expect(await end(page).innerText()).not.toContain(AGREED);
      expect(errors).toEqual([]);
      await close();
    },
    LONG,
  );

  it(
    'keeps the draft of a flow that is left for another one, until all of it is taken back',
    async () => {
      const { page, errors, close } = await opened();
      const draft = page.getByRole('region', { name: '未保存的草稿' });
      const other = page.getByRole('heading', { name: '返校登记审批' });
      await rename(page);
      await flow(page, '返校登记审批').click();
      const question = page.getByRole('dialog', { name: /草稿会保留在本机/ });
      await question.getByRole('button', { name: /^确\s?定$/ }).click();
      await other.waitFor();
      await flow(page, '请假申请审批').click();
      await draft.getByRole('button', { name: '恢复草稿' }).click();
      await end(page).filter({ hasText: AGREED }).waitFor();
      await page.getByRole('button', { name: /^撤\s?销$/ }).click();
      await status(page, '与使用中的一致').waitFor();
      await flow(page, '返校登记审批').click();
      await other.waitFor();
      await flow(page, '请假申请审批').click();
      await status(page, '与使用中的一致').waitFor();
      expect(await draft.count()).toBe(0);
      expect(errors).toEqual([]);
      await close();
    },
    LONG,
  );

  it(
    'says that a flow waits for another administrator where publishing takes two, and keeps it as a draft',
    async () => {
      const set = (value: string) =>
        school.database.query(
          `UPDATE "SysConfig" SET "ConfigValue" = $1 WHERE "ConfigKey" = 'schema.fourEyes'`,
          [value],
        );
      expect((await set('1')).rowCount).toBe(1);
      onTestFinished(async () => void (await set('0')));
      const { page, errors, close } = await opened();
      await rename(page);
      await published(page, '改一个名称', '已提交，须由另一名管理员在「页面方案」中发布');
      await status(page, '未发布').waitFor();
      expect(await page.getByText('发布成功').count()).toBe(0);
      await page.reload();
      await flow(page, '请假申请审批').click();
      await page.getByRole('region', { name: '未保存的草稿' }).waitFor();
      expect(errors).toEqual([]);
      await close();
    },
    LONG,
  );

  atLength(
    'is worked by keys, told what is wrong beside the node, and publishes what new applications go by',
    async () => {
      const { page, errors, close } = await opened();
      expect(await axeProblems(page)).toEqual([]);

      await page.getByRole('button', { name: '在此插入节点' }).first().focus();
      await page.keyboard.press('Enter');
      await page.getByRole('group', { name: '节点类型' }).waitFor();
      await page.keyboard.press('Enter');
      await page.locator('[data-id="approve"][data-fault="true"]').waitFor();
      await status(page, '需要修改').waitFor();
      await page.locator('[data-id="approve"]').focus();
      await page.keyboard.press('Delete');
      await status(page, '未发布').waitFor();

      await end(page).press('Enter');
      await page.locator('[data-panel] input:focus').waitFor();
      await rename(page);
      expect(await axeProblems(page)).toEqual([]);
      await published(page, '改一个名称', '发布成功');
      const { rows } = await school.database.query<{ text: string }>(
        `SELECT "Overlay"->'flows/LEAVE.json'->>'text' AS text FROM "SchemaSet" WHERE "State" = '2'`,
      );
      expect(JSON.parse(rows[0]!.text)).toMatchObject({ title: '请假申请审批' });
      expect(rows[0]!.text).toContain(AGREED);
      expect(errors).toEqual([]);
      await close();
    },
    LONG,
  );
});
