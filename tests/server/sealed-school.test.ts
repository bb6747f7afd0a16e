import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seededResults } from './cases/seeded-results.ts';
import { idCard } from '../fixtures/xlsx/import-students.ts';
import { sheetCells } from '../_util/import-engine.ts';
import { isAtLength, scaled } from '../_util/scale.ts';
import { startSchool, type TestClient, type TestSchool } from '../_util/server.ts';
import { expectNowhere, numberFinder } from '../_util/stored-raw.ts';
import { sheetFile, uploaded } from '../_util/upload.ts';

const COUNT = scaled(1_000, isAtLength ? 200 : 60);
const BIRTHDAY = '2007-03-04';
const numbers = Array.from({ length: COUNT }, (_, n) => idCard(n, `20${String(70 + (n % 25))}-03-04`, true));
const HEADS = [
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

/** Workbooks as the office has them, outside of what the school keeps. */
const desk = mkdtempSync(join(tmpdir(), 'xgt-desk-'));
let school: TestSchool;
let clerk: TestClient;
beforeAll(async () => {
  school = await startSchool();
  clerk = await school.as('school01');
});
afterAll(async () => {
  rmSync(desk, { recursive: true, force: true });
  await school.close();
});

async function fetched(url: string): Promise<Buffer> {
  const answer = await fetch(`${school.urls[0]}${url}`, { headers: { 'x-token': clerk.token! } });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}
const exported = async (Filter: object) => {
  const answer = await clerk.call('Data/Export', {
    Entity: 'core/Student',
    EnCode: 'core.student.export',
    Page: 'core/student-list',
    Filter: Filter as never,
    Columns: [
      { dataIndex: 'StudentNo', title: '学号' },
      ...[
        'TrueName',
        'Gender',
        'Birthday',
        'IdCardNo',
        'Nation',
        'Political',
        'CollegeId',
        'MajorId',
        'ClassId',
        'GradeYear',
        'TrainLevel',
        'EnrolDate',
      ].map((dataIndex, at) => ({ dataIndex, title: HEADS[at + 1]! })),
    ],
    FileName: '学生信息',
  });
  expect([answer.code, answer.message]).toEqual([0, '']);
  return sheetCells(await fetched(answer.value.Url));
};

it(
  `B18 no file, log or table of a school holds one of ${COUNT} identity numbers that it was given in every way`,
  { timeout: 600_000 },
  async () => {
    const [, first] = await exported({});
    const line = (n: number) =>
      HEADS.map(
        (_, at) =>
          [`7${String(n).padStart(11, '0')}`, '李四', '男', `20${String(70 + (n % 25))}-03-04`, numbers[n]!][
            at
          ] ?? String(first![at] ?? ''),
      );
    const give = async (lines: string[][], more: object) => {
      const FileId = await uploaded(clerk, '学生.xlsx', await sheetFile(desk, [HEADS, ...lines]));
      return clerk.call('Data/Import', {
        EnCode: 'core.student.import',
        FileId,
        DryRun: 0,
        ...more,
      } as never);
    };
    const all = numbers.map((_, n) => line(n));
    expect((await give(all, { DryRun: 1 })).value).toMatchObject({ SuccessCount: COUNT, FailCount: 0 });
    expect((await give(all, {})).value).toMatchObject({ SuccessCount: COUNT, FailCount: 0 });
    // Refused: each cell with what stood in it is kept with the task.
    expect((await give(all, {})).value).toMatchObject({ SuccessCount: 0 });
    // Changed one by one, searched for, exported, and signed in with.
    const { rows } = await school.database.query<{ Id: string; Version: number }>(
      `SELECT "Id", "Version" FROM "Student" WHERE "StudentNo" = $1`,
      [all[0]![0]],
    );
    const changed = idCard(4_321, BIRTHDAY, true);
    const saved = await clerk.call('Data/Save', {
      Entity: 'core/Student',
      EnCode: 'core.student.edit',
      Data: { ...rows[0], IdCardNo: changed, Birthday: BIRTHDAY },
    } as never);
    expect([saved.code, saved.message]).toEqual([0, '']);
    const [, ...found] = await exported({ StudentNo: all.slice(0, COUNT / 2).map(([no]) => no) });
    expect(found).toHaveLength(COUNT / 2);
    expect(found.map((cells) => cells[4])).toContain(numbers[7]);
    expect((await school.client().login(all[1]![0]!, numbers[1]!.slice(-6))).code).toBe(0);
    const wrong = await school
      .client()
      .call('UserAuth/GetManUserLogin', { LoginName: numbers[2]!, Pwd: numbers[2]! });
    expect(wrong.code).not.toBe(0);

    const sought = [...numbers, changed];
    await expectNowhere(school, numberFinder(sought));
  },
);

seededResults(() => school);
