import { expect } from 'vitest';
import { button, CHOSEN, fill, listed, type Town } from './office.ts';
import { addByForm } from './founding.ts';
import { CLASS, day } from './processes.ts';
import { CLASS_SIZE, OFFICE, STAFF, STUDENTS, YEAR } from './people.ts';
import { pressInRow } from '../../_util/row-button.ts';

/** The next school year begins: nobody loses a class by it. */
export async function nextYear({ as }: Town): Promise<void> {
  const office = await as(OFFICE.school);
  const { page } = office;
  await office.go('/base/year');
  await addByForm(page, {
    YearName: `${YEAR + 1}-${YEAR + 2}`,
    Semester: '第一学期',
    StartDate: `${YEAR + 1}-09-01`,
    EndDate: `${YEAR + 2}-01-20`,
    WeekCount: '20',
  });
  const row = page.getByRole('row').filter({ hasText: `${YEAR + 1}-${YEAR + 2}` });
  await pressInRow(row, '设为当前');
  await button(page.getByRole('dialog'), '确定').click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const counsellor = await as(OFFICE.counsellor);
  await counsellor.go('/base/student');
  await listed(counsellor, 3 * CLASS_SIZE);
}

/** The counsellor of a class is replaced: its students are the next one's at once. */
export async function replaced({ as, offices }: Town): Promise<void> {
  const next = STAFF[4]!;
  const office = await as(OFFICE.school);
  const { page } = office;
  await office.go('/base/class');
  await page.getByRole('row').filter({ hasText: CLASS.code }).getByRole('checkbox').check();
  await button(page, '分配辅导员').click();
  const dialog = page.getByRole('dialog');
  await fill(page, dialog, { TeacherId: next.name });
  await button(dialog, '确定').click();
  await dialog.waitFor({ state: 'detached' });
  const before = await as(OFFICE.counsellor);
  await before.go('/base/student');
  await listed(before, 2 * CLASS_SIZE);
  const after = await offices.called(next.no, next.idCard.slice(-6));
  await after.go('/base/student');
  await listed(after, 4 * CLASS_SIZE);
  await after.close();
}

/** A teacher leaves, and a colleague takes the classes over: nobody signs in with that account any more. */
export async function teacherLeaves({ as, offices }: Town): Promise<void> {
  const [gone, heir] = [STAFF[2]!, STAFF[3]!];
  const open = await offices.called(gone.no, gone.idCard.slice(-6));
  await open.go('/base/student');
  await listed(open, 3 * CLASS_SIZE);
  const office = await as(OFFICE.school);
  const { page } = office;
  await office.go('/base/teacher');
  await pressInRow(page.getByRole('row').filter({ hasText: gone.no }), '离职');
  const dialog = page.getByRole('dialog').first();
  await fill(page, dialog, { LeaveDate: day(0), LeaveReason: '调往其他学校', SuccessorId: heir.name });
  await button(dialog, '确定').click();
  const preview = page.getByRole('dialog').filter({ has: page.getByRole('list', { name: '关联的数据' }) });
  await preview.waitFor();
  await offices.shot(office, '30-leaving');
  await button(preview, '确定').click();
  await page.getByRole('dialog').first().waitFor({ state: 'detached' });
  await open.page.goto(`${open.page.url().split('/base')[0]}/base/student`);
  await open.page.waitForURL((url) => url.pathname.startsWith('/user/login'));
  await open.page.getByLabel('账号', { exact: true }).fill(gone.no);
  await open.page.getByLabel('密码', { exact: true }).fill(CHOSEN);
  await button(open.page, '登录').click();
  await open.page.getByText('账号已停用').first().waitFor();
  await open.close();
  const taken = await offices.called(heir.no, heir.idCard.slice(-6));
  await taken.go('/base/student');
  await listed(taken, 6 * CLASS_SIZE);
  await taken.close();
}

/** A workbook that was wrong is taken back as a whole from the list of tasks. */
export async function importUndone({ as, offices }: Town): Promise<void> {
  const admin = await as('admin');
  const { page } = admin;
  await admin.go('/base/student');
  const wrong = [['学号', '手机号'], ...STUDENTS.slice(0, 50).map(({ no }) => [no, '19900000999'])];
  expect(await offices.import(admin, '导入', wrong, { cover: true })).toContain('校验通过');
  await admin.go('/task/all');
  const row = page.getByRole('row').filter({ hasText: '学生' }).first();
  await pressInRow(row, '撤销');
  const dialog = page.getByRole('dialog');
  await offices.shot(admin, '40-undo');
  await button(dialog, '撤销').or(button(dialog, '确定')).or(button(dialog, '确认撤销')).first().click();
  await page.getByText('已撤销').first().waitFor();
}
