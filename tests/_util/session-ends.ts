import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { PASSWORD, type TestSchool } from './server.ts';

/** When the drafts that the browser holds were written. */
const writings = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number[]>((done) => {
        const opening = indexedDB.open('vTableLocal');
        opening.onsuccess = () => {
          const database = opening.result;
          const reading = database.transaction('drafts').objectStore('drafts').getAll();
          reading.onsuccess = () => {
            database.close();
            done(reading.result.map(({ lastModify }: { lastModify: number }) => lastModify));
          };
        };
      }),
  );

/** How many drafts the browser holds. */
export const draftsOf = async (page: Page) => (await writings(page)).length;

/** When the browser wrote a draft last; 0 while it holds none. */
export const draftWritten = async (page: Page) => Math.max(0, ...(await writings(page)));

/** Types the password of somebody who has come to the login page. */
export async function enter(page: Page, name: string): Promise<void> {
  await page.getByLabel('账号', { exact: true }).fill(name);
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: /^登\s*录$/ }).click();
  await page.waitForURL((url) => !url.pathname.includes('/user/login'));
}

/** Waits until the server knows nothing of the page's session any more. */
export const untilOver = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const headers = {
            'X-Token': localStorage.getItem('Admin-Token') ?? '',
            AppType: '2#3.0.0#1',
            'Content-Type': 'application/json',
          };
          const answer = await fetch('/api/UserInfo/GetLoginBaseInfo', {
            method: 'POST',
            headers,
            body: '{}',
          });
          return ((await answer.json()) as { ErrorCode: number }).ErrorCode;
        }),
      { timeout: 30_000 },
    )
    .toBe(999);

/**
 * Presses a button of a page whose session is over and waits for the login page. The next call of the page finds out that it is over:
 * this one, or one that the page makes by itself, such as for its messages, before anybody can press.
 */
export async function pressUnlessLeft(button: Locator): Promise<void> {
  const left = button.page().waitForURL((url) => url.pathname.includes('/user/login'));
  await Promise.race([left, button.click().catch(() => undefined)]);
  await left;
}

/** The sessions of a login name, as the end of a statement. */
export const SESSIONS = `WHERE user_id = (SELECT "Id" FROM "SysUser" WHERE "LoginName" = $1)`;
const bySql = (sql: string) => async (page: Page, name: string, school: TestSchool) => {
  await school.database.query(`${sql} ${SESSIONS}`, [name]);
  await untilOver(page);
  await pressUnlessLeft(page.getByRole('button', { name: '暂存' }));
};
/** The ways a session ends under a page with something typed. */
export const WAYS: readonly (readonly [
  string,
  (page: Page, name: string, school: TestSchool) => Promise<void>,
])[] = [
  ['ended elsewhere', bySql('DELETE FROM sys_session')],
  ['idle', bySql(`UPDATE sys_session SET idle_minutes = 1, last_seen = now() - interval '1 hour'`)],
  ['too old', bySql('UPDATE sys_session SET expires = now()')],
  ['another password', bySql(`UPDATE sys_session SET stamp = 'another'`)],
  [
    'logged out in another tab',
    async (page, _name, school) => {
      const base = school.urls[0]!;
      const tab = await page.context().newPage();
      await tab.goto(`${base}/leave/my`);
      await tab.getByRole('button', { name: /^用户/ }).click();
      await tab.getByRole('menuitem', { name: '退出登录' }).click();
      await tab.waitForURL(`${base}/user/login`);
      await tab.close();
    },
  ],
];
