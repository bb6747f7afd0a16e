import { resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../src/contract/generated/entities.ts';
import { beginSession } from '../_util/begin-session.ts';
import { launchBrowser, openPage, type OpenPage } from '../_util/browser.ts';
import { beginRoll, callRoll } from '../_util/called-roll.ts';
import { today, untilDayLasts } from '../_util/roll-time.ts';
import { startSchool, type TestClient, type TestSchool } from '../_util/server.ts';
import { axeProblems } from './gallery/axe.ts';
import { takeStep } from './gallery/page-test.ts';
import { pressInRow } from '../_util/row-button.ts';

/** Two students of one class of the counsellor: the first one's name is called, the second one's is not. */
const [CALLED, CLASSMATE] = ['202401010101', '202401010104'] as const;
const COUNSELLOR = 'fdy001';
const CAMPUS = { longitude: 115.8301, latitude: 28.7655, accuracy: 20 };
/** About 220 m north of where the browser is. */
const PLACE = { Lng: 115.8301, Lat: 28.7675 };
const ROLL = '周日晚点名';
const SCANNED = '大学英语课点名';
let school: TestSchool;
let browser: Browser;
let counsellor: TestClient;

beforeAll(async () => {
  await untilDayLasts();
  school = await startSchool({ clientDir: resolve('dist/client'), rateFactor: 0 });
  browser = await launchBrowser();
  counsellor = await school.as(COUNSELLOR);
  await callRoll(school, counsellor, { name: ROLL, studentNo: CALLED, place: PLACE });
}, 320_000);
afterAll(async () => {
  await browser?.close();
  await school?.close();
});

/** A task of the counsellor for one class, answered by scanning, today. */
async function fillTask(page: Page, className: string): Promise<void> {
  await takeStep(page, {
    fill: { TaskName: SCANNED, BeginTime: '00:00', EndTime: '23:59' },
    choose: { NamingType: '上课', ExcludeLeave: '否', NamingMode: '扫码签到' },
  });
  const date = page.locator('[data-field="StartDate"] input');
  await date.click();
  await date.fill(today());
  await date.press('Enter');
  const classes = page.locator('[data-field="ClassIds"]');
  await classes.getByRole('searchbox', { name: '搜索班级' }).fill(className);
  await classes.getByRole('checkbox', { name: new RegExp(className) }).click();
  await classes.getByText(/^已选1项，共[1-9]\d*人$/).waitFor();
}

const classOf = async (studentNo: string) =>
  (
    await school.database.query<{ name: string }>(
      `SELECT k."ClassName" AS name FROM "Student" s JOIN "ClassInfo" k ON k."Id" = s."ClassId" WHERE s."StudentNo" = $1`,
      [studentNo],
    )
  ).rows[0]!.name;

/** The student gives the code that the counsellor shows at this moment: there is no camera here. */
async function scanCode(page: Page): Promise<void> {
  const card = page.getByRole('listitem').filter({ hasText: SCANNED }).first();
  await card.getByRole('button', { name: '扫码签到' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '打开摄像头扫码' }).waitFor();
  await shot(page, 'roll-scan');
  expect(await axeProblems(page)).toEqual([]);
  const { rows } = await school.database.query<{ Id: string }>(
    `SELECT "Id" FROM "NamingInstance" WHERE "TaskName" = $1`,
    [SCANNED],
  );
  const shown = await counsellor.call('Rollcall/SignCode', { InstanceId: rows[0]!.Id });
  await dialog.getByRole('textbox').fill(shown.value[0].QrText);
  await dialog.getByRole('button', { name: SURE }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('tab', { name: '全部记录' }).click();
  await card.getByText('已到', { exact: true }).waitFor();
}

async function signIn(loginName: string, path: string, width: number): Promise<OpenPage> {
  const isPhone = width < 576;
  const size = { width, height: isPhone ? 740 : 900, isMobile: isPhone, hasTouch: isPhone };
  const opened = await openPage(browser, { ...size, geolocation: CAMPUS });
  const { page } = opened;
  page.setDefaultTimeout(45_000);
  const { token } = await school.as(loginName);
  await beginSession(page, school.urls[0]!, { token, path });
  return opened;
}

const SURE = /^确\s*定$/;
const shot = (page: Page, name: string) =>
  process.env['SHOTS'] ? page.screenshot({ path: `${process.env['SHOTS']}/${name}.png` }) : undefined;

describe('R04 M02 a roll, from the form to the phone and the board', () => {
  it('the counsellor makes a task, shows its code, watches the board and calls whom it misses', async () => {
    const form = '/epidemicMange/laterMange/addEditNamingTask';
    const { page, errors, close } = await signIn(COUNSELLOR, form, 1440);
    await fillTask(page, await classOf(CALLED));
    await page.getByText(`接下来的点名日期：${today()}`).waitFor();
    await page.getByText(/^共[1-9]\d*人$/).waitFor();
    await shot(page, 'roll-form');
    await page.getByRole('button', { name: '保存并启用' }).click();
    await page.waitForURL((url) => url.pathname.endsWith('/namingTask'));
    const made = page.getByRole('row').filter({ hasText: SCANNED });
    await made.getByText('进行中').waitFor();
    await made.getByRole('button', { name: '复制' }).click();
    await pressInRow(
      page.getByRole('row').filter({ hasText: SCANNED, hasNotText: '进行中' }).first(),
      '编辑',
    );
    await expect.poll(() => page.getByLabel('任务名称').inputValue()).toContain(SCANNED);
    await beginRoll(school, SCANNED);
    await page.goto(`${school.urls[0]}/epidemicMange/laterMange/namingResult`);
    await page.getByRole('row').filter({ hasText: SCANNED }).getByText('签到码', { exact: true }).click();
    const wall = page.getByRole('dialog');
    await wall.getByRole('img', { name: '签到码二维码' }).waitFor();
    await wall.getByText('应到').waitFor();
    await shot(page, 'roll-code');
    expect(await axeProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await wall.waitFor({ state: 'detached' });
    await page
      .getByRole('row')
      .filter({ hasText: '节前在校情况点名' })
      .getByText('现场', { exact: true })
      .click();
    const board = page.getByRole('dialog');
    await board.getByText('各班情况').waitFor();
    const phone = board.locator('a[href^="tel:1"]').first();
    await phone.waitFor();
    expect(await phone.getAttribute('href')).toMatch(/^tel:199\d{8}$/);
    expect(await axeProblems(page)).toEqual([]);
    await shot(page, 'roll-4');
    expect(errors).toEqual([]);
    await close();
  });

  it('a student sees how long it is open, how to allow the place and how far it is, answers, and sees that; another roll is answered by scanning', async () => {
    const { page, errors, close } = await signIn(CALLED, '/later/mySign', 375);
    const card = page.getByRole('listitem').filter({ hasText: ROLL }).first();
    expect(await card.getByRole('timer').textContent()).toMatch(/^剩余 00:5\d:[0-5]\d$/);
    await shot(page, 'roll-1');
    await card.getByRole('button', { name: /^签\s*到$/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('没有定位权限').waitFor();
    await dialog.getByRole('button', { name: SURE }).click();
    await dialog.getByText('请先取得当前位置').waitFor();
    expect(await axeProblems(page)).toEqual([]);
    await page.context().grantPermissions(['geolocation']);
    await dialog.getByRole('button', { name: '重新定位' }).click();
    await dialog.getByText('已定位，精度约20米').waitFor();
    await dialog.getByText('距签到地点约222米，300米内可以签到').waitFor();
    await shot(page, 'roll-2');
    await dialog.getByRole('button', { name: SURE }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: '全部记录' }).click();
    await card.getByText('已到', { exact: true }).waitFor();
    await shot(page, 'roll-3');
    await page.getByRole('tab', { name: '待签到' }).click();
    await scanCode(page);
    expect(errors).toEqual([]);
    await close();
  });

  it('M02: a student whose name is not called can neither see nor read nor answer it', async () => {
    const outsider = await school.as(CLASSMATE);
    const list = { Entity: entities.NamingRecord, PageIndex: 1, PageSize: 100 };
    const seen = await outsider.call('Data/List', list);
    expect(seen.value.rows.map((row: { TaskName: string }) => row.TaskName)).not.toContain(ROLL);
    const { rows } = await school.database.query<{ Id: string }>(
      `SELECT "Id" FROM "NamingRecord" WHERE "TaskName" = $1`,
      [ROLL],
    );
    const Id = rows[0]!.Id;
    const read = await outsider.call('Data/Get', { Entity: entities.NamingRecord, Id });
    const Params = { Geo: { ...PLACE, Acc: 10 } };
    const answered = await outsider.call('Data/Action', { EnCode: 'rollcall.sign.do', Ids: [Id], Params });
    expect([read.message, answered.message]).toEqual(['无权操作该数据', '无权操作该数据']);
  });
});
