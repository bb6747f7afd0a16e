import { expect } from 'vitest';
import { addByForm } from './founding.ts';
import { button, fill, listed, openTab, type Town } from './office.ts';
import { day } from './processes.ts';
import { ADMITTED, OFFICE, STAFF, YEAR } from './people.ts';
import { pressInRow } from '../../_util/row-button.ts';

const BATCH = `${YEAR}级补录`;
/** The steps that a batch begins with, in the words of the list; nothing of them is left out. */
export const STEPS = [
  '信息填报',
  '上传证件照',
  '健康信息',
  '入学教育',
  '军训服装',
  '绿色通道',
  '在线缴费',
  '到校行程',
  '生成报到单',
  '现场报到',
  '物资领取',
  '宿舍入住',
];

/** What everybody of the batch is to pay. */
export const FEES = [
  ['学费', 4600],
  ['住宿费', 1200],
] as const;

/** What stands against a batch that has only just been made. */
const MISSING = [
  '还没有新生',
  '有“现场报到”环节，但没有报到点可以办理',
  '有“物资领取”环节，但没有报到点可以办理',
  '有“宿舍入住”环节，但没有报到点可以办理',
  '有“在线缴费”环节，还没有收费标准',
  '有“在线缴费”环节，还没有生成账单',
];

/** The office opens a batch: it is refused while something is missing, says what, and is opened once that is there. */
export async function batchOpened(town: Town): Promise<void> {
  const { as, offices } = town;
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
    RequirePaid: '是',
    RequireConfirmDorm: '否',
  });
  const row = page.getByRole('row').filter({ hasText: BATCH });
  await pressInRow(row, '启用');
  const missing = page.getByRole('dialog');
  for (const reason of MISSING) await missing.getByText(reason).first().waitFor();
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
  await listed(office, STEPS.length);
  await billsMade(town);
  await office.go('/welcomeSchool/station/list');
  await addByForm(page, {
    StationCode: 'S0001',
    StationName: '体育馆报到点',
    BatchId: BATCH,
    Place: '体育馆',
    Staff: STAFF.find(({ no }) => no === OFFICE.volunteer)!.name,
    StepCodes: ['物资领取', '宿舍入住'],
  });
  await office.go('/welcomeSchool/setting/batch');
  await pressInRow(row, '启用');
  await button(page.getByRole('dialog'), '确定').click();
  await row.getByText('进行中').waitFor();
}

/** The finance office says what everybody has to pay, and has the bills made. */
async function billsMade({ as, offices }: Town): Promise<void> {
  const finance = await as(OFFICE.finance);
  await finance.go('/welcomeSchool/fee/standard');
  const fees = [
    ['批次', '收费项目', '金额', '必缴'],
    ...FEES.map(([item, amount]) => [BATCH, item, amount, '是']),
  ];
  expect(await offices.import(finance, '导入', fees)).toContain('校验通过');
  await listed(finance, FEES.length);
  await button(finance.page, '生成账单').click();
  const dialog = finance.page.getByRole('dialog');
  await fill(finance.page, dialog, { BatchId: BATCH });
  await button(dialog, '确定').click();
  await dialog.waitFor({ state: 'detached' });
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
    .getByText(new RegExp(`共 ${ADMITTED.length} 条`))
    .first()
    .waitFor();
}

/** A new student signs in on a phone by the rule of the login page and sees the steps. */
export async function newStudent({ first, offices }: Town): Promise<void> {
  const [admitted] = ADMITTED;
  const walker = await first(admitted!.no, admitted!.idCard.slice(-6), 375);
  const { page } = walker;
  await walker.go('/welcomeSchool/WelcomNewStudent/welcomeFirstPage');
  for (const step of STEPS) await page.getByText(step).first().waitFor();
  await offices.shot(walker, '21-new-student');
  expect(walker.errors).toEqual([]);
}
