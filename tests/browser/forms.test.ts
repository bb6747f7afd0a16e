import { resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { beginSession } from '../_util/begin-session.ts';
import { launchBrowser, openPage } from '../_util/browser.ts';
import { startSchool, type TestSchool } from '../_util/server.ts';
import { draftsOf, draftWritten } from '../_util/session-ends.ts';

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

async function opened(path: string): Promise<Page> {
  const { page } = await openPage(browser, { width: 1440, height: 900 });
  page.setDefaultTimeout(60_000);
  const { token } = await school.as('school01');
  await beginSession(page, school.urls[0]!, { token, path });
  await page.getByRole('main').waitFor();
  return page;
}

const sql = async <Found extends object>(text: string) =>
  (await school.database.query<Found & Record<string, unknown>>(text, [])).rows;

/** Holds what is asked of the server by this name until it is let go. */
async function held(page: Page, call: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route(`**/api/${call}`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const choices = (page: Page) => page.locator('.ant-select-dropdown:visible .ant-select-item-option');

async function choose(page: Page, field: string, name: string): Promise<void> {
  const box = page.locator(`[data-field=${field}]`);
  await box.locator('.ant-select-selector, input').first().click();
  await choices(page).getByText(name, { exact: true }).first().click();
  await expect.poll(() => choices(page).count()).toBe(0);
}

describe('a picker that was opened before', () => {
  it('offers what fits with the form as it is now, and asks for nothing anew while that stays', async () => {
    const colleges = await sql<{ OrgName: string; Major: string }>(
      `SELECT o."OrgName", min(m."MajorName") AS "Major" FROM "Org" o
       JOIN "Major" m ON m."CollegeId" = o."Id" AND m."IsDeleted" = 0 AND m."State" = '1'
       WHERE o."OrgType" = '2' AND o."State" = '1' AND o."IsDeleted" = 0 GROUP BY o."Id" ORDER BY o."Sort" LIMIT 2`,
    );
    const [first, second] = colleges as [(typeof colleges)[0], (typeof colleges)[0]];
    const page = await opened('/base/student');
    await page.getByRole('button', { name: /^新\s*增$/ }).click();
    const form = page.getByRole('dialog');
    const majors = form.getByLabel('专业', { exact: true });
    const asked: unknown[] = [];
    page.on('request', (request) => {
      const body = request.url().endsWith('/Data/Options') ? (request.postDataJSON() as object) : {};
      if ('Field' in body && body.Field === 'MajorId') asked.push(body);
    });
    const look = async () => {
      await majors.click();
      await page.locator('.ant-select-dropdown:visible').waitFor();
    };
    const away = async () => {
      await form.getByLabel('学号', { exact: true }).click();
      await page.locator('.ant-select-dropdown:visible').waitFor({ state: 'detached' });
    };
    await look();
    await page.getByText('无匹配项').waitFor();
    await away();
    await choose(page, 'CollegeId', first.OrgName);
    await look();
    await choices(page).getByText(first.Major, { exact: true }).waitFor();
    await away();
    const times = asked.length;
    await look();
    await choices(page).getByText(first.Major, { exact: true }).waitFor();
    await away();
    await form.getByLabel('学号', { exact: true }).pressSequentially('2026');
    expect(asked).toHaveLength(times);

    await choose(page, 'CollegeId', second.OrgName);
    const release = await held(page, 'Data/Options');
    await look();
    await page.locator('.ant-select-dropdown:visible .ant-spin').waitFor();
    expect(await choices(page).count()).toBe(0);
    release();
    await choices(page).getByText(second.Major, { exact: true }).waitFor();
    expect(await choices(page).getByText(first.Major, { exact: true }).count()).toBe(0);
    await page.close();
  });
});

const offer = (page: Page) => page.getByRole('region', { name: '未保存的草稿' });
const kept = (page: Page, count: number) =>
  vi.waitFor(async () => expect(await draftsOf(page)).toBe(count), { timeout: 20_000, interval: 100 });

/** Waits until the draft is written anew, with what was typed since it was `written` last. @returns when that was */
async function keptSince(page: Page, written = 0): Promise<number> {
  await expect.poll(() => draftWritten(page), { timeout: 20_000 }).not.toBe(written);
  return draftWritten(page);
}

/** Whether a draft is offered once its form has asked for everything. */
const isOffered = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  return (await offer(page).count()) > 0;
};

/** The same browser after its tab was lost. */
async function anew(page: Page, path: string): Promise<Page> {
  const next = await page.context().newPage();
  next.setDefaultTimeout(60_000);
  await page.close();
  await next.goto(school.urls[0]! + path);
  await next.getByRole('main').waitFor();
  return next;
}

describe('a draft', () => {
  it('of a new row is offered where the row is opened from the same, and nowhere else', async () => {
    const templates = await sql<{ Id: string }>(`SELECT "Id" FROM "VoteTemplate" ORDER BY "TplName" LIMIT 2`);
    const [first, second] = templates.map(({ Id }) => `/vote/activityEdit?TemplateId=${Id}`) as [
      string,
      string,
    ];
    let page = await opened(first);
    await page.getByLabel('标题', { exact: true }).fill('第一个模板的投票');
    await kept(page, 1);
    for (const other of [second, '/vote/activityEdit']) {
      page = await anew(page, other);
      await page.getByLabel('标题', { exact: true }).waitFor();
      expect(await isOffered(page), other).toBe(false);
    }
    page = await anew(page, `${first}&from=menu`);
    await offer(page).getByRole('button', { name: '恢复草稿' }).click();
    await expect.poll(() => page.getByLabel('标题', { exact: true }).inputValue()).toBe('第一个模板的投票');
    await page.close();
  });

  it('of a batch is offered for the same rows, and for no others', async () => {
    let page = await opened('/base/student');
    const ask = async (...places: number[]) => {
      for (const place of places)
        await page.locator('tbody tr[data-row]').nth(place).getByRole('checkbox').check();
      await page.getByRole('button', { name: '批量学籍异动' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('异动原因', { exact: true }).waitFor();
      return dialog.getByLabel('异动原因', { exact: true });
    };
    await (await ask(0, 1)).fill('因病休学一年');
    await kept(page, 1);
    page = await anew(page, '/base/student');
    await ask(2, 3);
    expect(await isOffered(page)).toBe(false);
    page = await anew(page, '/base/student');
    const reason = await ask(1, 0);
    await offer(page).getByRole('button', { name: '恢复草稿' }).click();
    await expect.poll(() => reason.inputValue()).toBe('因病休学一年');
    await page.close();
  });
});

describe('what a form suggests', () => {
  it('leaves alone what was typed while the answer was on its way', async () => {
    let page = await opened('/vote/activityEdit');
    const at = (label: string) => page.getByLabel(label, { exact: true });
    await choose(page, 'TemplateId', '班委选举');
    await expect.poll(() => at('类型').inputValue()).not.toBe('');
    const before = await at('类型').inputValue();
    const first = await keptSince(page);

    const release = await held(page, 'Data/Worked');
    const asked = page.waitForRequest('**/api/Data/Worked');
    await choose(page, 'TemplateId', '优秀学生评选');
    await asked;
    const second = await keptSince(page, first);
    await at('最多选').fill('5');
    release();
    await expect.poll(() => at('类型').inputValue()).not.toBe(before);
    expect(await at('最多选').inputValue()).toBe('5');

    // A draft brings the template back, and what was typed beside it.
    await keptSince(page, second);
    page = await anew(page, '/vote/activityEdit');
    const told = page.waitForResponse('**/api/Data/Worked');
    await offer(page).getByRole('button', { name: '恢复草稿' }).click();
    await told;
    await expect.poll(() => at('最多选').inputValue()).toBe('5');

    // Another template suggests all of its values.
    await choose(page, 'TemplateId', '班委选举');
    await expect.poll(() => at('最多选').inputValue()).toBe('1');
    await page.close();
  });
});
