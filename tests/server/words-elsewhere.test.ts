import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '../../src/contract/rules.ts';
import type { ModuleTable } from '../../src/server/data/module.ts';
import { copyRow } from '../../src/server/data/write/copied-rows.ts';
import { createAuthTables } from '../../src/server/auth/tables.ts';
import { runClockRules } from '../../src/server/data/time/time-rules.ts';
import { insertRow } from '../../src/server/data/write/row-store.ts';
import { assignment } from '../../src/server/engines/assignment/index.ts';
import { deletions } from '../../src/server/engines/endings/endings.ts';
import { handout } from '../../src/server/engines/handout/index.ts';
import { readTexts } from '../../src/server/judge/files/schema-set.ts';
import { openTestEngine, refusalOf, type TestEngine } from '../_util/engine.ts';
import { at } from '../_util/roll-time.ts';

/** Words of the vocabulary, each beside others than those that its first module has: nobody says who is away, a price follows, a part is in use. */
const APP = 'tests/fixtures/apps/errands';
const TRIP = 'entities/errands/Trip.json';
const REPLY = 'entities/errands/Reply.json';
const DRILL = 'entities/errands/Drill.json';

const entity = (title: string, fields: Row, more: Row = {}) =>
  JSON.stringify({ version: 1, title, label: 'Name', fields, scope: { admin: 'true' }, ...more });
const NAME = { id: 1, type: 'text', title: '名称', length: 40 };
const CODE = { type: 'text', title: '码', length: 12, random: 12, readonly: true, unique: true };
const ref = (id: number, name: string) => ({ id, type: 'ref', title: name, ref: `errands/${name}` });
const int = (id: number, title: string, more: Row = {}) => ({ id, type: 'int', title, ...more });

const MORE: Readonly<Record<string, string>> = {
  Tool: entity(
    '工具',
    {
      Name: NAME,
      Price: int(2, '单价'),
      Spent: int(3, '合计', { kept: true, value: 'sum(errands/Order, x.Cost, x.ToolId == row.Id)' }),
      Dear: int(4, '贵的订单', {
        kept: true,
        value: 'count(errands/Order, x.ToolId == row.Id && x.Price >= 5)',
      }),
    },
    { actions: { 'errands.tool.edit': { title: '编辑', verb: 'edit' } } },
  ),
  Order: entity(
    '订单',
    {
      Name: NAME,
      ToolId: ref(2, 'Tool'),
      Price: int(3, '单价', { readonly: true, follows: { through: ['ToolId'] } }),
      Count: int(4, '数量'),
      Cost: int(5, '金额', { value: 'row.Price * row.Count' }),
      Twice: int(6, '两倍', { value: 'row.Cost * 2' }),
    },
    { actions: { 'errands.order.add': { title: '新增', verb: 'add' } } },
  ),
  Kit: entity('工具箱', { Name: NAME }, { actions: { 'errands.kit.edit': { title: '编辑', verb: 'edit' } } }),
  Part: entity(
    '零件',
    { Name: NAME, KitId: ref(2, 'Kit') },
    { scope: {}, parent: { entity: 'errands/Kit', field: 'KitId', sentBy: ['errands.kit.edit'] } },
  ),
  Use: entity('领用', { Name: NAME, PartId: ref(2, 'Part') }),
  Note: entity('便签', { Name: NAME, PartId: ref(2, 'Part') }, { onDelete: { PartId: { do: 'clear' } } }),
  Miss: entity(
    '失约',
    {
      Name: NAME,
      Judged: { id: 2, type: 'bool', title: '已计', default: 0 },
      IsBanned: {
        id: 3,
        type: 'bool',
        title: '限制中',
        live: true,
        value: 'any(errands/Ban, x.Name == row.Name)',
      },
    },
    {
      clock: [
        {
          when: 'row.Judged == 0 && row.IsBanned == 0',
          set: { Judged: 1 },
          makes: [{ entity: 'errands/Ban', set: { Name: 'row.Name' } }],
        },
      ],
    },
  ),
  Ban: entity('限制', { Name: NAME }),
  Stamp: entity(
    '印章',
    { Name: NAME, Label: { id: 2, type: 'text', title: '文字', length: 40, live: true, value: 'row.Name' } },
    {
      rules: [
        { deny: 'count(errands/Stamp, x.Name == row.Label) > 1', message: '已有同名的印章', field: 'Name' },
      ],
      actions: { 'errands.stamp.add': { title: '新增', verb: 'add' } },
    },
  ),
  Door: entity(
    '门',
    { Name: NAME, Code: { ...CODE, id: 2 }, IsTurned: { id: 3, type: 'bool', title: '已换', default: 0 } },
    { clock: [{ when: 'row.IsTurned == 0', set: { IsTurned: 1, Code: { value: 'null' } } }] },
  ),
  Peg: entity(
    '钉',
    { Name: NAME, Code: { ...CODE, id: 2 }, KitId: ref(3, 'Kit') },
    { copied: { with: 'errands/Kit', by: 'KitId' } },
  ),
};

let folder: string;
let test: TestEngine;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'xgt-words-'));
  const trip = JSON.parse(readTexts(APP).get(TRIP)!) as Row;
  delete trip['away'];
  const drill = JSON.parse(readTexts(APP).get(DRILL)!) as Row;
  drill['clock'] = [{ when: "row.State == '0' && row.Begin <= clock.now", set: { State: '1' } }];
  const more = Object.entries(MORE).map(([name, text]) => [`entities/errands/${name}.json`, text] as const);
  const reply = JSON.parse(readTexts(APP).get(REPLY)!) as { fields: Row };
  reply.fields['Code'] = { ...CODE, id: 90 };
  const counted = 'count(errands/Drill, x.Id == row.DrillId)';
  reply.fields['Drills'] = int(91, '演练', { value: counted, while: "row.State == '0'" });
  const product = readTexts('schemas');
  const own = [...readTexts(APP)].filter(
    ([file]) => file.startsWith('entities/errands/') || (file.startsWith('codes/') && !product.has(file)),
  );
  const texts = new Map([
    ...product,
    ...own,
    ...more,
    [TRIP, JSON.stringify(trip)] as const,
    [DRILL, JSON.stringify(drill)] as const,
    [REPLY, JSON.stringify(reply)] as const,
  ]);
  for (const [file, text] of texts) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const modules: ModuleTable = [assignment, deletions, handout];
  test = await openTestEngine(folder, modules);
  await createAuthTables(test.engine.database);
  // What is handed out is meant by its maker, who is asked for as an account.
  await given('system/SysUser', {
    Id: 'boss',
    LoginName: 'boss',
    TrueName: '主管',
    UserType: '1',
    State: '1',
  });
  await given('system/SysRole', {
    Id: 'r1',
    RoleCode: 'admin',
    RoleName: '管理员',
    State: '1',
    IsBuiltIn: 1,
  });
  await given('system/UserRole', { Id: 'ur1', UserId: 'boss', RoleId: 'r1' });
});
afterAll(async () => {
  await test?.close();
  rmSync(folder, { recursive: true, force: true });
});

const boss = () => test.as({ UserId: 'boss', Roles: ['admin'] });
const rows = async (table: string, columns: string) =>
  (
    await test.engine.database.query<Row>(
      `SELECT ${columns} FROM "${table}" WHERE "IsDeleted" = 0 ORDER BY "Id"`,
      [],
    )
  ).rows;

async function given(name: string, ...list: Row[]): Promise<void> {
  const model = test.engine.catalog.entities.get(name)!;
  for (const row of list) await test.write((tx) => insertRow(tx, model, row, { caller: boss(), now: at(0) }));
}

describe('what is handed out', () => {
  it('stands as soon as the clock has brought it out, before anything else is done in that minute', async () => {
    const drill = { Name: '演练', Begin: at(-1), End: at(60), Scope: '1', State: '0', Excuses: 1 };
    await test.save(boss(), 'errands/Drill', 'errands.drill.add', drill);
    await runClockRules(test.engine);
    expect(await rows('Reply', '"PersonId"')).toEqual([{ PersonId: 'boss' }]);
    for (const table of ['Reply', 'Drill']) await test.engine.database.query(`DELETE FROM "${table}"`, []);
  });

  it('goes to everybody where no entity says who is away, at once and every minute', async () => {
    const account = { UserType: '3', State: '1' };
    await given('system/SysUser', { ...account, Id: 'u1', LoginName: 'u1', TrueName: '甲' });
    const drill = { Name: '演练', Begin: at(-1), End: at(60), Scope: '1', State: '1', Excuses: 1 };
    await test.save(boss(), 'errands/Drill', 'errands.drill.add', drill);
    await handout.everyMinute(test.engine);
    const replies = await rows('Reply', '"PersonId", "State"');
    expect(replies.map(({ PersonId, State }) => `${PersonId} ${State}`).sort()).toEqual(['boss 0', 'u1 0']);
  });
});

describe('what is handed out and looks beyond its row', () => {
  it('is worked out as it is handed out', async () => {
    expect(await rows('Reply', '"Drills"')).toEqual([{ Drills: 1 }, { Drills: 1 }]);
  });
});

describe('a formula that reads a copy', () => {
  const said = () => rows('Order', '"Price", "Cost", "Twice"');
  it('is worked out with the copy, of a new row and when the copy follows, and so is what counts it', async () => {
    await given('errands/Tool', { Id: 't1', Name: '锯', Price: 3 });
    await test.save(boss(), 'errands/Order', 'errands.order.add', { Name: '订单', ToolId: 't1', Count: 2 });
    expect(await said()).toEqual([{ Price: 3, Cost: 6, Twice: 12 }]);
    expect(await rows('Tool', '"Spent", "Dear"')).toEqual([{ Spent: 6, Dear: 0 }]);
    const tool = { Id: 't1', Version: 1, Price: 5 };
    await test.save(boss(), 'errands/Tool', 'errands.tool.edit', tool);
    expect(await said()).toEqual([{ Price: 5, Cost: 10, Twice: 20 }]);
    expect(await rows('Tool', '"Spent", "Dear"')).toEqual([{ Spent: 10, Dear: 1 }]);
  });
});

describe('a rule that counts by a value that is worked out at every read', () => {
  it('is judged', async () => {
    const add = () => test.save(boss(), 'errands/Stamp', 'errands.stamp.add', { Name: '公章' });
    await add();
    expect(await refusalOf(add())).toBe('Name: 已有同名的印章');
  });
});

describe('a line that is left out of its form', () => {
  it('is deleted as a row is: what hangs on it refuses, or is settled', async () => {
    await given('errands/Kit', { Id: 'k1', Name: '箱' });
    const parts = ['p1', 'p2', 'p3'].map((Id) => ({ Id, Name: Id, KitId: 'k1' }));
    await given('errands/Part', ...parts);
    await given('errands/Use', { Id: 'u1', Name: '领用', PartId: 'p1' });
    await given('errands/Note', { Id: 'n1', Name: '便签', PartId: 'p2' });
    const save = (...names: string[]) => {
      const lines = names.map((Id) => ({ Id, Version: 1, Name: Id }));
      const kit = { Id: 'k1', Version: 1 };
      return test.save(boss(), 'errands/Kit', 'errands.kit.edit', kit, { 'errands/Part': lines });
    };
    expect(await refusalOf(save('p2', 'p3'))).toMatch(/^该零件还有领用的.+，不能删除$/);
    expect(await rows('Part', '"Id"')).toHaveLength(3);
    await save('p1', 'p3');
    expect(await rows('Part', '"Id"')).toEqual([{ Id: 'p1' }, { Id: 'p3' }]);
    expect(await rows('Note', '"PartId"')).toEqual([{ PartId: null }]);
  });
});

describe('rows that the clock makes', () => {
  it('settle those that come after them in the same minute', async () => {
    await given('errands/Miss', { Id: 'm1', Name: '甲', Judged: 0 }, { Id: 'm2', Name: '甲', Judged: 0 });
    expect(await runClockRules(test.engine)).toBe(1);
    expect(await rows('Ban', '"Name"')).toEqual([{ Name: '甲' }]);
    expect(await rows('Miss', '"Judged"')).toEqual([{ Judged: 1 }, { Judged: 0 }]);
  });
});

describe('a text that the server draws', () => {
  const codes = async (table: string) => (await rows(table, '"Code"')).map(({ Code }) => Code);
  const isDrawn = (code: unknown) => /^[2-9A-HJ-NP-Z]{12}$/.test(String(code));

  it('is another one in every row that is handed out', async () => {
    const drawn = await codes('Reply');
    expect(drawn).toHaveLength(2);
    expect(drawn.filter(isDrawn)).toEqual(drawn);
    expect(new Set(drawn).size).toBe(2);
  });

  it('is drawn anew where the clock empties it', async () => {
    await given('errands/Door', { Id: 'd1', Name: '门', IsTurned: 0 });
    const [before] = await codes('Door');
    await runClockRules(test.engine);
    const [after] = await codes('Door');
    expect([before, after].filter(isDrawn)).toEqual([before, after]);
    expect(after).not.toBe(before);
  });

  it('is drawn for a copy too', async () => {
    await given('errands/Peg', { Id: 'g1', Name: '钉', KitId: 'k1' });
    const owner = test.engine.catalog.entities.get('errands/Kit')!;
    await test.write(async (tx) => {
      const context = { engine: test.engine, tx, caller: boss(), now: at(0) };
      const { rows } = await tx.query<Row>(`SELECT * FROM "Kit" WHERE "Id" = 'k1'`);
      const later = (day: string) => day;
      await copyRow(context, {
        owner,
        row: rows[0]!,
        values: {},
        moving: [],
        later,
        mark: '2',
        enCode: 'test',
      });
    });
    const drawn = await codes('Peg');
    expect(drawn.filter(isDrawn)).toEqual(drawn);
    // A text with a mark behind it would be as good as known.
    expect(new Set(drawn.map((code) => String(code).slice(0, 8))).size).toBe(2);
  });
});
