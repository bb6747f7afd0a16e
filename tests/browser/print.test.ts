import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginSession } from '../_util/begin-session.ts';
import { launchBrowser, openPage, type OpenPage } from '../_util/browser.ts';
import { pdfText } from '../_util/pdf-text.ts';
import { startSchool, type TestSchool } from '../_util/server.ts';
import { atLength } from '../_util/scale.ts';
import { axeProblems } from './gallery/axe.ts';

const RARE_NAME = '王𠮷𫢸';
/** A character of extension G, that no font which is brought along has. */
const UNSHOWN = '\u{30edd}';
let school: TestSchool;
let browser: Browser;

beforeAll(async () => {
  school = await startSchool({ clientDir: resolve('dist/client'), rateFactor: 0 });
  await school.database.query(
    `UPDATE "LeaveApply" SET "TrueName" = $1, "Reason" = $2, "EndTime" = NULL WHERE "Id" = (SELECT min("Id") FROM "LeaveApply")`,
    [RARE_NAME, `到${UNSHOWN}村探亲`],
  );
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await school?.close();
});

async function signIn(loginName: string, path: string, width: number): Promise<OpenPage> {
  const opened = await openPage(browser, { width, height: width < 576 ? 740 : 900 });
  const { page } = opened;
  page.setDefaultTimeout(45_000);
  await page.addInitScript(() => {
    const shown = (element: Element) => getComputedStyle(element).display !== 'none';
    window.print = () => {
      Reflect.set(window, 'printed', {
        sheets: document.querySelectorAll('[data-printing] [data-sheet]').length,
        others: [...document.body.children].filter((one) => !one.matches('[data-printing]') && shown(one))
          .length,
        paper: [...document.styleSheets]
          .flatMap((sheet) => [...sheet.cssRules])
          .flatMap((rule) => (rule instanceof CSSPageRule ? [rule.cssText] : []))
          .join(' '),
      });
    };
  });
  const { token } = await school.as(loginName);
  await beginSession(page, school.urls[0]!, { token, path });
  return opened;
}

const shot = (page: Page, name: string) =>
  process.env['SHOTS'] ? page.screenshot({ path: `${process.env['SHOTS']}/${name}.png` }) : undefined;

describe('R01 M08: /batchPrint', () => {
  it('rows of a template are chosen, seen in true size, printed without the shell, made into a PDF and noted', async () => {
    const { page, errors, cspViolations, close } = await signIn('fdy001', '/batchPrint?tpl=P02', 1440);
    const list = page.getByRole('list', { name: '要打印的记录' });
    await list.getByRole('listitem').first().waitFor();
    await page.getByText('请勾选要打印的记录').waitFor();
    await page.getByRole('searchbox', { name: '查找' }).or(page.getByLabel('查找')).first().fill(RARE_NAME);
    await page.keyboard.press('Enter');
    await expect.poll(() => list.getByRole('listitem').count()).toBe(1);
    await page.getByText(/^全选/).click();
    await page.getByText('1份数据不完整').waitFor();
    // A window of its own: no menu stands beside the sheets, and a link leads back.
    expect(await page.getByRole('navigation').count()).toBe(0);
    expect(await page.getByRole('link', { name: '返回首页' }).count()).toBe(1);
    // The rows are narrowed by what they refer to: nobody of another class is left.
    await page.getByRole('combobox', { name: '班级' }).or(page.getByLabel('班级')).first().waitFor();
    const preview = page.getByRole('group', { name: '打印预览' });
    const sheet = preview.locator('[data-sheet]').first();
    await sheet.waitFor();
    // 210 mm at 96 dots an inch.
    expect(Math.round((await sheet.boundingBox())!.width)).toBe(794);
    // Whatever fonts this machine has, the product brings those of rare names, a file for each stretch that is shown.
    const fetched = page.evaluate(async (name) => {
      const faces = await Promise.all([...name].map((one) => document.fonts.load("16px 'Rare Glyphs'", one)));
      return faces.map((of) => of.map(({ status }) => status).join(' '));
    }, RARE_NAME);
    expect(await fetched).toEqual(['', 'loaded', 'loaded']);
    await shot(page, 'print-1440');
    // A character without a font is told with the sheet that it stands on.
    expect(await page.getByText(/生僻字没有随系统提供的字体/).allTextContents()).toEqual([
      expect.stringContaining(`${UNSHOWN} U+30EDD（第1份）`),
    ]);
    const count = await preview.locator('[data-sheet]').count();
    await page.emulateMedia({ media: 'print' });
    await page.getByRole('button', { name: /^打\s*印$/ }).click();
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'printed') as unknown))
      .toMatchObject({
        sheets: count,
        others: 0,
        paper: expect.stringContaining('size: 210mm 148mm'),
      });
    await page.emulateMedia({ media: 'screen' });
    // What does not fit the share of a sheet is told before it is lost.
    await page.locator('.ant-select-selection-item[title="1 份"]').click();
    await page.locator('.ant-select-item-option[title="8 份"]').click();
    await page.getByText(/^1份内容超出/).waitFor();
    await page.getByRole('button', { name: '标记已打印' }).click();
    await list.getByText('已打印').waitFor();
    await page.getByRole('button', { name: '生成PDF' }).click();
    await page.getByText(/^PDF已生成，共 1 份/).waitFor();
    await shot(page, 'print-pdf-1440');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^下\s*载$/ }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('学生请假条.pdf');
    const text = pdfText(await readFile(await download.path()))
      .join('')
      .replaceAll('\n', '');
    expect(text).toContain(RARE_NAME);
    await page.goto(`${school.urls[0]}/batchPrint?tpl=P02&ids=1`);
    await page.getByText('所选记录不存在，或您无权查看').waitFor();
    await page.goto(`${school.urls[0]}/batchPrint?tpl=P99`);
    await page.getByText(/^打印模板 P99 不存在、已停用或您无权使用/).waitFor();
    expect([errors, cspViolations]).toEqual([[], []]);
    await close();
  });

  atLength(
    'on a phone the sheet fits, and a print of codes is settled; a template is put together beside its sheet',
    async () => {
      const { page, errors, cspViolations, close } = await signIn(
        'school01',
        '/batchPrint?tpl=P01&sample=1',
        375,
      );
      const sheet = page.getByRole('group', { name: '打印预览' }).locator('[data-sheet]');
      await sheet.first().waitFor();
      await expect.poll(async () => (await sheet.first().boundingBox())!.width).toBeLessThan(375);
      await page.getByText('已选 1 份').waitFor();
      await shot(page, 'print-375');
      const code = sheet.first().getByRole('img', { name: '二维码' });
      expect(await code.count()).toBe(0);
      await page.getByRole('button', { name: /^打\s*印$/ }).click();
      const asked = page.getByRole('group', { name: '确认打印' });
      await asked.getByRole('button', { name: '没有打印' }).waitFor();
      await code.waitFor({ state: 'attached' });
      await shot(page, 'print-settling-375');
      await asked.getByRole('button', { name: '没有打印' }).click();
      await asked.waitFor({ state: 'detached' });
      await code.waitFor({ state: 'detached' });

      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`${school.urls[0]}/print/template`);
      await page.getByLabel('关键字').fill('P18');
      await page.getByRole('button', { name: /^查\s*询$/ }).click();
      await page.getByRole('row', { name: /P18/ }).getByText('编辑').click();
      const editor = page.getByRole('group', { name: '模板内容' });
      const preview = editor.getByRole('region', { name: '预览' });
      await preview.locator('[data-sheet]').waitFor();
      await editor.getByRole('button', { name: '＋ 签字栏' }).click();
      await editor.getByLabel('签字人（每行一个）').fill('宿管员');
      await preview.getByText('宿管员：').waitFor();
      await shot(page, 'template-1440');
      expect(await axeProblems(page)).toEqual([]);
      await editor.getByRole('button', { name: 'JSON', exact: true }).click();
      const json = editor.getByRole('textbox');
      expect(await json.inputValue()).toContain('"宿管员"');
      await json.fill('[{"part":"fields","fields":["TrueName","Nobody"]}]');
      await preview.getByText('（/0/fields/1）').waitFor();
      await page.getByRole('button', { name: /^保\s*存$/ }).click();
      await page.getByText('销假记录没有字段Nobody（/0/fields/1）').waitFor();
      expect([errors, cspViolations]).toEqual([[], []]);
      await close();
    },
  );
});
