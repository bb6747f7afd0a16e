import { resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginSession } from '../_util/begin-session.ts';
import { launchBrowser, openPage } from '../_util/browser.ts';
import { startSchool, type TestSchool } from '../_util/server.ts';

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
