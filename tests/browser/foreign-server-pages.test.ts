import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readSheet } from '../../src/server/jobs/xlsx/read.ts';
import { DIALECTS } from '../fixtures/foreign-server/dialects.ts';
import { GENERIC } from '../fixtures/foreign-server/generic.ts';
import { startForeignServer, type ForeignServer } from '../fixtures/foreign-server/server.ts';
import { PASSWORD } from '../fixtures/foreign-server/school.ts';
import { launchBrowser, openPage, type OpenPage } from '../_util/browser.ts';

/** Our calls over rows, at a school that tells of no schemas. */
const { 'GET /api/Data/Schema': _schema, ...ROWS } = GENERIC;

let browser: Browser;
let server: ForeignServer;
let opened: OpenPage;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());
afterEach(async () => {
  await opened?.close();
  await server?.close();
});

/** A school in a dialect, and a page of it that was opened after the login. */
async function begin(
  dialect: (typeof DIALECTS)[number],
  path: string,
  further?: typeof GENERIC,
): Promise<Page> {
  server = await startForeignServer({ dialect, ...(further && { further }) });
  opened = await openPage(browser, { width: 1440, height: 900 });
  const { page } = opened;
  await page.goto(`${server.url}/user/login?redirect=${encodeURIComponent(path)}`);
  await page.getByLabel('账号').fill('teacher01');
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: /登\s*录/ }).click();
  await page.waitForURL(`${server.url}${path}`);
  return page;
}

const names = async (page: Page) =>
  (await page.getByRole('row').allInnerTexts()).flatMap((text) => /第\d+校区|新校区/.exec(text) ?? []);

async function rowsOf(path: string): Promise<unknown[][]> {
  const rows: unknown[][] = [];
  for await (const { cells } of readSheet(new Uint8Array(await readFile(path)))) rows.push([...cells]);
  return rows;
}

describe.each(DIALECTS.map((dialect) => [dialect.name, dialect] as const))(
  'a server that is %s',
  (_, dialect) => {
    it('C01: E01: G02: K01: K02: L03: has its lists, forms, buttons and exports', async () => {
      const page = await begin(dialect, '/base/campus', ROWS);
      // the list, page by page, by the schema that the menu's comment names
      await page.getByText('第10校区').first().waitFor();
      expect(await names(page)).toHaveLength(10);
      await page.getByRole('button', { name: /下一页/ }).click();
      await page.getByText('第12校区').first().waitFor();
      expect(await names(page)).toEqual(['第11校区', '第12校区']);
      // a form
      await page.getByRole('button', { name: /新\s*增/ }).click();
      await page.getByLabel('校区名称').fill('新校区');
      await page
        .getByRole('button', { name: /保\s*存|确\s*定/ })
        .last()
        .click();
      await expect.poll(() => server.school.campuses[0]).toMatchObject({ CampusName: '新校区' });
      await page.getByText(/成功/).first().waitFor();
      // buttons that the page places, and those that only the server knows
      const text = (named: string, enCode: string) => (dialect.name === 'sparse' ? enCode : named);
      await page.getByRole('button', { name: text('封校', 'school.campus.closed') }).click();
      await page.getByText('在本系统中没有对应的功能，请联系系统管理员').first().waitFor();
      await page.context().route('https://map.example.edu.cn/**', (route) => route.fulfill({ body: 'map' }));
      const [map] = await Promise.all([
        page.context().waitForEvent('page'),
        page.getByRole('button', { name: text('校园地图', 'school.campus.map') }).click(),
      ]);
      await map.waitForURL('https://map.example.edu.cn/campus');
      await map.close();
      // a file that the browser makes, since the server makes none
      await page.getByRole('button', { name: /导\s*出/ }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /导\s*出/ })
        .click();
      const download = await page.waitForEvent('download');
      expect(download.suggestedFilename()).toBe('导出信息.xlsx');
      const rows = await rowsOf(await download.path());
      expect(rows[0]).toEqual(['校区名称', '地址', '围栏半径', '排序']);
      expect(rows).toHaveLength(14);
      expect(rows[1]?.[0]).toBe('新校区');
      expect(rows.at(-1)).toEqual(['第12校区', '学院路12号', 1500, 11]);
      const asked = server.asked.filter(({ input }) => input['PageSize'] === 1_000_000);
      expect(asked.map(({ input }) => input)).toMatchObject([{ PageIndex: 1, PageSize: 1_000_000 }]);
      // an in-app route, in a tab of its own
      const [traffic] = await Promise.all([
        page.context().waitForEvent('page'),
        page.getByRole('button', { name: text('流量', 'school.campus.traffic') }).click(),
      ]);
      await traffic.waitForURL(`${server.url}/analysis`);
      await traffic.locator('canvas').first().waitFor();
      expect(opened.errors.filter((error) => !error.includes('404'))).toEqual([]);
    });
  },
);

describe('a server of section 7 alone', () => {
  it('Q04: names the calls that it lacks once, in the place of what needs them', async () => {
    const page = await begin(DIALECTS[0]!, '/base/campus');
    const block = page.getByRole('alert').filter({ hasText: '学校的服务器没有提供本页需要的功能' });
    await block.getByText('Data/List').waitFor();
    expect(await block.count()).toBe(1);
    expect(await page.locator('.ant-message, [data-message]').count()).toBe(0);
    expect(await page.getByText(/Data\/List/).count()).toBe(1);
  });
});
