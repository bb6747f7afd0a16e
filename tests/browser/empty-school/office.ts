import { createWriteStream } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { ZipFile } from 'yazl';
import { writeSheets } from '../../../src/server/jobs/xlsx/write.ts';
import { beginSession } from '../../_util/begin-session.ts';
import { openPage, type OpenPage } from '../../_util/browser.ts';
import { visit } from '../../_util/visit.ts';
import { createClient, type TestClient } from '../../_util/server.ts';

/** How long somebody looks at a page that does not answer; no step takes as long. */
const PATIENCE = 150_000;
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
  /** The same by the calls that the login page makes, which does for all but the first of a kind. */
  called(login: string, password: string, width?: number): Promise<Walker>;
  /** Begins a session with the password that was chosen. */
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
  /** Uploads an archive of files through the button of the page that is open, and waits until each was taken in. */
  archive(walker: Walker, press: string, files: ReadonlyMap<string, Buffer>): Promise<void>;
  /** Saves a picture of the page where SHOTS names a folder. */
  shot(walker: Walker, name: string): Promise<void>;
}

/** Everybody who is at a browser, and what the offices do there. */
export interface Town {
  readonly offices: Offices;
  /** Somebody who signs in with the first password, chooses one, and stays. */
  first(login: string, password: string, width?: number): Promise<Walker>;
  /** The same without the login page. */
  called(login: string, password: string, width?: number): Promise<Walker>;
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
    opened.page.setDefaultTimeout(PATIENCE);
    return opened;
  }

  const walkerOf = ({ page, errors, close }: OpenPage): Walker => ({
    page,
    errors,
    close,
    async go(path) {
      await visit(page, base, path);
      await page.locator('main').first().waitFor();
    },
  });

  async function workbook([head = [], ...body]: readonly Line[]): Promise<string> {
    const path = join(folder, `book-${(books += 1)}.xlsx`);
    const columns = head.map((title) => ({ title: String(title ?? '') }));
    await writeSheets(createWriteStream(path), [{ name: '数据', columns, rows: body }]);
    return path;
  }

  async function zip(files: ReadonlyMap<string, Buffer>): Promise<string> {
    const path = join(folder, `archive-${(books += 1)}.zip`);
    const archive = new ZipFile();
    for (const [name, bytes] of files) archive.addBuffer(bytes, name);
    archive.end();
    await pipeline(archive.outputStream, createWriteStream(path));
    return path;
  }

  /** Fills the login page that is open. */
  async function submit(page: Page, login: string, password: string): Promise<void> {
    await page.getByLabel('账号', { exact: true }).fill(login);
    await page.getByLabel('密码', { exact: true }).fill(password);
    await button(page, '登录').click();
  }

  async function enter(opened: OpenPage, login: string): Promise<Walker> {
    await submit(opened.page, login, CHOSEN);
    await opened.page.waitForURL((url) => !url.pathname.startsWith('/user/'));
    return walkerOf(opened);
  }

  /** Begins a session with the password, outside of the browser. */
  async function session(login: string, password: string): Promise<TestClient> {
    const client = createClient(base);
    expect(await client.login(login, password)).toMatchObject({ code: 0 });
    return client;
  }

  async function again(login: string, width = 1440): Promise<Walker> {
    const [opened, { token }] = await Promise.all([open(width), session(login, CHOSEN)]);
    await beginSession(opened.page, base, { token, path: '/' });
    await opened.page.locator('main').first().waitFor();
    return walkerOf(opened);
  }

  return {
    again,
    async called(login, password, width) {
      const client = await session(login, password);
      const UserInfo = { OldPwd: password, NewPwd: CHOSEN, NewPwd2: CHOSEN };
      expect(await client.call('UserAuth/ChangeUserPwd', { UserInfo })).toMatchObject({ code: 0 });
      return again(login, width);
    },
    async first(login, password, width = 1440) {
      const opened = await open(width);
      const { page } = opened;
      await page.goto(`${base}/user/login`);
      await submit(page, login, password);
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('旧密码').fill(password);
      await dialog.getByLabel('新密码', { exact: true }).fill(CHOSEN);
      await dialog.getByLabel(/确认(新)?密码/).fill(CHOSEN);
      const email = dialog.getByLabel('邮箱');
      if ((await email.count()) > 0) await email.fill(`${login.toLowerCase()}@example.edu.cn`);
      await button(dialog, '确定').click();
      await dialog.waitFor({ state: 'detached' });
      return enter(opened, login);
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
    async archive({ page }, press, files) {
      const path = await zip(files);
      await button(page, press).first().click();
      const dialog = page.getByRole('dialog');
      await choose(page, button(dialog, '选择文件'), path);
      await button(dialog, '开始上传').click();
      await dialog.getByText(`成功 ${files.size} 条，失败 0 条`).waitFor();
      await dialog.getByText('处理完成').waitFor();
      await button(dialog, '关闭').last().click();
      await dialog.waitFor({ state: 'detached' });
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
export const listed = ({ page }: Pick<Walker, 'page'>, count: number): Promise<void> =>
  page
    .getByText(new RegExp(`^共 (${count}|${count.toLocaleString('en-US')}) 条$`))
    .filter({ visible: true })
    .first()
    .waitFor();

/** Opens a tab of a page, and waits for the column that its list has. */
export async function openTab({ page }: Walker, name: string, column: string): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click();
  await page.getByRole('columnheader', { name: column }).first().waitFor();
}

/** What a field takes: a text, the name of a choice, or several of them. */
export type Filled = Readonly<Record<string, string | readonly string[]>>;

/** Fills fields of a form by their names: text into boxes, a choice by what it is called. */
export async function fill(page: Page, scope: Page | Locator, values: Filled): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = scope.locator(`[data-field="${name}"]`).last();
    await field.scrollIntoViewIfNeeded();
    for (const one of [value].flat()) await fillField(page, field, one);
  }
}

async function fillField(page: Page, field: Locator, value: string): Promise<void> {
  const radio = field.getByRole('radio', { name: value, exact: true });
  if ((await radio.count()) > 0) return radio.check({ force: true });
  const select = field.locator('select');
  if ((await select.count()) > 0) return void (await select.selectOption({ label: value }));
  const choice = field.getByRole('combobox').first();
  if ((await choice.count()) > 0) return pick(page, field, value);
  const box = field.locator('input, textarea').first();
  await box.fill(value);
  return box.blur();
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
