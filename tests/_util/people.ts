import type { Row } from '../../src/contract/rules.ts';
import { startSchool, type Answered, type TestClient, type TestSchool } from './server.ts';
import { sheetFile, uploaded } from './upload.ts';

/** Identity numbers of people who do not exist. */
export const CARDS = {
  new1: '360102200801011217',
  new2: '360102200801011233',
  teacher: '360102198001011219',
} as const;

/** An account as the database has it. */
export interface StoredUser {
  readonly Id: string;
  readonly State: string;
  readonly TrueName: string;
  readonly RefId: string;
  readonly UserType: string;
}

/** A school on two nodes, with its administrator, and what tests of its people's accounts ask. */
export interface PeopleWorld {
  readonly school: TestSchool;
  readonly admin: TestClient;
  sql<Found extends object>(text: string, values?: unknown[]): Promise<(Found & Record<string, unknown>)[]>;
  userOf(login: string): Promise<StoredUser | undefined>;
  signIn(login: string, password: string): Promise<Answered<Record<string, unknown>>>;
  rowOf(entity: string, Id: string): Promise<Row>;
  save(entity: string, enCode: string, data: Row): ReturnType<TestClient['fetch']>;
  imports(enCode: string, lines: string[][], dryRun?: 0 | 1): ReturnType<TestClient['fetch']>;
  newTeacher(no: string, name: string): ReturnType<TestClient['fetch']>;
}

export async function openPeople(): Promise<PeopleWorld> {
  const school = await startSchool({ nodes: 2 });
  const admin = await school.as('admin');
  const sql = async <Found extends object>(text: string, values: unknown[] = []) =>
    (await school.database.query<Found & Record<string, unknown>>(text, values)).rows;
  const save = (Entity: string, EnCode: string, Data: Row) =>
    admin.call('Data/Save', { Entity, EnCode, Data });
  return {
    school,
    admin,
    sql,
    save,
    userOf: async (login) =>
      (
        await sql<StoredUser>(`SELECT * FROM "SysUser" WHERE "LoginName" = $1 AND "IsDeleted" = 0`, [login])
      )[0],
    signIn: (login, password) => school.client().login(login, password),
    rowOf: async (Entity, Id) => (await admin.call('Data/Get', { Entity, Id })).value,
    async imports(EnCode, lines, DryRun = 0) {
      const FileId = await uploaded(admin, '名单.xlsx', await sheetFile(school.dataDir, lines));
      return admin.call('Data/Import', { EnCode, FileId, DryRun });
    },
    async newTeacher(TeacherNo, TrueName) {
      const [org] = await sql<{ Id: string }>(
        `SELECT "Id" FROM "Org" WHERE "OrgType" = '2' AND "IsDeleted" = 0 LIMIT 1`,
      );
      const same = { Gender: '1', IdCardNo: CARDS.teacher, OrgId: org!.Id, PostType: '1', State: '1' };
      return save('core/Teacher', 'core.teacher.add', { TeacherNo, TrueName, ...same });
    },
  };
}

/** Headings of a workbook of new students. */
export const NEW_HEAD = [
  '批次',
  '考生号',
  '通知书编号',
  '姓名',
  '性别',
  '身份证号',
  '民族',
  '生源地',
  '录取学院',
  '录取专业',
  '年级',
  '培养层次',
];

/** A line of such a workbook. */
export async function newLine(
  { sql }: Pick<PeopleWorld, 'sql'>,
  no: string,
  name: string,
  card: string,
): Promise<string[]> {
  const [place] = await sql<{ OrgCode: string; MajorCode: string; BatchName: string }>(
    `SELECT o."OrgCode", m."MajorCode", b."BatchName" FROM "Major" m JOIN "Org" o ON o."Id" = m."CollegeId", "OrientationBatch" b
     WHERE m."IsDeleted" = 0 AND b."IsDeleted" = 0 ORDER BY m."TrainLevel" <> '3' LIMIT 1`,
  );
  const { OrgCode, MajorCode, BatchName } = place!;
  const sex = Number(card[16]) % 2 === 1 ? '男' : '女';
  return [BatchName, no, `TZ${no}`, name, sex, card, '汉族', '360000', OrgCode, MajorCode, '2026', '本科'];
}
