import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, openPage } from '../../_util/browser.ts';
import { widthFaults } from '../../_util/width-faults.ts';
import { axeProblems } from './axe.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

/** A dialog that takes a minute to open, whose button is lit for another one, beside what turns for ever. */
const opening = (ink: string) => `<!doctype html><html lang="zh-CN"><title>签到</title><style>
  @keyframes open { from { opacity: 0.2 } }
  @keyframes light { from { color: #eee } }
  @keyframes turn { to { rotate: 1turn } }
  dialog { animation: open 60s; color: ${ink}; background: #fff }
  dialog.open button { animation: light 60s; color: ${ink}; background: #fff }
  i { display: block; width: 9px; height: 9px; animation: turn 1s infinite }
  </style><body><i></i><dialog open aria-label="签到"><button>打开摄像头扫码</button></dialog>
  <script>document.querySelector('dialog').onanimationend = (event) => event.currentTarget.classList.add('open')</script>`;

describe('what axe complains of', () => {
  it('is not that a dialog is still opening', async () => {
    const { page, close } = await openPage(browser);
    await page.setContent(opening('#222'));
    expect(await axeProblems(page)).toEqual([]);
    await close();
  });

  it('is a pale text, once the dialog is there', async () => {
    const { page, close } = await openPage(browser);
    await page.setContent(opening('#ccc'));
    expect(await axeProblems(page)).toEqual([expect.stringMatching(/^color-contrast: /)]);
    await close();
  });
});

describe('what does not fit the width', () => {
  const [ROW, WIDE] = ['display: flex; width: 300px', 'flex: none; width: 400px'];
  it.each([
    ['whole', `<div style="${ROW}"><button>保存</button></div>`, []],
    ['scrolled to', `<div style="${ROW}; overflow-x: auto"><button style="${WIDE}">保存</button></div>`, []],
    [
      'cut on purpose',
      `<p style="width: 9px; overflow: hidden; text-overflow: ellipsis"><a href="/">王</a>`,
      [],
    ],
    [
      'cut',
      `<div class="bar" style="${ROW}; overflow: hidden"><button style="${WIDE}">保存</button></div>`,
      ['cuts button 保存 at bar'],
    ],
    [
      'out of the window',
      `<button style="position: fixed; right: -20px; width: 60px">保存</button>`,
      ['cuts button 保存 at the window'],
    ],
    [
      'without its end',
      `<button style="width: 40px; overflow: hidden; white-space: nowrap">保存并启用</button>`,
      ['cuts the text of button 保存并启用'],
    ],
    ['too wide a page', `<p style="width: 900px">保存</p>`, ['is 100 px too wide for 800 px']],
  ])('%s', async (_name, html, told) => {
    const { page, close } = await openPage(browser, { width: 800 });
    await page.setContent(`<!doctype html><body style="margin: 0">${html}`);
    expect(await widthFaults(page)).toEqual(told);
    await close();
  });
});
