import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importTemplate } from '../../src/server/jobs/import/template.ts';
import { readSheet } from '../../src/server/jobs/xlsx/read.ts';
import { modules } from '../../src/server/modules/index.ts';
import { IMPORT_COLUMNS, importStudent } from '../fixtures/xlsx/import-students.ts';
import { refusalOf } from '../_util/engine.ts';
import { openImportEngine, sheetCells, type ImportEngine } from '../_util/import-engine.ts';

type Cells = (string | number | null)[];

describe('rows of a workbook are named the way people name them', () => {
  let test: ImportEngine;
  beforeAll(async () => {
    test = await openImportEngine(modules);
    await test.save(admin(), 'core/Campus', 'core.campus.add', { CampusName: '主校区' });
    const students = Array.from({ length: 8 }, (_, at): Cells => [...importStudent(at * 2).shown]);
    expect(await run('core.student.import', [IMPORT_COLUMNS.map(([title]) => title), ...students])).toEqual(
      [],
    );
  });
  afterAll(() => test.close());
  const admin = () => test.as({ UserId: 'admin', TrueName: '教务', Roles: ['school_admin', 'admin'] });
  const report = async (
    EnCode: string,
    rows: readonly Cells[],
    more: { Cover?: 0 | 1; DryRun?: 0 | 1 } = {},
  ) => test.import(admin(), { EnCode, FileId: await test.uploadSheet(admin(), rows), ...more });
  const run = async (EnCode: string, rows: readonly Cells[], more: { Cover?: 0 | 1 } = {}) =>
    (await report(EnCode, rows, more)).Fails.map(({ RowNo, Message }) => `${RowNo} ${Message}`);
  const rowsOf = async (text: string) => (await test.engine.database.query(text)).rows;
  const templateOf = async (EnCode: string) =>
    (await importTemplate(test.engine, admin(), { EnCode })).body as Buffer;

  it('a tree stands in one workbook in any order of rows, and a ring is named with its rows', async () => {
    const heads = ['机构代码', '机构名称', '机构类型', '上级机构'];
    const rows: Cells[] = [
      ['T3', '教研一室', '5', '计算机系'],
      ['T2', '计算机系', '5', 'T1'],
      ['T1', '信息学院', '2', null],
    ];
    for (const DryRun of [1, 0] as const)
      expect(await report('core.org.import', [heads, ...rows], { DryRun })).toMatchObject({
        New: 3,
        Fails: [],
      });
    const stored = await rowsOf(
      `SELECT o."OrgCode", p."OrgCode" AS "Above", o."OrgPath" = p."OrgPath" || o."Id" || '/' AS "Under"
       FROM "Org" o LEFT JOIN "Org" p ON p."Id" = o."ParentId" WHERE o."OrgCode" LIKE 'T_' ORDER BY 1`,
    );
    expect(stored).toEqual([
      { OrgCode: 'T1', Above: null, Under: null },
      { OrgCode: 'T2', Above: 'T1', Under: true },
      { OrgCode: 'T3', Above: 'T2', Under: true },
    ]);
    const ring: Cells[] = [
      ['R1', '甲室', '5', '乙室'],
      ['R2', '乙室', '5', '丙室'],
      ['R3', '丙室', '5', '甲室'],
      ['R4', '丁室', '5', '甲室'],
    ];
    expect(await run('core.org.import', [heads, ...ring])).toEqual([
      '2 上级机构循环：第2行→第3行→第4行→第2行',
      '3 上级机构循环：第2行→第3行→第4行→第2行',
      '4 上级机构循环：第2行→第3行→第4行→第2行',
    ]);
    expect(await run('core.org.import', [heads, ['R5', '戊室', '5', '戊室']])).toEqual([
      '2 上级机构循环：第2行→第2行',
    ]);
  });

  it('a name is found however its dot, its blanks and its widths are written', async () => {
    const heads = ['机构代码', '机构名称', '机构类型', '上级机构'];
    expect(await run('core.org.import', [heads, ['T7', '中外·合作学院', '2', null]])).toEqual([]);
    const ways = ['中外•合作学院', '中外． 合作学院', '中外\u00a0‧\u00a0合作学院', '中外・合作学院'];
    const rows = ways.map((way, at): Cells => [`T7${at}`, `合作系${at}`, '5', way]);
    expect(await run('core.org.import', [heads, ...rows])).toEqual([]);
    const stored = await rowsOf(`SELECT "OrgName" AS name FROM "Org" WHERE "OrgCode" = 'T7'`);
    expect(stored).toEqual([{ name: '中外·合作学院' }]);
  });

  /** A text as somebody else would write it: other dots, blanks, widths and letter sizes. */
  function otherWay(text: string, seed: number): string {
    const DOTS = '·•・‧∙．';
    return [...text]
      .map((letter, at) => {
        const turn = (seed * 7 + at * 13) % 5;
        if (DOTS.includes(letter)) return `${turn === 1 ? '\u00a0' : ''}${DOTS[(seed + at) % DOTS.length]}`;
        if (!/[0-9A-Za-z]/.test(letter)) return turn === 2 ? `${letter}\u200b` : letter;
        if (turn === 0) return String.fromCodePoint(letter.codePointAt(0)! + 0xfee0);
        return turn < 3 ? letter.toUpperCase() : letter.toLowerCase();
      })
      .join(turnOf(seed));
  }
  const turnOf = (seed: number) => (seed % 3 === 0 ? ' ' : '');

  it('Issue 16.14 what must be unique is the same however it is written: in forms, workbooks and the database', async () => {
    const campus = (CampusName: string) =>
      refusalOf(test.save(admin(), 'core/Campus', 'core.campus.add', { CampusName }));
    const names = ['东·校区A1', 'Jean·Dupont校区', '阿依古丽·买买提校区', 'North Campus 2'];
    for (const name of names) expect(await campus(name)).toBe('no refusal');
    for (let seed = 0; seed < 40; seed += 1) {
      const name = names[seed % names.length]!;
      const way = otherWay(name, seed);
      expect([way, await campus(way)]).toEqual([way, 'CampusName: 校区名称已存在']);
    }
    expect(await campus('东·校区A2')).toBe('no refusal');
    const written = await rowsOf(`SELECT "CampusName" AS name FROM "Campus" WHERE "CampusName" LIKE 'Jean%'`);
    expect(written).toEqual([{ name: 'Jean·Dupont校区' }]);

    const heads = ['机构代码', '机构名称', '机构类型', '上级机构'];
    const org = (code: string, above: string | null = null): Cells => [code, `同${code}`, '2', above];
    expect(await run('core.org.import', [heads, org('Same-1')])).toEqual([]);
    expect(
      await run('core.org.import', [heads, org('ＳＡＭＥ—１'), org('Other-1'), org(' oTHER-1')]),
    ).toEqual(['2 机构代码已存在', '3 机构代码与第4行重复', '4 机构代码与第3行重复']);
    // A workbook that covers finds the row, keeps its writing, and others may name it so too.
    expect(await run('core.org.import', [heads, ['same-１', '改名学院', '2', null]], { Cover: 1 })).toEqual(
      [],
    );
    expect(await run('core.org.import', [heads, ['Under-1', '下属系', '5', 'ｓａｍｅ-1']])).toEqual([]);
    expect(
      await rowsOf(
        `SELECT o."OrgCode" AS code, o."OrgName" AS name, (SELECT count(*)::int FROM "Org" b WHERE b."ParentId" = o."Id") AS below FROM "Org" o WHERE o."OrgCode" ILIKE 'same%'`,
      ),
    ).toEqual([{ code: 'Same-1', name: '改名学院', below: 1 }]);
  });

  it('a parent of the same workbook is judged as what it will be', async () => {
    const heads = ['机构代码', '机构名称', '机构类型', '上级机构'];
    const below = (type: string): Cells[] => [
      ['J2', '会计一室', type, '会计'],
      ['J1', '会计', '3', 'T1'],
    ];
    expect(await run('core.org.import', [heads, ...below('5')])).toEqual([
      '2 「会计」是专业，职能部门只能设在学校、学院、部门或党委之下',
    ]);
    expect(await run('core.org.import', [heads, ...below('4')])).toEqual([]);
    // Both are changed at once: neither would fit with what the other is stored as.
    const changed: Cells[] = [
      ['J2', '会计一室', '5', '会计'],
      ['J1', '会计', '5', 'T1'],
    ];
    expect(await run('core.org.import', [heads, ...changed], { Cover: 1 })).toEqual([]);
  });

  it('what is not there is told with the nearest that is', async () => {
    const heads = ['机构代码', '机构名称', '机构类型', '上级机构'];
    const told = await run('core.org.import', [
      heads,
      ['N1', '某室', '5', '信息学员'],
      ['N2', '某处', '5', '天文台'],
      ['N3', '新立系', '5', '新立学院处'],
      ['N4', '新立学院', '2', null],
    ]);
    expect(told).toEqual([
      '2 上级机构「信息学员」不存在，最接近的是「信息学院」',
      '3 上级机构「天文台」不存在',
      '4 上级机构「新立学院处」不存在，最接近的是「新立学院」',
    ]);
  });

  const BUILDING = ['楼栋编码', '楼栋名称', '校区', '性别属性', '层数'];
  const ROOM = ['楼栋', '楼层', '房间号', '性别', '房型', '床位数', '住宿费标准'];

  it('a bed is named by columns of its own or by one text in any of the usual ways', async () => {
    expect(
      await run('dorm.building.import', [
        BUILDING,
        ['B01', '1号楼', '主校区', '混合(分层)', 6],
        ['GY', '桂园A座', '主校区', '混合(分层)', 6],
      ]),
    ).toEqual([]);
    const rooms: Cells[] = ['1号楼', '桂园A座'].map((building) => [
      building,
      1,
      '101',
      '男',
      '四人间',
      4,
      800,
    ]);
    expect(await run('dorm.room.import', [ROOM, ...rooms, ['GY', 1, '102', '女', '四人间', 4, 800]])).toEqual(
      [],
    );
    const men = await rowsOf(`SELECT "StudentNo" FROM "Student" WHERE "Gender" = '1' ORDER BY "StudentNo"`);
    const nos = men.map((row) => String(row['StudentNo']));
    expect(nos.length).toBeGreaterThan(5);
    const one = (no: string | undefined, text: string): Cells => [no ?? null, text, '2026-09-01'];
    const heads = ['学生', '床位', '入住日期'];
    const ways = ['1号楼101-1', '1号楼-101-2', '1号楼 101 3床', '１号楼１０１室４号床', 'GY-101-1'];
    expect(await run('dorm.stay.import', [heads, ...ways.map((text, at) => one(nos[at], text))])).toEqual([]);
    const beds = await rowsOf(
      `SELECT d."BedName" FROM "BedStay" s JOIN "Bed" d ON d."Id" = s."BedId" ORDER BY s."StudentNo"`,
    );
    expect(beds.map((row) => row['BedName'])).toEqual([
      '1号楼 101 1床',
      '1号楼 101 2床',
      '1号楼 101 3床',
      '1号楼 101 4床',
      '桂园A座 101 1床',
    ]);
    const apart = ['学生', '楼栋', '房间', '床号', '入住日期'];
    expect(await run('dorm.stay.import', [apart, [nos[5]!, '桂园A座', '101', 2, '2026-09-01']])).toEqual([]);
    expect(
      await run('dorm.stay.import', [apart, [nos[6] ?? nos[0]!, '桂园A座', null, 3, '2026-09-01']]),
    ).toEqual(['2 床位的房间不能为空']);
    expect(
      await refusalOf(
        run('dorm.stay.import', [
          ['学生', '楼栋', '床号', '入住日期'],
          ['1', '2', '3', null],
        ]),
      ),
    ).toBe('模板列不匹配：缺少列「房间」');
  });

  it('Issue 16.14 a room of a building is the same however its number is written', async () => {
    const room = (no: string, fee = 800): Cells => ['1号楼', 1, no, '男', '四人间', 4, fee];
    expect(await run('dorm.room.import', [ROOM, room('a-109')])).toEqual([]);
    expect(await run('dorm.room.import', [ROOM, room('Ａ－１０９')])).toEqual(['2 房间号已存在']);
    expect(await run('dorm.room.import', [ROOM, room('Ａ－１０９', 900)], { Cover: 1 })).toEqual([]);
    expect(
      await rowsOf(`SELECT "RoomNo", "Fee"::float AS fee FROM "Room" WHERE "RoomNo" ILIKE 'a%'`),
    ).toEqual([{ RoomNo: 'a-109', fee: 900 }]);
  });

  it('a bed that is not there is told with the nearest one', async () => {
    const heads = ['学生', '床位', '入住日期'];
    const no = String(importStudent(0).shown[0]);
    expect(await run('dorm.stay.import', [heads, [no, '1号楼101-7', '2026-09-01']])).toContain(
      '2 床位「1号楼101-7」不存在，最接近的是「1号楼101-4」',
    );
  });

  it('the template parts such a reference, shows the ways to write it, and never a field that people do not know', async () => {
    const body = await templateOf('dorm.stay.template');
    const [titles, sample] = await sheetCells(body);
    expect(titles).toEqual(['学生*', '楼栋*', '房间*', '床号*', '入住日期*']);
    expect(sample).toEqual([
      expect.stringContaining('示例行，导入时忽略'),
      '1号楼',
      '101',
      expect.any(String),
      '2026-09-01',
    ]);
    const notes = new Map<unknown, unknown>();
    for await (const { cells } of readSheet(body, { sheet: 1 })) notes.set(cells[0], cells[2]);
    expect(notes.get('楼栋')).toMatch(
      /^床位的楼栋；也可以不分楼栋、房间、床号，在一列「床位」中填写，如 1号楼101-\d、1号楼-101-\d、1号楼 101 \d床$/,
    );
    for (const EnCode of ['dorm.stay.template', 'dorm.alloc.template'])
      for await (const { cells } of readSheet(await templateOf(EnCode), { sheet: 1 }))
        expect(cells.join(' ')).not.toContain('锁定人');
  });

  it('the template’s own sample line is not imported and said so; a row that looks like it is', async () => {
    const [titles, sample] = await sheetCells(await templateOf('dorm.building.template'));
    const at = (heading: string) => titles!.findIndex((title) => String(title).startsWith(heading));
    const row = [...(sample as Cells)];
    row[at('楼栋编码')] = 'B09';
    row[at('楼栋名称')] = '示例行';
    row[at('宿管员')] = null;
    const answer = await report('dorm.building.import', [titles as Cells, sample as Cells, row]);
    expect(answer).toMatchObject({ Total: 1, New: 1, Samples: 1, Fails: [] });
    expect(await rowsOf(`SELECT "BuildingName" FROM "Building" WHERE "BuildingCode" = 'B09'`)).toEqual([
      { BuildingName: '示例行' },
    ]);
    expect(await refusalOf(report('dorm.building.import', [titles as Cells, sample as Cells]))).toBe(
      '文件中只有标题和示例行，没有数据',
    );
  });

  it('a correction needs the key and what it corrects; a row that is new names the missing columns', async () => {
    const heads = ['楼栋编码', '楼栋名称'];
    expect(await report('dorm.building.import', [heads, ['B01', '一号楼']], { Cover: 1 })).toMatchObject({
      Updated: 1,
      New: 0,
      Fails: [],
    });
    expect(await run('dorm.building.import', [heads, ['B01', '1号楼'], ['B77', '七']], { Cover: 1 })).toEqual(
      ['3 该记录尚不存在，新增时还需要列「校区」「性别属性」「层数」'],
    );
    expect(await refusalOf(report('dorm.building.import', [['楼栋名称'], ['七']], { Cover: 1 }))).toBe(
      '模板列不匹配：缺少列「楼栋编码」',
    );
    expect(await run('dorm.building.import', [heads, ['B01', '1号楼']], { Cover: 1 })).toEqual([]);
  });

  it('a blank cell leaves what is stored, 清空 empties it, and what is required cannot be emptied', async () => {
    const heads = ['机构代码', '机构名称', '简称', '上级机构'];
    await run('core.org.import', [heads, ['T2', null, '计科', null]], { Cover: 1 });
    const stored = () =>
      rowsOf(`SELECT "OrgName", "ShortName", "ParentId" FROM "Org" WHERE "OrgCode" = 'T2'`);
    expect(await stored()).toEqual([
      { OrgName: '计算机系', ShortName: '计科', ParentId: expect.any(String) },
    ]);
    expect(await run('core.org.import', [heads, ['T2', '清空', null, null]], { Cover: 1 })).toEqual([
      '2 机构名称必填，不能清空',
    ]);
    expect(await run('core.org.import', [heads, ['T2', null, '「清空」', '清空']], { Cover: 1 })).toEqual([]);
    expect(await stored()).toEqual([{ OrgName: '计算机系', ShortName: null, ParentId: null }]);
  });
});
