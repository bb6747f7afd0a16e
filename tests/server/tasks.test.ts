import { createWriteStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { installShipped } from '../../src/server/install.ts';
import { removeOldFiles } from '../../src/server/jobs/tasks/old-files.ts';
import { adoptTasks } from '../../src/server/jobs/tasks/adopt.ts';
import { writeSheets } from '../../src/server/jobs/xlsx/write.ts';
import { createFolderStore } from '../../src/server/storage/file-store.ts';
import { startSchool, type TestClient, type TestSchool } from '../_util/server.ts';
import { leftWork } from './cases/left-work.ts';

const ALL = { PageIndex: 1, PageSize: 10, BusinessType: -1, FileBusinessType: -1, Name: '' } as const;
const NAMES = ['学号', '姓名'] as const;

/** A school in which whatever is more than ten rows goes on in the background. */
describe('M09 tasks of imports and exports', () => {
  let school: TestSchool;
  let clerk: TestClient;
  let other: TestClient;
  beforeAll(async () => {
    school = await startSchool({ demoStudents: 40, fixed: { 'task.rows': 10 } });
    clerk = await school.as('school01');
    other = await school.as('edu01');
  });
  afterAll(() => school.close());

  const exported = (client: TestClient, FileName: string, Filter = {}, more = {}) =>
    client.call('Data/Export', {
      Entity: 'core/Student',
      EnCode: 'core.student.export',
      Filter,
      Columns: [
        { dataIndex: 'StudentNo', title: NAMES[0] },
        { dataIndex: 'TrueName', title: NAMES[1] },
      ],
      FileName,
      ...more,
    });
  const downloads = async (client: TestClient, query = {}) =>
    (await client.call('ImportExport/GetDownTaskList', { ...ALL, ...query })).value;
  const fetched = async (client: TestClient, path: string) => (await client.fetch(path)).status;
  const ended = (list: () => Promise<{ rows: { DownProgress?: string; IsAskForStr?: string }[] }>) =>
    vi.waitFor(
      async () => {
        const { rows } = await list();
        expect(rows[0]!.DownProgress ?? rows[0]!.IsAskForStr).not.toMatch(/^0$|正在/);
      },
      { timeout: 60_000, interval: 50 },
    );

  it('S13: a short export is done at once, and its task is its owner’s alone', async () => {
    const [one] = (await clerk.call('Data/List', { Entity: 'core/Student', PageSize: 1 })).value.rows;
    const { value } = await exported(clerk, '一名学生', { StudentNo: one.StudentNo });
    expect(value).toMatchObject({ FileName: '一名学生.xlsx', total: 1 });
    const { total, rows } = await downloads(clerk);
    expect([total, rows[0]]).toEqual([
      1,
      {
        Id: value.TaskId,
        DownFileName: '一名学生.xlsx',
        BusinessType: expect.any(String),
        BusinessTypeName: '学生信息',
        DownType: '2',
        DownTypeName: 'Excel',
        DownProgress: '1',
        CreateDate: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
        Url: value.Url,
        Total: 1,
        DoneCount: 1,
        ErrorMsg: null,
        RunNote: null,
      },
    ]);
    const byTask = `/api/ImportExport/Download?Id=${value.TaskId}`;
    expect([await fetched(clerk, value.Url), await fetched(clerk, byTask)]).toEqual([200, 200]);
    expect(await downloads(other)).toEqual({ total: 0, rows: [] });
    const admin = await school.as('admin');
    expect((await downloads(admin)).total).toBe(0);
    for (const path of [value.Url, byTask]) expect(await fetched(other, path)).toBe(403);
  });

  it('S13, E03: a long export becomes a task with a file; filters find it, an end before its start is refused', async () => {
    const { value } = await exported(clerk, '全部学生');
    expect(value).toEqual({ TaskId: expect.any(String), FileName: '全部学生.xlsx', total: 40 });
    await ended(() => downloads(clerk));
    const [row] = (await downloads(clerk)).rows;
    expect(row).toMatchObject({ Id: value.TaskId, DownProgress: '1', Total: 40, DoneCount: 40 });
    expect(await fetched(clerk, row.Url)).toBe(200);
    expect((await downloads(clerk, { Name: '全部' })).total).toBe(1);
    expect((await downloads(clerk, { BusinessType: row.BusinessType, FileBusinessType: 2 })).total).toBe(2);
    expect((await downloads(clerk, { FileBusinessType: '4' })).total).toBe(0);
    expect((await downloads(clerk, { EndTime: '2000-01-01 00:00:00' })).total).toBe(0);
    const wrong = { StartTime: '2026-02-01 00:00:00', EndTime: '2026-01-01 00:00:00' };
    const refused = await clerk.call('ImportExport/GetDownTaskList', { ...ALL, ...wrong });
    expect(refused.message).toBe('结束时间不能小于开始时间');
  });

  it('an export over its limit is refused before its work', async () => {
    await school.database.query(
      `INSERT INTO "Student" ("Id", "StudentNo", "TrueName", "CreateDate", "IsDeleted", "Version")
       SELECT 'many' || n, 'many' || n, '众', now(), 0, 1 FROM generate_series(1, 5001) n`,
    );
    const before = (await downloads(clerk)).total;
    const refused = await exported(clerk, '太多', {}, { DownType: '3' });
    expect(refused).toMatchObject({ code: 2, message: 'PDF一次最多导出5000行，请缩小查询范围' });
    expect((await downloads(clerk)).total).toBe(before);
    await school.database.query(`DELETE FROM "Student" WHERE "TrueName" = '众'`);
  });

  it('A32: the file is refused once its maker no longer holds the right of the export', async () => {
    const [row] = (await downloads(clerk)).rows;
    await school.database.query(`UPDATE "ExportTask" SET "EnCode" = 'core.gone.export' WHERE "Id" = $1`, [
      row.Id,
    ]);
    expect(await fetched(clerk, row.Url)).toBe(403);
  });

  it('an export is cancelled by its owner alone, and one that an older program left is taken up', async () => {
    const running = async () => {
      const { rows } = await school.database.query<{ Id: string }>(
        `UPDATE "ExportTask" SET "DownProgress" = '0', "Url" = NULL, "UpdateDate" = now() - interval '1 hour'
         WHERE "Name" = '全部学生.xlsx' RETURNING "Id"`,
      );
      return rows[0]!.Id;
    };
    const Id = await running();
    await school.database.query(`UPDATE "ExportTask" SET "EnCode" = 'core.student.export' WHERE "Id" = $1`, [
      Id,
    ]);
    await school.database.query('DROP TABLE sys_task');
    await school.database.query(`DELETE FROM sys_meta WHERE key = 'installed'`);
    await installShipped(school.database, school.engine.catalog);
    expect(await adoptTasks(school.database, school.engine.catalog)).toBe(1);
    await ended(() => downloads(clerk));
    expect((await downloads(clerk)).rows[0]).toMatchObject({ Id, DownProgress: '1', DoneCount: 40 });
    await running();
    expect((await other.call('ImportExport/CancelTask', { Id })).message).toBe('无权操作该数据');
    expect((await clerk.call('ImportExport/CancelTask', { Id })).value).toBe(true);
    expect((await downloads(clerk)).rows[0]).toMatchObject({ DownProgress: '2', ErrorMsg: '已取消' });
    expect((await clerk.call('ImportExport/CancelTask', { Id })).message).toBe('该导出已结束');
  });

  it('S12: a large import is a task that is seen to run, then to fail with its reasons', async () => {
    const path = join(school.dataDir, 'large.xlsx');
    const columns = NAMES.map((title) => ({ title }));
    await writeSheets(createWriteStream(path), [{ name: '学生', columns, rows: [['1', '甲']] }]);
    const form = new FormData();
    form.set('BizType', 'core.student.import');
    form.set('file', new Blob([new Uint8Array(readFileSync(path))]), '新生.xlsx');
    const file = await clerk.fetch('/api/ImportExport/UploadFile', { method: 'POST', body: form });
    const { value } = await clerk.call('Data/Import', {
      EnCode: 'core.student.import',
      FileId: file.value.Id,
      DryRun: 0,
    });
    expect(value).toMatchObject({ Running: 1, TaskId: expect.any(String), Total: 0 });
    const uploads = async () =>
      (await clerk.call('ImportExport/GetInPutTaskList', { TaskType: -1, FileBusinessType: -1 })).value;
    await ended(uploads);
    expect((await uploads()).rows[0]).toMatchObject({ Id: value.TaskId, IsAskForStr: '导入失败' });
    const old = await clerk.call('ImportExport/OldGetInPutTaskList', { State: 2, TaskType: '-1' });
    expect([old.value.total, old.value.Rows[0].Id]).toEqual([1, value.TaskId]);
    expect((await clerk.call('ImportExport/OldGetInPutTaskList', { State: 1 })).value.Rows).toEqual([]);
  });

  leftWork(() => ({ school, clerk }), {
    begin: async () => (await exported(clerk, '中断的导出')).value.TaskId as string,
    isEnded: () => ended(() => downloads(clerk)),
  });

  it('S12, S13: whoever runs the task centre does failed tasks of others again, and deletes them with their files', async () => {
    const admin = await school.as('admin');
    const uploads = async () =>
      (await clerk.call('ImportExport/GetInPutTaskList', { TaskType: -1, FileBusinessType: -1 })).value;
    const [upload] = (await uploads()).rows;
    const reasons = async () =>
      (await clerk.call('ImportExport/GetImportDetail', { TaskId: upload.Id, PageIndex: 1, PageSize: 50 }))
        .value;
    const before = await reasons();
    const again = (client: TestClient, EnCode: string, Id: string) =>
      client.call('Data/Action', { EnCode, Ids: [Id] });
    expect((await again(other, 'task.import.retry', upload.Id)).code).toBe(2);
    expect((await again(admin, 'task.import.retry', upload.Id)).value).toBe(true);
    await ended(uploads);
    expect((await reasons()).rows).toEqual(before.rows);
    const [failed] = (await downloads(clerk)).rows;
    expect((await again(admin, 'task.export.retry', failed.Id)).value).toBe(true);
    expect((await again(admin, 'task.export.retry', failed.Id)).message).toBe('只能重试失败的任务');
    await ended(() => downloads(clerk));
    const [done] = (await downloads(clerk)).rows;
    expect(done).toMatchObject({ Id: failed.Id, DownProgress: '1', DoneCount: 40 });
    const remove = (Entity: string, EnCode: string, Id: string) =>
      admin.call('Data/Delete', { Entity, EnCode, Ids: [Id] });
    expect((await remove('import-export/ExportTask', 'task.export.delete', done.Id)).code).toBe(0);
    expect((await remove('import-export/ImportTask', 'task.import.delete', upload.Id)).code).toBe(0);
    expect([(await uploads()).total, await fetched(clerk, done.Url)]).toEqual([0, 403]);
    const files = createFolderStore(join(school.dataDir, 'files'));
    expect(await removeOldFiles(school.engine, files)).toBe(2);
  });

  it('S12, S13: the business types are those that the caller may use', async () => {
    const names = async (client: TestClient, call: 'GetBusinessList' | 'GetDownTypeList', input = {}) =>
      (await client.call(`ImportExport/${call}`, input)).value.map(({ Name }: { Name: string }) => Name);
    expect(await names(clerk, 'GetBusinessList', { Kind: 1 })).toEqual(
      expect.arrayContaining(['学生', '教职工']),
    );
    const exports = await names(clerk, 'GetDownTypeList');
    expect(exports).toEqual(expect.arrayContaining(['学生信息', '请假台账', '测试']));
    expect(exports).not.toContain('登录日志');
    const student = await school.student();
    expect(await names(student, 'GetBusinessList', { Kind: '1' })).toEqual([]);
    expect(await names(student, 'GetDownTypeList')).toEqual(['测试']);
  });

  describe('an action on all rows that match', () => {
    let counsellor: TestClient;
    const COUNT = 70;
    const approve = (input = {}) =>
      counsellor.call('Data/ActionAll', {
        EnCode: 'leave.apply.batchApprove',
        Page: 'leave/approve-leave',
        Tab: 'all',
        Filter: { Reason: '批量审批' },
        Total: COUNT,
        Params: { Opinion: '同意' },
        ...input,
      });
    const progress = async (TaskId: string, client = counsellor) =>
      client.call('ImportExport/GetActionTask', { TaskId });
    const over = (TaskId: string) =>
      vi.waitFor(
        async () => {
          const { value } = await progress(TaskId);
          expect(value.State).not.toBe('0');
          return value;
        },
        { timeout: 60_000, interval: 50 },
      );
    const stateOf = (assignments: string, TaskId: string) =>
      school.database.query(`UPDATE "ActionTask" SET ${assignments} WHERE "Id" = $1`, [TaskId]);

    beforeAll(async () => {
      counsellor = await school.as('fdy001');
      const { rows } = (
        await counsellor.call('Data/List', {
          Entity: 'leave/LeaveApply',
          Page: 'leave/approve-leave',
          PageSize: 1,
        })
      ).value;
      // The same application many times over, each in a month of its own, ten of them handled already.
      await school.database.query(
        `INSERT INTO "LeaveApply" SELECT (jsonb_populate_record(l, jsonb_build_object(
             'Id', 'all' || n, 'ApplyNo', 'QJ' || n, 'Reason', '批量审批', 'CurrentNode', 'counsellor', 'CurrentRole', 'counsellor',
             'HandlerUserId', NULL, 'Status', CASE WHEN n <= 10 THEN '2' ELSE '1' END,
             'StartTime', l."StartTime" + make_interval(days => 3650 + 30 * n),
             'EndTime', l."EndTime" + make_interval(days => 3650 + 30 * n)))).*
         FROM "LeaveApply" l, generate_series(1, $2::int) n WHERE l."Id" = $1`,
        [rows[0]!.Id, COUNT],
      );
    });

    it('runs row by row, tells progress and refusals to its owner alone, and never more rows than were agreed to', async () => {
      expect((await approve({ Total: COUNT - 1 })).message).toBe(
        `符合条件的记录已增至${COUNT}条，请刷新后重试`,
      );
      expect((await approve({ Filter: { Reason: '没有' } })).message).toBe('没有符合条件的记录');
      expect((await approve({ EnCode: 'leave.apply.approve' })).message).toBe('该操作不能用于全部记录');
      expect((await approve({ Params: { Wrong: 1 } })).message).toBe('该操作已不可用，请刷新页面后重试');
      const { value } = await approve();
      expect(value).toEqual({ TaskId: expect.any(String), Total: COUNT });
      const end = await over(value.TaskId);
      expect(end).toMatchObject({
        State: '1',
        Total: COUNT,
        DoneCount: COUNT,
        SuccessCount: 60,
        FailCount: 10,
      });
      expect(end.Fails).toHaveLength(10);
      expect(end.Fails[0]).toEqual({
        RowNo: expect.any(Number),
        RowName: expect.stringMatching(/^QJ\d+$/),
        Message: '当前状态不能批量同意',
      });
      const done = await school.database.query(
        `SELECT 1 FROM "ApprovalRecord" WHERE "RowId" LIKE 'all%' AND "Opinion" = '同意'`,
      );
      expect(done.rowCount).toBe(60);
      expect((await progress(value.TaskId, clerk)).message).toBe('无权操作该数据');
    });

    it('a task that was broken off goes on behind the rows that are done; one that was cancelled does not', async () => {
      const { value } = await approve();
      await over(value.TaskId);
      const { rows } = await school.database.query<{ n: number }>(
        'SELECT count(*)::int AS n FROM "ActionFail" WHERE "TaskId" = $1',
        [value.TaskId],
      );
      expect(rows[0]!.n).toBe(COUNT);
      // The task centre: an administrator finds it with its refusals, and takes them away as a file; a clerk finds their own alone.
      const admin = await school.as('admin');
      const found = async (client: TestClient) =>
        (
          await client.call('Data/List', {
            Entity: 'import-export/ActionTask',
            Page: 'import-export/action-tasks',
          })
        ).value.rows;
      expect((await found(admin))[0]).toMatchObject({
        Id: value.TaskId,
        Name: '请假申请·批量同意',
        CreateUserName: expect.any(String),
        FailCount: COUNT,
      });
      expect(await found(clerk)).toEqual([]);
      const refusals = { Entity: 'import-export/ActionFail', Filter: { TaskId: value.TaskId } };
      const list = (client: TestClient) =>
        client.call('Data/List', { ...refusals, Page: 'import-export/action-fails', PageSize: 1 });
      const { value: fails } = await list(admin);
      expect([fails.total, fails.rows[0].Message]).toEqual([COUNT, expect.stringMatching(/./)]);
      expect((await list(clerk)).value.total).toBe(0);
      const file = await admin.call('Data/Export', {
        ...refusals,
        EnCode: 'task.fail.export',
        Columns: [{ dataIndex: 'Message', title: '原因' }],
        FileName: '未处理的记录',
      });
      expect(file.message).toBe('');
      await stateOf(
        `"State" = '0', "DoneCount" = 60, "UpdateDate" = now() - interval '1 hour'`,
        value.TaskId,
      );
      expect(await adoptTasks(school.database, school.engine.catalog)).toBe(1);
      const end = await over(value.TaskId);
      expect(end).toMatchObject({ State: '1', DoneCount: COUNT, FailCount: COUNT + 10 });
      const cancel = (client: TestClient) =>
        client.call('ImportExport/CancelTask', { Id: value.TaskId, Kind: '3' });
      expect((await cancel(counsellor)).message).toBe('该操作已结束');
      await stateOf(`"State" = '0', "DoneCount" = 0`, value.TaskId);
      expect((await cancel(clerk)).message).toBe('无权操作该数据');
      expect((await cancel(counsellor)).value).toBe(true);
      expect((await progress(value.TaskId)).value).toMatchObject({ State: '3', DoneCount: 0 });
    });
  });

  it('A07: a WeChat binding is told, taken away by its owner or an administrator, and by nobody else', async () => {
    const counsellor = await school.as('fdy001');
    const state = async (client: TestClient) => (await client.call('UserAuth/IsBingWX')).value;
    expect(await state(counsellor)).toMatchObject({ IsBing: 1, BindUrl: '/set/BindWebChat' });
    expect((await state(counsellor)).NickName).not.toBe('');
    const own = (await counsellor.call('UserInfo/GetLoginBaseInfo', {})).value.Id as string;
    expect((await clerk.call('UserAuth/AdminUnboundUserWX', { UserId: own })).status).toBe(403);
    const admin = await school.as('admin');
    expect((await admin.call('UserAuth/AdminUnboundUserWX', { UserId: own })).value).toBe(true);
    expect(await state(counsellor)).toEqual({
      IsBing: 0,
      NickName: '',
      BindDate: '',
      BindUrl: '/set/BindWebChat',
    });
    expect((await state(clerk)).IsBing).toBe(1);
    for (const _time of [1, 2]) expect((await clerk.call('UserAuth/UnboundWX')).value).toBe(true);
    expect((await state(clerk)).IsBing).toBe(0);
    const audited = await school.database.query(`SELECT 1 FROM "AuditLog" WHERE "Entity" = 'system/WxBind'`);
    expect(audited.rowCount).toBe(2);
    const second = await school.as('college02');
    const [user] = (
      await admin.call('Data/List', { Entity: 'system/SysUser', Filter: { LoginName: 'college02' } })
    ).value.rows;
    expect(user.IsBindWX).toBe(1);
    const act = { EnCode: 'system.user.unbindWx', Ids: [user.Id] };
    expect((await admin.call('Data/Action', act)).code).toBe(0);
    expect((await state(second)).IsBing).toBe(0);
    expect((await admin.call('Data/Action', act)).message).toBe('该用户未绑定企业微信和统一认证');
  });

  it('16.10: the key of drafts is one person’s, whatever the session, and nobody else is told it', async () => {
    const key = async (client: TestClient) =>
      (await client.call('UserAuth/GetDraftKey', {})).value?.Key as string;
    const mine = await school.as('fdy001');
    const first = await key(mine);
    expect(Buffer.from(first, 'base64')).toHaveLength(32);
    expect(await key(await school.as('fdy001'))).toBe(first);
    expect(await key(await school.as('school01'))).not.toBe(first);
    await mine.call('UserAuth/UserLoginOut', {});
    expect((await mine.call('UserAuth/GetDraftKey', {})).code).toBe(999);
  });
});
