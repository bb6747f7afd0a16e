import { resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginSession } from '../_util/begin-session.ts';
import { launchBrowser, openPage, type OpenPage } from '../_util/browser.ts';
import { startSchool, type TestSchool } from '../_util/server.ts';
import { atLength, scaled } from '../_util/scale.ts';

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

async function signIn(path: string, width: number, height = 900): Promise<OpenPage> {
  const opened = await openPage(browser, { width, height });
  const { page } = opened;
  page.setDefaultTimeout(60_000);
  const { token } = await school.as('school01');
  await beginSession(page, school.urls[0]!, { token, path });
  await page.getByRole('main').waitFor();
  return opened;
}

/** Opens the form of the first row, by its menu where the buttons do not fit. */
async function editFirst(page: Page) {
  await page
    .getByRole('button', { name: /^编\s*辑/ })
    .first()
    .click();
  return page.getByRole('dialog');
}

describe.each(scaled([1440, 375], [375]))('Issue 15.9 a form at %i px', (width) => {
  it('names what no longer fits while it is typed, keeps it, and says so until it fits again', async () => {
    const { page, errors, close } = await signIn('/base/student', width);
    const form = await editFirst(page);
    const grade = form.getByLabel('年级', { exact: true });
    const kept = await grade.inputValue();
    await grade.fill('2001');
    const said = form.getByText(/^班级「.+」是\d{4}级，与年级2001不符$/);
    await said.waitFor();
    // leaving the field, by the keyboard too, does not take the word back
    await grade.press('Tab');
    await form.getByRole('button', { name: /^保\s*存$/ }).click();
    await said.waitFor();
    expect(await grade.inputValue()).toBe('2001');
    await grade.fill(kept);
    await said.waitFor({ state: 'detached' });
    await form.getByRole('button', { name: /^保\s*存$/ }).click();
    await form.waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
    await close();
  });

  atLength('a class takes its students along', async () => {
    const year = width === 1440 ? '2003' : '2004';
    const { page, close } = await signIn('/base/class', width);
    const form = await editFirst(page);
    await form.getByLabel('年级', { exact: true }).fill(year);
    await form.getByRole('button', { name: /^保\s*存$/ }).click();
    await form.waitFor({ state: 'detached' });
    const { rows } = await school.database.query(
      `SELECT 1 FROM "Student" s JOIN "ClassInfo" k ON k."Id" = s."ClassId" WHERE k."GradeYear" = $1 AND s."GradeYear" <> $1 AND s."IsDeleted" = 0`,
      [Number(year)],
    );
    expect(rows).toEqual([]);
    await close();
  });
});

/** Addresses of the boards that hang on a wall. */
const boards = (): string[] => {
  const { pages, menus } = school.engine.catalog;
  const items = menus.flatMap((file) => file.items);
  return items.flatMap(({ comment = '', url = '' }) => {
    const page = pages.get(comment);
    return page?.kind === 'board' && page.look === 'screen' ? [url] : [];
  });
};

describe.each(
  scaled<[number, number][]>(
    [
      [1920, 1080],
      [1366, 768],
    ],
    [[1366, 768]],
  ),
)('Issue 16.13 a board on a wall of %i x %i', (width, height) => {
  atLength('shows all of its blocks whole, without scrolling', async () => {
    const found = boards();
    expect(found.length).toBeGreaterThan(0);
    for (const path of found) {
      const { page, errors, close } = await signIn(path, width, height);
      const blocks = page.locator('section [data-block]');
      await expect.poll(() => blocks.count()).toBeGreaterThan(3);
      await expect.poll(() => page.getByRole('status', { name: '正在加载' }).count()).toBe(0);
      await expect.poll(() => page.locator('[data-drawn=false]').count()).toBe(0);
      const wrong = () =>
        page.evaluate(() => {
          const told: string[] = [];
          const screen = document.querySelector<HTMLElement>('[data-block]')!.closest('section')!;
          const own = screen.parentElement!.closest('section') ?? screen;
          for (const box of [document.documentElement, screen, own])
            if (box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth)
              told.push(`scrolls: ${box.scrollHeight} of ${box.clientHeight}`);
          for (const block of document.querySelectorAll<HTMLElement>('[data-block]')) {
            const name = block.querySelector('h2')?.textContent ?? block.dataset['block'];
            const { bottom, right } = block.getBoundingClientRect();
            if (bottom > innerHeight || right > innerWidth) told.push(`${name} ends below: ${bottom}`);
            // What is drawn in a block stays inside of it; a list that rolls is cut on purpose.
            for (const part of block.querySelectorAll<HTMLElement>('li, canvas, dd, p'))
              if (!part.closest('[role=group]') && part.getBoundingClientRect().bottom > bottom + 1)
                told.push(`${name}: ${part.textContent?.trim().slice(0, 20)} hangs out`);
            for (const drawing of block.querySelectorAll('canvas'))
              if (drawing.getBoundingClientRect().height < 80) told.push(`${name} is too flat to read`);
          }
          return told;
        });
      await expect.poll(wrong).toEqual([]);
      if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/board-${width}.png` });
      expect(errors).toEqual([]);
      await close();
    }
  });
});
