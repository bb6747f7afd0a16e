import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { calls } from '../../../src/contract/generated/calls.ts';
import { CHECKIN_STATE, ORI_STEP } from '../../../src/contract/generated/codes.ts';
import { enCodes, entities } from '../../../src/contract/generated/entities.ts';
import { addByForm } from './founding.ts';
import { button, fill, openTab, type Town } from './office.ts';
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
  await page
    .getByText(/共 12 条/)
    .first()
    .waitFor();
  for (const step of UNWANTED) {
    const name = page.getByRole('link', { name: step }).or(page.getByRole('button', { name: step }));
    await page.getByRole('row').filter({ has: name }).getByRole('checkbox').check();
    await button(page, '删除').first().click();
    await button(page.getByRole('dialog'), '确定').click();
    await name.waitFor({ state: 'detached' });
  }
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

/** Paper that was handed in is entered by the office for all 60; each arrives at the desk and is let in and given a key. */
export async function arrived({ as }: Town): Promise<void> {
  const office = await as(OFFICE.school);
  await office.go('/welcomeSchool/newStudentInfo/studentInfo1');
  const asked = { Entity: entities.NewStudent, Filter: {}, PageIndex: 1, PageSize: 100 };
  const { rows } = (await said(office.page, calls.Data.List.path, asked)) as {
    rows: { Id: string; ExamineeNo: string }[];
  };
  expect(rows).toHaveLength(ADMITTED.length);
  for (const { Id } of rows)
    for (const StepCode of [ORI_STEP.Info, ORI_STEP.Travel])
      await act(office.page, enCodes.orientationProgressFinish, [Id], { StepCode, Remark: '已交纸质材料' });

  const desk = await as(OFFICE.volunteer, 375);
  const { page } = desk;
  await page.goto(`${new URL(page.url()).origin}/welcomeSchool/WelcomNewStudent/S0001`);
  const typed = page.getByRole('textbox', { name: /考生号/ });
  await typed.fill(rows[0]!.ExamineeNo);
  await typed.press('Enter');
  await page.getByRole('heading', { name: '允许报到' }).waitFor();
  await page.getByRole('link', { name: '继续办理' }).click();
  await button(page, '证件核验').click();
  await button(page, '确认报到').click();
  await button(page.getByRole('dialog'), '确定').click();
  await page.getByRole('heading', { name: '报到成功', level: 2 }).waitFor();

  for (const { Id, ExamineeNo } of rows.slice(1)) {
    await act(page, enCodes.orientationCheckinSearch, [], { QrText: ExamineeNo });
    await act(page, 'orientation.checkin.id', [Id], {});
    await act(page, enCodes.orientationCheckinConfirm, [Id], {});
  }
  for (const { Id } of rows)
    await act(page, enCodes.orientationCheckinStep, [Id], { StepCode: ORI_STEP.Key });

  const [first] = ADMITTED;
  const student = await as(first!.no, 375);
  await student.go('/welcomeSchool/WelcomNewStudent/welcomeFirstPage');
  await student.page.getByText('已完成 4 / 4 项').or(student.page.getByText('100%')).first().waitFor();
  const after = (await said(office.page, calls.Data.List.path, asked)) as {
    rows: { CheckinState: string }[];
  };
  expect(new Set(after.rows.map(({ CheckinState }) => CheckinState))).toEqual(
    new Set([CHECKIN_STATE.CheckedIn]),
  );
}

/** What a button sends when it is pressed; 59 more times than a test can press it. */
const act = (page: Page, EnCode: string, Ids: readonly string[], Params: object) =>
  said(page, calls.Data.Action.path, { EnCode, Ids, Params });

async function said(page: Page, path: string, body: object): Promise<unknown> {
  const answer = await page.evaluate(
    async ([url, text]) => {
      const headers = {
        'content-type': 'application/json',
        'X-Token': localStorage.getItem('Admin-Token') ?? '',
        'X-Idempotency-Key': crypto.randomUUID(),
      };
      const response = await fetch(url!, { method: 'POST', headers, body: text! });
      return (await response.json()) as { ErrorCode: number; RequestMsg: string; ResultValue: unknown };
    },
    [path, JSON.stringify(body)],
  );
  if (answer.ErrorCode !== 0) throw new Error(`${path}: ${answer.RequestMsg}`);
  return answer.ResultValue;
}
