import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, openPage } from '../../_util/browser.ts';
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
