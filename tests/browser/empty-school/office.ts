import { createWriteStream } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { writeSheets } from '../../../src/server/jobs/xlsx/write.ts';
import { openPage, type OpenPage } from '../../_util/browser.ts';

const SHORT = 45_000;
/** What everybody chooses at the first login. */
export const CHOSEN = 'Lantern-River-27';

/** A button by its text; antd sets a space between two Chinese characters. */
export const button = (scope: Page | Locator, text: string): Locator =>
  scope.getByRole('button', { name: new RegExp(`^${[...text].join('\\s*')}$`) });

/** A person at a browser. */
export interface Walker {
  readonly page: Page;
  readonly errors: string[];
  /** Opens an address of the product. */
  go(path: string): Promise<void>;
  close(): Promise<void>;
}

/** The offices' side of one school: who signs in where, and the workbooks. */
export interface Offices {
  /** Signs in with the first password, changes it where that is asked for, and signs in again. */
  first(login: string, password: string, width?: number): Promise<Walker>;
  /** Signs in with the password that was chosen. */
  again(login: string, width?: number): Promise<Walker>;
  /** Imports a workbook through the button of the page that is open. */
  import(
    walker: Walker,
    press: string,
    rows: readonly Line[],
    options?: { cover?: boolean },
  ): Promise<string>;
  /** Gives a workbook to the button that takes one. */
  file(walker: Walker, press: string, rows: readonly Line[]): Promise<void>;
  /** Saves a picture of the page where SHOTS names a folder. */
  shot(walker: Walker, name: string): Promise<void>;
}

/** Everybody who is at a browser, and what the offices do there. */
export interface Town {
  readonly offices: Offices;
  /** Somebody who has chosen a password, signed in from the first time on. */
  as(login: string, width?: number): Promise<Walker>;
}

type Line = readonly (string | number | null)[];

/** The offices of the school at `base`. */
export async function openOffices(browser: Browser, base: string): Promise<Offices> {
  const folder = await mkdtemp(join(tmpdir(), 'xgt-office-'));
  let books = 0;

  async function open(width: number): Promise<OpenPage> {
    const phone = width < 576;
    const opened = await openPage(browser, {
      width,
      height: phone ? 740 : 900,
      isMobile: phone,
      hasTouch: phone,
      permissions: ['geolocation'],
      geolocation: { latitude: 28.7, longitude: 115.8, accuracy: 20 },
    });
    opened.page.setDefaultTimeout(SHORT);
    return opened;
  }

  const walkerOf = ({ page, errors, close }: OpenPage): Walker => ({
    page,
    errors,
    close,
    async go(path) {
      await page.goto(`${base}${path}`);
      await page.locator('main').first().waitFor();
    },
  });

  async function workbook([head = [], ...body]: readonly Line[]): Promise<string> {
    const path = join(folder, `book-${(books += 1)}.xlsx`);
    const columns = head.map((title) => ({ title: String(title ?? '') }));
    await writeSheets(createWriteStream(path), [{ name: '数据', columns, rows: body }]);
    return path;
  }

  async function submit(page: Page, login: string, password: string): Promise<void> {
    await page.goto(`${base}/user/login`);
    await page.getByLabel('账号', { exact: true }).fill(login);
    await page.getByLabel('密码', { exact: true }).fill(password);
    await button(page, '登录').click();
  }

  async function again(login: string, width = 1440): Promise<Walker> {
    const opened = await open(width);
    await submit(opened.page, login, CHOSEN);
    await opened.page.waitForURL((url) => !url.pathname.startsWith('/user/'));
    return walkerOf(opened);
  }

  return {
    again,
    async first(login, password, width = 1440) {
      const opened = await open(width);
      const { page } = opened;
      await submit(page, login, password);
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('旧密码').fill(password);
      await dialog.getByLabel('新密码', { exact: true }).fill(CHOSEN);
      await dialog.getByLabel(/确认(新)?密码/).fill(CHOSEN);
      const email = dialog.getByLabel('邮箱');
      if ((await email.count()) > 0) await email.fill(`${login.toLowerCase()}@example.edu.cn`);
      await button(dialog, '确定').click();
      await dialog.waitFor({ state: 'detached' });
      await page.getByLabel('账号', { exact: true }).waitFor();
      await opened.close();
      return again(login, width);
    },
    async file({ page }, press, rows) {
      const path = await workbook(rows);
      await choose(page, button(page, press), path);
    },
    async import({ page }, press, rows, { cover = false } = {}) {
      const path = await workbook(rows);
      await button(page, press).first().click();
      const dialog = page.getByRole('dialog');
      if (cover) await dialog.getByRole('checkbox').first().check();
      await choose(page, button(dialog, '选择文件'), path);
      const told = dialog.getByText(/校验通过|有误|不匹配/);
      await told.first().waitFor();
      const text = await dialog.innerText();
      if (text.includes('校验通过')) {
        await button(dialog, '确认导入').click();
        await dialog.waitFor({ state: 'detached' });
      } else await button(dialog, '取消').click();
      return text;
    },
    async shot({ page }, name) {
      const shots = process.env['SHOTS'];
      if (shots) await page.screenshot({ path: join(shots, `${name}.png`) });
    },
  };
}

async function choose(page: Page, press: Locator, path: string): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press.click()]);
  await chooser.setFiles(path);
}

/** Waits until the list of the page says that it has so many rows. */
export const listed = ({ page }: Walker, count: number): Promise<void> =>
  page
    .getByText(new RegExp(`^共 (${count}|${count.toLocaleString('en-US')}) 条$`))
    .first()
    .waitFor();

/** Opens a tab of a page, and waits for the column that its list has. */
export async function openTab({ page }: Walker, name: string, column: string): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click();
  await page.getByRole('columnheader', { name: column }).first().waitFor();
}

/** Fills fields of a form by their names: text into boxes, a choice by what it is called. */
export async function fill(
  page: Page,
  scope: Page | Locator,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = scope.locator(`[data-field="${name}"]`).last();
    await field.scrollIntoViewIfNeeded();
    const radio = field.getByRole('radio', { name: value, exact: true });
    if ((await radio.count()) > 0) {
      await radio.check({ force: true });
      continue;
    }
    const select = field.locator('select');
    if ((await select.count()) > 0) {
      await select.selectOption({ label: value });
      continue;
    }
    const choice = field.getByRole('combobox').first();
    if ((await choice.count()) === 0) {
      const box = field.locator('input, textarea').first();
      await box.fill(value);
      await box.blur();
      continue;
    }
    await pick(page, field, value);
  }
}

/** Picks from a list or a calendar that opens when it is touched. */
async function pick(page: Page, field: Locator, value: string): Promise<void> {
  const isDate = (await field.getByRole('combobox').first().getAttribute('aria-haspopup')) === 'dialog';
  await field.getByRole('combobox').first().click({ force: true });
  if (isDate) {
    const input = field.locator('input').first();
    await input.fill(value);
    await input.press('Tab');
    return;
  }
  const input = field.getByRole('combobox').last();
  const list = page.locator('.ant-select-dropdown:visible');
  // A dialog that is still coming may move away from under the click.
  await expect
    .poll(async () => {
      const isOpen = (await input.getAttribute('aria-expanded')) === 'true';
      if (!isOpen) await input.press('ArrowDown');
      return isOpen;
    })
    .toBe(true);
  await list.first().waitFor();
  if (await input.isEditable()) {
    await input.fill(value);
    // Choices that are asked for take the place of those that were there before.
    const others = list.locator('.ant-select-item-option').filter({ hasNotText: value });
    await others.first().waitFor({ state: 'detached' });
  }
  await list
    .locator('.ant-select-item-option, .ant-select-tree-title')
    .filter({ hasText: value })
    .first()
    .click();
  await page.keyboard.press('Tab');
}
