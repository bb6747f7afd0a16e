import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { scaled } from '../../_util/scale.ts';
import { button, fill, listed, openTab, type Town, type Walker } from './office.ts';
import { FEES, STEPS } from './orientation.ts';
import { ADMITTED, OFFICE } from './people.ts';
import { day } from './processes.ts';

/** New students who come to the desk one by one. */
const AT_DESK = scaled(3, 1);
const LATER = { tab: '待报到', count: ADMITTED.length - AT_DESK };
/** Done by the new students on paper, which the office enters. */
const ON_PAPER = ['信息填报', '健康信息', '入学教育', '军训服装', '到校行程'];

/** One press on everybody under a tab of the list. */
interface Round {
  readonly tab: string;
  readonly count: number;
  readonly press: string;
  readonly values?: Readonly<Record<string, string>>;
}

/**
 * Everybody does every step of the batch: the bank's file brings the money, an archive of the admissions office the pictures,
 * the office enters what was handed in on paper. Some come to the desk, the others by bus.
 */
export async function arrived(town: Town): Promise<void> {
  await paid(town);
  const office = await town.as(OFFICE.school);
  await pictured(town, office);
  await office.go('/welcomeSchool/newStudentInfo/studentInfo1');
  const all = { tab: '全部', count: ADMITTED.length };
  for (const step of ON_PAPER) await entered(office, all, step, '已交纸质材料');
  await enteredForAll(office, {
    ...all,
    press: '无需办理',
    values: { StepCode: '绿色通道', Remark: '已缴清，无需缓缴' },
  });
  await entered(office, all, '生成报到单', '已印发纸质报到单');

  const desk = await town.as(OFFICE.volunteer, 375);
  for (const { no } of ADMITTED.slice(0, AT_DESK)) await atDesk(desk.page, no);
  await town.offices.shot(desk, '22-desk');

  await office.go('/welcomeSchool/newStudentInfo/studentInfo1');
  await entered(office, LATER, '物资领取', '由班长代领');
  await entered(office, LATER, '宿舍入住', '钥匙由班长代领');
  await enteredForAll(office, { ...LATER, press: '手工报到' });
  await office.page.getByRole('tab', { name: '已报到', exact: true }).click();
  await listed(office, ADMITTED.length);
  await town.offices.shot(office, '23-arrived');
  await allDone(town, office);
}

/** The finance office takes in what the bank has collected. */
async function paid({ as, offices }: Town): Promise<void> {
  const finance = await as(OFFICE.finance);
  await finance.go('/welcomeSchool/fee/bill');
  await openTab(finance, '订单', '订单号');
  const money = [
    ['新生', '缴款人姓名', '收费项目', '金额', '支付方式', '票据号', '缴费时间'],
    ...ADMITTED.flatMap(({ no, name }, at) =>
      FEES.map(([item, amount], fee) => [
        no,
        name,
        item,
        amount,
        '银行代扣',
        `YH${at}-${fee}`,
        `${day(-1)} 10:00:00`,
      ]),
    ),
  ];
  expect(await offices.import(finance, '导入缴费', money)).toContain('校验通过');
}

/** The pictures come in one archive, named by examinee numbers; the office passes them. */
async function pictured({ offices }: Town, office: Walker): Promise<void> {
  await office.go('/welcomeSchool/photo/review');
  const create = { width: 360, height: 480, channels: 3, background: '#37a' } as const;
  const picture = await sharp({ create }).jpeg().toBuffer();
  const files = new Map(ADMITTED.map(({ no }) => [`${no}.jpg`, picture]));
  await offices.archive(office, '上传照片包', files);
  const everybody = await ticked(office, '待审核', ADMITTED.length);
  await ready(office.page, '通过').click();
  await button(office.page.getByRole('dialog'), '确定').click();
  await everybody.waitFor({ state: 'detached' });
  await office.page.getByRole('tab', { name: '已通过', exact: true }).click();
  await listed(office, ADMITTED.length);
}

/** No step of anybody is left, as the office and the new student see it. */
async function allDone({ as, offices }: Town, office: Walker): Promise<void> {
  await office.go('/welcomeSchool/DataAnalysis/dataShow');
  await openTab(office, '环节', '办结率');
  for (const step of STEPS) {
    const row = office.page.getByRole('row').filter({ hasText: step });
    await row
      .filter({ hasText: /100\s*%/ })
      .first()
      .waitFor();
  }
  await offices.shot(office, '24-steps');
  const student = await as(ADMITTED[0]!.no, 375);
  await student.go('/welcomeSchool/WelcomNewStudent/welcomeFirstPage');
  await student.page.getByText('已完成 5 / 5 项').waitFor();
  expect(await student.page.locator('li[data-done="true"]').count()).toBe(STEPS.length);
}

/** The volunteer types a number on a phone, looks at the card, lets the new student in, hands over things and key. */
async function atDesk(page: Page, no: string): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/welcomeSchool/WelcomNewStudent/S0001`);
  const typed = page.getByRole('textbox', { name: /考生号/ });
  await typed.fill(no);
  await typed.press('Enter');
  await page.getByRole('heading', { name: '允许报到' }).waitFor();
  await page.getByRole('link', { name: '继续办理' }).click();
  await button(page, '证件核验').click();
  await button(page, '确认报到').click();
  await button(page.getByRole('dialog'), '确定').click();
  await page.getByRole('heading', { name: '报到成功', level: 2 }).waitFor();
  for (const StepCode of ['物资领取', '宿舍入住']) {
    await ready(page, '办结环节').click();
    const dialog = page.getByRole('dialog');
    await fill(page, dialog, { StepCode });
    await button(dialog, '确定').click();
    await dialog.waitFor({ state: 'detached' });
  }
}

const entered = (office: Walker, who: Omit<Round, 'press'>, StepCode: string, Remark: string) =>
  enteredForAll(office, { ...who, press: '代办完成', values: { StepCode, Remark } });

/**
 * A button above or beside the rows, once it can be pressed. It goes by its text: a button that has just worked is called by
 * its spinner too until that has faded, and then the first one of that name would be that of a row.
 */
const ready = (page: Page, text: string) =>
  page
    .locator('main button:not(.ant-btn-loading):not(tr *):not([role="row"] *)')
    .filter({ hasText: new RegExp(`^${[...text].join('\\s*')}$`) })
    .first();

/** The office ticks everybody under a tab of the list and presses a button once. */
async function enteredForAll(office: Walker, { tab, count, press, values = {} }: Round): Promise<void> {
  const { page } = office;
  const everybody = await ticked(office, tab, count);
  await ready(page, press).click();
  const dialog = page.getByRole('dialog');
  await fill(page, dialog, values);
  await button(dialog, '确定').click();
  await dialog.waitFor({ state: 'detached' });
  await everybody.waitFor({ state: 'detached' });
}

/** Ticks everybody under a tab. @returns what the list says of it */
async function ticked({ page }: Walker, tab: string, count: number) {
  await page.getByRole('tab', { name: tab, exact: true }).click();
  await listed({ page }, count);
  await page.getByRole('combobox', { name: '每页条数' }).selectOption('100');
  const everybody = page.getByText(`已选本页 ${count} 条`);
  // The tick is taken of the rows that are there: the longer page may still be on its way.
  await expect
    .poll(async () => {
      await page.getByRole('checkbox', { name: '选择本页全部行' }).check();
      return everybody.count();
    })
    .toBe(1);
  return everybody;
}
