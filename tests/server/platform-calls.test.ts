import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallInput } from '../../src/contract/generated/calls.ts';
import { startSchool, type TestClient, type TestSchool } from '../_util/server.ts';

let school: TestSchool;
let admin: TestClient;
let clerk: TestClient;
let student: TestClient;
let studentId: string;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'xgt-backup-'));
  school = await startSchool({ backupFile: join(folder, 'last-backup') });
  [admin, clerk] = await Promise.all([school.as('admin'), school.as('school01')]);
  const [one] = await rows<{ LoginName: string; Id: string }>(
    `SELECT u."LoginName", u."Id" FROM "SysUser" u JOIN "Student" s ON s."UserId" = u."Id"
     WHERE u."State" = '1' AND u."IsWeakPwd" = 0 ORDER BY 1 LIMIT 1`,
  );
  studentId = one!.Id;
  student = await school.as(one!.LoginName);
});
afterAll(async () => {
  await school.close();
  await rm(folder, { recursive: true, force: true });
});

const rows = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await school.database.query<Row & Record<string, unknown>>(sql, values)).rows;

const TOOL: CallInput['MyApplyInfo/AddSysTool'] = {
  ToolName: '补考申请',
  ToolCode: 'exam-retake',
  Category: '1',
  Icon: 'FormOutlined',
  Url: '/leave/apply',
  TargetType: '0',
  Intro: '在线申请补考',
  RoleCodes: ['student'],
  Sort: 0,
};

describe('T04 T05 M09: applications', () => {
  let Id: string;

  it('T05: a new one waits for its check, is refused without it and goes on sale with it', async () => {
    Id = (await clerk.call('MyApplyInfo/AddSysTool', TOOL)).value.Id;
    const on = (client: TestClient) => client.call('MyApplyInfo/StatusToolInfo', { Ids: [Id], Status: '1' });
    expect(await on(clerk)).toMatchObject({ code: 2, message: '应用未通过审核' });
    const check = { Id, CheckState: '2', Opinion: '' } as const;
    expect((await clerk.call('MyApplyInfo/CheckApplyInfo', check)).status).toBe(403);
    expect((await admin.call('MyApplyInfo/CheckApplyInfo', check)).message).toBe('请输入审核意见');
    expect((await admin.call('MyApplyInfo/CheckApplyInfo', { ...check, Opinion: '入口不对' })).code).toBe(0);
    expect((await admin.call('MyApplyInfo/CheckApplyInfo', { ...check, Opinion: '再看' })).message).toBe(
      '该应用已审核',
    );
    // Changed where it leads: to be checked again.
    await clerk.call('MyApplyInfo/EditSysTool', { Id, ...TOOL, Url: '/leave/apply?from=tool' });
    expect((await admin.call('MyApplyInfo/CheckApplyInfo', { Id, CheckState: '1' })).code).toBe(0);
    expect((await on(clerk)).value).toBe(true);
    const { value } = await admin.call('MyApplyInfo/GetApplyInfoById', { Id });
    expect(value).toMatchObject({
      CheckStateName: '通过',
      StatusName: '启用',
      CategoryName: '学生事务',
      Checks: [
        { CheckState: '2', Opinion: '入口不对', UserName: expect.any(String) },
        { CheckState: '1', Opinion: '同意' },
      ],
    });
    const listed = await clerk.call('MyApplyInfo/GetSYSToolListByFilter', {
      ToolName: '补考',
      Category: '-1',
      Status: 1,
    });
    expect(listed.value).toMatchObject({ total: 1, rows: [{ Id, RoleCodes: ['student'], Status: '1' }] });
  });

  it.each([
    ['a script', { Url: 'javascript:alert(1)' }],
    ['another site without a scheme', { Url: '//evil.example' }],
    ['a backslash', { Url: '/\\evil.example' }],
    ['a used code', { ToolName: '另一个' }],
    ['a wrong code', { ToolCode: 'Leave Apply' }],
    ['an unknown role', { ToolName: '再一个', ToolCode: 'third', RoleCodes: ['nobody'] }],
  ])('T05: refuses one with %s', async (_what, wrong) => {
    expect((await admin.call('MyApplyInfo/AddSysTool', { ...TOOL, ...wrong } as never)).code).toBe(2);
  });

  it('T05: is offered to its roles alone, and a change by others than the checker takes it off', async () => {
    expect((await student.call('MyApplyInfo/GetMyTool', { Keyword: '补考' })).value).toMatchObject([
      { Id, ToolName: '补考申请' },
    ]);
    expect((await student.call('MyApplyInfo/GetMyTool', { Category: '2' })).value).toEqual([]);
    const teacher = await school.as('teacher001');
    expect((await teacher.call('MyApplyInfo/GetMyTool', { Keyword: '补考' })).value).toEqual([]);
    for (const name of ['GetToolInfoById'] as const)
      expect((await teacher.call(`MyApplyInfo/${name}`, { Id })).message).toBe('无权操作该数据');
    expect((await teacher.call('MyApplyInfo/AddApplyStore', { ToolId: Id })).code).toBe(2);
    expect(
      (await teacher.call('MyApplyInfo/EditMyDesktop', { Items: [{ ToolId: Id, X: 0, Y: 0, Size: '1x1' }] }))
        .message,
    ).toBe('应用不存在或未授权');
    expect((await student.call('MyApplyInfo/AddSysTool', TOOL)).status).toBe(403);
    for (const name of ['GetCommentList', 'GetActionListByToolFilter', 'GetInfoByMyDesktopTool'] as const)
      expect((await teacher.call(`MyApplyInfo/${name}`, { ToolId: Id })).message).toBe('无权操作该数据');
    // Who manages applications has no more of them to use.
    expect((await admin.call('MyApplyInfo/GetMyTool', { Keyword: '补考' })).value).toEqual([]);
  });

  it('T05: actions are bound as a whole', async () => {
    const Actions = [
      { EnCode: 'leave.apply.submit', ActionName: '提交请假' },
      { EnCode: 'leave.apply.view', ActionName: '查看请假', Url: '/leave/my' },
    ];
    await clerk.call('MyApplyInfo/SetManyActionToTool', { ToolId: Id, Actions });
    const again = [Actions[1]!, { EnCode: 'leave.apply.urge', ActionName: '催办' }];
    expect((await clerk.call('MyApplyInfo/SetManyActionToTool', { ToolId: Id, Actions: again })).value).toBe(
      true,
    );
    const { value } = await student.call('MyApplyInfo/GetActionListByToolFilter', { ToolId: Id });
    expect(value.rows.map((row: { EnCode: string }) => row.EnCode)).toEqual([
      'leave.apply.view',
      'leave.apply.urge',
    ]);
    expect(
      (await clerk.call('MyApplyInfo/SetManyActionToTool', { ToolId: Id, Actions: [again[0]!, again[0]!] }))
        .message,
    ).toBe('该动作已绑定');
    expect((await student.call('MyApplyInfo/GetToolInfoById', { Id })).value.Actions).toHaveLength(2);
  });

  it('T05: users compose their desktop, the empty one is the role’s', async () => {
    const tile = { ToolId: Id, X: 2, Y: 1, Size: '2x1' } as const;
    const first = (await student.call('MyApplyInfo/GetMyDesktopTool')).value[0];
    expect(first).toMatchObject({ ToolId: Id, X: 0, Y: 0, Size: '1x1' });
    expect((await student.call('MyApplyInfo/EditMyDesktop', { Items: [tile] })).value).toBe(true);
    expect((await student.call('MyApplyInfo/EditMyDesktop', { Items: [tile, tile] })).message).toBe(
      '该应用已在桌面',
    );
    expect((await student.call('MyApplyInfo/GetMyDesktopTool')).value).toMatchObject([
      { ...tile, ToolName: '补考申请', Url: TOOL.Url + '?from=tool' },
    ]);
    const info = (await student.call('MyApplyInfo/GetInfoByMyDesktopTool', { ToolId: Id })).value;
    expect(info).toMatchObject({ IsDesktop: 1, IsStore: 0, MyScore: null });
    const Data = { RoleId: 'student', ToolId: Id, X: 5, Y: 4, Size: '2x2' };
    await admin.call('Data/Save', { Entity: 'app-center/RoleDesktop', EnCode: 'tool.roleDesktop.add', Data });
    expect((await student.call('MyApplyInfo/EditMyDesktop', { Items: [] })).value).toBe(true);
    expect((await student.call('MyApplyInfo/GetMyDesktopTool')).value).toMatchObject([
      { ToolId: Id, X: 5, Y: 4, Size: '2x2' },
    ]);
  });

  it('T05: friendly sites are registered beside the applications, and lead nowhere but to the web', async () => {
    const Entity = 'app-center/FriendLink';
    const add = (LinkUrl: string) =>
      admin.call('Data/Save', {
        Entity,
        EnCode: 'tool.link.add',
        Data: { LinkName: '图书馆', LinkUrl, Sort: 1 },
      });
    expect((await add('javascript:alert(1)')).value).toMatchObject({ Fields: [{ Key: 'LinkUrl' }] });
    expect((await add('https://lib.example.edu.cn')).message).toBe('');
    const { value } = await student.call('FriendshipHelp/UserGetFriendshipHelplist', {});
    expect(value).toMatchObject({
      total: 1,
      rows: [{ LinkName: '图书馆', LinkUrl: 'https://lib.example.edu.cn', Logo: '' }],
    });
    expect((await student.call('Data/List', { Entity })).code).not.toBe(0);
  });

  it('T05: comments once a day, their stars counted, their authors half named', async () => {
    const say = (Score: number) =>
      student.call('MyApplyInfo/AddApplyComment', { ToolId: Id, Score, Content: '很好用' });
    expect((await say(4)).code).toBe(0);
    expect((await say(5)).message).toBe('今日已评价');
    const { value } = await student.call('MyApplyInfo/GetCommentList', { ToolId: Id });
    expect(value).toMatchObject({ total: 1, Summary: { Avg: 4, Count: 1, Stars: [0, 0, 0, 1, 0] } });
    expect(value.rows[0]).toMatchObject({
      Score: 4,
      Content: '很好用',
      TrueName: expect.stringMatching(/^.\*+$/),
    });
    const { value: tool } = await student.call('MyApplyInfo/GetToolInfoById', { Id });
    const ActionId = tool.Actions[0].Id;
    expect((await student.call('MyApplyInfo/GetCommentListByActionId', { ActionId })).value.total).toBe(0);
    expect(tool.Score).toBe(4);
    const info = await student.call('MyApplyInfo/GetInfoByMyDesktopTool', { ToolId: Id });
    expect(info.value).toMatchObject({ MyScore: 4, Todo: 0, Tool: { Score: 4, OrgId: null, OrgName: '' } });
    const elsewhere = { ToolId: 'tool_my_dorm', ActionId, Score: 4, Content: '很好用' };
    expect((await student.call('MyApplyInfo/AddApplyComment', elsewhere)).message).toBe('动作不存在');
  });

  it('T05: stores, opens and finds its menu', async () => {
    for (const n of [1, 2])
      expect((await student.call('MyApplyInfo/AddApplyStore', { ToolId: Id })).value, String(n)).toEqual({
        StoreCount: 1,
      });
    expect((await student.call('MyApplyInfo/DelApplyStore', { ToolId: Id })).value).toEqual({
      StoreCount: 0,
    });
    expect((await student.call('MyApplyInfo/OpenTool', { ToolId: Id })).value).toEqual({
      Url: '/leave/apply?from=tool',
      TargetType: '0',
    });
    expect((await student.call('MyApplyInfo/LoadMyMenuListByUser', { ApplyId: '341' })).value).toMatchObject([
      { id: '341', text: '我要请假' },
    ]);
    expect((await student.call('MyApplyInfo/LoadMyMenuListByUser', { ToolId: Id })).message).toBe(
      '内部模块错误',
    );
    expect((await admin.call('MyApplyInfo/GetToolInfoById', { Id })).value.OpenCount).toBe(1);
  });

  it('T05: the center lists what its reader may use, who keeps it, puts it on his desktop and says what he thinks', async () => {
    const list = async (client: TestClient) => {
      const Columns = ['ToolName', 'Score', 'StoreCount', 'Stored'];
      const asked = { Entity: 'app-center/ToolInfo', Columns, Filter: { Keyword: '补考' } };
      return (await client.call('Data/List', asked)).value.rows;
    };
    const run = (client: TestClient, EnCode: string, Params = {}) =>
      client.call('Data/Action', { EnCode, Ids: [Id], Params });
    expect(await list(await school.as('teacher001'))).toEqual([]);
    expect(await list(student)).toMatchObject([{ Id, Score: 4, StoreCount: 0, Stored: 0 }]);
    await run(student, 'tool.store', { Stored: 1 });
    expect(await list(student)).toMatchObject([{ StoreCount: 1, Stored: 1 }]);
    expect(await list(clerk)).toMatchObject([{ StoreCount: 1, Stored: 0 }]);
    await run(student, 'tool.store', { Stored: 0 });
    expect(await list(student)).toMatchObject([{ StoreCount: 0, Stored: 0 }]);
    expect((await run(student, 'tool.addDesktop')).message).toBe('该应用已在桌面');
    const [other] = await rows<{ Id: string }>(`SELECT "Id" FROM "ToolInfo" WHERE "ToolCode" = 'my-dorm'`);
    const add = { EnCode: 'tool.addDesktop', Ids: [other!.Id], Params: {} };
    expect((await student.call('Data/Action', add)).code).toBe(0);
    expect((await student.call('MyApplyInfo/GetMyDesktopTool')).value).toMatchObject([
      { ToolId: Id, Y: 4, Size: '2x2' },
      { ToolId: other!.Id, X: 0, Y: 6, Size: '1x1' },
    ]);
    expect((await run(student, 'tool.comment', { Score: 5, Content: '好' })).message).toBe('今日已评价');
    expect((await run(student, 'tool.comment', { Content: '好' })).message).toBe('请评分');
    expect((await run(student, 'tool.manage.status')).message).toBe('没有权限执行该操作');
    await student.call('MyApplyInfo/EditMyDesktop', { Items: [] });
  });

  it('T05: is deleted only when it is off', async () => {
    expect((await clerk.call('MyApplyInfo/DelToolInfo', { Ids: [Id] })).message).toBe('启用中的应用不能删除');
    await clerk.call('MyApplyInfo/StatusToolInfo', { Ids: [Id], Status: 0 });
    const left = (await student.call('MyApplyInfo/GetMyDesktopTool')).value;
    expect(left.map(({ ToolId }: { ToolId: string }) => ToolId)).not.toContain(Id);
    expect((await clerk.call('MyApplyInfo/DelToolInfo', { Ids: [Id] })).value).toBe(true);
  });
});

describe('T03: to-dos, messages, logs', () => {
  it('T03: an administrator gives a to-do, its owner ends it, nobody else sees it', async () => {
    const Url = '/base/my';
    const made = await admin.call('BaseData/AddBackLog', {
      UserIds: [studentId],
      Title: '核对信息',
      BizType: 'core',
      Url,
    });
    const [Id] = made.value.Ids;
    expect(
      (await student.call('BaseData/AddBackLog', { UserIds: [studentId], Title: 'x', BizType: 'x' })).status,
    ).toBe(403);
    expect(
      (
        await admin.call('BaseData/AddBackLog', {
          UserIds: [studentId],
          Title: 'x',
          BizType: 'x',
          Url: '//evil.example',
        })
      ).code,
    ).toBe(2);
    const own = await student.call('BaseData/GetBackLogList', {
      PageIndex: 1,
      PageSize: 10,
      State: '-1',
      Title: '',
    });
    expect(own.value).toMatchObject({
      total: 1,
      rows: [{ Id, Title: '核对信息', StateName: '待处理', Url }],
    });
    expect((await clerk.call('BaseData/GetBackLogById', { Id })).code).toBe(2);
    expect((await clerk.call('BaseData/OperationBackLog', { Ids: [Id], State: 1 })).code).toBe(2);
    const groups = await student.call('Notice/LoadMyMsgGroupList', { MsgGroup: '3' });
    expect(groups.value).toMatchObject([
      { MsgGroup: '3', GroupName: '待办', UnreadCount: 1, Items: [{ Title: '核对信息' }] },
    ]);
    expect(
      (await student.call('BaseData/OperationBackLog', { Ids: [Id], State: '1', Remark: '已核对' })).value,
    ).toBe(true);
    expect((await student.call('BaseData/OperationBackLog', { Ids: [Id], State: '1' })).message).toBe(
      '该待办已处理',
    );
    expect((await student.call('BaseData/GetBackLogById', { Id })).value).toMatchObject({
      State: '1',
      Remark: '已核对',
    });
  });

  it('T04: messages by groups, read by their owner alone', async () => {
    await school.database.query(
      `INSERT INTO "UserMessage" ("Id", "UserId", "MsgGroup", "Title", "IsRead", "CreateDate", "IsDeleted", "Version")
       SELECT 'm' || n, $1, '1', '通知' || n, 0, now(), 0, 1 FROM generate_series(1, 7) n`,
      [studentId],
    );
    const [notices] = (await student.call('Notice/LoadMyMsgGroupList', {})).value;
    expect(notices).toMatchObject({ MsgGroup: '1', GroupName: '通知', UnreadCount: 7 });
    expect(notices.Items).toHaveLength(5);
    await admin.call('Notice/ReadMsg', { Ids: ['m1'] });
    await student.call('Notice/ReadMsg', { Ids: ['m1', 'm2'] });
    const [after] = (await student.call('Notice/LoadMyMsgGroupList', { MsgGroup: 1, Top: 2 })).value;
    expect([after.UnreadCount, after.Items.length]).toEqual([5, 2]);
    const listed = async () =>
      (
        await student.call('Data/List', {
          Entity: 'notice/UserMessage',
          Filter: { IsRead: 0, MsgGroup: '1' },
        })
      ).value.total;
    const read = (of: typeof student, Ids: string[]) =>
      of.call('Data/Action', { EnCode: 'notice.message.read', Ids });
    expect(await listed()).toBe(5);
    expect((await read(admin, ['m3'])).code).not.toBe(0);
    expect((await read(student, ['m3', 'm4'])).code).toBe(0);
    expect(await listed()).toBe(3);
  });

  it('T03: a file as Base64 is judged like an upload', async () => {
    const put = (Base64: string, FileName: string) =>
      student.call('BaseData/CommonPutBase64', { Base64, FileName });
    const png = Buffer.concat([PNG, Buffer.alloc(1_500_000)]).toString('base64');
    const kept = await put(`data:image/png;base64,${png}`, '../照片.png');
    expect(kept.value).toMatchObject({ OriginalFileName: '照片.png', Ext: 'png' });
    expect((await student.fetch(kept.value.Url)).status).toBe(200);
    expect((await put(PNG.toString('base64'), 'a.pdf')).message).toBe('文件内容与扩展名不符');
    expect((await put('<b>', 'a.png')).message).toBe('文件内容不正确');
  });
});

/** A picture of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

describe('T02: the report of nights', () => {
  it('T02: who came late, for those whose page shows it', async () => {
    const [one] = await rows<{ Id: string }>(`SELECT "Id" FROM "Student" WHERE "UserId" = $1`, [studentId]);
    const Data = { StudentId: one!.Id, NightDate: '2026-11-01', LateKind: '1', RoomNo: '101' };
    const saved = await clerk.call('Data/Save', {
      Entity: 'rollcall/LateReturn',
      EnCode: 'rollcall.late.add',
      Data,
    });
    expect(saved.code).toBe(0);
    const report = await clerk.call('ImportExport/GetAllWNAReport', {
      PageIndex: 1,
      PageSize: 10,
      StartDate: '2026-11-01',
      EndDate: '2026-11-01',
      LateKind: '-1',
    });
    expect(report.value).toMatchObject({
      total: 1,
      Summary: { Late: 1, Absent: 0 },
      rows: [{ NightDate: '2026-11-01', LateKindName: '晚归', RoomNo: '101', HandleStateName: '待处理' }],
    });
    expect((await student.call('ImportExport/GetAllWNAReport', {})).code).toBe(2);
    const reversed = { StartDate: '2026-11-02', EndDate: '2026-11-01' };
    const refused = await clerk.call('ImportExport/GetAllWNAReport', reversed);
    expect(refused.message).toBe('结束时间不能小于开始时间');
  });
});

it('M09: the administrator is told how old the last backup is by the file that its script touches', async () => {
  const age = async () => (await admin.call('SysInfo/GetRoom')).value.Backup;
  expect(await age()).toBe('没有记录');
  const file = join(folder, 'last-backup');
  await writeFile(file, '');
  expect(await age()).toBe('一小时内');
  const past = Date.now() / 1000 - 5.5 * 3600;
  await utimes(file, past, past);
  expect(await age()).toBe('5小时前');
  await utimes(file, past - 3 * 86_400, past - 3 * 86_400);
  expect(await age()).toBe('3天前');
  expect((await clerk.call('SysInfo/GetRoom')).code).not.toBe(0);
});
