import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { button, fill, listed, openTab, type Filled, type Town } from './office.ts';
import { BUILDINGS, CLASSES, COLLEGES, MAJORS, OFFICE, STAFF, STUDENTS, YEAR } from './people.ts';

const CHECKED = '校验通过';

/** What the person who starts the server chooses for the administrator. */
export const ADMIN_PASSWORD = 'First-Boat-31x';

/** The first administrator signs in, chooses a password, and is led to what a new school has to make. */
export async function firstAdministrator({ offices }: Town): Promise<void> {
  const admin = await offices.first('admin', ADMIN_PASSWORD);
  await admin.page.waitForURL((url) => url.pathname === '/system/setup');
  await admin.page.getByText('开通向导').first().waitFor();
  await offices.shot(admin, '01-guide');
  expect(admin.errors).toEqual([]);
  await admin.close();
}

/** Campuses, organisations, majors and the first term. */
export async function baseData({ as, offices }: Town): Promise<void> {
  const admin = await as('admin');
  const { page } = admin;
  await admin.go('/base/org');
  await openTab(admin, '校区', '校区名称');
  await addByForm(page, { CampusName: '主校区', Sort: '1' });
  await openTab(admin, '机构', '机构代码');
  const orgs = [
    ['机构代码', '机构名称', '机构类型', '上级机构'],
    ...COLLEGES.map(({ code, name }) => [code, name, '学院', '10']),
    ['20', '学生工作处', '职能部门', '10'],
    ['10', '江城职业技术学院', '学校', ''],
  ];
  expect(await offices.import(admin, '导入', orgs)).toContain(CHECKED);
  await admin.go('/base/major');
  const majors = [
    ['专业代码', '专业名称', '所属学院', '培养层次', '学制'],
    ...MAJORS.map(({ code, name, college }) => [code, name, college, '专科', '3']),
  ];
  expect(await offices.import(admin, '导入', majors)).toContain(CHECKED);
  await admin.go('/base/year');
  await addByForm(page, {
    YearName: `${YEAR}-${YEAR + 1}`,
    Semester: '第一学期',
    StartDate: `${YEAR}-09-01`,
    EndDate: `${YEAR + 1}-01-20`,
    WeekCount: '20',
  });
  await page
    .getByRole('row')
    .filter({ hasText: `${YEAR}-${YEAR + 1}` })
    .waitFor();
}

/** Staff, classes with their counsellors and head teachers, students. */
export async function people({ as, offices }: Town): Promise<void> {
  const admin = await as('admin');
  await admin.go('/base/teacher');
  const staff = [
    ['工号', '姓名', '性别', '身份证号', '出生日期', '所属部门', '岗位类型'],
    ...STAFF.map((one) => [
      one.no,
      one.name,
      one.gender,
      one.hasCard ? one.idCard : '',
      one.birthday,
      one.college,
      one.post,
    ]),
  ];
  expect(await offices.import(admin, '导入', staff)).toContain(CHECKED);
  await admin.go('/base/class');
  const classes = [
    ['班级代码', '班级名称', '学院', '专业', '年级', '校区', '辅导员', '班主任'],
    ...CLASSES.map((one) => [
      one.code,
      one.name,
      one.college,
      one.majorCode,
      one.grade,
      '主校区',
      one.counsellor,
      one.headTeacher,
    ]),
  ];
  expect(await offices.import(admin, '导入', classes)).toContain(CHECKED);
  await admin.go('/base/student');
  const students = [
    [
      '学号',
      '姓名',
      '性别',
      '出生日期',
      '身份证号',
      '民族',
      '政治面貌',
      '学院',
      '专业',
      '班级',
      '年级',
      '培养层次',
      '学制',
      '入学日期',
    ],
    ...STUDENTS.map(({ no, name, gender, birthday, idCard, own }) => [
      no,
      name,
      gender,
      birthday,
      idCard,
      '汉族',
      '共青团员',
      own.college,
      own.majorCode,
      own.code,
      own.grade,
      '专科',
      '3',
      `${own.grade}-09-01`,
    ]),
  ];
  expect(await offices.import(admin, '导入', students)).toContain(CHECKED);
  await listed(admin, STUDENTS.length);
}

/** Eight buildings of three floors with ten rooms of six beds each. */
export async function buildings({ as, offices }: Town): Promise<void> {
  const admin = await as('admin');
  await admin.go('/dorm/building');
  await openTab(admin, '楼栋', '楼栋编码');
  const houses = [
    ['楼栋编码', '楼栋名称', '校区', '性别属性', '层数', '晚归时间', '周末晚归时间'],
    ...BUILDINGS.map(({ code, name, gender }) => [code, name, '主校区', gender, '3', '23:00', '23:30']),
  ];
  expect(await offices.import(admin, '导入', houses)).toContain(CHECKED);
  await openTab(admin, '房间', '房间号');
  const rooms = [
    ['楼栋', '楼层', '房间号', '性别', '房型', '床位数', '住宿费标准'],
    ...BUILDINGS.flatMap(({ name, sex }) =>
      [1, 2, 3].flatMap((floor) =>
        Array.from({ length: 10 }, (_, at) => [
          name,
          floor,
          `${floor}${String(at + 1).padStart(2, '0')}`,
          sex,
          '六人间',
          '6',
          '1200',
        ]),
      ),
    ),
  ];
  expect(await offices.import(admin, '导入宿舍数据', rooms)).toContain(CHECKED);
  await admin.page
    .getByText(/共 240 条/)
    .first()
    .waitFor();
}

/** Members of staff who hold an office are given its role; their accounts are there already. */
export async function officesOfStaff({ as, offices }: Town): Promise<void> {
  const admin = await as('admin');
  await admin.go('/system/user');
  const name = (no: string) => STAFF.find((one) => one.no === no)!;
  const holders = [
    [OFFICE.school, '学校管理员(学工处)'],
    [OFFICE.college, '学院管理员(学工办)'],
    [OFFICE.dorm, '公寓中心'],
    [OFFICE.finance, '财务处'],
    [OFFICE.recruit, '招生办'],
    [OFFICE.psych, '心理中心'],
    [OFFICE.volunteer, '迎新志愿者'],
  ];
  const users = [
    ['登录名', '姓名', '用户类型', '所属机构', '角色'],
    ...holders.map(([no, role]) => [no!, name(no!).name, '教职工', name(no!).college, role!]),
  ];
  expect(await offices.import(admin, '导入用户', users, { cover: true })).toContain(CHECKED);
}

/** Adds a row through the form of the list that is open. */
export async function addByForm(page: Page, values: Filled): Promise<void> {
  await button(page, '新增').first().click();
  const drawer = page.getByRole('dialog');
  await fill(page, drawer, values);
  await button(drawer, '保存').click();
  await drawer.waitFor({ state: 'detached' });
}
