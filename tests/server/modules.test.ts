import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallName } from '../../src/contract/generated/calls.ts';
import { switchKey } from '../../src/contract/modules.ts';
import { settingName } from '../../src/contract/setting-name.ts';
import type { MenuItem } from '../../src/server/auth/grants/menu-tree.ts';
import { NOBODY } from '../../src/contract/subject.ts';
import { grantedAction } from '../../src/server/data/entities.ts';
import { wholeOf } from '../../src/server/data/schemas/closed-modules.ts';
import type { Catalog } from '../../src/server/data/schemas/catalog.ts';
import { runClockRules } from '../../src/server/data/time/time-rules.ts';
import { runEveryMinute } from '../../src/server/housekeeping.ts';
import { startBareSchool, type BareSchool } from '../_util/bare-school.ts';
import { sampled } from '../_util/scale.ts';
import type { TestClient } from '../_util/server.ts';

let school: BareSchool;
let admin: TestClient;
let whole: Catalog;
let switched: string[];

beforeAll(async () => {
  school = await startBareSchool('people');
  admin = await school.in('admin');
  whole = wholeOf(school.engine.catalog);
  switched = [...whole.modules.values()].filter(({ house }) => house === undefined).map(({ id }) => id);
});
afterAll(() => school?.close());

const nameOf = (id: string) => settingName(switchKey(id));

async function turn(ids: readonly string[], value: 0 | 1 | null) {
  const { value: told } = await admin.call('SysInfo/GetSettings', {});
  const group = (
    told.Groups as { Code: string; Settings: { Name: string; Version: number; Value: unknown }[] }[]
  ).find(({ Code }) => Code === 'modules')!;
  const names = ids.map(nameOf);
  const Values = Object.fromEntries(names.map((name) => [name, value]));
  const Versions = Object.fromEntries(
    group.Settings.filter(({ Name }) => names.includes(Name)).map(({ Name, Version }) => [Name, Version]),
  );
  const saved = await admin.call('Data/Action', {
    EnCode: 'system.config.save',
    Ids: [],
    Params: { Group: 'modules', Values, Versions },
  });
  if (saved.code === 0) await inForce(ids, value ?? 1);
  return saved;
}

/** A node knows of a change within a second, and goes on with what somebody holds for as long. */
async function inForce(ids: readonly string[], value: 0 | 1) {
  const told = async () => (await school.client().call('SysInfo/GetTitleAndImg')).value.ModuleSwitches;
  await expect
    .poll(told, { timeout: 30_000 })
    .toMatchObject(Object.fromEntries(ids.map((id) => [id, value])));
  const held = async () => {
    const grants = JSON.stringify((await admin.call('UserRole/LoadMenuByUser')).value);
    return ids.every((id) => grants.includes(`"comment":"${id}/`) === (value === 1 && hasMenu(id)));
  };
  await expect.poll(held, { timeout: 30_000 }).toBe(true);
}

const OFF = /^「.+」模块已停用$/;
const isOfSwitched = (path: string) => switched.includes(path.split('/')[0]!);
const hasMenu = (id: string) =>
  whole.menus.some(({ items }) => items.some(({ comment }) => comment.startsWith(`${id}/`)));
const pagesOf = (items: readonly MenuItem[]): string[] =>
  items.flatMap((item) => [item.attributes.comment, ...pagesOf(item.children)]);
const buttonsOf = (items: readonly MenuItem[]): string[] =>
  items.flatMap((item) => [
    ...item.attributes.buttons.map(({ EnCode }) => EnCode),
    ...buttonsOf(item.children),
  ]);
const menuOf = async (client: TestClient) =>
  (await client.call('UserRole/LoadMenuByUser')).value as MenuItem[];

describe('M12 switches of modules', () => {
  it('begin all on, and are told to everybody', async () => {
    const { value } = await school.client().call('SysInfo/GetTitleAndImg');
    expect(Object.keys(value.ModuleSwitches)).toEqual([...whole.modules.keys()]);
    expect(new Set(Object.values(value.ModuleSwitches))).toEqual(new Set([1]));
  });

  it('are not turned while another module shows nothing without it, unless both are', async () => {
    const refused = await turn(['leave'], 0);
    expect(refused).toMatchObject({
      code: 2,
      value: {
        Fields: [{ Key: 'ModuleLeave', Message: '「科研报备」离不开「请销假」，请同时停用「科研报备」' }],
      },
    });
    expect((await turn(['leave', 'research-report'], 0)).code).toBe(0);
    expect((await turn(['research-report'], 1)).value.Fields).toEqual([
      { Key: 'ModuleResearchReport', Message: '「科研报备」离不开「请销假」，请同时启用「请销假」' },
    ]);
  });

  it('take away what the home page and the bell had of a module, and leave its rows', async () => {
    const counsellor = await school.in('counsellor');
    const { rows: users } = await school.database.query<{ id: string }>(
      `SELECT ur."UserId" AS id FROM "UserRole" ur JOIN "SysUser" u ON u."Id" = ur."UserId" AND u."State" = '1'
       WHERE ur."RoleId" = 'counsellor' AND (SELECT count(*) FROM "UserRole" o WHERE o."UserId" = ur."UserId") = 1 ORDER BY 1`,
    );
    for (const [at, { id }] of users.entries())
      await school.database.query(
        `INSERT INTO "BackLog" ("Id", "UserId", "Title", "BizType", "Url", "State", "CreateDate", "UpdateDate", "IsDeleted", "Version")
         VALUES ($1 || 'a', $2, '待审批请假', 'leave', '/leave/approve?Id=1', '0', now(), now(), 0, 1),
           ($1 || 'b', $2, '待办其他', 'other', '/dashboard', '0', now(), now(), 0, 1)`,
        [`todo-${at}`, id],
      );
    const waiting = async () => {
      const { value } = await counsellor.call('Notice/LoadMyMsgGroupList', {});
      const listed = await counsellor.call('BaseData/GetBackLogList', { PageIndex: 1, PageSize: 20 });
      return [
        (value as { Items: { Title: string }[] }[]).flatMap(({ Items }) => Items.map(({ Title }) => Title)),
        (listed.value.rows as { Title: string }[]).map(({ Title }) => Title),
      ];
    };
    const cards = async () => {
      const { value } = await counsellor.call('Home/Mine');
      return (value.Cards as { Key: string }[]).map(({ Key }) => Key);
    };
    const tools = async () => {
      const { value } = await counsellor.call('MyApplyInfo/GetMyTool', {});
      return (value as { Url: string }[]).map(({ Url }) => Url);
    };
    expect(await tools()).not.toContain('/leave/approve');
    expect((await tools()).length).toBeGreaterThan(0);
    const desktop = async () => {
      const { value } = await counsellor.call('MyApplyInfo/GetMyDesktopTool');
      return value as { ToolId: string; X: number; Y: number; Size: '1x1'; Url: string }[];
    };
    for (const [at, { id }] of users.entries())
      await school.database.query(
        `INSERT INTO "UserDesktop" ("Id", "UserId", "ToolId", "X", "Y", "Size", "CreateDate", "UpdateDate", "IsDeleted", "Version")
         SELECT $1, $2, "Id", 0, 0, '1x1', now(), now(), 0, 1 FROM "ToolInfo" WHERE "Url" = '/leave/approve'`,
        [`tile-${at}`, id],
      );
    // Nothing of the own desktop can be used, so the usual one is shown, and saved in its place.
    const [kept, ...others] = await desktop();
    expect(others.length).toBeGreaterThan(0);
    const Items = [kept!].map(({ ToolId, X, Y, Size }) => ({ ToolId, X, Y, Size }));
    expect((await counsellor.call('MyApplyInfo/EditMyDesktop', { Items })).code).toBe(0);
    expect((await desktop()).map(({ Url }) => Url)).toEqual([kept!.Url]);
    expect(await waiting()).toEqual([['待办其他'], ['待办其他']]);
    expect(await cards()).not.toContain('leave.today');
    expect((await turn(['leave', 'research-report'], null)).code).toBe(0);
    expect((await waiting()).map((titles) => titles.toSorted())).toEqual([
      ['待办其他', '待审批请假'].toSorted(),
      ['待办其他', '待审批请假'].toSorted(),
    ]);
    await expect.poll(cards).toContain('leave.today');
    expect(await tools()).toContain('/leave/approve');
    expect((await desktop()).map(({ Url }) => Url).toSorted()).toEqual(
      ['/leave/approve', kept!.Url].toSorted(),
    );
  });
});

describe('M12 with every module off', () => {
  it('no role has a menu or a button of any, and each still has one', async () => {
    expect((await turn(switched, 0)).code).toBe(0);
    for (const role of school.roles) {
      const client = await school.in(role);
      const isOfModule = (enCode: string) => isOfSwitched(whole.enCodes.get(enCode)?.entity.name ?? '');
      // Each role goes on with what it held for a second, whoever asked for it a moment before.
      const left = async () => {
        const menu = await menuOf(client);
        return [...pagesOf(menu).filter(isOfSwitched), ...buttonsOf(menu).filter(isOfModule)];
      };
      await expect.poll(left, { timeout: 30_000 }).toEqual([]);
    }
    expect(pagesOf(await menuOf(admin))).toContain('system/config-form');
  });

  it('no page of any is told to anybody, and an address says that the module is off', async () => {
    const askers = [admin, school.client()];
    const paths = sampled([...whole.pages.keys()].filter(isOfSwitched), 100);
    const asked = paths.flatMap((path) => askers.map((asker) => ({ path, asker })));
    await Promise.all(
      asked.map(async ({ path, asker }) => {
        const told = await asker.call('Data/Schema', { Path: path });
        expect([path, told.value?.Reason, told.message]).toEqual([
          path,
          'closed',
          expect.stringMatching(OFF),
        ]);
      }),
    );
    const student = await school.in('student');
    const leave = await student.call('UserRole/GetRouteState', { Path: '/leave/apply' });
    expect(leave.value).toEqual({ IsKnown: true, Closed: '请销假' });
    const own = await student.call('UserRole/GetRouteState', { Path: '/system/user' });
    expect(own.value).toEqual({ IsKnown: true, Closed: null });
  });

  it('no action, row, upload or call of any answers, by any way', async () => {
    const refused = async (what: string, answer: Promise<{ message: string; code: number }>) => {
      const { message, code } = await answer;
      expect([what, code, message]).toEqual([what, 2, expect.stringMatching(OFF)]);
    };
    const act = (asker: TestClient, EnCode: string) =>
      refused(EnCode, asker.call('Data/Action', { EnCode, Ids: [], Params: {} }));
    const enCodes = [...whole.enCodes].filter(([, { entity }]) => isOfSwitched(entity.name));
    const subject = { ...NOBODY, Roles: ['admin'] };
    const origin = { requestId: 'test', ip: '' };
    const everything = {
      subject,
      grants: new Set(whole.enCodes.keys()),
      readable: new Set<string>(),
      ...origin,
    };
    for (const [EnCode] of enCodes)
      expect(() => grantedAction(school.engine, everything, EnCode)).toThrow(OFF);
    const firsts = new Map(enCodes.map(([EnCode, { entity }]) => [entity.name, EnCode]));
    await Promise.all([...firsts.values()].map((EnCode) => act(admin, EnCode)));
    for (const role of school.roles) await act(await school.in(role), enCodes[0]![0]);
    const entities = [...whole.entities.keys()].filter(isOfSwitched);
    await Promise.all(entities.map((Entity) => refused(Entity, admin.call('Data/List', { Entity }))));
    const { closed } = school.engine.catalog;
    for (const [name, file] of sampled([...whole.calls], 80, ([one]) => one))
      if (closed.call(name) !== undefined)
        for (const asker of [admin, school.client()])
          await refused(
            name,
            file.method === 'GET' ? asker.fetch(`/api/${name}`) : asker.call(name as CallName, {} as never),
          );
    const form = new FormData();
    form.append('file', new Blob(['x'], { type: 'application/pdf' }), 'a.pdf');
    form.append('BizType', 'leave/LeaveApply.Files');
    await refused('upload', admin.fetch('/api/ImportExport/UploadFile', { method: 'POST', body: form }));
  });

  it('nothing of any happens by the clock', async () => {
    const { engine, database } = school;
    await database.query(
      `INSERT INTO "LeaveApply" ("Id", "LeaveType", "StartTime", "EndTime", "Status", "LeaveState", "CreateDate", "UpdateDate", "IsDeleted", "Version")
       VALUES ('clock-leave', '1', now() - interval '1 hour', now() + interval '1 hour', '2', '1', now(), now(), 0, 1)`,
    );
    const state = async () =>
      (
        await database.query<{ s: string }>(
          `SELECT "LeaveState" AS s FROM "LeaveApply" WHERE "Id" = 'clock-leave'`,
        )
      ).rows[0]?.s;
    await runClockRules(engine);
    expect(await state()).toBe('1');
    const ran: string[] = [];
    const modules = [...switched, undefined].map((of) => ({
      ...(of === undefined ? {} : { of }),
      everyMinute: async () => void ran.push(of ?? 'house'),
    }));
    await runEveryMinute({ ...engine, catalog: engine.catalog, modules });
    expect(ran).toEqual(['house']);
    expect((await turn(switched, null)).code).toBe(0);
    await runClockRules(engine);
    expect(await state()).toBe('2');
  });
});
