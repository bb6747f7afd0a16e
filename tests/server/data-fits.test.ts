import { isAtLength, sampled } from '../_util/scale.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TASK_STATE } from '../../src/contract/generated/codes.ts';
import type { EntityModel } from '../../src/contract/model.ts';
import { reachingRules } from '../../src/contract/reaching-rules.ts';
import type { Row } from '../../src/contract/rules.ts';
import type { Caller } from '../../src/server/data/access/caller.ts';
import { databaseNow } from '../../src/server/data/time/clock.ts';
import type { Transaction } from '../../src/server/data/database/database.ts';
import type { WriteContext } from '../../src/server/data/module.ts';
import { insertRow } from '../../src/server/data/write/row-store.ts';
import { addRow, changeRow, lockRow } from '../../src/server/data/write/system-write.ts';
import { saveAs } from '../../src/server/data/write/write.ts';
import { importColumns } from '../../src/server/jobs/import/columns.ts';
import { importRows } from '../../src/server/jobs/import/import.ts';
import { isCode } from '../../src/server/jobs/import/keys.ts';
import { refusalOf } from '../_util/engine.ts';
import { FITS, type Break } from '../_util/fit-breaks.ts';
import { FIT_WORLD } from '../_util/fit-world.ts';
import { assignment } from '../../src/server/engines/assignment/index.ts';
import { openImportEngine, type ImportEngine } from '../_util/import-engine.ts';

let test: ImportEngine;
const entity = (name: string): EntityModel => test.engine.catalog.entities.get(name)!;
const office = (): Caller =>
  test.as({
    UserId: 'office',
    TrueName: '学工处',
    Roles: ['school_admin', 'admin', 'student'],
    StudentId: 'S001',
  });

beforeAll(async () => {
  test = await openImportEngine([assignment]);
  await test.write(async (tx) => {
    const by = { caller: office(), now: await databaseNow(tx) };
    for (const [name, rows] of FIT_WORLD)
      for (const row of rows) await insertRow(tx, entity(name), { ...row }, by);
  });
});
afterAll(() => test?.close());

class Enough extends Error {}

/** Does something and undoes it. @returns the refusal that it ended with, or 'no refusal' */
async function tried(work: (context: WriteContext) => Promise<unknown>): Promise<string> {
  let said = '';
  const undone = test.write(async (tx: Transaction) => {
    const context = { engine: test.engine, tx, caller: office(), now: await databaseNow(tx) };
    said = await refusalOf(work(context));
    throw new Enough();
  });
  await expect(undone).rejects.toThrow(Enough);
  return said;
}

const known = (name: string, verb: string) => {
  const found = [...entity(name).actions].find(([, action]) => action.verb === verb);
  return found && { entity: entity(name), enCode: found[0], action: found[1] };
};

interface Case {
  readonly name: string;
  readonly index: number;
  readonly one: Break;
  readonly fitting: Row;
  readonly unfit: Row;
}

const CASES: Case[] = Object.entries(FITS).flatMap(([name, { row, breaks }]) =>
  breaks.map((one, index) => {
    const fitting = { ...row, ...one.fitting };
    return { name, index, one, fitting, unfit: { ...fitting, ...one.change } };
  }),
);
const NOT_IMPORTED = [
  // The import looks for the plan of a row before the row is stored, which is when it has one.
  'divide-class/DivideResult',
  // Students register themselves, and new students choose.
  'back-school/BackApply',
  'orientation/BeddingChoice',
  'dormitory/Bed',
  'dormitory/DormChangeApply',
  'orientation/OrientationStep',
  // Trainees are lines in the form of their training.
  'party/PartyTrainee',
];
const titled = sampled(
  CASES.map((one) => [`${one.name}: ${one.one.says}`, one] as const),
  16,
  ([title]) => title,
);

const FOLLOWED = /^no refusal$/;
const TRAINING =
  /^MajorId: 专业改为园艺专科后，有\d条学生数据（.+）的培养层次、\d条新生数据（.+）的培养层次与之不符/;
const MAJOR = /^MajorId: 专业「园艺技术」属于甲学院，与学院乙学院不符$/;
const BATCH = /^GradeYear: 年级改为2025后，有\d条新生数据（.+）的批次与之不符，请先调整这些数据$/;

/** Changes at the source that copies follow, and what stands in the way of them: facts of the rows' own. */
const KEPT: Readonly<Record<string, RegExp>> = {
  'ClassInfo MajorId.CollegeId != CollegeId': FOLLOWED,
  'Student MajorId.CollegeId != CollegeId': FOLLOWED,
  'Student ClassId.CollegeId != CollegeId': MAJOR,
  'Student ClassId.MajorId != MajorId': TRAINING,
  'Student ClassId.GradeYear != GradeYear': BATCH,
  'Student ClassId.CampusId != CampusId': FOLLOWED,
  'NewStudent MajorId.CollegeId != CollegeId': FOLLOWED,
  'NewStudent ClassId.CollegeId != CollegeId': MAJOR,
  'NewStudent ClassId.MajorId != MajorId': TRAINING,
  'NewStudent ClassId.GradeYear != GradeYear': BATCH,
  'Bed RoomId.BuildingId != BuildingId': FOLLOWED,
  'BedAllocation MajorId.CollegeId != CollegeId': FOLLOWED,
  'BedAllocation ClassId.CollegeId != CollegeId': MAJOR,
  'BedAllocation ClassId.MajorId != MajorId': TRAINING,
};

/** Whether a rule holds a column against the very one that it follows: changed at its source, the two stay equal. */
function keepsItself({ name, index }: Case): boolean {
  const { rule } = reachingRules(entity(name))[index]!;
  const [, ref = '', from, own = ''] = /^row\.(\w+)\.(\w+) != row\.(\w+)$/.exec(rule.deny) ?? [];
  const follows = entity(name).fields.get(own)?.follows;
  return follows?.through?.includes(ref) === true && (follows.field ?? own) === from;
}

describe('Issue 15.9 every rule that reads through a reference', () => {
  it('is in this table, in the order of the declarations', () => {
    const declared = [...test.engine.catalog.entities.values()].filter(
      (model) => reachingRules(model).length > 0,
    );
    const counts = (rows: readonly (readonly [string, number])[]) =>
      Object.fromEntries(rows.toSorted(([a], [b]) => a.localeCompare(b)));
    expect(counts(Object.entries(FITS).map(([name, { breaks }]) => [name, breaks.length]))).toEqual(
      counts(declared.map((model) => [model.name, reachingRules(model).length])),
    );
  });

  it.each(titled)('%s: takes what fits and refuses what does not, told at its field', async (_title, one) => {
    const { name, index, fitting, unfit } = one;
    const { rule } = reachingRules(entity(name))[index]!;
    expect(await tried((context) => addRow(context, name, { ...fitting }, 'test'))).toBe('no refusal');
    const said = await tried((context) => addRow(context, name, { ...unfit }, 'test'));
    expect(said).toContain(`${rule.field}: `);
    expect(said).toContain(one.one.says);
    expect(said).not.toMatch(/[{}]|（空）|（不可见）/);
  });

  it.each(titled)(
    '%s: refuses the change of a stored row, and no other change of it',
    async (_title, one) => {
      const changed = (change: Row) =>
        tried(async (context) => {
          const id = await addRow(context, one.name, { ...one.fitting }, 'test');
          await changeRow(context, one.name, await lockRow(context, one.name, id), change, 'test');
        });
      expect(await changed(one.one.change)).toContain(one.one.says);
      expect(await changed({})).toBe('no refusal');
    },
  );

  it('rules that hold a copy against its source are these', () => {
    const kept = CASES.filter(keepsItself).map(({ name, index }) => {
      const { rule } = reachingRules(entity(name))[index]!;
      return `${name.split('/')[1]} ${rule.deny.replaceAll('row.', '')}`;
    });
    expect(kept).toEqual(Object.keys(KEPT));
  });

  it.each(titled)('%s: is asked from the other side, with the count', async (_title, one) => {
    const [target, id, change] = one.one.other;
    const said = await tried(async (context) => {
      await addRow(context, one.name, { ...one.fitting }, 'test');
      await changeRow(context, target, await lockRow(context, target, id), change, 'test');
    });
    const key = Object.keys(change)[0]!;
    if (keepsItself(one)) {
      const { rule } = reachingRules(entity(one.name))[one.index]!;
      expect(said).toMatch(KEPT[`${one.name.split('/')[1]} ${rule.deny.replaceAll('row.', '')}`]!);
      return;
    }
    expect(said).toContain(`${key}: ${entity(target).fields.get(key)!.title}改为`);
    expect(said).toMatch(new RegExp(`[1-9][0-9]*条${entity(one.name).title}数据`));
  });

  it.each(
    titled.filter(
      ([, { name }]) =>
        ['core/', 'orientation/', 'dormitory/Room'].some((part) => name.startsWith(part)) &&
        name !== 'orientation/BeddingChoice',
    ),
  )('%s: is told by the form that adds the row', async (_title, one) => {
    const adding = known(one.name, 'add')!;
    const typed = (row: Row) => tried((context) => saveAs(context, adding, typedOf(one.name, row)));
    expect(await typed(one.fitting)).toBe('no refusal');
    expect(await typed(one.unfit)).toContain(one.one.says);
  });

  it.each(titled.filter(([, { name }]) => !NOT_IMPORTED.includes(name)))(
    '%s: is told by the import at the cell, in the trial run and in earnest',
    async (_title, one) => {
      // The usual run does one of each entity in earnest.
      for (const DryRun of one.index === 0 || isAtLength ? ([1, 0] as const) : ([1] as const)) {
        expect(await imported(one.name, one.fitting, DryRun)).toEqual([]);
        const fails = await imported(one.name, one.unfit, DryRun);
        expect(fails.map(({ Message }) => Message).join()).toContain(one.one.says);
        expect(fails.every(({ CellValue }) => CellValue !== '')).toBe(true);
      }
    },
  );
});

/** A row for each entity whose import names a batch; what else is wrong with it is told beside the batch. */
const OF_A_BATCH: Readonly<Record<string, Row>> = {
  'dormitory/BedAllocation': FITS['dormitory/BedAllocation']!.row,
  'orientation/CheckinStation': { BatchId: 'B24', StationCode: 'S0009', StationName: '东门', Place: '东门' },
  'orientation/FeeStandard': { BatchId: 'B24', FeeItem: '01', Amount: '100.00', IsRequired: 1 },
  'orientation/NewStudent': FITS['orientation/NewStudent']!.row,
};

describe('Issue 16.13 rows for a batch that is over', () => {
  const batch = 'orientation/OrientationBatch';
  const inState = (State: string) =>
    test.engine.database.query(`UPDATE "OrientationBatch" SET "State" = $1 WHERE "Id" = 'B24'`, [State]);
  afterAll(() => inState(TASK_STATE.Draft));

  it('are of these imports', () => {
    const named = [...test.engine.catalog.entities.values()].filter(
      ({ name, fields }) =>
        known(name, 'import')?.action.pack === undefined &&
        known(name, 'import') !== undefined &&
        [...fields.values()].some(({ ref, readonly, follows }) => ref === batch && !readonly && !follows),
    );
    expect(named.map(({ name }) => name).toSorted()).toEqual(Object.keys(OF_A_BATCH));
  });

  it.each(Object.keys(OF_A_BATCH))('are refused at its cell by the import: %s', async (name) => {
    const told = async (DryRun: 0 | 1) =>
      (await imported(name, OF_A_BATCH[name]!, DryRun))
        .filter(({ CellValue }) => CellValue === '批次B24')
        .map(({ Message }) => Message);
    for (const state of Object.values(TASK_STATE)) {
      await inState(state);
      const isOver = state === TASK_STATE.Ended || state === TASK_STATE.Stopped;
      for (const DryRun of [1, 0] as const)
        expect([state, (await told(DryRun)).length > 0]).toEqual([state, isOver]);
    }
  });
});

/** What a form sends: the fields that a person writes. */
function typedOf(name: string, row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).filter(
      ([key, value]) => value !== undefined && !entity(name).fields.get(key)?.readonly,
    ),
  );
}

/** Imports a sheet of one row, and undoes it. @returns the refused cells */
async function imported(name: string, row: Row, DryRun: 0 | 1) {
  const importing = known(name, 'import')!;
  const columns = importColumns(entity(name), importing.action, office()).filter(
    ({ field, required }) => required || (row[field.name] ?? null) !== null,
  );
  const cells: (string | number | null)[] = [];
  for (const { field } of columns) cells.push(await cellOf(field.ref, field.dict, row[field.name]));
  const FileId = await test.uploadSheet(office(), [columns.map(({ title }) => title), cells]);
  const request = { EnCode: importing.enCode, FileId, DryRun };
  let fails: Awaited<ReturnType<typeof importRows>>['Fails'] = [];
  const undone = test.write(async (tx) => {
    fails = (await importRows(test.engine, tx, office(), request, test.files)).Fails;
    throw new Enough();
  });
  await expect(undone).rejects.toThrow(Enough);
  return fails;
}

/** A value as a person writes it into a cell. */
async function cellOf(ref: string | undefined, dict: string | undefined, value: unknown) {
  if (value === null || value === undefined) return null;
  if (dict !== undefined)
    return test.engine.catalog.codes.get(dict)!.items.find(({ code }) => code === value)!.name;
  if (ref === undefined) return value as string | number;
  const target = entity(ref);
  const code =
    [...target.fields.values()].find((field) => isCode(field) && !field.readonly)?.name ?? target.label;
  const answer = await test.engine.database.query<{ text: string }>(
    `SELECT "${code}" AS text FROM "${target.table}" WHERE "Id" = $1`,
    [value],
  );
  return answer.rows[0]!.text;
}
