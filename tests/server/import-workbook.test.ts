import { createWriteStream, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importTemplate } from '../../src/server/jobs/import/template.ts';
import { readSheet, readSheetNames } from '../../src/server/jobs/xlsx/read.ts';
import { writeSheets } from '../../src/server/jobs/xlsx/write.ts';
import { modules } from '../../src/server/modules/index.ts';
import { refusalOf } from '../_util/engine.ts';
import { openImportEngine, type ImportEngine } from '../_util/import-engine.ts';

type Cells = readonly (string | number | null)[];
type Sheets = Readonly<Record<string, readonly Cells[]>>;

const BUILDING: Cells = ['楼栋编码', '楼栋名称', '校区', '性别属性', '层数'];
const ROOM: Cells = ['楼栋', '楼层', '房间号', '性别', '房型', '床位数', '住宿费标准'];
const BED: Cells = ['楼栋', '房间号', '床号', '床型'];

describe('a workbook with several sheets is one import', () => {
  let test: ImportEngine;
  const folder = mkdtempSync(join(tmpdir(), 'xgt-workbook-'));
  beforeAll(async () => {
    test = await openImportEngine(modules);
    await test.save(admin(), 'core/Campus', 'core.campus.add', { CampusName: '主校区' });
  });
  afterAll(() => test.close());
  const admin = () => test.as({ UserId: 'admin', TrueName: '教务', Roles: ['school_admin', 'admin'] });
  const upload = async (sheets: Sheets) => {
    const path = join(folder, `${Math.random()}.xlsx`);
    const written = Object.entries(sheets).map(([name, [heads = [], ...rows]]) => ({
      name,
      columns: heads.map((title) => ({ title: String(title) })),
      rows,
    }));
    await writeSheets(createWriteStream(path), written);
    return test.upload(admin(), path);
  };
  const take = async (sheets: Sheets, more = {}, EnCode = 'dorm.building.workbook') =>
    test.import(admin(), { EnCode, FileId: await upload(sheets), ...more });
  const said = async (sheets: Sheets, more = {}, EnCode?: string) =>
    (await take(sheets, more, EnCode)).Fails.map(
      ({ SheetName, RowNo, ColumnName, Message }) => `${SheetName} ${RowNo} ${ColumnName} ${Message}`,
    );
  const rowsOf = async (text: string) => (await test.engine.database.query(text)).rows;

  const good: Sheets = {
    床位: [BED, ['甲楼', '101', 1, '上铺'], ['甲楼', '101', 2, '下铺']],
    房间: [ROOM, ['甲楼', 1, '101', '男', '四人间', 4, 1200], ['乙楼', 2, '201', '女', '四人间', 4, 1200]],
    楼栋: [BUILDING, ['W01', '甲楼', '主校区', '男生楼', 6], ['W02', '乙楼', '主校区', '女生楼', 6]],
  };

  it('finds what stands on an earlier sheet, whatever the order of the tabs; a dry run leaves nothing behind', async () => {
    expect(await take(good, { DryRun: 1 })).toMatchObject({
      Total: 6,
      SuccessCount: 6,
      New: 4,
      Updated: 2,
      Fails: [],
    });
    expect(await rowsOf('SELECT 1 FROM "Building" UNION ALL SELECT 1 FROM "Bed"')).toEqual([]);
    expect(await take(good)).toMatchObject({ Total: 6, SuccessCount: 6, Fails: [] });
    expect(
      await rowsOf(
        `SELECT g."BuildingName" AS "Building", r."RoomNo", b."BedNo", b."BedPos", b."BedName" FROM "Bed" b
         JOIN "Room" r ON r."Id" = b."RoomId" JOIN "Building" g ON g."Id" = b."BuildingId"
         WHERE g."BuildingCode" = 'W01' AND b."IsDeleted" = 0 ORDER BY b."BedNo"`,
      ),
    ).toEqual(
      [1, 2, 3, 4].map((BedNo) => ({
        Building: '甲楼',
        RoomNo: '101',
        BedNo,
        BedPos: { 1: '2', 2: '3' }[BedNo] ?? '1',
        BedName: `甲楼 101 ${BedNo}床`,
      })),
    );
  });

  it('names the sheet of every wrong cell, and blames nothing for standing on a refused row', async () => {
    const wrong: Sheets = {
      楼栋: [BUILDING, ['W11', '丙楼', '不存在的校区', '男生楼', 6], ['W12', '丁楼', '主校区', '男生楼', 6]],
      房间: [
        ROOM,
        ['丙楼', 1, '101', '男', '四人间', 4, 1200],
        ['丁楼', 9, '901', '男', '四人间', 4, 1200],
        ['戊楼', 1, '101', '男', '四人间', 4, 1200],
      ],
      床位: [BED, ['丙楼', '101', 1, '上铺'], ['丁楼', '901', 1, '上铺'], ['丁楼', '902', 1, '上铺']],
    };
    for (const DryRun of [1, 0]) {
      const fails = await said(wrong, { DryRun });
      expect(fails.map((text) => text.replace(/，最接近.*/, ''))).toEqual([
        '楼栋 2 校区 校区「不存在的校区」不存在',
        '房间 3 楼层 楼栋「丁楼」只有6层，没有9楼',
        '房间 4 楼栋 楼栋「戊楼」不存在',
        '床位 4 楼栋 房间「丁楼-902」不存在',
      ]);
    }
    expect(await take(wrong)).toMatchObject({ Total: 8, SuccessCount: 0, FailCount: 4, New: 0 });
    expect(await rowsOf(`SELECT 1 FROM "Building" WHERE "BuildingCode" IN ('W11', 'W12')`)).toEqual([]);
  });

  it('a file that is another one is refused with the sheets that are wanted; a grant for each sheet is needed', async () => {
    const ask = async (sheets: Sheets) => refusalOf(take(sheets));
    expect(await ask({ Sheet1: [BUILDING, ['W21', '己楼', '主校区', '男生楼', 6]] })).toBe(
      '工作表不匹配：无法识别的工作表「Sheet1」；工作表应为「楼栋」「房间」「床位」',
    );
    expect(
      await ask({
        楼栋: [
          ['楼栋编码', '层'],
          ['W21', 6],
        ],
      }),
    ).toContain('工作表「楼栋」模板列不匹配：缺少列');
    expect(await ask({ 楼栋: [BUILDING] })).toBe('文件中没有数据');
    const FileId = await upload(good);
    const part = test.as({ UserId: 'admin', Roles: ['school_admin'] }, [
      'dorm.building.workbook',
      'dorm.building.import',
    ]);
    expect(await refusalOf(test.import(part, { EnCode: 'dorm.building.workbook', FileId }))).toBe(
      '没有权限执行该操作',
    );
  });

  it('its template has every sheet with a sample line that is not imported, and notes', async () => {
    const { body, fileName } = await importTemplate(test.engine, admin(), {
      EnCode: 'dorm.building.workbook',
    });
    expect(fileName).toBe('导入楼栋房间床位.xlsx');
    const names = (await readSheetNames(body as Buffer)).map(({ name }) => name);
    expect(names).toEqual(['楼栋', '房间', '床位', '填写说明']);
    const heads: unknown[][] = [];
    for (const sheet of names) {
      for await (const { cells } of readSheet(body as Buffer, { sheet })) {
        heads.push([...cells]);
        break;
      }
    }
    expect(heads[2]).toEqual(
      ['楼栋*', '房间号*', '床号*', '床型*'].map((head) => (head === '床型*' ? '床型' : head)),
    );
    const path = join(folder, 'template.xlsx');
    await import('node:fs/promises').then(({ writeFile }) => writeFile(path, body as Buffer));
    const FileId = await test.upload(admin(), path);
    expect(await refusalOf(test.import(admin(), { EnCode: 'dorm.building.workbook', FileId }))).toBe(
      '文件中没有数据',
    );
  });

  it('rows of a key of several fields are corrected by it', async () => {
    const rooms = [ROOM.slice(0, 1).concat('房间号', '住宿费标准'), ['甲楼', '101', 1500]];
    expect(await take({ 房间: rooms }, { Cover: 1 })).toMatchObject({ New: 0, Updated: 1, Fails: [] });
    expect(await rowsOf(`SELECT "RoomNo", "Fee", "BedCount" FROM "Room" WHERE "RoomNo" = '101'`)).toEqual([
      { RoomNo: '101', Fee: 1500, BedCount: 4 },
    ]);
    expect(await said({ 房间: [rooms[0]!, ['甲楼', '109', 1500]] }, { Cover: 1 })).toEqual([
      expect.stringContaining('该记录尚不存在，新增时还需要列'),
    ]);
  });

  it('a row below a refused one of its own sheet is not blamed for it', async () => {
    const heads = ['机构代码', '机构名称', '机构类型', '上级机构'];
    await take({ 机构: [heads, ['Z1', '一处', '2', null]] }, {}, 'core.org.import').then(({ Fails }) =>
      expect(Fails).toEqual([]),
    );
    const FileId = await upload({
      机构: [
        ['机构代码', '上级机构'],
        ['Z2', null],
        ['Z1', 'Z2'],
      ],
    });
    const report = await test.import(admin(), { EnCode: 'core.org.import', FileId, Cover: 1 });
    expect(report.Fails.map(({ RowNo, Message }) => `${RowNo} ${Message}`)).toEqual([
      expect.stringMatching(/^2 该记录尚不存在/),
    ]);
    expect(report).toMatchObject({ Total: 2, FailCount: 1, SuccessCount: 0 });
  });

  it('dictionaries come with their items, and their items with those above them', async () => {
    const types = ['字典代码', '字典名称'];
    const items = ['字典', '代码', '名称', '上级代码'];
    const sheets: Sheets = {
      字典项: [items, ['爱好', '11', '篮球', '1'], ['爱好', '1', '球类', null]],
      字典: [types, ['X_HOBBY', '爱好']],
    };
    expect(await take(sheets, {}, 'core.dict.workbook')).toMatchObject({ New: 3, Fails: [] });
    expect(
      await rowsOf(
        `SELECT i."ItemCode", i."ParentCode", t."TypeCode", t."Kind" FROM "DictItem" i JOIN "DictType" t ON t."Id" = i."TypeId" ORDER BY 1`,
      ),
    ).toEqual([
      { ItemCode: '1', ParentCode: null, TypeCode: 'X_HOBBY', Kind: '3' },
      { ItemCode: '11', ParentCode: '1', TypeCode: 'X_HOBBY', Kind: '3' },
    ]);
    expect(await said({ 字典: [types, ['HOBBY', '爱好二']] }, {}, 'core.dict.workbook')).toEqual([
      '字典 2 字典代码 学校自建字典的代码以X_开头，后接大写字母、数字或下划线',
    ]);
  });

  it('roles of users come in a workbook of their own: several lines of one user, blank told from clear', async () => {
    const college = { OrgCode: 'Y1', OrgName: '甲学院', OrgType: '2' };
    await test.save(admin(), 'core/Org', 'core.org.add', college);
    await test.save(admin(), 'core/Org', 'core.org.add', { ...college, OrgCode: 'Y2', OrgName: '乙学院' });
    const roles = { college: '学院管理员', office: '学校管理员' };
    await test.engine.database.query(
      `INSERT INTO "SysRole" ("Id", "RoleCode", "RoleName", "DataScope", "State", "IsDeleted", "Version", "CreateDate", "UpdateDate")
       SELECT c, c, n, d, '1', 0, 1, now(), now() FROM (VALUES ('y_college', $1, '2'), ('y_office', $2, '1')) AS v(c, n, d)`,
      [roles.college, roles.office],
    );
    const user = { LoginName: 'y_user', TrueName: '某人', UserType: '3' };
    await test.save(admin(), 'system/SysUser', 'system.user.add', user);
    const heads = ['用户', '角色', '授权机构'];
    const lines = (rows: readonly Cells[], more = {}) =>
      said({ 用户角色: [heads, ...rows] }, more, 'system.user.roles');
    const held = () =>
      rowsOf(
        `SELECT r."RoleName" AS role, o."OrgName" AS org FROM "UserRole" u JOIN "SysRole" r ON r."Id" = u."RoleId"
         LEFT JOIN "Org" o ON o."Id" = u."OrgId" WHERE u."IsDeleted" = 0 AND u."UserId" =
           (SELECT "Id" FROM "SysUser" WHERE "LoginName" = 'y_user') ORDER BY 1, 2`,
      );
    const first = [
      ['y_user', roles.college, '甲学院'],
      ['y_user', roles.college, 'Y2'],
      ['y_user', 'y_office', null],
    ];
    expect(await lines(first)).toEqual([]);
    const all = [
      { role: roles.office, org: null },
      { role: roles.college, org: '乙学院' },
      { role: roles.college, org: '甲学院' },
    ];
    const sorted = (rows: unknown[]) => rows.map((row) => JSON.stringify(row)).sort();
    expect(sorted(await held())).toEqual(sorted(all));
    expect(await lines([first[2]!])).toEqual(['undefined 2 用户 该角色已分配']);
    expect(await lines([first[0]!, first[0]!])).toEqual([
      'undefined 2 用户 用户、角色、授权机构与第3行重复',
      'undefined 3 用户 用户、角色、授权机构与第2行重复',
    ]);
    expect(await lines([['nobody', roles.office, null]])).toEqual(['undefined 2 用户 用户「nobody」不存在']);
    // A blank cell leaves the organisation as it is; a role that is held for one alone is cleared by the word for it.
    expect(await lines([['y_user', roles.college, null]], { Cover: 1 })).toEqual([]);
    expect(sorted(await held())).toEqual(sorted(all));
    expect(await lines([['y_user', roles.office, '甲学院']], { Cover: 1 })).toEqual([]);
    expect(sorted(await held())).toEqual(sorted([{ role: roles.office, org: '甲学院' }, ...all.slice(1)]));
    expect(await lines([['y_user', roles.office, '清空']], { Cover: 1 })).toEqual([]);
    expect(sorted(await held())).toEqual(sorted(all));
    expect(
      await refusalOf(
        test.import(test.as({ UserId: 'x', Roles: ['teacher'] }, []), {
          EnCode: 'system.user.roles',
          FileId: 'x',
        }),
      ),
    ).toBe('没有权限执行该操作');
  });
});
