import { resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { FLOW_STATUS, LEAVE_STATE } from '../../contract/generated/codes.ts';
import { isEmpty } from '../../contract/field-rules.ts';
import type { EntityModel } from '../../contract/model.ts';
import { checkRow, computeRow, type Row } from '../../contract/rules.ts';
import { PLAIN_CALENDAR } from '../../contract/school-calendar.ts';
import type { Subject } from '../../contract/subject.ts';
import { loadCatalog, type Catalog } from '../data/schemas/catalog.ts';
import { roleOf } from '../../contract/flow/nodes.ts';
import { Walker } from '../../contract/flow/walk.ts';
import { compileCondition } from '../../contract/conditions/condition.ts';
import { BATCH_SIZE, type Batch } from './rows.ts';
import { generateSchool, type SchoolOptions } from './school.ts';

const nobody: Subject = {
  UserId: '',
  LoginName: '',
  TrueName: '',
  UserType: '',
  Roles: [],
  StudentId: '',
  NewStudentId: '',
  TeacherId: '',
  OrgId: '',
  CollegeIds: [],
  ClassIds: [],
  BuildingIds: [],
  TrainLevel: '',
};

/** Fields that the demo leaves empty although a person could not: it ships no files. */
const WITHOUT_FILES = new Set(['Files']);

/** What the demo school applies for. */
const FLOWING = [
  'back-school/BackApply',
  'core/StudentChange',
  'leave/LeaveApply',
  'leave/OutingApply',
  'orientation/GreenChannelApply',
  'orientation/LateReportApply',
];

const FILE = { Url: '0'.repeat(32), Size: 9_000, Sha256: '0'.repeat(64), Width: 360, Height: 480 };

function rowsOf(options: SchoolOptions): Map<string, Row[]> {
  const rows = new Map<string, Row[]>();
  for (const batch of generateSchool({ catalog, ...options }))
    rows.set(batch.entity, [...(rows.get(batch.entity) ?? []), ...batch.rows]);
  return rows;
}

let catalog: Catalog;
let school: Map<string, Row[]>;
const all = (entity: string) => school.get(entity) ?? [];
const entity = (name: string): EntityModel => catalog.entities.get(name)!;

beforeAll(async () => {
  catalog = await loadCatalog(resolve('schemas'));
  school = rowsOf({ students: 1000, passwordHash: 'x', portraits: { men: [FILE], women: [FILE] } });
});

const isFull = process.env['TEST_SCALE'] === 'full';
const BEGINNINGS = ['2026-08-02 00:05:10', '2027-01-25 23:59:30', '2028-02-29 12:00:00'];

describe('the demo school', () => {
  test('has the same rows for the same seed, others for another', () => {
    const again = rowsOf({ students: 1000, passwordHash: 'x' });
    expect(again.get('leave/LeaveApply')).toEqual(all('leave/LeaveApply'));
    const other = rowsOf({ seed: 'other', students: 100 });
    expect(other.get('core/Student')![50]!['TrueName']).not.toBe(all('core/Student')[50]!['TrueName']);
  });

  test('begins with the rows of the smaller school', () => {
    const small = rowsOf({ students: 400, passwordHash: 'x' });
    for (const name of [
      'core/Student',
      'core/StudentFamily',
      'core/ClassInfo',
      'leave/LeaveApply',
      'leave/LeaveCancel',
    ])
      for (const [index, row] of small.get(name)!.entries()) {
        if (name === 'core/ClassInfo' && index === small.get(name)!.length - 1) continue;
        expect(all(name)[index]).toEqual(row);
      }
  });

  test('fills every row as the entity demands', () => {
    expect(faultsOf(school)).toEqual([]);
  });

  test.each(isFull ? BEGINNINGS : BEGINNINGS.slice(0, 1))(
    'fills every row as the entity demands when it begins at %s',
    (t0) => {
      const other = rowsOf({ students: 200, t0, passwordHash: 'x' });
      expect(faultsOf(other)).toEqual([]);
      const written = [...other.values()].flat().map((row) => String(row['CreateDate']));
      expect(written.every((date) => date < t0.slice(0, 10) || date < '2026-09-02')).toBe(true);
    },
  );

  test('names only rows that exist, and keeps unique what must be', () => {
    const wrong: string[] = [];
    const shipped = (name: string) => (entity(name).file.seed?.rows ?? []) as readonly Row[];
    const ids = new Map(
      [...school].map(([name, rows]) => [name, new Set([...shipped(name), ...rows].map((row) => row['Id']))]),
    );
    for (const [name, rows] of school) {
      const model = entity(name);
      if (new Set(rows.map((row) => row['Id'])).size !== rows.length)
        wrong.push(`${name}: two rows with one Id`);
      for (const field of model.fields.values()) {
        const values = rows.map((row) => row[field.name]).filter((value) => !isEmpty(value));
        if (field.unique && new Set(values).size !== values.length)
          wrong.push(`${name} ${field.name}: not unique`);
        const known = field.type === 'ref' && ids.get(field.ref!);
        if (known && values.some((value) => !known.has(value))) wrong.push(`${name} ${field.name}: dangling`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('moves applications through the nodes of their own flow', () => {
    const records = grouped(all('workflow/ApprovalRecord'), (row) => row['RowId']);
    for (const name of FLOWING)
      for (const row of all(name)) {
        const passed = (records.get(row['Id']) ?? []).filter((record) => record['ActionType'] === '2');
        const walker = new Walker(entity(name).flow!);
        const holds = (condition: string) => compileCondition(condition).test({ row });
        let walked = walker.begin(holds);
        const present = () => walked.reached.find((one) => one.kind === 'approve');
        let node = present();
        for (const record of passed) {
          expect([record['NodeId'], record['NodeName']]).toEqual([node?.id, node?.title]);
          walked = walker.leave(walked.state, node!.id, holds);
          node = present();
        }
        if (row['Status'] === FLOW_STATUS.Passed) expect(node).toBeUndefined();
        if (row['Status'] === FLOW_STATUS.Running)
          expect([row['CurrentNode'], row['CurrentNodeName'], row['CurrentRole']]).toEqual([
            node?.id,
            node?.title,
            node && roleOf(node),
          ]);
      }
  });

  test('always holds the scenes of 03-demo-data 2.4 and 2.5', () => {
    const [first] = all('core/Student');
    expect(all('core/ClassInfo')[0]!['ClassName']).toBe('农学2401班');
    expect(first!['ClassId']).toBe(all('core/ClassInfo')[0]!['Id']);
    const own = all('leave/LeaveApply').filter((row) => row['StudentId'] === first!['Id']);
    expect(own.map((row) => row['LeaveState']).toSorted()).toEqual(Object.values(LEAVE_STATE).toSorted());
    const exact = all('leave/LeaveApply').filter(
      (row) => row['Status'] === '1' && [3, 3.5, 7, 7.5].includes(Number(row['Days'])),
    );
    const levels = new Map(exact.map((row) => [row['Days'], row['Level']]));
    expect([levels.get(3), levels.get(3.5), levels.get(7), levels.get(7.5)]).toEqual([1, 2, 2, 3]);
    expect(
      all('leave/LeaveApply').some(
        (row) => row['EndTime'] === '2026-11-19 07:00:00' && row['LeaveState'] === '5',
      ),
    ).toBe(true);
    const logins = new Set(all('system/SysUser').map((row) => row['LoginName']));
    for (const login of [
      'admin',
      'school01',
      'college12',
      'fdy001',
      'bzr001',
      'tutor001',
      'nomenu01',
      'weak01',
      'locked01',
    ])
      expect(logins).toContain(login);
    const postgraduate = all('core/Student').find((row) => row['TrainLevel'] === '2')!;
    const outings = all('leave/OutingApply').filter((row) => row['StudentId'] === postgraduate['Id']);
    expect(outings.map((row) => row['LeaveState'])).toContain(LEAVE_STATE.Away);
  });

  test('keeps the leave of one student apart', () => {
    const live = all('leave/LeaveApply').filter(
      (row) => ['1', '2'].includes(String(row['Status'])) && row['LeaveState'] !== '6',
    );
    for (const rows of grouped(live, (row) => row['StudentId']).values()) {
      const sorted = rows.toSorted((a, b) => String(a['StartTime']).localeCompare(String(b['StartTime'])));
      for (const [index, row] of sorted.slice(1).entries())
        expect(String(row['StartTime']) >= String(sorted[index]!['EndTime'])).toBe(true);
    }
  });

  test.runIf(isFull)('streams batches of at most 5,000 rows', () => {
    const sizes: Batch['rows']['length'][] = [];
    for (const batch of generateSchool({ students: 6_000 })) sizes.push(batch.rows.length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(BATCH_SIZE);
    expect(sizes.filter((size) => size === BATCH_SIZE).length).toBeGreaterThan(2);
  });
});

function hasCode(dictionary: string, code: string): boolean {
  return catalog.codes.get(dictionary)?.items.some((item) => item.code === code) ?? false;
}

/** Map.groupBy, which Node 20 has not. */
function grouped(rows: readonly Row[], keyOf: (row: Row) => unknown): Map<unknown, Row[]> {
  const groups = new Map<unknown, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

/** Everything in which rows break the rules of their entities, once each. */
const isUnanswered = (name: string, row: Row) =>
  [...catalog.entities.values()].some(
    ({ file: { handout } }) =>
      handout?.entity === name && handout.state && row[handout.state.field] === handout.state.open,
  );

/** Lists are equal by their items. */
const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function faultsOf(rowsOfSchool: ReadonlyMap<string, Row[]>): string[] {
  const wrong = new Set<string>();
  for (const [name, rows] of rowsOfSchool) {
    const model = entity(name);
    for (const row of rows) {
      const context = { me: nobody, now: String(row['CreateDate']), calendar: PLAIN_CALENDAR, hasCode };
      // What was handed out to a person is whole once it is answered.
      const faults = isUnanswered(name, row) ? [] : checkRow(model, row, context);
      for (const problem of faults)
        if (!WITHOUT_FILES.has(problem.Key)) wrong.add(`${name} ${problem.Key} ${problem.Message}`);
      for (const key of Object.keys(row)) if (!model.fields.has(key)) wrong.add(`${name} has no ${key}`);
      const computed = computeRow(model, row, context);
      for (const { name: hidden, readonly, visible } of model.fields.values())
        if (visible && !readonly && computed[hidden] === null && (row[hidden] ?? null) !== null)
          wrong.add(`${name} ${hidden} is hidden, and is ${JSON.stringify(row[hidden])}`);
      for (const field of model.fields.values())
        if (field.value && !isEmpty(row[field.name]) && !isEqual(computed[field.name], row[field.name]))
          wrong.add(
            `${name} ${field.name} is ${String(row[field.name])}, not ${String(computed[field.name])}`,
          );
    }
  }
  return [...wrong];
}
