import { expect } from 'vitest';
import { button, fill, listed, type Town, type Walker } from './office.ts';
import { CLASSES, CLASS_SIZE, OFFICE, STAFF, STUDENTS } from './people.ts';
import { pressInRow } from '../../_util/row-button.ts';
import { isAtLength } from '../../_util/scale.ts';

/** The class of the first counsellor and head teacher, and its first student. */
export const CLASS = CLASSES[0]!;
export const STUDENT = STUDENTS[0]!;

const firstPassword = (no: string): string =>
  (STAFF.find((one) => one.no === no) ?? STUDENTS.find((one) => one.no === no))!.idCard.slice(-6);

/** Everybody signs in with the first password of the rule, changes it, and sees what is theirs. */
export async function signIns({ first, called }: Town): Promise<void> {
  await seesStudents(await first(OFFICE.counsellor, firstPassword(OFFICE.counsellor)), 3 * CLASS_SIZE);
  const lists: [string, number][] = [
    ...(isAtLength ? ([[OFFICE.school, STUDENTS.length]] as [string, number][]) : []),
    [OFFICE.college, 10 * CLASS_SIZE],
  ];
  for (const [login, seen] of lists) await seesStudents(await called(login, firstPassword(login)), seen);
  const student = await first(STUDENT.no, firstPassword(STUDENT.no), 375);
  await student.page.locator('main').first().waitFor();
  expect(student.errors).toEqual([]);
}

/** Those who work with what the first ones have set up. */
export async function othersSignIn({ called, offices }: Town): Promise<void> {
  const head = await offices.called(OFFICE.headTeacher, firstPassword(OFFICE.headTeacher));
  await seesStudents(head, 2 * CLASS_SIZE);
  await head.close();
  for (const login of [OFFICE.dorm, OFFICE.finance])
    await seesMenu(await called(login, firstPassword(login)));
  for (const login of [OFFICE.recruit, OFFICE.psych]) {
    const walker = await offices.called(login, firstPassword(login));
    await seesMenu(walker);
    await walker.close();
  }
  const volunteer = await called(OFFICE.volunteer, firstPassword(OFFICE.volunteer), 375);
  await volunteer.page.locator('main').first().waitFor();
  expect(volunteer.errors).toEqual([]);
}

async function seesStudents(walker: Walker, count: number): Promise<void> {
  await walker.go('/base/student');
  await listed(walker, count);
}

async function seesMenu({ page, errors }: Walker): Promise<void> {
  await page.getByRole('navigation').first().waitFor();
  expect(errors).toEqual([]);
}

/** A day from today, as it is in Shanghai. */
export const day = (offset: number): string =>
  new Date(Date.now() + (8 * 60 * 60 + offset * 86_400) * 1000).toISOString().slice(0, 10);

/** A student asks for leave of five days on a phone; counsellor and college approve. */
export async function leave({ as }: Town): Promise<void> {
  const student = await as(STUDENT.no, 375);
  const { page } = student;
  await student.go('/leave/apply');
  await page.getByLabel('请假类型').selectOption({ label: '其他' });
  await page.getByLabel('离校范围').selectOption('0');
  await page.getByLabel('开始时间').fill(`${day(3)}T08:00`);
  await page.getByLabel('结束时间').fill(`${day(8)}T08:00`);
  await page.getByLabel('请假事由').fill('回家参加兄长的婚礼');
  await page.getByLabel('本人电话').fill('19900000001');
  await page.getByLabel('紧急联系人').fill('赵父');
  await page.getByLabel('紧急联系电话').fill('19900000002');
  await page.getByLabel('家长知情').getByText('是', { exact: true }).click();
  await button(page, '提交').click();
  await page.waitForURL((url) => url.pathname === '/leave/my');
  for (const handler of [OFFICE.counsellor, OFFICE.college]) await approve(await as(handler));
  await student.go('/leave/my');
  await page.getByRole('listitem').filter({ hasText: '已通过' }).first().waitFor();
}

async function approve({ go, page }: Walker): Promise<void> {
  await go('/leave/approve');
  const row = page.getByRole('row').filter({ hasText: STUDENT.name }).first();
  await pressInRow(row, '同意');
  await button(page.getByRole('dialog'), '确定').click();
  await row.waitFor({ state: 'detached' });
}

/** The school office writes to two classes; a student of one of them reads it, one of another class finds nothing. */
export async function notice({ as }: Town): Promise<void> {
  const office = await as(OFFICE.school);
  const { page } = office;
  await office.go('/notice/noticeManage/editNotice');
  await fill(page, page, { Title: '两个班的安全教育', NoticeType: '通知', NoticeLevel: '普通' });
  const text = page.locator('[data-field="Content"] [contenteditable]');
  await text.click();
  await text.fill('周三下午两点，请到报告厅参加安全教育。');
  await fill(page, page, { ScopeType: '班级' });
  const classes = page.locator('[data-field="ClassIds"]');
  for (const own of [CLASSES[0]!, CLASSES[1]!]) {
    await classes.getByRole('searchbox').fill(own.name);
    await classes.getByRole('checkbox', { name: new RegExp(own.name) }).click();
  }
  await button(page, '发布').click();
  const asked = page.getByRole('dialog');
  await asked
    .getByText(new RegExp(`(?<!\\d)${2 * CLASS_SIZE}(?!\\d)`))
    .first()
    .waitFor();
  await button(asked, '确定').click();
  await page.waitForURL((url) => url.pathname.endsWith('/noticeManage/index'));
  const student = await as(STUDENT.no, 375);
  await student.go('/notice/noticeRead/noticeReadList');
  await student.page.getByText('两个班的安全教育').first().waitFor();
}

/** The counsellor calls the roll of a class; the student answers on the spot. */
export async function rollCall({ as }: Town): Promise<void> {
  const counsellor = await as(OFFICE.counsellor);
  const { page } = counsellor;
  await counsellor.go('/epidemicMange/laterMange/addEditNamingTask');
  await fill(page, page, {
    TaskName: '晚自习点名',
    NamingType: '上课',
    ExcludeLeave: '否',
    NamingMode: '扫码签到',
    StartDate: day(0),
    BeginTime: '00:00',
    EndTime: '23:59',
  });
  const classes = page.locator('[data-field="ClassIds"]');
  await classes.getByRole('searchbox').fill(CLASS.name);
  await classes.getByRole('checkbox', { name: new RegExp(CLASS.name) }).click();
  await button(page, '保存并启用').click();
  await page.waitForURL((url) => url.pathname.endsWith('/namingTask'));
  await page.getByRole('row').filter({ hasText: '晚自习点名' }).getByText('进行中').waitFor();
  const student = await as(STUDENT.no, 375);
  await student.go('/later/mySign');
  await student.page.getByRole('listitem').filter({ hasText: '晚自习点名' }).first().waitFor();
}

const QUESTIONS = [
  ['题号', '题型', '题干', '必答', '选项A', '选项B', '选项C'],
  ['1', '单选', '你对本学期的课程安排满意吗？', '是', '满意', '一般', '不满意'],
  ['2', '单选', '晚自习的教室够用吗？', '是', '够用', '偶尔不够', '经常不够'],
  ['3', '填空', '你希望学校先改进什么？', '否'],
];

/** The school office asks a class by a workbook of questions; a student answers on a phone. */
export async function questionnaire({ as, offices }: Town): Promise<void> {
  const office = await as(OFFICE.school);
  const { page } = office;
  await office.go('/PsychologicalSelfInspection/QuestionnaireList/addEditQuestion');
  await fill(page, page, {
    Title: '课程与教室调查',
    SurveyType: '满意度',
    ScopeType: '班级',
    ScopeClasses: CLASS.name,
    StartTime: `${day(-1)} 00:00:00`,
    EndTime: `${day(20)} 00:00:00`,
  });
  await button(page, '保存并设计题目').click();
  await offices.file(office, '导入题目', QUESTIONS);
  await page.getByText('已添加3道题').waitFor();
  await button(page, '保存并发布').click();
  await button(page.getByRole('dialog'), '确定').click();
  await page.waitForURL((url) => url.pathname.endsWith('/QuestionnaireList/index'));
  const student = await as(STUDENT.no, 375);
  await student.go('/PsychologicalSelfInspection/my');
  const card = student.page.getByRole('listitem').filter({ hasText: '课程与教室调查' });
  await button(card, '去填写').click();
  const asked = (text: string) => student.page.getByRole('group').filter({ hasText: text });
  await asked('课程安排满意').getByLabel('满意', { exact: true }).check();
  await asked('教室够用').getByLabel('偶尔不够').check();
  await button(student.page, '提交').click();
  await button(student.page.getByRole('dialog'), '确定').click();
  await student.page.getByText('提交成功').waitFor();
}

/** The roster of a class is printed: all its students in one file. */
export async function batchPrint({ as }: Town): Promise<void> {
  const office = await as(OFFICE.school);
  const { page } = office;
  await office.go('/base/class');
  const row = page.getByRole('row').filter({ hasText: CLASS.code }).first();
  const [file] = await Promise.all([page.waitForEvent('download'), pressInRow(row, '打印花名册')]);
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  await page.getByText('PDF已生成').waitFor();
}
