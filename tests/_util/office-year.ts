import { idCardCheckCharacter } from '../../src/contract/idcard.ts';
import { refuse } from '../../src/server/data/refusal.ts';
import { endAssignments } from '../../src/server/engines/assignment/index.ts';
import type { Row } from '../../src/contract/rules.ts';
import type { Desk, Office } from './office.ts';

/** An act of an office. What it needs beside the rows that it names: acts that it corrects. */
export interface Act {
  readonly name: string;
  readonly after?: readonly string[];
  run(desk: Desk): Promise<void>;
}

const STUDENT = [
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
  '入学日期',
];

function student(no: number, [college, major, klass]: readonly [string, string, string]): string[] {
  const serial = String(no).padStart(2, '0');
  const digits = `11010120060901${serial}1`;
  const card = digits + idCardCheckCharacter(digits);
  const about = [`20250${serial}`, `学生${serial}`, '男', '2006-09-01', card, '汉族', '群众'];
  return [...about, college, major, klass, '2025', '专科', '2025-09-01'];
}

const CLASS = ['班级代码', '班级名称', '学院', '专业', '年级'];
const [A, B] = [
  ['农学院', '园艺'],
  ['工学院', '机电'],
] as const;
const classOf = (code: string) => [code, `${code}班`, ...(code < 'K3' ? A : B), '2025'];

const TEACHERS = [
  ['T001', '辅导员甲', '辅导员'],
  ['T002', '辅导员乙', '辅导员'],
  ['T003', '辅导员丙', '辅导员'],
  ['T004', '辅导员丁', '辅导员'],
  ['H001', '班主任甲', '班主任'],
  ['L001', '讲师甲', '任课教师'],
  ['L002', '讲师乙', '任课教师'],
] as const;

const TERMS: readonly [Row, Row] = [
  { YearName: '2025-2026', Semester: '1', StartDate: '2025-09-01', EndDate: '2026-01-20', WeekCount: 20 },
  { YearName: '2026-2027', Semester: '1', StartDate: '2026-09-01', EndDate: '2027-01-20', WeekCount: 20 },
];

/** The day by the school's clock, and so many days later. */
export const dayOf = (desk: Desk, later = 0): string =>
  new Date(Date.parse(`${desk.now.slice(0, 10)}T00:00:00Z`) + later * 86_400_000).toISOString().slice(0, 10);

/** What an office enters in a school's first days, workbooks and forms alike, in no order but that of corrections. */
export async function officeYear(office: Office): Promise<Act[]> {
  const workbook = async (name: string, enCode: string, lines: string[][], more: Partial<Act> = {}) => {
    const file = await office.workbook(lines);
    const isCorrection = more.after !== undefined;
    return { name, ...more, run: (desk: Desk) => desk.import(enCode, file, isCorrection) };
  };
  const year = (name: string, term: Row): Act => ({
    name,
    run: async (desk) => void (await desk.save('core/SchoolYear', 'core.year.add', term)),
  });
  const current = (name: string, term: Row, after: string[]): Act => ({
    name,
    after,
    async run(desk) {
      const { Id, IsCurrent } = await desk.row('core/SchoolYear', 'YearName', String(term['YearName']));
      // The first term of a school is the current one already; the office sees no button for it.
      if (IsCurrent !== 1) await desk.act('core.year.setCurrent', [String(Id)]);
    },
  });
  const edited = (name: string, no: string, change: (desk: Desk) => Promise<Row>, after?: string[]): Act => ({
    name,
    ...(after ? { after } : {}),
    async run(desk) {
      const row = await desk.row('core/Student', 'StudentNo', no);
      await desk.save('core/Student', 'core.student.edit', {
        Id: row['Id'],
        Version: row['Version'],
        ...(await change(desk)),
      });
    },
  });
  const teacher = async (desk: Desk, no: string) =>
    String((await desk.row('core/Teacher', 'TeacherNo', no))['Id']);
  const klass = async (desk: Desk, code: string) =>
    String((await desk.row('core/ClassInfo', 'ClassCode', code))['Id']);
  const assignment =
    (post: string, klassCode: string, no: string, more: (desk: Desk) => Row): Act['run'] =>
    async (desk) =>
      void (await desk.save('core/CounsellorClass', 'core.cc.add', {
        TeacherId: await teacher(desk, no),
        ClassId: await klass(desk, klassCode),
        PostType: post,
        ...more(desk),
      }));
  const users = ['登录名', '姓名', '用户类型', '所属机构', '角色', '授权机构'];
  const [first, second] = TERMS;
  return [
    await workbook('colleges', 'core.org.import', [
      ['机构代码', '机构名称', '机构类型'],
      ['C1', '农学院', '学院'],
      ['C2', '工学院', '学院'],
    ]),
    await workbook('departments', 'core.org.import', [
      ['机构代码', '机构名称', '机构类型', '上级机构'],
      ['D1', '园艺系', '职能部门', '农学院'],
    ]),
    await workbook('majors', 'core.major.import', [
      ['专业代码', '专业名称', '所属学院', '培养层次', '学制'],
      ['M1', '园艺', '农学院', '专科', '3'],
      ['M2', '机电', '工学院', '专科', '3'],
    ]),
    year('term', first),
    current('term is current', first, ['term']),
    year('next term', second),
    current('next term is current', second, ['next term', 'term is current']),
    await workbook('staff', 'core.teacher.import', [
      ['工号', '姓名', '性别', '所属部门', '岗位类型'],
      ...TEACHERS.map(([no, name, post]) => [no, name, '男', '农学院', post]),
    ]),
    await workbook('classes with counsellors', 'core.class.import', [
      [...CLASS, '辅导员', '班主任'],
      [...classOf('K1'), 'T001', 'H001'],
      [...classOf('K2'), 'T002', 'L001'],
    ]),
    await workbook('classes without', 'core.class.import', [CLASS, classOf('K3'), classOf('K4')]),
    await workbook(
      'their counsellors',
      'core.class.import',
      [
        [...CLASS, '辅导员'],
        [...classOf('K3'), 'T003'],
        [...classOf('K4'), 'T004'],
      ],
      { after: ['classes without'] },
    ),
    await workbook(
      'blank counsellors',
      'core.class.import',
      [
        [...CLASS, '辅导员', '计划人数'],
        [...classOf('K1'), '', '40'],
        [...classOf('K3'), '', '40'],
      ],
      { after: ['classes with counsellors', 'classes without'] },
    ),
    await workbook('students', 'core.student.import', [
      STUDENT,
      ...[1, 2, 3].map((no) => student(no, [...A, 'K1'])),
      ...[4, 5].map((no) => student(no, [...A, 'K2'])),
    ]),
    await workbook('students with counsellors', 'core.student.import', [
      [...STUDENT, '辅导员'],
      [...student(6, [...B, 'K3']), ''],
      [...student(7, [...B, 'K3']), 'T001'],
      [...student(8, [...B, 'K3']), 'T002'],
      [...student(9, [...B, 'K4']), ''],
    ]),
    {
      name: 'leave is drafted',
      async run(desk) {
        const { Id } = await desk.row('core/Student', 'StudentNo', '2025001');
        const caller = office.as({
          UserId: 'u-student',
          StudentId: String(Id),
          UserType: '3',
          Roles: ['student'],
        });
        await desk.save('leave/LeaveApply', 'leave.apply.save', { LeaveType: '1' }, caller);
      },
    },
    {
      name: 'leave of one who moves is drafted',
      async run(desk) {
        const { Id } = await desk.row('core/Student', 'StudentNo', '2025002');
        const caller = office.as({
          UserId: 'u-moved',
          StudentId: String(Id),
          UserType: '3',
          Roles: ['student'],
        });
        await desk.save('leave/LeaveApply', 'leave.apply.save', { LeaveType: '1' }, caller);
      },
    },
    {
      name: 'student moves by the list',
      async run(desk) {
        const { Id } = await desk.row('core/Student', 'StudentNo', '2025002');
        await desk.act('core.student.move', [String(Id)], { ClassId: await klass(desk, 'K2') });
      },
    },
    edited('student moves by the form', '2025008', async (desk) => ({ ClassId: await klass(desk, 'K4') })),
    edited('own counsellor', '2025003', async (desk) => ({ CounsellorId: await teacher(desk, 'T004') })),
    edited('another own counsellor', '2025005', async (desk) => ({
      CounsellorId: await teacher(desk, 'T003'),
    })),
    edited('own counsellor is taken back', '2025005', async () => ({ CounsellorId: null }), [
      'another own counsellor',
    ]),
    {
      name: 'counsellor of a class is replaced',
      after: ['classes with counsellors'],
      run: async (desk) =>
        desk.act('core.class.assign', [await klass(desk, 'K1')], { TeacherId: await teacher(desk, 'T002') }),
    },
    { name: 'head teacher', run: assignment('2', 'K3', 'L002', (desk) => ({ StartDate: dayOf(desk, -30) })) },
    {
      name: 'head teacher to come',
      run: assignment('2', 'K4', 'L002', (desk) => ({ StartDate: dayOf(desk, 30) })),
    },
    {
      name: 'head teacher ends',
      after: ['classes with counsellors'],
      async run(desk) {
        const held = await desk.rows<{ Id: string }>(
          `SELECT "Id" FROM "CounsellorClass" WHERE "TeacherId" = $1 AND "IsDeleted" = 0`,
          [await teacher(desk, 'L001')],
        );
        if (!held[0]) throw refuse('this assignment is not there yet');
        await desk.act('core.cc.end', [held[0].Id], { EndDate: dayOf(desk) });
      },
    },
    {
      name: 'teacher leaves',
      after: ['classes with counsellors'],
      async run(desk) {
        await endAssignments(
          desk,
          { TeacherId: await teacher(desk, 'H001') },
          dayOf(desk),
          'core.teacher.edit',
        );
      },
    },
    await workbook('administrators of colleges', 'system.user.import', [
      users,
      ['dean1', '院长甲', '教职工', '工学院', '学院管理员(学工办)', '农学院'],
      ['dean2', '院长乙', '教职工', '园艺系', '学院管理员(学工办)', ''],
      ['dean3', '院长丙', '教职工', '工学院', '学院管理员(学工办)', '农学院、工学院'],
    ]),
  ];
}

const LOGINS = [...TEACHERS.map(([no]) => no), 'dean1', 'dean2', 'dean3'];

/** All that hangs on who is responsible for whom, by the codes that people use. */
export async function outcomeOf(desk: Desk): Promise<object> {
  const pairs = async (sql: string) => {
    const rows = await desk.rows<{ key: string; value: unknown }>(sql);
    return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  };
  const name = (column: string) => `(SELECT p."TeacherNo" FROM "Teacher" p WHERE p."Id" = t."${column}")`;
  const klass = (column: string) => `(SELECT k."ClassCode" FROM "ClassInfo" k WHERE k."Id" = ${column})`;
  const people: Record<string, object> = {};
  for (const login of LOGINS) {
    const subject = await desk.subject(login);
    const codes = async (table: string, code: string, ids: readonly string[]) =>
      (
        await desk.rows<{ code: string }>(
          `SELECT "${code}" AS code FROM "${table}" WHERE "Id" = ANY($1) ORDER BY 1`,
          [ids],
        )
      ).map((row) => row.code);
    people[login] = {
      roles: subject.Roles.toSorted(),
      classes: await codes('ClassInfo', 'ClassCode', subject.ClassIds),
      colleges: await codes('Org', 'OrgCode', subject.CollegeIds),
      students: (await desk.students(subject)).map((no) => Number(no.slice(-2))),
    };
  }
  return {
    classes: await pairs(
      `SELECT t."ClassCode" AS key, jsonb_build_array(${name('CounsellorId')}, ${name('HeadTeacherId')}) AS value FROM "ClassInfo" t ORDER BY 1`,
    ),
    students: await pairs(
      `SELECT t."StudentNo" AS key, jsonb_build_array(${klass('t."ClassId"')}, ${name('CounsellorId')}) AS value FROM "Student" t ORDER BY 1`,
    ),
    applications: await pairs(
      `SELECT t."StudentNo" AS key, jsonb_build_array(${klass('t."ClassId"')}, ${name('CounsellorId')}) AS value FROM "LeaveApply" t ORDER BY 1`,
    ),
    assignments: await pairs(
      `SELECT concat_ws(' ', ${name('TeacherId')}, t."PostType", ${klass('t."ClassId"')},
         (SELECT s."StudentNo" FROM "Student" s WHERE s."Id" = t."StudentId")) AS key,
         t."StartDate" > current_date AS value FROM "CounsellorClass" t
       WHERE t."IsDeleted" = 0 AND (t."EndDate" IS NULL OR t."EndDate" > current_date) ORDER BY 1`,
    ),
    accounts: await pairs(
      `SELECT concat_ws(' ', u."LoginName", r."RoleCode", (SELECT o."OrgCode" FROM "Org" o WHERE o."Id" = t."OrgId")) AS key,
         coalesce(t."ByPost", 0) AS value FROM "UserRole" t JOIN "SysUser" u ON u."Id" = t."UserId" JOIN "SysRole" r ON r."Id" = t."RoleId"
       WHERE t."IsDeleted" = 0 ORDER BY 1`,
    ),
    people,
  };
}
