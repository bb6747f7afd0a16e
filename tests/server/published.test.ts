import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import yazl from 'yazl';
import { advisoryLock } from '../../src/server/data/database/advisory-lock.ts';
import { SETS_LOCK } from '../../src/server/published/live.ts';
import { startSchool, type TestClient, type TestSchool } from '../_util/server.ts';
import { tutorialFiles } from '../_util/tutorial.ts';
import { atLength, isAtLength } from '../_util/scale.ts';

const SETS = 'system/SchemaSet';
const PAGE = 'pages/system/role-list.json';

describe('L06 schemas that change while the server runs', () => {
  let folder: string;
  let school: TestSchool;
  let admin: TestClient;
  let other: TestClient;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'xgt-published-'));
    cpSync('schemas', folder, { recursive: true });
    school = await startSchool({ schemasDir: folder, nodes: 2, watchSchemas: true });
    admin = await school.as('admin');
    other = await school.as('admin', 1);
  });
  afterAll(async () => {
    await school?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const shipped = (path: string) => JSON.parse(readFileSync(join('schemas', path), 'utf8'));
  const pageOf = async (client: TestClient, Path: string) => client.call('Data/Schema', { Path });
  const titleOf = async (client: TestClient, path = 'system/role-list') =>
    (await pageOf(client, path)).value?.Page?.title;
  const titled = (title: string) => ({ [PAGE]: { ...shipped(PAGE), title } });

  const upload = async (files: Record<string, unknown>, note = '试验') => {
    const zip = new yazl.ZipFile();
    for (const [path, content] of Object.entries(files))
      zip.addBuffer(Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)), path);
    zip.end();
    const form = new FormData();
    form.set('BizType', `${SETS}.Package`);
    form.set('file', new Blob([new Uint8Array(await buffer(zip.outputStream))]), 'schemas.zip');
    const headers = { 'x-idempotency-key': randomUUID() };
    const sent = await admin.fetch('/api/ImportExport/UploadFile', { method: 'POST', body: form, headers });
    expect(sent.message).toBe('');
    const Data = { Note: note, Package: sent.value.Id };
    return admin.call('Data/Save', { Entity: SETS, EnCode: 'system.schema.add', Data });
  };
  const act = (EnCode: string, ...Ids: string[]) => admin.call('Data/Action', { EnCode, Ids, Params: {} });
  const publish = async (files: Record<string, unknown>) => {
    const saved = await upload(files);
    expect(saved.message).toBe('');
    const done = await act('system.schema.publish', saved.value.Id);
    expect(done.message).toBe('');
    return String(saved.value.Id);
  };

  atLength('shows an edited file on every node, without a restart', async () => {
    const file = join(folder, PAGE);
    writeFileSync(file, JSON.stringify({ ...shipped(PAGE), title: '改过的页面' }));
    await expect.poll(() => titleOf(admin), { timeout: 60_000 }).toBe('改过的页面');
    await expect.poll(() => titleOf(other), { timeout: 60_000 }).toBe('改过的页面');
    if (isAtLength) {
      writeFileSync(file, '{ "kind": "list"');
      await expect
        .poll(async () => (await pageOf(admin, 'system/role-list')).message, { timeout: 60_000 })
        .toContain(PAGE);
      expect(await titleOf(admin, 'system/user-list')).toBe('用户管理');
    }
    cpSync(join('schemas', PAGE), file);
    await expect.poll(() => titleOf(admin), { timeout: 60_000 }).toBe('角色权限');
  });

  atLength(
    'takes an edit up that a change of another node held up for longer than a lock is waited for',
    async () => {
      const heldUp = () => school.lines.filter((line) => line.includes('lock timeout')).length;
      const before = heldUp();
      await school.database.transaction(async (tx) => {
        await tx.query('SET LOCAL lock_timeout = 0');
        await advisoryLock(tx, SETS_LOCK);
        writeFileSync(join(folder, PAGE), JSON.stringify({ ...shipped(PAGE), title: '等过的页面' }));
        await expect.poll(heldUp, { timeout: 60_000 }).toBeGreaterThanOrEqual(before + 2);
      });
      for (const client of [admin, other])
        await expect.poll(() => titleOf(client), { timeout: 60_000 }).toBe('等过的页面');
      cpSync(join('schemas', PAGE), join(folder, PAGE));
      for (const client of [admin, other])
        await expect.poll(() => titleOf(client), { timeout: 60_000 }).toBe('角色权限');
    },
  );

  atLength('goes on with what it has while an edited entity is broken', async () => {
    const file = join(folder, 'entities/system/SysRole.json');
    writeFileSync(file, '{}');
    const isTold = (line: string) => line.includes('schemas-not-reread') && line.includes('SysRole.json');
    await expect.poll(() => school.lines.some(isTold), { timeout: 60_000 }).toBe(true);
    expect((await admin.call('Data/List', { Entity: 'system/SysRole', Page: 'system/role-list' })).code).toBe(
      0,
    );
    cpSync('schemas/entities/system/SysRole.json', file);
  });

  it('publishes a whole module: tables, menu, grants and pages, on all nodes', async () => {
    await publish(Object.fromEntries(tutorialFiles()));
    const office = await school.as('school01', 1);
    await expect.poll(() => titleOf(office, 'visit/visitor-list'), { timeout: 60_000 }).toBeDefined();
    const listed = await office.call('Data/List', { Entity: 'visit/Visitor', Page: 'visit/visitor-list' });
    expect(listed.value).toMatchObject({ total: 0 });
  });

  it('gives a published module its switch without another build', async () => {
    const office = await school.as('school01', 1);
    const switchOf = async () => {
      const { value } = await admin.call('SysInfo/GetSettings', {});
      const groups = value.Groups as { Code: string; Settings: { Name: string; Version: number }[] }[];
      const group = groups.find(({ Code }) => Code === 'modules')!;
      return group.Settings.find(({ Name }) => Name === 'ModuleVisit');
    };
    const turn = async (value: 0 | null) => {
      const Params = {
        Group: 'modules',
        Values: { ModuleVisit: value },
        Versions: { ModuleVisit: (await switchOf())!.Version },
      };
      return admin.call('Data/Action', { EnCode: 'system.config.save', Ids: [], Params });
    };
    const list = async () => (await office.call('Data/List', { Entity: 'visit/Visitor' })).message;
    // The node that is asked hears of what another one published a moment later.
    await expect
      .poll(switchOf, { timeout: 60_000 })
      .toMatchObject({ Value: 1, Default: '是', IsDefault: true });
    expect((await turn(0)).message).toBe('');
    await expect.poll(list, { timeout: 60_000 }).toBe('「来访登记」模块已停用');
    expect(await switchOf()).toMatchObject({ Value: 0, IsDefault: false });
    expect((await turn(null)).message).toBe('');
    await expect.poll(list, { timeout: 60_000 }).toBe('');
  });

  it('keeps a history with a way back, and serves what it says with a tag', async () => {
    await publish(titled('第一版'));
    await expect.poll(() => titleOf(other), { timeout: 60_000 }).toBe('第一版');
    const first = await pageOf(other, 'system/role-list');
    const again = await other.fetch('/api/Data/Schema?Path=system%2Frole-list', {
      headers: { 'if-none-match': first.headers.get('etag')! },
    });
    expect(again.status).toBe(304);
    // A second one replaces it; in the usual run the first has replaced the module that was published before.
    if (isAtLength) {
      await publish(titled('第二版'));
      await expect.poll(() => titleOf(other), { timeout: 60_000 }).toBe('第二版');
    }
    const { rows } = (await admin.call('Data/List', { Entity: SETS, Page: 'system/schema-list' })).value;
    const states = rows.map((row: Record<string, unknown>) => [
      row['VersionNo'],
      row['Base'],
      row['StateName'],
    ]);
    const last = isAtLength ? 3 : 2;
    expect(states.slice(0, 2)).toEqual([
      [last, last - 1, '使用中'],
      [last - 1, last - 2, '已替换'],
    ]);
    expect((await act('system.schema.rollback', rows[1].Id)).message).toBe('');
    const before = isAtLength ? '第一版' : '角色权限';
    await expect.poll(() => titleOf(other), { timeout: 60_000 }).toBe(before);
    expect(await titleOf(other, 'visit/visitor-list')).toBeDefined();
    expect((await act('system.schema.restore')).message).toBe('');
    await expect.poll(() => titleOf(other), { timeout: 60_000 }).toBe('角色权限');
    await expect.poll(() => titleOf(other, 'visit/visitor-list'), { timeout: 60_000 }).toBeUndefined();
  });

  /** Faults that the check of files names too, and one that only a set can have. */
  const faulty: [string, Record<string, unknown>, string][] = [
    ['a page of an unknown entity', { [PAGE]: { ...shipped(PAGE), entity: 'system/Nope' } }, '/entity'],
    ['a page that is no JSON', { [PAGE]: '{' }, PAGE],
    ['an entity that loses its fields', { 'entities/core/Campus.json': { version: 1 } }, 'core/Campus.json'],
    [
      'a change of what the program works with',
      { 'entities/system/SysUser.json': { ...shipped('entities/system/SysUser.json'), title: '账号' } },
      '由程序使用',
    ],
    [
      'an EnCode that no code answers',
      {
        'entities/visit/Thing.json': {
          version: 1,
          title: '物',
          fields: { Name: { id: 1, type: 'text', title: '名' } },
          scope: {},
          actions: { 'visit.thing.magic': { title: '变', verb: 'handler' } },
        },
      },
      '没有程序回答这个操作',
    ],
    [
      'a menu that gives students buttons of the staff',
      {
        'menus/visit.json': {
          version: 1,
          title: '菜单',
          items: [
            { id: '991', text: '越权', url: '/visit/more', comment: 'system/user-list', roles: ['student'] },
          ],
        },
      },
      '角色「学生」由菜单「越权」得到只给工作人员的按钮',
    ],
    ['nothing new', { [PAGE]: readFileSync(join('schemas', PAGE), 'utf8') }, '没有差别'],
  ];
  it.each(isAtLength ? faulty : faulty.slice(-2))(
    'refuses %s with file and reason',
    async (_what, files, reason) => {
      const answer = await upload(files);
      expect(answer.code).toBe(2);
      expect(answer.message).toContain(reason);
    },
  );

  atLength('refuses a set whose ground has moved', async () => {
    const stale = await upload(titled('旧的'));
    await publish(titled('新的'));
    expect((await act('system.schema.publish', stale.value.Id)).message).toContain('请重新上传方案包');
    expect((await act('system.schema.restore')).message).toBe('');
    for (const client of [admin, other])
      await expect.poll(() => titleOf(client), { timeout: 60_000 }).toBe('角色权限');
  });

  atLength(
    '22 draws the first flow of what may be approved, by the check of every other, and applications go by it',
    async () => {
      const opinion = { Opinion: { type: 'longtext', title: '意见', length: 200, class: 'personal' } };
      const verbs = ['submit', 'view', 'approve', 'reject'];
      await publish({
        'entities/trip/Trip.json': {
          version: 1,
          title: '出差申请',
          traits: ['flow'],
          fields: {
            Reason: { id: 1, type: 'text', title: '事由', length: 40, required: true },
            OwnerId: { id: 2, type: 'ref', ref: 'system/SysUser', title: '出差人', required: true },
          },
          scope: { admin: 'true', school_admin: 'true' },
          actions: {
            'trip.trip.add': { title: '新增', verb: 'add' },
            ...Object.fromEntries(
              verbs.map((verb) => [
                `trip.trip.${verb}`,
                {
                  title: verb,
                  verb,
                  ...(verb === 'approve' || verb === 'reject' ? { params: opinion } : {}),
                },
              ]),
            ),
          },
        },
        'pages/trip/trips.json': {
          version: 1,
          title: '出差申请',
          kind: 'list',
          entity: 'trip/Trip',
          columns: ['Reason', 'Status'],
          toolbar: [{ EnCode: 'trip.trip.add' }],
          rowActions: verbs.map((verb) => ({ EnCode: `trip.trip.${verb}` })),
        },
        'menus/trip.json': {
          version: 1,
          title: '出差',
          items: [
            { id: '992', text: '出差', url: '/trip/trips', comment: 'trip/trips', roles: ['school_admin'] },
          ],
        },
      });
      const office = await school.as('school01');
      const flows = async () => (await office.call('FlowDesign/Flows', {})).value;
      await expect
        .poll(async () => (await flows()).Free, { timeout: 60_000 })
        .toEqual([{ Entity: 'trip/Trip', Title: '出差申请' }]);
      const [owner] = (
        await school.database.query<{ Id: string }>(
          `SELECT "Id" FROM "SysUser" WHERE "LoginName" = 'school01'`,
        )
      ).rows;
      const save = async () =>
        office.call('Data/Save', {
          Entity: 'trip/Trip',
          EnCode: 'trip.trip.add',
          Data: { Reason: '招生宣传', OwnerId: owner!.Id },
        });
      // The menu that hands out the button comes to a node a moment after the flow may be begun.
      let saved = await save();
      await expect.poll(async () => (saved = saved.code === 0 ? saved : await save()).message).toBe('');
      const { Id } = saved.value;
      const step = (verb: string) =>
        office.call('Data/Action', { EnCode: `trip.trip.${verb}`, Ids: [Id], Params: {} });
      expect((await step('submit')).message).toContain('还没有审批流程');

      const begin = (Code: string, more: object = {}) =>
        office.call('FlowDesign/Open', { Code, Entity: 'trip/Trip', Title: '出差审批', ...more });
      expect((await begin('LEAVE')).message).toContain('已被使用');
      expect((await begin('TRIP', { Entity: 'leave/LeaveApply' })).message).toContain('已有审批流程');
      const copied = JSON.parse((await begin('TRIP', { From: 'LEAVE' })).value.Text);
      expect(copied).toMatchObject({ title: '出差审批', entity: 'trip/Trip' });
      expect(copied.nodes).toEqual(shipped('flows/LEAVE.json').nodes);
      const flow = JSON.parse((await begin('TRIP')).value.Text);
      const judged = async () =>
        (await office.call('FlowDesign/Judge', { Code: 'TRIP', Text: JSON.stringify(flow) })).value.Problems;
      const publishFlow = () =>
        office.call('Data/Action', {
          EnCode: 'workflow.define.publish',
          Ids: [],
          Params: { Code: 'TRIP', Text: JSON.stringify(flow), Note: '新建' },
        });
      // The template leaves open what only its maker can say.
      expect((await judged()).map(({ NodeId }: { NodeId: string }) => NodeId)).toContain('approve1');
      expect((await publishFlow()).code).not.toBe(0);
      flow.nodes[0].who.role = 'school_admin';
      expect((await judged()).filter(({ IsHint }: { IsHint: boolean }) => !IsHint)).toEqual([]);
      const published = await publishFlow();
      expect([published.code, published.message]).toEqual([0, expect.anything()]);
      await expect.poll(async () => (await flows()).Free, { timeout: 60_000 }).toEqual([]);
      expect((await flows()).Flows).toContainEqual(
        expect.objectContaining({ Code: 'TRIP', Entity: 'trip/Trip', Title: '出差审批' }),
      );
      expect((await step('submit')).message).toBe('');
      const { rows } = await school.database.query(
        `SELECT "NodeId", "Role" FROM "FlowTask" WHERE "RowId" = $1 AND "State" = '0'`,
        [Id],
      );
      expect(rows).toEqual([{ NodeId: 'approve1', Role: 'school_admin' }]);
      expect((await act('system.schema.restore')).message).toBe('');
    },
  );

  it('never serves a set that came into the database by another way', async () => {
    await school.database.query(
      `UPDATE "SchemaSet" SET "State" = '2', "Overlay" = jsonb_set("Overlay", '{pages/system/role-list.json,text}', to_jsonb($1::text))
       WHERE "VersionNo" = 2`,
      [JSON.stringify({ ...shipped(PAGE), title: '伪造' })],
    );
    await expect
      .poll(() => school.lines.filter((line) => line.includes('does not bear the seal')).length, {
        timeout: 60_000,
      })
      .toBeGreaterThanOrEqual(2);
    expect(await titleOf(admin)).toBe('角色权限');
    expect(await titleOf(other)).toBe('角色权限');
  });
});
