import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetOldActs } from '../../src/server/data/tables/journal.ts';
import { adoptTasks } from '../../src/server/jobs/tasks/adopt.ts';
import { startSchool, type TestClient, type TestSchool } from '../_util/server.ts';
import { sheetFile, uploaded, workbookFile } from '../_util/upload.ts';
import { backgroundUndo } from './cases/background-undo.ts';
import { undoneActs } from './cases/undone-acts.ts';
import { undoneFiles } from './cases/undone-files.ts';

const TEACHERS = ['工号', '姓名', '性别', '所属部门', '岗位类型', '手机号'];
const IMPORT = 'core.teacher.import';
const UNDO = 'task.import.undo';

describe('an office’s act is undone as a whole', () => {
  let school: TestSchool;
  let office: TestClient;
  let admin: TestClient;
  let college: string;
  beforeAll(async () => {
    school = await startSchool({ demoStudents: 40 });
    office = await school.as('school01');
    admin = await school.as('admin');
    const orgs = await rowsOf<{ OrgName: string }>(
      `SELECT "OrgName" FROM "Org" WHERE "OrgType" = '2' AND "IsDeleted" = 0 ORDER BY "OrgCode" LIMIT 1`,
    );
    college = orgs[0]!.OrgName;
  });
  afterAll(() => school.close());

  async function rowsOf<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await school.database.query<Row>(text, values)).rows;
  }

  const teacher = (no: string, name: string, phone = '') => [no, name, '男', college, '辅导员', phone];

  async function imported(lines: string[][], Cover: 0 | 1 = 0, client = office): Promise<string> {
    const file = await sheetFile(school.dataDir, [TEACHERS, ...lines]);
    const FileId = await uploaded(client, '教职工.xlsx', file);
    const { value, message } = await client.call('Data/Import', { EnCode: IMPORT, FileId, DryRun: 0, Cover });
    expect(value, message).toMatchObject({ FailCount: 0, Fails: [] });
    return value.TaskId as string;
  }

  const undo = (client: TestClient, Id: string, Params = {}, EnCode = UNDO) =>
    client.call('Data/Action', { EnCode, Ids: [Id], Params });
  const preview = (client: TestClient, Id: string) => undo(client, Id, { Preview: 1 });
  const stateOf = async (Id: string) =>
    (
      await rowsOf<Record<string, unknown>>(
        `SELECT "IsAskForStr", "UndoNote", "UndoUserName" FROM "ImportTask" WHERE "Id" = $1`,
        [Id],
      )
    )[0];
  /** Everything that the import may have written, as it stands. */
  const living = () =>
    rowsOf(
      `SELECT 'Teacher' AS place, t."TeacherNo" AS name, t."TrueName" AS more, t."Phone" FROM "Teacher" t WHERE t."IsDeleted" = 0
       UNION ALL SELECT 'SysUser', u."LoginName", u."TrueName", u."Phone" FROM "SysUser" u WHERE u."IsDeleted" = 0
       UNION ALL SELECT 'UserRole', r."UserId", r."RoleId", NULL FROM "UserRole" r WHERE r."IsDeleted" = 0
       ORDER BY 1, 2, 3`,
    );

  it('rows that it made go with their accounts; it is done once, audited and seen in the list', async () => {
    const before = await living();
    const task = await imported([teacher('U1001', '甲'), teacher('U1002', '乙')]);
    expect((await living()).length).toBe(before.length + 6);
    const seen = await preview(office, task);
    expect(seen.value).toMatchObject({ Removed: 6, Restored: 0, Left: 0, LeftRows: [] });
    expect((await living()).length).toBe(before.length + 6);
    expect((await undo(office, task)).value).toMatchObject({ Removed: 6, Restored: 0, Left: 0 });
    expect(await living()).toEqual(before);
    expect(await stateOf(task)).toEqual({
      IsAskForStr: '已撤销',
      UndoNote: '删除6条，恢复0条，保留0条',
      UndoUserName: expect.any(String),
    });
    const audit = await rowsOf<{ Entity: string; n: number }>(
      `SELECT "Entity", count(*)::int AS n FROM "AuditLog" WHERE "EnCode" = $1 GROUP BY "Entity" ORDER BY "Entity"`,
      [UNDO],
    );
    expect(audit).toEqual([
      { Entity: 'core/Teacher', n: 2 },
      { Entity: 'import-export/ImportTask', n: 1 },
      { Entity: 'system/SysUser', n: 2 },
      { Entity: 'system/UserRole', n: 2 },
    ]);
    expect((await undo(office, task)).message).toBe('只能撤销7天内已完成的导入，且只能撤销一次');
    expect(await imported([teacher('U1001', '甲')])).toMatch(/^[0-9a-f]{32}$/);
  });

  it('rows that it changed go back field by field, and what others changed since is left and named', async () => {
    await imported([teacher('U2001', '原名一', '13800000001'), teacher('U2002', '原名二', '13800000002')]);
    const before = await living();
    const task = await imported([teacher('U2001', '改名一'), teacher('U2002', '改名二')], 1);
    const [touched] = await rowsOf<{ Id: string; Version: number }>(
      `SELECT "Id", "Version" FROM "Teacher" WHERE "TeacherNo" = 'U2002'`,
    );
    const Data = { ...touched, Phone: '13800000009' };
    const saved = await office.call('Data/Save', {
      Entity: 'core/Teacher',
      EnCode: 'core.teacher.edit',
      Data,
    });
    expect(saved.code).toBe(0);
    // Each teacher with the account that follows.
    const left = ['用户', '教职工'].map((Title) => ({ Title, Name: '改名二', Message: '之后被修改过' }));
    expect((await preview(office, task)).value).toMatchObject({ Restored: 2, Left: 2, LeftRows: left });
    expect((await undo(office, task)).value).toMatchObject({ Removed: 0, Restored: 2, Left: 2 });
    const names = await rowsOf(
      `SELECT "TeacherNo", "TrueName", "Phone" FROM "Teacher" WHERE "TeacherNo" LIKE 'U200%' ORDER BY 1`,
    );
    expect(names).toEqual([
      { TeacherNo: 'U2001', TrueName: '原名一', Phone: '13800000001' },
      { TeacherNo: 'U2002', TrueName: '改名二', Phone: '13800000009' },
    ]);
    expect((await living()).filter((row) => JSON.stringify(row).includes('原名一'))).toEqual(
      before.filter((row) => JSON.stringify(row).includes('原名一')),
    );
    expect(await stateOf(task)).toMatchObject({ IsAskForStr: '部分撤销' });
    const lines = await rowsOf(
      `SELECT "ColumnName", "CellValue", "Message" FROM "ImportError" WHERE "TaskId" = $1`,
      [task],
    );
    expect(lines).toEqual(
      expect.arrayContaining([{ ColumnName: '教职工', CellValue: '改名二', Message: '之后被修改过' }]),
    );
  });

  it('a row on which another stands stays, and its account with it', async () => {
    const task = await imported([teacher('U3001', '有班的'), teacher('U3002', '没班的')]);
    const [own] = await rowsOf<{ Id: string }>(`SELECT "Id" FROM "Teacher" WHERE "TeacherNo" = 'U3001'`);
    await school.database.query(
      `UPDATE "Org" SET "LeaderId" = $1 WHERE "Id" = (SELECT min("Id") FROM "Org" WHERE "IsDeleted" = 0)`,
      [own!.Id],
    );
    const done = (await undo(office, task)).value;
    expect(done).toMatchObject({ Removed: 3, Left: 3 });
    expect(done.LeftRows).toContainEqual({
      Title: '教职工',
      Name: '有班的',
      Message: '组织机构（负责人）仍在使用',
    });
    const kept = await rowsOf(
      `SELECT t."TeacherNo", u."IsDeleted" FROM "Teacher" t JOIN "SysUser" u ON u."Id" = t."UserId"
       WHERE t."TeacherNo" LIKE 'U300%' AND t."IsDeleted" = 0`,
    );
    expect(kept).toEqual([{ TeacherNo: 'U3001', IsDeleted: 0 }]);
    expect((await school.client().login('U3002')).code).not.toBe(0);
  });

  it('an account that somebody has changed keeps its person', async () => {
    const task = await imported([teacher('U3101', '在用的')]);
    await school.database.query(
      `UPDATE "SysUser" SET "IsWeakPwd" = 0, "Version" = "Version" + 1 WHERE "LoginName" = 'U3101'`,
    );
    expect((await undo(office, task)).value).toMatchObject({ Removed: 0, Left: 3 });
    const kept = await rowsOf(`SELECT 1 FROM "Teacher" WHERE "TeacherNo" = 'U3101' AND "IsDeleted" = 0`);
    expect(kept.length).toBe(1);
  });

  it('copies that follow are no touch, and are right afterwards whatever was undone', async () => {
    const [own] = await rowsOf<{ Id: string; ClassName: string; CounsellorId: string | null }>(
      `SELECT c."Id", c."ClassName", c."CounsellorId" FROM "ClassInfo" c WHERE c."IsDeleted" = 0 AND c."State" = '1'
         AND EXISTS (SELECT 1 FROM "Student" s WHERE s."ClassId" = c."Id" AND s."IsDeleted" = 0
           AND s."CounsellorId" = c."CounsellorId") ORDER BY c."ClassCode" LIMIT 1`,
    );
    const students = () =>
      rowsOf(
        `SELECT "StudentNo", "CounsellorId", "Phone" FROM "Student" WHERE "ClassId" = $1 AND "IsDeleted" = 0 ORDER BY 1`,
        [own!.Id],
      );
    const holder = async () =>
      (
        await rowsOf<{ CounsellorId: string }>(`SELECT "CounsellorId" FROM "ClassInfo" WHERE "Id" = $1`, [
          own!.Id,
        ])
      )[0]!.CounsellorId;
    const before = await students();
    const heads = ['学号', '手机号'];
    const [first] = before as { StudentNo: string }[];
    const file = await sheetFile(school.dataDir, [heads, [first!.StudentNo, '13811112222']]);
    const FileId = await uploaded(office, '更正.xlsx', file);
    const corrected = { EnCode: 'core.student.import', FileId, DryRun: 0, Cover: 1 } as const;
    const { value } = await office.call('Data/Import', corrected);
    expect(value).toMatchObject({ Updated: 1, Fails: [] });
    const teachers = await imported([teacher('U7001', '新辅导员')]);
    const [next] = await rowsOf<{ Id: string }>(`SELECT "Id" FROM "Teacher" WHERE "TeacherNo" = 'U7001'`);
    const [stored] = await rowsOf<{ Version: number }>(`SELECT "Version" FROM "ClassInfo" WHERE "Id" = $1`, [
      own!.Id,
    ]);
    const given = await office.call('Data/Save', {
      Entity: 'core/ClassInfo',
      EnCode: 'core.class.edit',
      Data: { Id: own!.Id, Version: stored!.Version, CounsellorId: next!.Id },
    });
    expect([given.code, given.message]).toEqual([0, expect.anything()]);
    expect(await holder()).toBe(next!.Id);
    expect(
      (await students()).every((row) => (row as { CounsellorId: string }).CounsellorId === next!.Id),
    ).toBe(true);
    // The students were written by that as well, yet nobody touched them.
    expect((await undo(office, value.TaskId as string)).value).toMatchObject({ Restored: 2, Left: 0 });
    const phones = (rows: object[]) => rows.map((row) => (row as { Phone: string }).Phone);
    expect(phones(await students())).toEqual(phones(before));
    expect(
      (await students()).every((row) => (row as { CounsellorId: string }).CounsellorId === next!.Id),
    ).toBe(true);
    // The teacher holds a post by now and stays.
    expect((await undo(office, teachers)).value).toMatchObject({ Removed: 0 });
  });

  it('a number that another row took meanwhile is not taken away from it', async () => {
    await imported([teacher('U3201', '改号的'), teacher('U3203', '后来的')]);
    const act = 'act-that-renames';
    const { asAct } = await import('../../src/server/data/tables/journal.ts');
    const { undoAct } = await import('../../src/server/engines/undo/undo.ts');
    const numberOf = (from: string, to: string) =>
      `UPDATE "Teacher" SET "TeacherNo" = '${to}', "Version" = "Version" + 1 WHERE "TeacherNo" = '${from}'`;
    await school.database.transaction((tx) => asAct(tx, act, () => tx.query(numberOf('U3201', 'U3202'))));
    await school.database.query(`UPDATE "Teacher" SET "TeacherNo" = 'U3201' WHERE "TeacherNo" = 'U3203'`);
    const caller = { subject: { UserId: 'x', Roles: [] }, grants: new Set(), readable: new Set() } as never;
    const report = await school.database.transaction((tx) =>
      undoAct({ engine: school.engine, tx, caller, now: '2026-01-01 00:00:00', act, enCode: UNDO }),
    );
    expect(report).toMatchObject({
      Restored: 0,
      Left: 1,
      LeftRows: [{ Message: '原来的编号已被其他记录使用' }],
    });
  });

  it('the one who did it and administrators may; others, and one who lost the right, are refused', async () => {
    const task = await imported([teacher('U4001', '丁')]);
    const other = await school.as('edu01');
    expect((await undo(other, task)).code).not.toBe(0);
    const student = await school.student();
    expect((await preview(student, task)).code).not.toBe(0);
    expect((await undo(admin, task)).value).toMatchObject({ Removed: 3 });
  });

  it('after 7 days nothing is undone, and what was noted is forgotten', async () => {
    const task = await imported([teacher('U5001', '戊')]);
    await school.database.query(
      `UPDATE "ImportTask" SET "FinishDate" = now() - interval '8 days' WHERE "Id" = $1`,
      [task],
    );
    expect((await undo(office, task)).message).toBe('只能撤销7天内已完成的导入，且只能撤销一次');
    await school.database.query(`UPDATE sys_journal SET at = now() - interval '9 days' WHERE act = $1`, [
      task,
    ]);
    await forgetOldActs(school.database);
    expect(await rowsOf('SELECT 1 FROM sys_journal WHERE act = $1', [task])).toEqual([]);
    await school.database.query(`UPDATE "ImportTask" SET "FinishDate" = now() WHERE "Id" = $1`, [task]);
    expect((await undo(office, task)).message).toContain('没有可撤销的记录');
  });

  it('an undo that was broken off did nothing and is offered again', async () => {
    const task = await imported([teacher('U6001', '己')]);
    await school.database.query(
      `UPDATE "ImportTask" SET "IsAskForStr" = '正在撤销', "UpdateDate" = now() - interval '1 hour' WHERE "Id" = $1`,
      [task],
    );
    expect((await undo(office, task)).code).not.toBe(0);
    await adoptTasks(school.database, school.engine.catalog);
    expect((await undo(office, task)).value).toMatchObject({ Removed: 3, Left: 0 });
  });

  it('an action on several rows is kept as a task and undone the same way', async () => {
    const student = await school.as('school01');
    const before = await rowsOf(`SELECT "Id", "State", "LockUserId" FROM "Bed" ORDER BY "Id"`);
    const free = await rowsOf(`SELECT 1 FROM "Bed" WHERE "State" = '0' AND "IsDeleted" = 0`);
    expect(free.length).toBeGreaterThan(3);
    const EnCode = 'dorm.bed.disable';
    const ids = await rowsOf<{ Id: string }>(
      `SELECT "Id" FROM "Bed" WHERE "State" = '0' AND "IsDeleted" = 0 ORDER BY "Id" LIMIT 4`,
    );
    const Ids = ids.map(({ Id }) => Id);
    expect((await student.call('Data/Action', { EnCode, Ids, Params: {} })).code).toBe(0);
    const tasks = await rowsOf<{ Id: string }>(
      `SELECT "Id" FROM "ActionTask" WHERE "EnCode" = $1 ORDER BY "CreateDate" DESC LIMIT 1`,
      [EnCode],
    );
    expect((await undo(student, tasks[0]!.Id, {}, 'task.action.undo')).value).toMatchObject({
      Removed: 0,
      Restored: 4,
      Left: 0,
    });
    expect(await rowsOf(`SELECT "Id", "State", "LockUserId" FROM "Bed" ORDER BY "Id"`)).toEqual(before);
  });

  it('the turn of the year is an act of one row that is kept as a task, undone as a whole and audited', async () => {
    const terms = () =>
      rowsOf<{ Id: string; IsCurrent: number }>(
        `SELECT "Id", "IsCurrent" FROM "SchoolYear" WHERE "IsDeleted" = 0 ORDER BY "StartDate"`,
      );
    const before = await terms();
    const next = before.find(({ IsCurrent }) => IsCurrent !== 1)!.Id;
    const EnCode = 'core.year.setCurrent';
    expect((await office.call('Data/Action', { EnCode, Ids: [next], Params: {} })).code).toBe(0);
    expect(await terms()).not.toEqual(before);
    const [task] = await rowsOf<{ Id: string; Total: number; Undoable: number }>(
      `SELECT "Id", "Total", "Undoable" FROM "ActionTask" WHERE "EnCode" = $1`,
      [EnCode],
    );
    expect(task).toMatchObject({ Total: 2, Undoable: 1 });
    const asked = await undo(office, task!.Id, { Preview: 1 }, 'task.action.undo');
    expect(asked.value).toMatchObject({ Restored: 2, Left: 0 });
    expect(await terms()).not.toEqual(before);
    expect((await undo(office, task!.Id, {}, 'task.action.undo')).value).toMatchObject({
      Removed: 0,
      Restored: 2,
      Left: 0,
    });
    expect(await terms()).toEqual(before);
    const audited = await rowsOf(
      `SELECT 1 FROM "AuditLog" WHERE "EnCode" = 'task.action.undo' AND "Entity" = 'core/SchoolYear'`,
    );
    expect(audited).toHaveLength(2);
    // What is done to one row in passing is no act of its own.
    const acts = async () => (await rowsOf('SELECT 1 FROM "ActionTask"')).length;
    const known = await acts();
    const [bed] = await rowsOf<{ Id: string }>(
      `SELECT "Id" FROM "Bed" WHERE "State" = '0' AND "IsDeleted" = 0 ORDER BY "Id" LIMIT 1`,
    );
    const alone = { EnCode: 'dorm.bed.disable', Ids: [bed!.Id], Params: {} };
    expect((await office.call('Data/Action', alone)).code).toBe(0);
    expect(await acts()).toBe(known);
  });

  it('a workbook of several sheets is undone as a whole', async () => {
    const [campus] = await rowsOf<{ CampusName: string }>(
      `SELECT "CampusName" FROM "Campus" WHERE "IsDeleted" = 0 LIMIT 1`,
    );
    const sheets = {
      楼栋: [
        ['楼栋编码', '楼栋名称', '校区', '性别属性', '层数'],
        ['U901', '撤楼', campus!.CampusName, '男生楼', '6'],
      ],
      房间: [
        ['楼栋', '楼层', '房间号', '性别', '房型', '床位数', '住宿费标准'],
        ['撤楼', '1', '101', '男', '四人间', '4', '1200'],
      ],
      床位: [
        ['楼栋', '房间号', '床号', '床型'],
        ['撤楼', '101', '1', '上铺'],
      ],
    };
    const FileId = await uploaded(office, '楼栋.xlsx', await workbookFile(school.dataDir, sheets));
    const asked = { EnCode: 'dorm.building.workbook', FileId, Cover: 0, DryRun: 0 } as const;
    const { value, message } = await office.call('Data/Import', asked);
    expect(value, message).toMatchObject({ SuccessCount: 3, Fails: [] });
    expect((await preview(office, value.TaskId as string)).value).toMatchObject({ Removed: 6, Left: 0 });
    expect((await undo(office, value.TaskId as string)).value).toMatchObject({ Removed: 6, Left: 0 });
    expect(
      await rowsOf(
        `SELECT 1 FROM "Bed" d JOIN "Building" g ON g."Id" = d."BuildingId" WHERE g."BuildingCode" = 'U901' AND d."IsDeleted" = 0
         UNION ALL SELECT 1 FROM "Building" WHERE "BuildingCode" = 'U901' AND "IsDeleted" = 0`,
      ),
    ).toEqual([]);
  });

  it('what was there before is kept as it was stored: a hash stays a hash, and what is sealed is noted nowhere', async () => {
    const { asAct } = await import('../../src/server/data/tables/journal.ts');
    const [user] = await rowsOf<{ Id: string; PwdHash: string }>(
      `SELECT "Id", "PwdHash" FROM "SysUser" WHERE "LoginName" = 'school01'`,
    );
    await school.database.transaction((tx) =>
      asAct(tx, 'act-on-secrets', () =>
        tx.query(`UPDATE "SysUser" SET "Phone" = '13800000000', "Version" = "Version" + 1 WHERE "Id" = $1`, [
          user!.Id,
        ]),
      ),
    );
    const [noted] = await rowsOf<{ before: Record<string, unknown> }>(
      `SELECT before FROM sys_journal WHERE act = 'act-on-secrets'`,
    );
    expect(noted!.before['PwdHash']).toBe(user!.PwdHash);
    expect(user!.PwdHash).toMatch(/^\$argon2/);
    const tables = await rowsOf<{ name: string }>(
      `SELECT c.relname AS name FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE n.nspname = current_schema() AND t.tgname = 'sys_journal_note'`,
    );
    const entityTables = new Set([...school.engine.catalog.entities.values()].map(({ table }) => table));
    expect(tables.filter(({ name }) => !entityTables.has(name))).toEqual([]);
  });

  backgroundUndo(() => ({
    school,
    office,
    living,
    stateOf,
    imported: () =>
      imported(
        Array.from({ length: 1_700 }, (_, at) => teacher(`UB${String(at).padStart(5, '0')}`, `众${at}`)),
      ),
  }));
  undoneFiles(() => ({ school, office }));
  undoneActs(() => ({ school, office }));
});
