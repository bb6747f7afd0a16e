import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import decode from 'qr/decode.js';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { launchBrowser, openPage, startBrowser, type OpenPage } from '../_util/browser.ts';
import { cameraFlags, filmCode } from '../_util/camera-film.ts';
import { PASSWORD, startSchool, type TestSchool } from '../_util/server.ts';
import { atLength } from '../_util/scale.ts';
import { axeProblems } from './gallery/axe.ts';

const BASE = '/welcomeSchool/WelcomNewStudent';
/** The demo's new student who has everything that checking in asks for. */
const READY = '26360000000003';
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

async function signIn(loginName: string, path: string, by = browser): Promise<OpenPage> {
  const opened = await openPage(by, { width: 375, height: 740 });
  const { page } = opened;
  page.setDefaultTimeout(45_000);
  await page.goto(`${school.urls[0]}${path}`);
  // The page is open to visitors, who log in for what is their own.
  await page.getByRole('link', { name: '登录', exact: true }).click();
  await page.getByLabel('账号', { exact: true }).fill(loginName);
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: /登\s*录/ }).click();
  await page.waitForURL((url) => url.pathname === path);
  return opened;
}

const shot = (page: Page, name: string) =>
  process.env['SHOTS']
    ? page.screenshot({ path: `${process.env['SHOTS']}/${name}.png`, fullPage: true })
    : undefined;

/** What a camera reads in the code on a page. */
async function codeOn(page: Page): Promise<string> {
  const code = page.getByRole('img', { name: '报到二维码' });
  await code.waitFor();
  const { size, dark } = await code.evaluate((svg) => ({
    size: (svg as SVGSVGElement).viewBox.baseVal.width,
    dark: svg.querySelector('path')!.getAttribute('d')!,
  }));
  const scale = 4;
  const width = size * scale;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y] of dark.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let row = 0; row < scale; row += 1)
      for (let column = 0; column < scale; column += 1) {
        const at = ((Number(y) * scale + row) * width + Number(x) * scale + column) * 4;
        data.fill(0, at, at + 3);
      }
  return decode({ width, height: width, data });
}

/** The code after its owner asked for a new one: it is good for a minute, however long everything else took. */
async function newCodeOn(page: Page): Promise<string> {
  const before = await codeOn(page);
  await press(page, '刷新二维码');
  await expect.poll(() => codeOn(page)).not.toBe(before);
  return codeOn(page);
}

const press = (page: Page, text: string) =>
  page.getByRole('button', { name: new RegExp(`^${[...text].join('\\s*')}$`) }).click();
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

describe('R15 M01 checking in on phones', () => {
  atLength(
    'the sheet shows a code, the volunteer reads it, looks and confirms, and the student stays signed in',
    async () => {
      const student = await signIn(READY, `${BASE}/OnSiteOrientation`);
      await student.page.goto(`${school.urls[0]}${BASE}/reportPaper`);
      await press(student.page, '生成报到单');
      await student.page.waitForURL((url) => url.pathname === `${BASE}/OnSiteOrientation`);
      await codeOn(student.page);
      const [saved] = await Promise.all([
        student.page.waitForEvent('download'),
        press(student.page, '下载PDF'),
      ]);
      expect(saved.suggestedFilename()).toBe('新生报到单.pdf');
      const download = student.page.getByRole('dialog', { name: '下载PDF' });
      await download.getByText(/^PDF已生成/).waitFor();
      await download
        .getByRole('button', { name: /^关\s*闭$/ })
        .filter({ hasText: '关' })
        .click();
      await download.waitFor({ state: 'detached' });
      await student.page.getByText(/^\d+ 秒后刷新$/).waitFor();
      await shot(student.page, 'sheet');
      expect(await axeProblems(student.page)).toEqual([]);
      expect(await fits(student.page)).toBeLessThanOrEqual(0);

      const film = join(school.dataDir, 'camera.y4m');
      const phone = await startBrowser(cameraFlags(film));
      const desk = await signIn('vol01', `${BASE}/ScanningReport`, phone);
      const { page } = desk;
      // The poster at a station leads its staff to the desk.
      await page.goto(`${school.urls[0]}${BASE}/S0001`);
      await page.getByRole('tab', { name: '现场报到', selected: true }).waitFor();
      // Its code is on the poster; here it is called by its name.
      const station = page.getByRole('combobox', { name: '报到点' });
      await expect.poll(() => station.inputValue()).toBe('提前报到点');
      const typed = page.getByRole('textbox', { name: /考生号/ });
      const code = await newCodeOn(student.page);
      await typed.fill(`${code}x`);
      await typed.press('Enter');
      await page.getByRole('heading', { name: '二维码已失效，请刷新报到单' }).waitFor();
      // A reader that types writes over what was refused.
      await expect
        .poll(() => typed.evaluate((input: HTMLInputElement) => input.selectionEnd! - input.selectionStart!))
        .toBe(code.length + 1);
      await filmCode(film, await newCodeOn(student.page));
      await page.getByRole('button', { name: '打开摄像头扫码' }).click();
      await page.getByRole('heading', { name: '允许报到' }).waitFor();
      await shot(page, 'scanned');
      expect(await axeProblems(page)).toEqual([]);
      expect(await fits(page)).toBeLessThanOrEqual(0);
      await page.getByLabel('摄像头画面').evaluate((video: HTMLVideoElement) => {
        for (const track of (video.srcObject as MediaStream).getTracks())
          track.dispatchEvent(new Event('ended'));
      });
      await page.getByRole('alert').filter({ hasText: '摄像头已断开' }).waitFor();
      await page.getByRole('button', { name: '打开摄像头扫码' }).waitFor();
      await page.getByRole('link', { name: '继续办理' }).click();
      await page.getByRole('heading', { name: '允许报到' }).waitFor();
      await shot(page, 'case');
      expect(await axeProblems(page)).toEqual([]);
      await press(page, '证件核验');
      await page.getByRole('button', { name: '证件核验' }).waitFor({ state: 'detached' });
      await press(page, '确认报到');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^确\s*定$/ })
        .click();
      await page.waitForURL((url) => url.pathname === `${BASE}/WelcomOkUser`);
      await page.getByRole('heading', { name: '报到成功', level: 2 }).waitFor();
      await shot(page, 'ok-staff');
      expect(await page.getByText('考生号').count()).toBe(0);
      expect(await axeProblems(page)).toEqual([]);

      await student.page.goto(`${school.urls[0]}${BASE}/WelcomOkUser`);
      await student.page.getByRole('heading', { name: '报到成功', level: 2 }).waitFor();
      await student.page.getByText('宿舍床位').waitFor();
      await shot(student.page, 'ok-student');
      expect(await fits(student.page)).toBeLessThanOrEqual(0);
      await student.page.goto(`${school.urls[0]}${BASE}/OnSiteOrientation`);
      await student.page.getByText('已报到，二维码不再需要').waitFor();
      await shot(student.page, 'sheet-after');
      expect([...student.errors, ...desk.errors]).toEqual([]);
      await student.close();
      await phone.close();
    },
  );
});
