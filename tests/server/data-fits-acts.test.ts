import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EntityModel } from '../../src/contract/model.ts';
import type { Row } from '../../src/contract/rules.ts';
import type { Caller } from '../../src/server/data/access/caller.ts';
import { databaseNow } from '../../src/server/data/time/clock.ts';
import type { Transaction } from '../../src/server/data/database/database.ts';
import { listOptions } from '../../src/server/data/read/options.ts';
import { insertRow } from '../../src/server/data/write/row-store.ts';
import { saveRow } from '../../src/server/data/write/write.ts';
import { assignment } from '../../src/server/engines/assignment/index.ts';
import { refusalOf } from '../_util/engine.ts';
import { FITS } from '../_util/fit-breaks.ts';
import { FIT_WORLD } from '../_util/fit-world.ts';
import { openImportEngine, type ImportEngine } from '../_util/import-engine.ts';

const STUDENT = 'core/Student';
const HEADINGS = [
  '学号',
  '姓名',
  '性别',
  '身份证号',
  '出生日期',
  '民族',
  '政治面貌',
  '学院',
  '专业',
  '班级',
  '年级',
  '培养层次',
  '入学日期',
];

let test: ImportEngine;
const entity = (name: string): EntityModel => test.engine.catalog.entities.get(name)!;
const office = (): Caller => test.as({ UserId: 'office', TrueName: '学工处', Roles: ['school_admin'] });

async function store(name: string, row: Row): Promise<string> {
  return test.write(async (tx) =>
    insertRow(tx, entity(name), { ...row }, { caller: office(), now: await databaseNow(tx) }),
  );
}

async function read(name: string, id: string): Promise<Row> {
  const answer = await test.engine.database.query<Row>(
    `SELECT * FROM "${entity(name).table}" WHERE "Id" = $1`,
    [id],
  );
  return answer.rows[0]!;
}

/** Saves changes of a stored row as its form does. */
const edit = async (name: string, enCode: string, id: string, changes: Row) =>
  refusalOf(
    test.save(office(), name, enCode, { Id: id, Version: (await read(name, id))['Version'], ...changes }),
  );

beforeAll(async () => {
  test = await openImportEngine([assignment]);
  for (const [name, rows] of FIT_WORLD) for (const row of rows) await store(name, row);
});
afterAll(() => test?.close());

/** A card whose number says the same as the row. */
const CARDS = [
  '110101200601011033',
  '11010120060101105X',
  '110101200601011076',
  '110101200601011092',
  '110101200601011113',
  '11010120060101113X',
  '110101200601011156',
];

describe('Issue 15.9 what does not fit together', () => {
  const cells = (index: number, more: Partial<Record<string, string | number>> = {}) => {
    const row: Record<string, string | number> = {
      学号: `I${100 + index}`,
      姓名: `张${index}`,
      性别: '男',
      身份证号: CARDS[index]!,
      出生日期: '2006-01-01',
      民族: '汉族',
      政治面貌: '共青团员',
      学院: '甲学院',
      专业: '园艺技术',
      班级: 'KA25',
      年级: 2024,
      培养层次: '本科',
      入学日期: '2024-09-01',
      ...more,
    };
    return HEADINGS.map((heading) => row[heading]!);
  };

  it('students of grade 2024 do not go into a class of 2025: every row says so at its class, and nothing is stored', async () => {
    for (const DryRun of [1, 0] as const) {
      const FileId = await test.uploadSheet(office(), [
        HEADINGS,
        cells(0),
        cells(1),
        cells(2, { 班级: 'KA' }),
      ]);
      const report = await test.import(office(), { FileId, DryRun });
      expect(report).toMatchObject({ FailCount: 2, New: DryRun ? 1 : 0 });
      expect(report.Fails).toEqual(
        [2, 3].map((RowNo) => ({
          RowNo,
          ColumnName: '班级',
          CellValue: 'KA25',
          Message: '班级「班级KA25」是2025级，与年级2024不符',
        })),
      );
    }
  });

  it('a workbook that changes the grade alone is held against the class that stays', async () => {
    const good = await test.uploadSheet(office(), [HEADINGS, cells(0, { 班级: 'KA' })]);
    expect((await test.import(office(), { FileId: good, DryRun: 0 })).New).toBe(1);
    const titles = HEADINGS.filter((heading) => heading !== '班级');
    const row = cells(0, { 年级: 2025 }).filter((_cell, at) => HEADINGS[at] !== '班级');
    const FileId = await test.uploadSheet(office(), [titles, row]);
    const report = await test.import(office(), { FileId, DryRun: 1, Cover: 1 });
    expect(report.Fails).toEqual([
      { RowNo: 2, ColumnName: '年级', CellValue: '2025', Message: '班级「班级KA」是2024级，与年级2025不符' },
    ]);
  });

  it('a class that is edited, one by one or by workbook, names those whose own facts would not fit any more', async () => {
    const said = /^GradeYear: 年级改为2025后，有\d+条新生数据（.+）的批次与之不符，请先调整这些数据$/;
    expect(await edit('core/ClassInfo', 'core.class.edit', 'KA', { GradeYear: 2025 })).toMatch(said);
    expect(await edit('core/ClassInfo', 'core.class.edit', 'KA', { PlanCount: 50 })).toBe('no refusal');
    const FileId = await test.uploadSheet(office(), [
      ['班级代码', '班级名称', '学院', '专业', '年级'],
      ['KA', '班级KA', '甲学院', '园艺技术', 2025],
    ]);
    for (const DryRun of [1, 0] as const) {
      const report = await test.import(office(), { EnCode: 'core.class.import', FileId, DryRun, Cover: 1 });
      expect(report.Fails).toMatchObject([{ RowNo: 2, ColumnName: '年级', CellValue: '2025' }]);
      expect(`GradeYear: ${report.Fails[0]!.Message}`).toMatch(said);
    }
    expect((await read('core/ClassInfo', 'KA'))['GradeYear']).toBe(2024);
  });

  it('what a reference offers is asked again when a field that it looks at changes', async () => {
    const id = await store(STUDENT, { ...FITS[STUDENT]!.row, Id: 'S050', StudentNo: 'S050', IdCardNo: null });
    await test.engine.database.query(`UPDATE "Major" SET "State" = '0' WHERE "Id" = 'MB'`);
    const moved = { CollegeId: 'CB', MajorId: 'MB' };
    expect(await edit(STUDENT, 'core.student.edit', id, { ...moved, IdCardNo: CARDS[3] })).toBe(
      'ClassId: 班级「班级KA」属于甲学院，与学院乙学院不符; MajorId: 专业「机电技术」不在可选范围内（停用）',
    );
    await test.engine.database.query(`UPDATE "Major" SET "State" = '1' WHERE "Id" = 'MB'`);
  });

  it('a row that never fitted keeps nobody from other changes of it', async () => {
    const row = { ...FITS[STUDENT]!.row, Id: 'S051', StudentNo: 'S051', IdCardNo: CARDS[4], ClassId: 'KA25' };
    const id = await store(STUDENT, row);
    expect(await edit(STUDENT, 'core.student.edit', id, { Phone: '13800138000' })).toBe('no refusal');
    expect(await edit(STUDENT, 'core.student.edit', id, { GradeYear: 2023 })).toBe(
      'ClassId: 班级「班级KA25」是2025级，与年级2023不符',
    );
    expect(await edit(STUDENT, 'core.student.edit', id, { GradeYear: 2025 })).toBe('no refusal');
  });

  it('an action on several rows refuses each that would not fit, and takes no parameter that is not offered', async () => {
    const give = (Id: string, BedId: string) =>
      store('dormitory/BedAllocation', {
        ...FITS['dormitory/BedAllocation']!.row,
        Id,
        BedId,
        MajorId: null,
        ClassId: null,
      });
    const ids = [await give('A1', 'b1'), await give('A3', 'b3')];
    const split = (params: Row, some = ids) =>
      refusalOf(test.act(office(), 'dorm.alloc.split', some, params));
    expect(await split({ MajorId: 'MA', ClassId: 'KA25' }, ['A1'])).toBe(
      'ClassId: 班级「班级KA25」是2025级，与批次「批次B24」的2024级不符',
    );
    expect(await split({ MajorId: 'MZ', ClassId: 'KA' }, ['A1'])).toBe(
      'ClassId: 班级「班级KA」不在可选范围内',
    );
    const partly = (await test.act(office(), 'dorm.alloc.split', ids, { MajorId: 'MA', ClassId: 'KA' })) as {
      value: unknown;
    };
    expect(partly.value).toMatchObject({
      SuccessCount: 1,
      Fails: [{ Id: 'A3', Message: '床位床位b3在西校区，与班级「班级KA」的校区东校区不符' }],
    });
    const gone = await store('core/Teacher', {
      ...FITS['core/Teacher']!.row,
      Id: 'TG',
      PostType: '1',
      State: '0',
    });
    expect(await refusalOf(test.act(office(), 'core.class.assign', ['KB'], { TeacherId: gone }))).toBe(
      'TeacherId: 辅导员「新教师」不在可选范围内（离职）',
    );
  });

  it('a form offers what fits with it, and is told what does not while it is typed', async () => {
    const asked = { Source: 'core/ClassInfo', Entity: STUDENT, Field: 'ClassId' };
    const Form = { CollegeId: 'CA', MajorId: 'MA', GradeYear: 2024 };
    const offered = async (form: Row, Ids?: string[]) =>
      listOptions(test.engine, office(), { ...asked, Form: form, ...(Ids && { Ids }) });
    const values = async (form: Row) => (await offered(form)).map(({ Value }) => Value);
    expect(await values(Form)).toEqual(['KA', 'KP']);
    expect(await values({ ...Form, CampusId: 'P2' })).toEqual(['KP']);
    expect(await values({ ...Form, GradeYear: null })).toEqual(['KA', 'KA25', 'KP']);
    expect(await values({ ...Form, GradeYear: 'no number' })).toEqual(['KA', 'KA25', 'KP']);
    expect(await offered(Form, ['KA25'])).toEqual([
      {
        Value: 'KA25',
        Label: '班级KA25',
        ParentId: null,
        Disabled: false,
        Unfit: [{ Key: 'ClassId', Message: '班级「班级KA25」是2025级，与年级2024不符' }],
      },
    ]);
    expect(await offered(Form, ['KA'])).toEqual([
      { Value: 'KA', Label: '班级KA', ParentId: null, Disabled: false },
    ]);
    // Who only reads the field is judged nothing: answers to made-up forms would spell out what stands in the rows.
    const reader = test.as({ UserId: 'reader', Roles: ['school_admin'] }, []);
    const read = (more: object = {}) => listOptions(test.engine, reader, { ...asked, Form, ...more });
    expect((await read()).map(({ Value }) => Value)).toEqual(['KA', 'KA25', 'KP']);
    expect((await read({ Ids: ['KA25'] }))[0]).not.toHaveProperty('Unfit');
  });

  /** Does the first, and begins the second before the first is committed. */
  const atOnce = async (first: (tx: Transaction) => Promise<unknown>, second: () => Promise<unknown>) => {
    let begun = () => {};
    const isBegun = new Promise<void>((resolve) => (begun = resolve));
    const one = test.write(async (tx) => {
      await first(tx);
      begun();
      await new Promise((resolve) => setTimeout(resolve, 500));
    });
    await isBegun;
    const two = second();
    return [await refusalOf(one), await refusalOf(two)];
  };
  const klass = async (Id: string) => {
    const row = FIT_WORLD.find(([name]) => name === 'core/ClassInfo')![1][0]!;
    return store('core/ClassInfo', { ...row, Id, ClassCode: Id, ClassName: `班级${Id}` });
  };
  const add = (tx: Transaction, ClassId: string, at: number) => {
    const row = { ...FITS[STUDENT]!.row, ClassId, StudentNo: `R${100 + at}`, IdCardNo: CARDS[at] };
    const { Id: _none, ...Data } = row as Row;
    return saveRow(test.engine, tx, office(), { Entity: STUDENT, EnCode: 'core.student.add', Data });
  };
  const gradeIn = async (id: string) => {
    const { rows } = await test.engine.database.query<{ grade: number }>(
      'SELECT "GradeYear" AS grade FROM "Student" WHERE "ClassId" = $1',
      [id],
    );
    return rows.map(({ grade }) => grade);
  };
  const turn = (tx: Transaction, Id: string, Version: unknown) => {
    const Data = { Id, Version, GradeYear: 2025 };
    return saveRow(test.engine, tx, office(), { Entity: 'core/ClassInfo', EnCode: 'core.class.edit', Data });
  };

  it('a student who is added and a class that turns at the same moment do not pass each other', async () => {
    const [one, two] = [await klass('RA'), await klass('RB')];
    const versionOf = async (id: string) => (await read('core/ClassInfo', id))['Version'];
    const [first, second] = [await versionOf(one), await versionOf(two)];
    expect(
      await atOnce(
        (tx) => add(tx, one, 5),
        () => test.write((tx) => turn(tx, one, first)),
      ),
    ).toEqual(['no refusal', 'no refusal']);
    expect(await gradeIn(one)).toEqual([2025]);
    expect(
      await atOnce(
        (tx) => turn(tx, two, second),
        () => test.write((tx) => add(tx, two, 6)),
      ),
    ).toEqual(['no refusal', 'ClassId: 班级「班级RB」是2025级，与年级2024不符']);
  });
});
