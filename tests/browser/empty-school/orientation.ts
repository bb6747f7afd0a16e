import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { addByForm } from './founding.ts';
import { button, fill, listed, openTab, type Town, type Walker } from './office.ts';
import { day } from './processes.ts';
import { ADMITTED, OFFICE, STAFF, YEAR } from './people.ts';

const BATCH = `${YEAR}级补录`;
const UNWANTED = [
  '上传证件照',
  '健康信息',
  '入学教育',
  '军训服装',
  '绿色通道',
  '在线缴费',
  '生成报到单',
  '物资领取',
];
/** New students who come to the desk one by one. */
const AT_DESK = 3;

interface Round {
  readonly tab: string;
  readonly count: number;
  readonly press: string;
  readonly values: Readonly<Record<string, string>>;
}

const KEPT = ['信息填报', '到校行程', '现场报到', '宿舍入住'];

/** The office opens a batch: it is refused while something is missing, says what, and is opened once that is there. */
export async function batchOpened({ as, offices }: Town): Promise<void> {
  const office = await as(OFFICE.school);
  const { page } = office;
  await office.go('/welcomeSchool/setting/batch');
  await addByForm(page, {
    BatchName: BATCH,
    GradeYear: String(YEAR),
    TrainLevel: '专科',
    PreStart: `${day(-2)} 00:00:00`,
    PreEnd: `${day(20)} 00:00:00`,
    CheckinStart: `${day(-1)} 00:00:00`,
    CheckinEnd: `${day(30)} 00:00:00`,
    DormMode: '管理员指定',
    RequirePaid: '否',
    RequireConfirmDorm: '否',
  });
  const row = page.getByRole('row').filter({ hasText: BATCH });
  await row.getByText('启用', { exact: true }).click();
  const missing = page.getByRole('dialog');
  await missing.getByText('还没有新生').waitFor();
  await missing
    .getByText(/报到点/)
    .first()
    .waitFor();
  await offices.shot(office, '20-missing');
  await button(missing, '知道了').click();

  await office.go('/welcomeSchool/newStudentInfo/studentInfo');
  const people = [
    [
      '批次',
      '考生号',
      '姓名',
      '性别',
      '身份证号',
      '民族',
      '生源地',
      '录取学院',
      '录取专业',
      '班级',
      '年级',
      '培养层次',
    ],
    ...ADMITTED.map(({ no, name, gender, idCard, own }) => [
      BATCH,
      no,
      name,
      gender,
      idCard,
      '汉族',
      '江西省',
      own.college,
      own.majorCode,
      own.code,
      own.grade,
      '专科',
    ]),
  ];
  expect(await offices.import(office, '导入录取名单', people)).toContain('校验通过');
  await office.go('/welcomeSchool/setting/step');
  let left = UNWANTED.length + KEPT.length;
  for (const step of UNWANTED) {
    await listed(office, left);
    const name = page.getByRole('link', { name: step }).or(page.getByRole('button', { name: step }));
    await page.getByRole('row').filter({ has: name }).getByRole('checkbox').check();
    await button(page, '删除').first().click();
    await button(page.getByRole('dialog'), '确定').click();
    left -= 1;
  }
  await listed(office, KEPT.length);
  await office.go('/welcomeSchool/station/list');
  await addByForm(page, {
    StationCode: 'S0001',
    StationName: '体育馆报到点',
    BatchId: BATCH,
    Place: '体育馆',
    Staff: STAFF.find(({ no }) => no === OFFICE.volunteer)!.name,
    StepCodes: '宿舍入住',
  });
  await office.go('/welcomeSchool/setting/batch');
  await row.getByText('启用', { exact: true }).click();
  await button(page.getByRole('dialog'), '确定').click();
  await row.getByText('进行中').waitFor();
}

/** The dormitory office gives the class of the new students as many free beds as they need. */
export async function bedsAllocated({ as }: Town): Promise<void> {
  const office = await as(OFFICE.dorm);
  const { page } = office;
  await office.go('/dorm/allocation');
  await openTab(office, '已分配', '性别');
  await button(page, '自动分配').first().click();
  const dialog = page.getByRole('dialog');
  await fill(page, dialog, { BatchId: BATCH });
  await button(dialog, '确定').click();
  await page
    .getByText(/共 60 条/)
    .first()
    .waitFor();
}

/** A new student signs in on a phone by the rule of the login page and sees the steps. */
export async function newStudent({ offices }: Town): Promise<void> {
  const [first] = ADMITTED;
  const walker = await offices.first(first!.no, first!.idCard.slice(-6), 375);
  const { page } = walker;
  await walker.go('/welcomeSchool/WelcomNewStudent/welcomeFirstPage');
  for (const step of KEPT) await page.getByText(step).first().waitFor();
  await offices.shot(walker, '21-new-student');
  expect(walker.errors).toEqual([]);
  await walker.close();
}

/** Three come to the desk and are let in and given a key; the others come by bus: the office enters what they handed in. */
export async function arrived({ as, offices }: Town): Promise<void> {
  const office = await as(OFFICE.school);
  await office.go('/welcomeSchool/newStudentInfo/studentInfo1');
  const all = { tab: '全部', count: ADMITTED.length, press: '代办完成' };
  await enteredForAll(office, { ...all, values: { StepCode: '信息填报', Remark: '已交纸质材料' } });
  await enteredForAll(office, { ...all, values: { StepCode: '到校行程', Remark: '已交纸质材料' } });

  const desk = await as(OFFICE.volunteer, 375);
  for (const { no } of ADMITTED.slice(0, AT_DESK)) await atDesk(desk.page, no);
  await offices.shot(desk, '22-desk');

  await office.go('/welcomeSchool/newStudentInfo/studentInfo1');
  const others = { tab: '待报到', count: ADMITTED.length - AT_DESK };
  const key = { StepCode: '宿舍入住', Remark: '钥匙由班长代领' };
  await enteredForAll(office, { ...others, press: '代办完成', values: key });
  await enteredForAll(office, { ...others, press: '手工报到', values: {} });
  await office.page.getByRole('tab', { name: '已报到', exact: true }).click();
  await listed(office, ADMITTED.length);
  await offices.shot(office, '23-arrived');

  const student = await as(ADMITTED[0]!.no, 375);
  await student.go('/welcomeSchool/WelcomNewStudent/welcomeFirstPage');
  await student.page.getByText('已完成 4 / 4 项').or(student.page.getByText('100%')).first().waitFor();
}

/** The volunteer types a number on a phone, looks at the card, lets the new student in and hands over the key. */
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
  await button(page, '办结环节').click();
  const dialog = page.getByRole('dialog');
  await fill(page, dialog, { StepCode: '宿舍入住' });
  await button(dialog, '确定').click();
  await dialog.waitFor({ state: 'detached' });
}

/** The office ticks everybody under a tab of the list and presses a button once. */
async function enteredForAll(office: Walker, { tab, count, press, values }: Round): Promise<void> {
  const { page } = office;
  await page.getByRole('tab', { name: tab, exact: true }).click();
  await listed(office, count);
  await page.getByRole('combobox', { name: '每页条数' }).selectOption('100');
  const everybody = page.getByText(`已选本页 ${count} 条`);
  // The tick is taken of the rows that are there: the longer page may still be on its way.
  await expect
    .poll(async () => {
      await page.getByRole('checkbox', { name: '选择本页全部行' }).check();
      return everybody.count();
    })
    .toBe(1);
  await button(page.locator('main'), press).first().click();
  const dialog = page.getByRole('dialog');
  await fill(page, dialog, values);
  await button(dialog, '确定').click();
  await dialog.waitFor({ state: 'detached' });
}
