import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '../../src/contract/rules.ts';
import type { Caller } from '../../src/server/data/access/caller.ts';
import { databaseNow } from '../../src/server/data/time/clock.ts';
import { addRows, changeRows, lockRows } from '../../src/server/data/write/bulk-write.ts';
import { asAct } from '../../src/server/data/tables/journal.ts';
import type { HandlerContext, PlanRefused, ServerModule } from '../../src/server/data/module.ts';
import { addRow, changeRow } from '../../src/server/data/write/system-write.ts';
import { workflow } from '../../src/server/engines/approval/index.ts';
import { runClockRules } from '../../src/server/data/time/time-rules.ts';
import { undoAct } from '../../src/server/engines/undo/undo.ts';
import { openTestEngine, refusalOf, type TestEngine } from '../_util/engine.ts';
import { BUDGET, CLAIM, ENTITIES, TERM } from '../fixtures/fund-entities.ts';
import { LIBRARY } from '../_util/library.ts';
import { flowActs } from './cases/flow-acts.ts';
import { flowButtons } from './cases/flow-buttons.ts';
import { flowLists } from './cases/flow-lists.ts';
import { flowVersions } from './cases/flow-versions.ts';

const charge = async (context: HandlerContext) => {
  for (const row of context.rows)
    await changeRow(context, BUDGET, row, { Used: Number(row['Used']) + Number(context.params['Sum']) }, 'x');
};
const chargeMany = async (context: HandlerContext) => {
  const rows = await lockRows(
    context,
    context.entity,
    context.rows.map(({ Id }) => String(Id)),
  );
  const changes = [...rows.values()].map((before) => ({
    before,
    after: { ...before, Used: Number(before['Used']) + 60 },
  }));
  await changeRows(context, context.entity, changes, 'x');
};
const opened = (): Row => ({ Name: '新开', Total: 10, Used: 60 });
/** What a module makes of a name that was typed. */
const BY_NAME: Readonly<Record<string, number>> = { 补录: 60, 超额: 600 };
const told: PlanRefused[] = [];
const fund: ServerModule = {
  beforeSave: {
    [BUDGET]: async ({ row }) => {
      const used = BY_NAME[String(row['Name'])];
      if (used !== undefined) row['Used'] = used;
    },
  },
  afterPlanRefused: async (refused) => void told.push(refused),
  handlers: {
    'fund.budget.charge': charge,
    'fund.budget.chargeMany': chargeMany,
    'fund.budget.open': (context) => addRow(context, BUDGET, opened(), 'x'),
    'fund.budget.openMany': (context) => addRows(context, context.entity, [opened()], 'x'),
  },
};

let test: TestEngine;
let folder: string;
const caller = (role: string): Caller => test.as({ UserId: `u-${role}`, Roles: [role] });
const table = (name: string) => `"${name.split('/')[1]}"`;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'xgt-funds-'));
  cpSync(LIBRARY, folder, { recursive: true });
  mkdirSync(join(folder, 'entities/fund'));
  for (const [name, entity] of Object.entries(ENTITIES))
    writeFileSync(join(folder, `entities/fund/${name}.json`), JSON.stringify({ version: 1, ...entity }));
  cpSync('tests/fixtures/flows', join(folder, 'flows'), { recursive: true });
  test = await openTestEngine(folder, [fund, workflow]);
});
afterAll(async () => {
  await test?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function read(name: string, id: string): Promise<Row> {
  const answer = await test.engine.database.query<Row>(`SELECT * FROM ${table(name)} WHERE "Id" = $1`, [id]);
  return answer.rows[0]!;
}

const budget = async (): Promise<string> =>
  (await test.save(caller('admin'), BUDGET, 'fund.budget.add', { Name: '活动费', Total: 100 })).Id;

const LINES = [
  { Price: 40, Count: 2, Total: 1, IsOther: 0, Note: '藏' },
  { Price: 30, Count: 1, Total: null, IsOther: 1, Note: '纸' },
];

/** A claim of 110 that waits for its first approval. */
async function submitted(): Promise<string> {
  const student = caller('student');
  const { Id } = await test.save(student, CLAIM, 'fund.claim.save', { Reason: '布展', Lines: LINES });
  await test.act(student, 'fund.claim.submit', [Id]);
  return Id;
}

flowVersions(() => test);
flowButtons(() => test);
flowLists(() => test);
flowActs(() => test);

describe('Issue 16.12 a value that is worked out is worked out', () => {
  it('in the lines of a list, and what is worked out from them: a forged total is not kept', async () => {
    const { Id } = await test.save(caller('student'), CLAIM, 'fund.claim.save', {
      Reason: '布展',
      Lines: LINES,
    });
    const row = await read(CLAIM, Id);
    expect(row['Lines']).toMatchObject([
      { Total: 80, Note: null },
      { Total: 30, Note: '纸' },
    ]);
    expect(Number(row['Total'])).toBe(110);
  });

  it('so that an approval by amount goes to whom the amount asks for', async () => {
    const Id = await submitted();
    await test.act(caller('counsellor'), 'fund.claim.approve', [Id], { Granted: 110 });
    expect(await read(CLAIM, Id)).toMatchObject({ Status: '1', CurrentNode: 'second' });
  });

  it('in the lines of a sub-table', async () => {
    const Children = { 'fund/Part': [{ Price: 5, Count: 3 }] };
    const sent = { Reason: '布展', Lines: LINES, Children };
    const { Id } = await test.save(caller('student'), CLAIM, 'fund.claim.save', sent);
    const parts = await test.engine.database.query<Row>(`SELECT * FROM "Part" WHERE "ClaimId" = $1`, [Id]);
    expect(parts.rows.map((part) => Number(part['Sum']))).toEqual([15]);
    const forged = { ...sent, Children: { 'fund/Part': [{ Price: 5, Count: 3, Sum: 1 }] } };
    expect(await refusalOf(test.save(caller('student'), CLAIM, 'fund.claim.save', forged))).toContain(
      '小计不能修改',
    );
  });

  it('in the parameters of an action, whatever was sent for it', async () => {
    const id = await budget();
    await test.act(caller('admin'), 'fund.budget.spend', [id], { Amount: 30, Count: 2, Sum: 1 });
    const row = await read(BUDGET, id);
    expect([Number(row['Used']), Number(row['Rest'])]).toEqual([60, 40]);
  });

  it('in what code of a module stores', async () => {
    const id = await budget();
    await test.act(caller('admin'), 'fund.budget.charge', [id], { Sum: 30 });
    expect(Number((await read(BUDGET, id))['Rest'])).toBe(70);
  });
});

describe('Issue 16.13 a rejected application', () => {
  it('says why, is corrected by its applicant alone, and is sent again', async () => {
    const Id = await submitted();
    await test.act(caller('counsellor'), 'fund.claim.reject', [Id], { Opinion: '缺发票' });
    const rejected = await read(CLAIM, Id);
    expect(rejected).toMatchObject({ Status: '3', LastOpinion: '缺发票' });
    const corrected = { Id, Version: rejected['Version'], Reason: '布展（附发票）' };
    await test.save(caller('student'), CLAIM, 'fund.claim.save', corrected);
    expect(await refusalOf(test.act(caller('admin'), 'fund.claim.submit', [Id]))).not.toBe('no refusal');
    await test.act(caller('student'), 'fund.claim.submit', [Id]);
    expect(await read(CLAIM, Id)).toMatchObject({ Status: '1', CurrentNode: 'first', LastOpinion: null });
  });
});

describe('Issue 16.12 every verb judges the rules', () => {
  const SPEND: [what: string, spend: (id: string) => Promise<unknown>][] = [
    [
      'save',
      async (id) => {
        const { Version, Used } = await read(BUDGET, id);
        const Data = { Id: id, Version, Used: Number(Used) + 60 };
        await test.save(caller('admin'), BUDGET, 'fund.budget.edit', Data);
      },
    ],
    ['set', (id) => test.act(caller('admin'), 'fund.budget.spend', [id], { Amount: 60, Count: 1 })],
    ['handler', (id) => test.act(caller('admin'), 'fund.budget.charge', [id], { Sum: 60 })],
    ['handler in bulk', (id) => test.act(caller('admin'), 'fund.budget.chargeMany', [id])],
  ];

  it.each(SPEND)('%s overspends no budget', async (_what, spend) => {
    const id = await budget();
    await spend(id);
    expect(await refusalOf(spend(id))).toContain('预算不足');
    expect(Number((await read(BUDGET, id))['Used'])).toBe(60);
  });

  it.each(['fund.budget.open', 'fund.budget.openMany'])('%s adds none that is overspent', async (enCode) => {
    expect(await refusalOf(test.act(caller('admin'), enCode, []))).toContain('预算不足');
  });

  it('two at once: one of them is refused', async () => {
    const id = await budget();
    const said = await Promise.all(SPEND.slice(1).map(([, spend]) => refusalOf(spend(id))));
    expect(said.filter((text) => text === 'no refusal')).toHaveLength(1);
    expect(Number((await read(BUDGET, id))['Used'])).toBe(60);
  });

  it('a batch does the rows that are right and names the others', async () => {
    const [one, other] = [await budget(), await budget()];
    await test.act(caller('admin'), 'fund.budget.spend', [one], { Amount: 60, Count: 1 });
    const said = await refusalOf(
      test.act(caller('admin'), 'fund.budget.spend', [one, other], { Amount: 60, Count: 1 }),
    );
    expect(said).not.toBe('no refusal');
    expect([await read(BUDGET, one), await read(BUDGET, other)].map(({ Used }) => Number(Used))).toEqual([
      60, 60,
    ]);
  });

  it('what a module makes of a row that was judged: worked out and judged again, in a form and by an action', async () => {
    const add = (Name: string) => test.save(caller('admin'), BUDGET, 'fund.budget.add', { Name, Total: 100 });
    expect(Number((await read(BUDGET, (await add('补录')).Id))['Rest'])).toBe(40);
    expect(await refusalOf(add('超额'))).toContain('预算不足');
    const id = await budget();
    const rename = (Name: string) => test.act(caller('admin'), 'fund.budget.rename', [id], { Name });
    expect(await refusalOf(rename('超额'))).toContain('预算不足');
    await rename('补录');
    expect(Number((await read(BUDGET, id))['Rest'])).toBe(40);
  });

  it('the clock: formulas are worked out, a refused row stays as it is and is told of once a day', async () => {
    const term = async (Name: string, Due: string, Used: number) => {
      const Data = { Name, Due, Total: 100, Used };
      return (await test.save(caller('admin'), TERM, 'fund.term.add', Data)).Id;
    };
    const right = await term('社团', '2020-01-01 00:00:00', 10);
    const wrong = await term('晚会', '2020-01-01 00:00:00', 200);
    const later = await term('年会', '2099-01-01 00:00:00', 10);
    for (let minute = 0; minute < 2; minute += 1) await runClockRules(test.engine);
    const rows = await Promise.all([right, wrong, later].map((id) => read(TERM, id)));
    expect(rows.map(({ State, Rest }) => [State, Number(Rest)])).toEqual([
      ['2', 0],
      ['1', -100],
      ['1', 90],
    ]);
    expect(told.map(({ row, reason }) => [row['Name'], reason])).toEqual([['晚会', '超支的期限不能结束']]);
    await test.engine.database.query(
      `UPDATE "Term" SET "Used" = 5, "Version" = "Version" + 1 WHERE "Id" = $1`,
      [wrong],
    );
    await runClockRules(test.engine);
    expect((await read(TERM, wrong))['State']).toBe('2');
  });

  it('a step of an approval', async () => {
    const Id = await submitted();
    const approve = (Granted: number) =>
      refusalOf(test.act(caller('counsellor'), 'fund.claim.approve', [Id], { Granted }));
    expect(await approve(500)).toContain('批准额超过合计');
    expect(await approve(100)).toBe('no refusal');
  });

  it('an undo leaves the row that would break a rule, with the reason, and takes the others back', async () => {
    const [one, other] = [await budget(), await budget()];
    const { database, catalog } = test.engine;
    const admin = caller('admin');
    const act = 'act-that-raises';
    await test.write((tx) =>
      asAct(tx, act, async () => {
        const context = { engine: test.engine, tx, caller: admin, now: await databaseNow(tx) };
        const entity = catalog.entities.get(BUDGET)!;
        const rows = await lockRows(context, entity, [one, other]);
        const raised = [...rows.values()].map((before) => ({ before, after: { ...before, Total: 300 } }));
        await changeRows(context, entity, raised, 'x');
      }),
    );
    await database.query(`UPDATE "Budget" SET "Used" = 200 WHERE "Id" = $1`, [one]);
    const report = await test.write(async (tx) =>
      undoAct({
        engine: test.engine,
        tx,
        caller: admin,
        now: await databaseNow(tx),
        act,
        enCode: 'x',
      }),
    );
    expect(report).toMatchObject({
      Restored: 1,
      Left: 1,
      LeftRows: [{ Message: expect.stringContaining('总额小于已用') }],
    });
    const totals = [await read(BUDGET, one), await read(BUDGET, other)].map(({ Total }) => Number(Total));
    expect(totals).toEqual([300, 100]);
  });
});
