import { resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, openPage, type OpenPage } from '../_util/browser.ts';
import { PASSWORD, startSchool, type TestSchool } from '../_util/server.ts';
import { axeProblems } from './gallery/axe.ts';

const SHORT = 45_000;
let school: TestSchool;
let browser: Browser;
let base: string;

beforeAll(async () => {
  school = await startSchool({ clientDir: resolve('dist/client'), rateFactor: 0 });
  base = school.urls[0]!;
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await school?.close();
});

async function open(path: string, width = 1440): Promise<OpenPage> {
  const opened = await openPage(browser, { width, height: 900 });
  opened.page.setDefaultTimeout(SHORT);
  await opened.page.goto(base + path);
  return opened;
}

/** Set SHOTS to a folder to look at the screens. */
const shot = async (page: Page, name: string) => {
  const folder = process.env['SHOTS'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
};

const submit = (page: Page) => page.getByRole('button', { name: /^登\s*录$/ }).click();
const lastAnswer = async () => {
  const stored = await school.database.query<{ answer: string }>(
    'SELECT answer FROM sys_captcha ORDER BY expires DESC LIMIT 1',
  );
  return stored.rows[0]!.answer;
};
const passDelay = () => school.database.query('UPDATE sys_login_failure SET next_at = now()');

describe('the login form', () => {
  it('A01: asks for the characters of a picture after three failures, and lets in with them', async () => {
    const { page, cspViolations, close } = await open('/user/login', 375);
    await page.getByLabel('账号', { exact: true }).fill('lib01');
    for (let i = 0; i < 3; i += 1) {
      await passDelay();
      await page.getByLabel('密码', { exact: true }).fill(`wrong-${i}`);
      const answered = page.waitForResponse((response) => response.url().endsWith('/GetManUserLogin'));
      await submit(page);
      await answered;
      await page.getByText('账号或密码错误').waitFor();
    }
    const picture = page.getByRole('img', { name: '验证码图片，点击换一张' });
    await picture.waitFor();
    const first = await picture.getAttribute('src');
    await picture.click();
    await page.waitForFunction(
      (old) => document.querySelector('form img')?.getAttribute('src') !== old,
      first,
    );
    expect(await axeProblems(page)).toEqual([]);
    await shot(page, 'captcha-375');
    await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
    await submit(page);
    await page.getByText('请输入验证码', { exact: true }).waitFor();
    await passDelay();
    await page.getByLabel('验证码', { exact: true }).fill((await lastAnswer()).toLowerCase());
    await submit(page);
    await page.waitForURL((url) => url.pathname !== '/user/login');
    expect(cspViolations).toEqual([]);
    await close();
  });
});
