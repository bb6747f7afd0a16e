import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasRing, yearLater } from '../../src/server/modules/orientation/office/batches.ts';
import { startSchool, type TestClient, type TestSchool } from '../_util/server.ts';

let school: TestSchool;
let office: TestClient;
let college: TestClient;
let batch: string;

const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await school.database.query<Row>(text, values)).rows;
const act = (client: TestClient, EnCode: string, Ids: string[], Params = {}) =>
  client.call('Data/Action', { EnCode, Ids, Params });

beforeAll(async () => {
  school = await startSchool();
  office = await school.as('school01');
  college = await school.as('college01');
  batch = (await sql<{ Id: string }>(`SELECT "Id" FROM "OrientationBatch"`))[0]!.Id;
});
afterAll(() => school?.close());

describe('M01 steps wait for each other, never for themselves', () => {
  it.each([
    [{ INFO: [], PHOTO: ['INFO'], SHEET: ['PHOTO', 'INFO'] }, false],
    [{ INFO: ['INFO'] }, true],
    [{ INFO: ['SHEET'], PHOTO: ['INFO'], SHEET: ['PHOTO'] }, true],
    [{ INFO: ['GREEN'] }, false],
  ])('%o', (steps, ring) => expect(hasRing(new Map(Object.entries(steps)))).toBe(ring));

  it('is refused where a step is saved', async () => {
    const [dorm] = await sql<{ Id: string; Version: number }>(
      `SELECT "Id", "Version" FROM "OrientationStep" WHERE "StepCode" = 'DORM'`,
    );
    const save = (Data: object, EnCode = 'orientation.step.edit') =>
      office.call('Data/Save', { Entity: 'orientation/OrientationStep', Data, EnCode });
    const made = await save(
      {
        BatchId: batch,
        StepCode: 'KEY',
        StepName: '入住',
        IsRequired: 0,
        IsOnline: 0,
        Sort: 99,
        DependOn: ['DORM'],
        StartTime: '2026-08-01 08:00:00',
        EndTime: '2026-09-01 08:00:00',
      },
      'orientation.step.add',
    );
    expect(made.code).toBe(0);
    const ring = await save({ ...dorm, DependOn: ['KEY'] });
    expect(ring.value.Fields ?? ring.value).toEqual([{ Key: 'DependOn', Message: '前置环节存在循环' }]);
  });
});

describe('M01 batches', () => {
  it('are copied with their steps for the next grade, a year later, and only one of a level is in progress', async () => {
    expect(yearLater('2028-02-29 08:00:00')).toBe('2029-02-28 08:00:00');
    const copied = await act(office, 'orientation.batch.copy', [batch]);
    expect(copied.code).toBe(0);
    const [steps] = await sql<{ copied: number; own: number }>(
      `SELECT count(*) FILTER (WHERE "BatchId" = $1)::int AS copied, count(*) FILTER (WHERE "BatchId" = $2)::int AS own FROM "OrientationStep"`,
      [copied.value.Id, batch],
    );
    expect(steps!.copied).toBe(steps!.own);
    expect((await act(office, 'orientation.batch.copy', [batch])).message).toBe(
      '该年级、层次的迎新批次已存在',
    );
    expect((await act(office, 'orientation.batch.start', [copied.value.Id])).message).toBe(
      '已有进行中的批次',
    );
    expect((await act(college, 'orientation.batch.start', [copied.value.Id])).message).toBe(
      '没有权限执行该操作',
    );
    expect((await act(office, 'orientation.batch.delete', [batch])).message).toBe(
      '只能删除没有新生的草稿批次',
    );
  });
});

describe('M01 the roll of new students', () => {
  it('is numbered on within each class, once', async () => {
    const clerk = await school.as('edu01');
    // A class with students of its own, whose numbers are counted on.
    await sql(
      `UPDATE "NewStudent" SET "ClassId" = (SELECT "ClassId" FROM "Student" ORDER BY "StudentNo" LIMIT 1) WHERE "ExamineeNo" > '26360000000012'`,
    );
    const numbered = await act(clerk, 'orientation.student.genNo', [], { BatchId: batch });
    expect(numbered).toMatchObject({ code: 0, value: { Count: expect.any(Number) } });
    expect(numbered.value.Count).toBeGreaterThan(1);
    const wrong = await sql(
      `SELECT 1 FROM "NewStudent" n JOIN "ClassInfo" c ON c."Id" = n."ClassId" WHERE n."StudentNo" !~ ('^' || c."ClassCode" || '[0-9]{2,3}$')
         OR n."StudentNo" IN (SELECT "StudentNo" FROM "Student")`,
    );
    expect(wrong).toEqual([]);
    expect((await act(clerk, 'orientation.student.genNo', [], { BatchId: batch })).code).toBe(2);
  });

  it('tells who does not come; his bed is free again', async () => {
    const [chosen] = await sql<{ Id: string; bed: string }>(
      `SELECT n."Id", b."Id" AS bed FROM "NewStudent" n JOIN "Bed" b ON b."NewStudentId" = n."Id" WHERE n."CheckinState" = '1' LIMIT 1`,
    );
    const noReport = (client: TestClient) =>
      act(client, 'orientation.student.noReport', [chosen!.Id], { NoReportReason: '1' });
    expect((await noReport(await school.as('rec01'))).message).toBe('没有权限执行该操作');
    expect((await noReport(office)).code).toBe(0);
    expect(await sql(`SELECT "State", "NewStudentId" FROM "Bed" WHERE "Id" = $1`, [chosen!.bed])).toEqual([
      { State: '0', NewStudentId: null },
    ]);
    expect((await noReport(office)).message).toBe('已报到的新生不能登记不报到');
    expect((await act(office, 'orientation.student.restore', [chosen!.Id])).code).toBe(0);
  });
});
