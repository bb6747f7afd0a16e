import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readSheet } from '../../src/server/jobs/xlsx/read.ts';
import { DIALECTS, WALKED } from '../fixtures/foreign-server/dialects.ts';
import { GENERIC } from '../fixtures/foreign-server/generic.ts';
import { startForeignServer, type ForeignServer, type Raw } from '../fixtures/foreign-server/server.ts';
import { mutated, mutationAt, say } from '../fixtures/foreign-server/mutations.ts';
import { PASSWORD } from '../fixtures/foreign-server/school.ts';
import { launchBrowser, openPage, type OpenPage } from '../_util/browser.ts';
import { atLength, scaled } from '../_util/scale.ts';

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
  further?: Partial<typeof GENERIC>,
  prepare?: (school: ForeignServer) => void,
): Promise<Page> {
  server = await startForeignServer({ dialect, ...(further && { further: further as typeof GENERIC }) });
  prepare?.(server);
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

describe.each(scaled(WALKED, WALKED.slice(1)).map((dialect) => [dialect.name, dialect] as const))(
  'a server that is %s',
  (_, dialect) => {
    it('A08: C01: E01: G02: K01: K02: L03: has its lists, forms, buttons and exports', async () => {
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

/** Grants what the page of the tools offers, by the names that its entity has for it. */
const TOOLS = ['tool.manage.add', 'tool.manage.status'].map((EnCode) => ({ EnCode, Url: '', Text: '' }));

describe('a page whose calls section 7 names', () => {
  it('C01: L03: works against a server that has these calls and no others', async () => {
    const page = await begin(DIALECTS[0]!, '/school/tools', undefined, (school) =>
      school.instead(({ call, user }) => {
        if (call !== 'POST /api/UserRole/LoadMenuByUser' || user === '') return undefined;
        const attributes = { url: '/school/tools', comment: 'app-center/tools', IsShow: 1, btnList: TOOLS };
        return { code: 0, text: '', value: [{ id: '1', text: '应用', children: [], attributes }] };
      }),
    );
    Object.assign(server.school.tools[0]!, { Status: '1', CheckState: '1' });
    await page.getByRole('button', { name: '刷新' }).click();
    await page
      .getByRole('row', { name: /图书馆/ })
      .getByRole('button', { name: '启用/停用' })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /确\s*定/ })
      .click();
    await page.getByText('操作成功').first().waitFor();
    const changed = server.asked.find(({ call }) => call === 'POST /api/MyApplyInfo/StatusToolInfo');
    expect(changed?.input).toEqual({ Ids: ['1'], Status: '0' });
    const listed = server.asked.find(({ call }) => call === 'POST /api/MyApplyInfo/GetSYSToolListByFilter');
    expect(listed?.input).toMatchObject({ PageIndex: 1, PageSize: 10 });
    expect(server.asked.some(({ call }) => /Data\/(List|Action)/.test(call))).toBe(false);
  });
});

/** Rows of a long export: as many as a file holds with `npm run test:full`. */
const LONG = scaled(1_000_000, 6_000);
const PIECE = 500;

/** An answer of so many rows as it is written, piece by piece. */
function* manyRows(count: number): Generator<string> {
  yield `{"ErrorCode":0,"RequestMsg":"","ResultValue":{"total":${count},"rows":[`;
  for (let from = 0; from < count; from += PIECE) {
    const rows = Array.from({ length: Math.min(PIECE, count - from) }, (_, at) =>
      JSON.stringify({
        Id: String(from + at),
        CampusName: `第${from + at}校区`,
        Address: '学院路',
        Sort: from + at,
      }),
    );
    yield (from === 0 ? '' : ',') + rows.join(',');
  }
  yield ']}}';
}

describe('a long export', () => {
  it(
    `E01: ${LONG} rows pass by the page; it is cancelled, fails, is tried again, and is whole`,
    { timeout: 900_000 },
    async () => {
      const page = await begin(DIALECTS[0]!, '/base/campus', ROWS);
      await page.getByText('第10校区').first().waitFor();
      // Stops after some rows, as a line that has broken without a word does.
      const stuck = new Readable({ read: () => undefined });
      for (const piece of [...manyRows(4 * PIECE)].slice(0, -1)) stuck.push(piece);
      const answers: Raw[] = [
        { body: '', pieces: stuck },
        { status: 502, body: '<html>Bad Gateway</html>', type: 'text/html' },
        { body: '', pieces: manyRows(LONG) },
      ];
      server.instead(({ call, input }) =>
        call.endsWith('/Data/List') && input['PageSize'] === 1_000_000 ? answers.shift() : undefined,
      );
      const dialog = page.getByRole('dialog', { name: '正在导出' });
      const start = async () => {
        await page.getByRole('button', { name: /导\s*出/ }).click();
        await page
          .getByRole('dialog', { name: '导出' })
          .getByRole('button', { name: /导\s*出/ })
          .click();
      };
      await start();
      await dialog.getByText('已写入 2,000 条').waitFor();
      await dialog.getByRole('button', { name: '取消导出' }).click();
      await page.getByText('已取消导出').first().waitFor();
      await dialog.waitFor({ state: 'hidden' });
      await expect.poll(() => stuck.destroyed).toBe(true);

      await start();
      await dialog.getByText('服务器暂时无法连接（502），请稍后重试').waitFor();
      // What the page itself reads while the rows come, in characters: the rows are read in the worker.
      await page.evaluate(() => {
        const { parse } = JSON;
        Object.assign(window, { longestRead: 0 });
        JSON.parse = (text: string, ...more: []) => {
          Object.assign(window, {
            longestRead: Math.max(text.length, Number(Reflect.get(window, 'longestRead'))),
          });
          return parse(text, ...more) as unknown;
        };
      });
      const [download] = await Promise.all([
        page.waitForEvent('download', { timeout: 0 }),
        dialog.getByRole('button', { name: '重试' }).click(),
      ]);
      await page.getByText(`共 ${LONG.toLocaleString('en')} 条`).waitFor();
      expect(await page.evaluate(() => Number(Reflect.get(window, 'longestRead')))).toBeLessThan(100_000);
      const file = new Uint8Array(await readFile(await download.path()));
      let [count, last]: [number, unknown] = [0, undefined];
      for await (const { cells } of readSheet(file, { limits: { maxRows: LONG + 1 } })) {
        count += 1;
        last = cells[0];
      }
      expect([count, last]).toEqual([LONG + 1, `第${LONG - 1}校区`]);
    },
  );
});

/** How many answers are spoiled: every change of every place with `npm run test:full`. */
const SPOILED = scaled(156, 20);

describe('answers with anything in any place', () => {
  atLength(
    'C01: Q04: leave neither a white page, nor English, nor a trap',
    { timeout: 900_000 },
    async () => {
      const page = await begin(DIALECTS[0]!, '/base/campus', ROWS);
      await page.getByText('第10校区').first().waitFor();
      const sent = {
        ErrorCode: 0,
        RequestMsg: '',
        ResultValue: { total: 1, rows: [server.school.campuses[0]] },
      };
      const found: string[] = [];
      let answered = 0;
      for (let turn = 0; turn < SPOILED; turn += 1) {
        const mutation = mutationAt(sent, turn);
        server.spoil((said, call) => {
          if (!call.endsWith('/Data/List')) return said;
          answered += 1;
          return mutated(sent, mutation);
        });
        const before = answered;
        await page.getByRole('button', { name: '刷新' }).click();
        await expect.poll(() => answered).toBeGreaterThan(before);
        await page.locator('[data-kind=list] [aria-busy=true]').waitFor({ state: 'detached' });
        // Session and page are still there, and say nothing that no person of the school would understand.
        if (!page.url().endsWith('/base/campus')) found.push(`${say(mutation)} left the page`);
        const text = await page.locator('main, [data-kind=list]').last().innerText();
        if (!text.includes('校区名称') && !/重试|暂无/.test(text))
          found.push(`${say(mutation)} shows ${text}`);
        if (/undefined|\[object|NaN|Error|Cannot|null/.test(text))
          found.push(`${say(mutation)} says ${text}`);
      }
      expect([found, opened.errors.filter((error) => !error.includes('404'))]).toEqual([[], []]);
    },
  );
});
