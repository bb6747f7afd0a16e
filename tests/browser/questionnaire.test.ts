import { resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../src/contract/generated/entities.ts';
import { beginSession } from '../_util/begin-session.ts';
import { launchBrowser, openPage, type OpenPage } from '../_util/browser.ts';
import { focused, keyTo } from '../_util/keyboard.ts';
import { startSchool, type TestSchool } from '../_util/server.ts';
import { draftsOf } from '../_util/session-ends.ts';
import { photo } from '../_util/survey-files.ts';
import { atLength } from '../_util/scale.ts';
import { axeProblems } from './gallery/axe.ts';

/** A student of the first class who has not answered the open questionnaire. */
const STUDENT = '202401010101';
let school: TestSchool;
let browser: Browser;
let phone: OpenPage;

beforeAll(async () => {
  school = await startSchool({ clientDir: resolve('dist/client'), rateFactor: 0 });
  browser = await launchBrowser();
  phone = await openPage(browser, { width: 375, height: 740, isMobile: true, hasTouch: true });
  const { page } = phone;
  page.setDefaultTimeout(45_000);
  const { token } = await school.as(STUDENT);
  await beginSession(page, school.urls[0]!, { token, path: '/PsychologicalSelfInspection/my' });
});
afterAll(async () => {
  await browser?.close();
  await school?.close();
});

const question = (page: Page, text: string) => page.getByRole('group').filter({ hasText: text });
const draft = async (): Promise<string> => {
  const answer = await school.database.query<{ draft: unknown }>(
    `SELECT t."Draft" AS draft FROM "SurveyTaking" t JOIN "SysUser" u ON u."Id" = t."UserId"
     WHERE u."LoginName" = $1 AND t."Draft" IS NOT NULL`,
    [STUDENT],
  );
  return JSON.stringify(answer.rows[0]?.draft ?? null);
};

describe('R06 M04 a questionnaire on a phone', () => {
  atLength(
    'keeps what was answered the moment before the tab was closed, and is handed in once',
    async () => {
      const { page, errors } = phone;
      const card = page.getByRole('listitem').filter({ hasText: '学生生活服务满意度' });
      await card.getByRole('button', { name: '去填写' }).click();
      await question(page, '你住在校内吗').getByLabel('住校内宿舍').check();
      await question(page, '宿舍的总体满意程度').getByLabel('不满意').check();
      // the question that follows from the answer
      await question(page, '宿舍最需要改进').getByLabel('热水').check();
      const files = question(page, '照片或材料');
      await page.evaluate(() => {
        const open = window.createImageBitmap;
        const released = new Promise((resolve) => window.addEventListener('open-pictures', resolve));
        window.createImageBitmap = ((file: Blob) =>
          released.then(() => open(file))) as typeof createImageBitmap;
      });
      await files
        .locator('input[type=file]')
        .first()
        .setInputFiles([
          { name: '说明.txt', mimeType: 'text/plain', buffer: Buffer.from('x') },
          { name: '热水.jpg', mimeType: 'image/jpeg', buffer: await photo() },
        ]);
      // A photo that is still being made smaller is not left behind.
      await page.getByRole('button', { name: /^提\s*交$/ }).click();
      await page.getByText(/第\d+题的文件还没有上传完/).waitFor();
      await page.evaluate(() => window.dispatchEvent(new Event('open-pictures')));
      await files.getByText('说明.txt：仅支持').waitFor();
      await files.getByText('1 / 3').waitFor();
      const address = page.url();
      const second = await page.context().newPage();
      second.setDefaultTimeout(45_000);
      await page.close({ runBeforeUnload: true });
      await expect.poll(draft).toContain('["B"]');

      await second.goto(address);
      await second.getByText('已答 4 /').waitFor();
      await question(second, '照片或材料').getByRole('img', { name: '热水.jpg' }).waitFor();
      expect(await question(second, '宿舍最需要改进').getByLabel('热水').isChecked()).toBe(true);
      await second.getByRole('button', { name: /^提\s*交$/ }).click();
      await second.getByText('第4、5题未完成').waitFor();
      const services = question(second, '请评价下列服务').first();
      for (const name of ['食堂', '图书馆', '校医院'])
        await services.getByRole('group', { name }).getByLabel('非常满意').check();
      await question(second, '推荐给学弟学妹').getByLabel('10').check();
      await second.getByRole('button', { name: /^提\s*交$/ }).click();
      await second
        .getByRole('dialog')
        .getByRole('button', { name: /^确\s*定$/ })
        .click();
      await second.getByText('提交成功，感谢填写').waitFor();

      const sheets = await school.database.query(
        `SELECT a."BizType" FROM "AnswerSheet" s JOIN "SysUser" u ON u."Id" = s."UserId" JOIN "Questionnaire" q ON q."Id" = s."QuestionnaireId"
       LEFT JOIN "AnswerItem" i ON i."SheetId" = s."Id" AND i."Files" IS NOT NULL LEFT JOIN "Attachment" a ON a."BizId" = i."Id"
       WHERE u."LoginName" = $1 AND q."Title" LIKE '%满意度%'`,
        [STUDENT],
      );
      expect(sheets.rows).toEqual([{ BizType: entities.AnswerItem }]);
      expect(errors).toEqual([]);
    },
  );
});

describe('M04 a vote on a phone', () => {
  it('is handed in by keys, keeps no draft on the device, and leads back without a question', async () => {
    const { token } = await school.as(STUDENT);
    const { page, errors } = await openPage(browser, { width: 375, height: 740 });
    page.setDefaultTimeout(45_000);
    await beginSession(page, school.urls[0]!, { token, path: '/vote/my' });
    const card = page.getByRole('listitem').filter({ hasText: '班长选举' });
    await card.getByRole('button', { name: '去投票' }).click();
    await page.getByRole('checkbox').first().focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: /^提交投票$/ }).press('Enter');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^确\s*定$/ })
      .press('Enter');
    await page.waitForURL('**/vote/my');
    await page.getByRole('tab', { name: '已投' }).click();
    await card.waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await draftsOf(page)).toBe(0);
    expect(errors).toEqual([]);
  });
});

describe('M04 an exam by keys alone', () => {
  const opened = async (login: string, path: string): Promise<OpenPage> => {
    const { token } = await school.as(login);
    const own = await openPage(browser, { width: 1440, height: 900 });
    own.page.setDefaultTimeout(45_000);
    await beginSession(own.page, school.urls[0]!, { token, path });
    return own;
  };

  atLength('is entered, answered and handed in', async () => {
    const { page, errors, close } = await opened(STUDENT, '/examSystem/my');
    await page.getByRole('button', { name: '进入考试' }).waitFor();
    await keyTo(page, /^进入考试$/);
    await page.keyboard.press('Enter');
    await page.getByRole('checkbox').waitFor();
    await keyTo(page, /^我已阅读并同意考试须知/);
    await page.keyboard.press('Space');
    await keyTo(page, /^确\s*定$/);
    await page.keyboard.press('Enter');
    await page.getByText('已答 0 / 11').waitFor();
    for (let asked = 0; asked < 60 && !/^交\s*卷$/.test(await focused(page)); asked += 1) {
      await page.keyboard.press('Tab');
      const type = await page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.type ?? '');
      if (type === 'radio') await page.keyboard.press('ArrowDown');
      if (type === 'checkbox') await page.keyboard.press('Space');
      if (type === 'textarea') await page.keyboard.type('先报警');
      if (type === 'text') await page.keyboard.type('119');
    }
    await page.getByText('已答 11 / 11').waitFor();
    expect(await axeProblems(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await keyTo(page, /^确\s*定$/);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/examSystem/my');
    expect(errors).toEqual([]);
    await close();
  });

  atLength('is marked, one after another, and says what cannot be given until it is mended', async () => {
    const { page, errors, close } = await opened('teacher001', '/examSystem/marking');
    await page.getByRole('button', { name: '评阅', exact: true }).first().waitFor();
    await keyTo(page, /^评阅$/);
    await page.keyboard.press('Enter');
    await page.getByText(/^第1份，共\d+份$/).waitFor();
    await keyTo(page, /^评分$/);
    await page.keyboard.press('Enter');
    await page.getByLabel('得分').waitFor();
    await keyTo(page, /^得分/);
    await page.keyboard.type('99');
    await keyTo(page, /^确\s*定$/);
    await page.keyboard.press('Enter');
    const told = page.getByText('得分不能超过该题分值10');
    await told.waitFor();
    // What is judged as a field is left comes after the pointer or the key.
    await keyTo(page, /^评语/);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0))));
    expect(await told.isVisible()).toBe(true);
    expect(await axeProblems(page)).toEqual([]);
    await keyTo(page, /^得分/, 'Shift+Tab');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('7');
    await page.keyboard.press('Control+Enter');
    await page.getByText(/^还有\d+份$/).waitFor();
    expect(await focused(page)).toBe('下一份');
    expect(errors).toEqual([]);
    await close();
  });
});
