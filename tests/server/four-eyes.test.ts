import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import yazl from 'yazl';
import { ENABLE } from '../../src/contract/generated/codes.ts';
import { enCodes, entities } from '../../src/contract/generated/entities.ts';
import type { Row } from '../../src/contract/rules.ts';
import shippedPage from '../../schemas/pages/system/role-list.json';
import { isAtLength } from '../_util/scale.ts';
import { startSchool, type TestClient, type TestSchool } from '../_util/server.ts';

const OWN = 'Quiet-Harbour-93';
const BY_TWO = '授权须由另一名系统管理员复核，请在「授权复核」中申请';
const ALONE = '是系统管理员，其账号不由他人单独更改';

let school: TestSchool;
let admin: TestClient;
let second: TestClient;
let secondId: string;

const idOf = async (sql: string, ...values: unknown[]): Promise<string> => {
  const { rows } = await school.database.query<{ Id: string }>(sql, values);
  return rows[0]!.Id;
};
const userId = (login: string) => idOf('SELECT "Id" FROM "SysUser" WHERE "LoginName" = $1', login);
const roleId = (code: string) => idOf('SELECT "Id" FROM "SysRole" WHERE "RoleCode" = $1', code);
const menuId = (comment: string) =>
  idOf('SELECT "Id" FROM "SysMenu" WHERE "Comment" = $1 AND "IsDeleted" = 0', comment);

async function versionOf(id: string): Promise<number> {
  const { rows } = await school.database.query<{ Version: number }>(
    'SELECT "Version" FROM "SysUser" WHERE "Id" = $1',
    [id],
  );
  return Number(rows[0]!.Version);
}

const save = (client: TestClient, Entity: string, EnCode: string, Data: Row) =>
  client.call('Data/Save', { Entity, EnCode, Data });
const act = (client: TestClient, EnCode: string, Ids: string[], Params: Row = {}) =>
  client.call('Data/Action', { EnCode, Ids, Params });

/** What somebody is told of decisions, and where each message leads. */
async function toldOf(login: string): Promise<string[]> {
  const { rows } = await school.database.query<{ told: string }>(
    `SELECT m."Content" || ' ' || coalesce(m."Url", '') AS told FROM "UserMessage" m JOIN "SysUser" u ON u."Id" = m."UserId"
     WHERE u."LoginName" = $1 AND m."Content" LIKE '您%' AND m."IsDeleted" = 0 ORDER BY m."Id"`,
    [login],
  );
  return rows.map(({ told }) => told);
}

async function settingOf(client: TestClient): Promise<{ Value: unknown; Version: number }> {
  const { value } = await client.call('SysInfo/GetSettings', {});
  const groups = value.Groups as {
    Code: string;
    Settings: { Name: string; Value: unknown; Version: number }[];
  }[];
  return groups
    .find(({ Code }) => Code === 'security')!
    .Settings.find(({ Name }) => Name === 'SchemaFourEyes')!;
}

async function turn(client: TestClient, value: 0 | 1 | null) {
  const { Version } = await settingOf(client);
  const Params = {
    Group: 'security',
    Values: { SchemaFourEyes: value },
    Versions: { SchemaFourEyes: Version },
  };
  return act(client, enCodes.systemConfigSave, [], Params);
}

async function upload(client: TestClient, title: string): Promise<string> {
  const zip = new yazl.ZipFile();
  zip.addBuffer(Buffer.from(JSON.stringify({ ...shippedPage, title })), 'pages/system/role-list.json');
  zip.end();
  const form = new FormData();
  form.set('BizType', `${entities.SchemaSet}.Package`);
  form.set('file', new Blob([new Uint8Array(await buffer(zip.outputStream))]), 'set.zip');
  const headers = { 'x-idempotency-key': randomUUID() };
  const sent = await client.fetch('/api/ImportExport/UploadFile', { method: 'POST', body: form, headers });
  const Data = { Note: title, Package: sent.value.Id };
  const saved = await save(client, entities.SchemaSet, 'system.schema.add', Data);
  expect(saved.message).toBe('');
  return String(saved.value.Id);
}

beforeAll(async () => {
  school = await startSchool();
  admin = await school.as('admin');
});
afterAll(() => school?.close());

describe('5.4 a school has somebody who administers it', () => {
  const KEPT = '至少保留一个启用的系统管理员';
  const read = async (Entity: string, Id: string) => (await admin.call('Data/Get', { Entity, Id })).value;

  it('whether the role is switched off or taken away by its last holder', async () => {
    const RoleId = await roleId('admin');
    const { Version } = await read(entities.SysRole, RoleId);
    const off = { Id: RoleId, Version, State: '0' };
    expect((await save(admin, entities.SysRole, 'system.role.edit', off)).message).toContain(KEPT);
    const Id = await userId('admin');
    const own = { Id, Version: await versionOf(Id), Children: { [entities.UserRole]: [] } };
    expect((await save(admin, entities.SysUser, 'system.user.edit', own)).message).toContain(KEPT);
    // Of other roles and accounts nothing is asked.
    const role = await read(entities.SysRole, await roleId('party_admin'));
    for (const [State, after] of [
      ['0', 1],
      ['1', 2],
    ] as const) {
      const Data = { Id: role.Id, Version: Number(role.Version) + after - 1, State };
      expect((await save(admin, entities.SysRole, 'system.role.edit', Data)).message).toBe('');
    }
  });

  it('and keeps the way to its menus, in a tree without rings', async () => {
    const Id = await menuId('system/menu-tree');
    const menu = await read(entities.SysMenu, Id);
    const above = await read(entities.SysMenu, menu.ParentId);
    const users = await menuId('system/user-list');
    const edit = async (row: Row, change: Row) => {
      const Data = { Id: row['Id'], Version: row['Version'], ...change };
      return (await save(admin, entities.SysMenu, 'system.menu.edit', Data)).message;
    };
    const KEPT_MENU = '更改后没有人能再打开菜单管理';
    expect(await edit(menu, { State: '0' })).toContain(KEPT_MENU);
    expect(await edit(above, { State: '0' })).toContain(KEPT_MENU);
    const gone = { Entity: entities.SysMenu, EnCode: 'system.menu.delete', Ids: [Id] as [string] };
    expect((await admin.call('Data/Delete', gone)).message).toContain(KEPT_MENU);
    for (const ParentId of [users, above.Id])
      expect(
        (
          await admin.call('Data/Save', {
            Entity: entities.SysMenu,
            EnCode: 'system.menu.edit',
            Data: { Id: above.Id, Version: above.Version, ParentId },
          })
        ).value,
      ).toEqual({ Fields: [{ Key: 'ParentId', Message: '上级不能是本项或其下级' }] });
    // Another item may go for a while: its way back is there.
    const other = await read(entities.SysMenu, users);
    expect(await edit(other, { State: '0' })).toBe('');
    expect(await edit(await read(entities.SysMenu, users), { State: '1' })).toBe('');
  });
});

describe('18.13 four eyes', () => {
  it('are not switched on where there is one administrator', async () => {
    expect((await turn(admin, 1)).message).toContain('须有两名启用的系统管理员');
    const RoleId = await roleId('admin');
    const Data = { LoginName: 'admin2', TrueName: '第二管理员', UserType: '1' };
    const OrgId = await idOf(`SELECT "Id" FROM "Org" WHERE "ParentId" IS NULL AND "IsDeleted" = 0 LIMIT 1`);
    const lines = { [entities.UserRole]: [{ RoleId }] };
    const added = await save(admin, entities.SysUser, 'system.user.add', { ...Data, OrgId, Children: lines });
    expect(added.message).toBe('');
    secondId = String(added.value.Id);
    const reset = await act(admin, enCodes.systemUserResetPwd, [secondId]);
    const { NewPwd } = reset.value.Items[0] as { NewPwd: string };
    second = school.client();
    expect((await second.login('admin2', NewPwd)).code).toBe(0);
    const UserInfo = { OldPwd: NewPwd, NewPwd: OWN, NewPwd2: OWN };
    const changed = await second.call('UserAuth/ChangeUserPwd', { UserInfo });
    expect(changed.message).toBe('');
    expect((await turn(admin, 1)).message).toBe('');
    expect(await settingOf(admin)).toMatchObject({ Value: 1 });
  });

  it('let nobody publish or bring back an own set that no other person has published', async () => {
    const first = await upload(admin, '甲的一版');
    expect((await act(admin, enCodes.systemSchemaPublish, [first])).message).toBe(
      '页面方案须由上传者以外的人发布',
    );
    expect((await act(second, enCodes.systemSchemaPublish, [first])).message).toBe('');
    expect((await toldOf('admin')).join()).toContain('您上传的页面方案已由第二管理员发布：甲的一版');
    if (!isAtLength) expect((await act(admin, enCodes.systemSchemaRestore, [])).message).toBe('');
    else {
      const next = await upload(second, '乙的一版');
      expect((await act(admin, enCodes.systemSchemaPublish, [next])).message).toBe('');
      expect((await toldOf('admin2')).join()).toMatch(/您上传的页面方案已由\S+发布：乙的一版/);
      expect((await act(admin, enCodes.systemSchemaRollback, [first])).message).toBe('');
      expect((await act(admin, enCodes.systemSchemaRollback, [next])).message).toBe('');
    }
    // One that its author published alone, from before the switch.
    await school.database.query(`UPDATE "SchemaSet" SET "PublishUserId" = "CreateUserId" WHERE "Id" = $1`, [
      first,
    ]);
    expect((await act(admin, enCodes.systemSchemaRollback, [first])).message).toBe(
      '页面方案须由上传者以外的人发布',
    );
    if (isAtLength) expect((await act(admin, enCodes.systemSchemaRestore, [])).message).toBe('');
  });

  it('let no right be given by one person, by whatever way', async () => {
    const teacher = await userId('teacher001');
    const RoleId = await roleId('dorm_admin');
    const { rows } = await school.database.query<Row>(
      `SELECT "Id", "RoleId" FROM "UserRole" WHERE "UserId" = $1 AND "IsDeleted" = 0`,
      [teacher],
    );
    const Data = { Id: teacher, Version: await versionOf(teacher) };
    const edit = (lines: Row[]) =>
      save(admin, entities.SysUser, 'system.user.edit', {
        ...Data,
        Children: { [entities.UserRole]: lines },
      });
    expect((await edit([...rows, { RoleId }])).message).toBe(BY_TWO);
    expect((await edit([{ ...rows[0], RoleId }])).message).toBe(BY_TWO);
    const MenuId = await menuId('system/user-list');
    const counsellor = await roleId('counsellor');
    const Menus = JSON.stringify([{ MenuId, EnCodes: [] }]);
    expect((await act(admin, enCodes.systemRoleGrant, [counsellor], { Menus })).message).toBe(BY_TWO);
    const given = await school.database.query(
      `SELECT 1 FROM "UserRole" WHERE "RoleId" = $1 AND "UserId" = $2 AND "IsDeleted" = 0
       UNION ALL SELECT 1 FROM "RoleMenu" WHERE "RoleId" = $3 AND "MenuId" = $4 AND "IsDeleted" = 0`,
      [RoleId, teacher, counsellor, MenuId],
    );
    expect(given.rowCount).toBe(0);
  });

  it('let nobody alone bend what roles and menus in use give to their holders', async () => {
    const one = async (table: string, where: string) =>
      (await school.database.query<Row>(`SELECT * FROM "${table}" WHERE "IsDeleted" = 0 AND ${where}`))
        .rows[0]!;
    const menu = await one('SysMenu', `"Comment" = 'message-board/board'`);
    await school.database.query(
      `WITH made AS (INSERT INTO "SysRole" ("Id", "RoleCode", "RoleName", "DataScope", "State", "IsDeleted", "Version", "CreateDate", "UpdateDate")
         VALUES ('bent', 'bent', '值班员', '2', '1', 0, 1, now(), now()))
       INSERT INTO "UserRole" ("Id", "RoleId", "UserId", "IsDeleted", "Version", "CreateDate", "UpdateDate")
         SELECT 'bent', 'bent', "Id", 0, 1, now(), now() FROM "SysUser" WHERE "LoginName" = 'locked01'`,
    );
    const role = await one('SysRole', `"RoleCode" = 'bent'`);
    const edit = (Entity: string, EnCode: string, { Id, Version }: Row, change: Row) =>
      save(admin, Entity, EnCode, { Id, Version: Number(Version), ...change });
    const menuEdit = (change: Row) => edit(entities.SysMenu, 'system.menu.edit', menu, change);
    const BENT = '已授权使用，该项更改须由两人办理';
    expect((await menuEdit({ Comment: 'system/user-list' })).message).toContain(BENT);
    const wider = await edit(entities.SysRole, 'system.role.edit', role, { DataScope: '1' });
    expect(wider.message).toContain(BENT);
    // What gives nobody anything is one person's to do.
    expect((await menuEdit({ Text: '留言' })).message).toBe('');
  });

  it('let nobody alone put a sign-on provider in use', async () => {
    const Data = {
      ClientCode: 'HOME',
      ClientName: '自建认证',
      Protocol: 'cas',
      Issuer: 'http://127.0.0.1:9/cas',
    };
    const { value } = await save(admin, entities.SsoClient, 'system.sso.add', Data);
    const Ids = [value.Id as string];
    expect((await act(admin, enCodes.systemSsoEnable, Ids)).message).toContain('启用须由两人办理');
    const state = await idOf('SELECT "State" AS "Id" FROM "SsoClient" WHERE "Id" = $1', Ids[0]);
    expect(state).toBe(ENABLE.Off);
  });

  it('give what one asked for once another has confirmed it, and what was asked says which buttons come', async () => {
    const UserId = await userId('teacher001');
    const RoleId = await roleId('dorm_admin');
    const ask = (Data: Row) =>
      save(admin, entities.RoleRequest, 'system.roleRequest.add', { Reason: '新任公寓中心', ...Data });
    const neither = await ask({ RoleId });
    expect(JSON.stringify(neither.value)).toContain('用户和菜单须填写其中一项');
    const asked = await ask({ RoleId, UserId });
    expect(asked.message).toBe('');
    const own = await act(admin, enCodes.systemRoleRequestConfirm, [asked.value.Id]);
    expect(own.message).toContain('须由申请人以外的系统管理员复核');
    const teacher = await school.as('teacher001');
    expect((await act(teacher, enCodes.systemRoleRequestConfirm, [asked.value.Id])).code).not.toBe(0);
    expect((await act(second, enCodes.systemRoleRequestConfirm, [asked.value.Id])).message).toBe('');
    // Its author hears of it, by whom, and where it stands; nobody hears of an own act.
    expect((await toldOf('admin')).at(-1)).toMatch(
      /^您申请的授权已由第二管理员复核通过并生效：公寓中心（新任公寓中心） \/system\/roleRequest\?row=/,
    );
    expect((await toldOf('admin2')).join()).not.toContain('授权');
    expect((await act(second, enCodes.systemRoleRequestConfirm, [asked.value.Id])).code).not.toBe(0);
    const now = await school.as('teacher001');
    expect((await now.call('UserInfo/GetLoginBaseInfo')).value.RoleCodes).toContain('dorm_admin');

    const MenuId = await menuId('system/user-list');
    const menu = await ask({ RoleId: await roleId('counsellor'), MenuId });
    const { rows } = await school.database.query<{ EnCodes: string[] }>(
      `SELECT "EnCodes" FROM "RoleRequest" WHERE "Id" = $1`,
      [menu.value.Id],
    );
    expect(rows[0]!.EnCodes).toContain('system.user.resetPwd');
    const read = await second.call('Data/Get', { Entity: entities.RoleRequest, Id: menu.value.Id });
    expect(read.value.Buttons).toMatch(/用户：.*重置密码/);
    expect(JSON.stringify(read.value)).not.toContain('system.user.');
    const reject = (Params: Row) => act(second, 'system.roleRequest.reject', [menu.value.Id], Params);
    expect((await reject({})).code).not.toBe(0);
    expect((await reject({ Reason: '辅导员不管账号' })).message).toBe('');
    expect((await toldOf('admin')).at(-1)).toMatch(
      /^您申请的授权被第二管理员退回：辅导员（新任公寓中心），原因：辅导员不管账号 /,
    );
    expect((await act(second, enCodes.systemRoleRequestConfirm, [menu.value.Id])).code).not.toBe(0);
  });

  it('put what waits before the other administrators, until it is decided or taken back', async () => {
    const waiting = async (client: TestClient) => {
      const { value } = await client.call('BaseData/GetBackLogList', {
        State: '0',
        PageIndex: 1,
        PageSize: 50,
      });
      return (value.rows as Row[]).filter(({ BizType }) => BizType === entities.RoleRequest);
    };
    const UserId = await userId('teacher001');
    const ask = async (role: string) => {
      const Data = { RoleId: await roleId(role), UserId, Reason: '暑期值班' };
      const asked = await save(admin, entities.RoleRequest, 'system.roleRequest.add', Data);
      expect(asked.message).toBe('');
      return String(asked.value.Id);
    };
    expect(await waiting(second)).toEqual([]);
    const [first, other] = [await ask('dorm_manager'), await ask('finance')];
    const told = await waiting(second);
    expect(told.map(({ BizId }) => BizId).sort()).toEqual([first, other].sort());
    expect(told[0]).toMatchObject({ Url: '/system/roleRequest' });
    const messages = async (client: TestClient) =>
      JSON.stringify((await client.call('Notice/LoadMyMsgGroupList', {})).value);
    // Nobody confirms an own request, so its author is not asked.
    expect(await messages(admin)).not.toContain('授权待复核');
    const groups = await messages(second);
    expect(groups).toContain('授权待复核');
    expect(groups).toContain('理由：暑期值班');
    const Reason = '已有人值班';
    expect((await act(second, 'system.roleRequest.reject', [first], { Reason })).message).toBe('');
    expect((await waiting(second)).map(({ BizId }) => BizId)).toEqual([other]);
    expect((await act(admin, 'system.roleRequest.delete', [other])).message).toBe('');
    expect(await waiting(second)).toEqual([]);
  });

  it('keep one administrator from taking over the account of another', async () => {
    const refused = async (work: Promise<{ message: string; value: unknown }>) => {
      const { message, value } = await work;
      expect(message + JSON.stringify(value)).toContain(ALONE);
    };
    await refused(act(admin, enCodes.systemUserResetPwd, [secondId]));
    await refused(admin.call('UserAuth/ChangeManUserPwd', { UserIds: [secondId] }));
    await refused(act(admin, enCodes.systemUserResetFactor, [secondId]));
    const Data = { Id: secondId, Version: await versionOf(secondId), Email: 'mine@example.com' };
    await refused(save(admin, entities.SysUser, 'system.user.edit', Data));
    // What closes an account is one person's to do, and what opens it again is not.
    expect((await act(admin, enCodes.systemUserDisable, [secondId], { Release: 0 })).message).toBe('');
    await refused(act(admin, enCodes.systemUserStatus, [secondId]));
    await school.database.query(`UPDATE "SysUser" SET "State" = '1' WHERE "Id" = $1`, [secondId]);
    expect((await second.login('admin2', OWN)).code).toBe(0);
    const student = await userId('teacher001');
    expect((await act(admin, enCodes.systemUserResetPwd, [student])).message).toBe('');
  });

  it('are switched off by two', async () => {
    expect((await turn(admin, 0)).message).toContain('另一名系统管理员同样保存后生效');
    expect((await turn(admin, null)).message).toContain('另一名系统管理员同样保存后生效');
    expect(await settingOf(admin)).toMatchObject({ Value: 1 });
    expect((await turn(second, 1)).message).toBe('');
    expect((await turn(second, 0)).message).toContain('另一名系统管理员同样保存后生效');
    expect((await turn(admin, 0)).message).toBe('');
    expect(await settingOf(admin)).toMatchObject({ Value: 0 });
  });

  it('whatever the switch says, no menu gives people who act for themselves buttons of the staff', async () => {
    const MenuId = await menuId('system/user-list');
    const Menus = JSON.stringify([{ MenuId, EnCodes: [enCodes.systemUserResetPwd] }]);
    const answer = await act(admin, enCodes.systemRoleGrant, [await roleId('student')], { Menus });
    expect(answer.message).toContain('没有可授予该角色的按钮');
    // So does the way by two.
    const asked = await save(admin, entities.RoleRequest, 'system.roleRequest.add', {
      RoleId: await roleId('student'),
      MenuId,
      Reason: '自助',
    });
    expect(JSON.stringify(asked)).toContain('只给工作人员的按钮');
  });
});
