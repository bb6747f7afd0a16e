import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '../../src/contract/rules.ts';
import { workedNow } from '../../src/server/data/counted/worked-now.ts';
import { DatabaseBusy } from '../../src/server/data/database/errors.ts';
import type { Engine } from '../../src/server/data/engine.ts';
import { runAction } from '../../src/server/data/write/actions.ts';
import { databaseNow } from '../../src/server/data/time/clock.ts';
import { asAct } from '../../src/server/data/tables/journal.ts';
import { newId } from '../../src/server/data/write/new-id.ts';
import { undoAct } from '../../src/server/engines/undo/undo.ts';
import { importRows } from '../../src/server/jobs/import/import.ts';
import { rebuildKept, wrongKept } from '../../src/server/data/counted/rebuild.ts';
import { listRows, planList } from '../../src/server/data/read/list.ts';
import { pageSql } from '../../src/server/data/read/page-sql.ts';
import { programCaller } from '../../src/server/data/access/program-caller.ts';
import { RowShape } from '../../src/server/data/read/shape.ts';
import { insertRow } from '../../src/server/data/write/row-store.ts';
import { refusalOf } from '../_util/engine.ts';
import { openImportEngine, type ImportEngine } from '../_util/import-engine.ts';
import { appBeside, problemsBeside, runScenario, scenariosOf } from '../_util/scenario.ts';
import { readBy, type PlanNode } from '../_util/plan-reads.ts';
import { scaled } from '../_util/scale.ts';

const MONEY = 'tests/fixtures/apps/money';
const FUND = 'money/Fund';
const BILL = 'money/Bill';

/** Club money with lines, limits and an approval by amount, written in JSON alone. */
let beside: ReturnType<typeof appBeside>;
beforeAll(() => {
  beside = appBeside('schemas', MONEY);
});
afterAll(() => beside.remove());

it('20.2 club money needs nothing that the vocabulary does not say', () => {
  expect(problemsBeside(beside.folder, MONEY)).toEqual([]);
});

it.each(scenariosOf(MONEY))('20.2 club money goes as %s says', (_file, scenario) =>
  runScenario(beside.folder, scenario),
);

describe('20.2 people at once', () => {
  const PEOPLE = scaled(200, 20);
  let test: ImportEngine;
  let nodes: Engine[];
  beforeAll(async () => {
    test = await openImportEngine([], beside.folder);
    nodes = [test.engine, await test.other()];
    const student = test.engine.catalog.entities.get('core/Student')!;
    const by = { caller: programCaller('money', 'given'), now: '2026-11-01 08:00:00' };
    await test.write(async (tx) => {
      for (let at = 0; at <= PEOPLE; at += 1)
        await insertRow(tx, student, { Id: `s${at}`, StudentNo: `2026${at}`, TrueName: '学生' }, by);
    });
  });
  afterAll(() => test?.close());

  const office = () => test.as({ UserId: 'office', Roles: ['school_admin'] });
  const student = (at: number) => test.as({ UserId: `u${at}`, Roles: ['student'], StudentId: `s${at}` });
  const fund = async (FundName: string, Budget: number) =>
    (await test.save(office(), FUND, 'money.fund.add', { FundName, Budget })).Id;
  const draft = async (at: number, FundId: string, Price: number) => {
    const lines = [{ ItemName: '物品', Price, Pieces: 1 }];
    const row = { BillName: '报销', FundId, StudentId: `s${at}`, Children: { 'money/Line': lines } };
    return [at, (await test.save(student(at), BILL, 'money.bill.save', row)).Id] as const;
  };
  /** Presses the button on one of two nodes, in a transaction that waits for a lock as long as it takes, however slow the machine is. */
  const submit = (at: number, id: string) =>
    refusalOf(
      nodes[at % nodes.length]!.database.transaction(async (tx) => {
        await tx.query('SET LOCAL lock_timeout = 0');
        await tx.query('SET LOCAL statement_timeout = 0');
        const request = { EnCode: 'money.bill.submit', Ids: [id], Params: {} };
        return runAction(nodes[at % nodes.length]!, tx, student(at), request);
      }),
    );
  /** Who is sent away before the work begins, since too many wait already, comes again. */
  const patiently = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    for (;;)
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof DatabaseBusy)) throw error;
        await new Promise((resume) => setImmediate(resume));
      }
  };
  /** What was saved before has its number already, so that nobody waits for one while the limits are judged. */
  const submitAtOnce = (bills: readonly (readonly [at: number, id: string])[]) =>
    Promise.all(bills.map(([at, id]) => patiently(() => submit(at, id))));
  const fundOf = async (Id: string): Promise<Row | undefined> =>
    (await listRows(test.engine, office(), { Entity: FUND })).rows.find((row) => row['Id'] === Id);

  it('are told while they type what the form would come to, and nothing of a row that is not theirs', async () => {
    const FundId = await fund('书社', 500);
    const asked = (StudentId: string) => ({
      EnCode: 'money.bill.save',
      Data: {
        FundId,
        StudentId,
        Total: 99_999,
        Children: {
          'money/Line': [
            { ItemName: '书', Price: 19.9, Pieces: 3 },
            { ItemName: '袋', Price: 'half a number' },
          ],
        },
      },
    });
    const told = await workedNow(test.engine, student(0), asked('s0'));
    expect(told.Values).toMatchObject({ Total: 59.7, Lines: 2, Budget: 500, RestThen: 500 });
    expect(told.Values['Children']).toEqual({ 'money/Line': [{ Share: 11.94 }, { Share: null }] });
    expect(await refusalOf(workedNow(test.engine, student(0), asked('s1')))).toBe('无权操作该数据');
    expect((await listRows(test.engine, student(0), { Entity: BILL })).total).toBe(0);
  });

  it('have lines that say what their row has become, those that stayed as they were among them', async () => {
    const line = { ItemName: '书', Price: 20, Pieces: 1 };
    const row = { BillName: '书', FundId: await fund('读书社', 200), StudentId: 's0' };
    const Data = { ...row, Children: { 'money/Line': [line] } };
    const { Id, Version } = await test.save(student(0), BILL, 'money.bill.save', Data);
    const stored = async () =>
      (
        await test.engine.database.query<{ Id: string; Share: number }>(
          'SELECT "Id", "Share"::float AS "Share" FROM "Line" WHERE "BillId" = $1',
          [Id],
        )
      ).rows[0]!;
    const first = await stored();
    expect(first.Share).toBe(10);
    await test.save(student(0), BILL, 'money.bill.save', {
      ...{ Id, Version, FundId: await fund('文社', 100) },
      Children: { 'money/Line': [{ ...line, Id: first.Id }] },
    });
    expect(await stored()).toEqual({ Id: first.Id, Share: 20 });
  });

  it('are offered what the chosen row says, which the server does not force on what they type', async () => {
    const FundId = await fund('画社', 0);
    await test.save(office(), FUND, 'money.fund.edit', { Id: FundId, Version: 1, Usual: 88.5 });
    const asked = { EnCode: 'money.grant.add', Data: { FundId, Note: '春季' } };
    expect((await workedNow(test.engine, office(), asked)).Values).toEqual({ Amount: 88.5 });
    const none = { ...asked, Data: { Note: '春季' } };
    expect((await workedNow(test.engine, office(), none)).Values).toEqual({ Amount: null });
    await test.save(office(), 'money/Grant', 'money.grant.add', { ...asked.Data, Amount: 1 });
    expect(await fundOf(FundId)).toMatchObject({ Budget: 1 });
  });

  it('spend the last yuan of a fund and no yuan more', async () => {
    const places = PEOPLE / 2;
    const id = await fund('棋社', places * 10);
    const bills = [];
    for (let at = 0; at < PEOPLE; at += 1) bills.push(await draft(at, id, 10));
    const answers = await submitAtOnce(bills);
    const passed = answers.filter((answer) => answer === 'no refusal');
    expect(new Set(answers)).toEqual(new Set(['no refusal', 'FundId: 本社团经费不足']));
    expect(passed).toHaveLength(places);
    expect(await fundOf(id)).toMatchObject({ Spent: places * 10, Rest: 0, Bills: PEOPLE, Largest: 10 });
  });

  it('stay within a limit that nothing but a count knows', async () => {
    const bills = [];
    for (let at = 0; at < 12; at += 1) bills.push(await draft(0, await fund(`社团${at}`, 1_000), 1));
    const answers = await submitAtOnce(bills);
    expect(new Set(answers)).toEqual(new Set(['no refusal', 'BillName: 每人最多有3张报销单同时在审批']));
    const mine = await listRows(test.engine, student(0), { Entity: BILL, Filter: { Status: '1' } });
    expect(mine.total).toBe(3);
  });

  // The embedded database has one connection, on which nobody sees a transaction wait for another one.
  it.runIf(process.env['TEST_DATABASE'] === 'postgres')(
    'wait for who judges the same count before them, and are judged by what came of it',
    async () => {
      const at = PEOPLE;
      const bills = [];
      for (let turn = 0; turn < 4; turn += 1)
        bills.push(await draft(at, await fund(`学会${turn}`, 1_000), 1));
      const [one, two, third, fourth] = bills.map(([, id]) => id);
      await test.act(student(at), 'money.bill.submit', [one!]);
      await test.act(student(at), 'money.bill.submit', [two!]);
      let judged = () => {};
      let end = () => {};
      const isJudged = new Promise<void>((resolve) => (judged = resolve));
      const isEnded = new Promise<void>((resolve) => (end = resolve));
      const first = test.write(async (tx) => {
        const request = { EnCode: 'money.bill.submit', Ids: [third!], Params: {} };
        await runAction(test.engine, tx, student(at), request);
        judged();
        await isEnded;
      });
      await Promise.race([isJudged, first]);
      let isOver = false;
      const second = submit(at, fourth!).finally(() => (isOver = true));
      const isWaiting = async () => {
        const { rows } = await test.engine.database.query<{ some: boolean }>(
          `SELECT EXISTS (SELECT 1 FROM pg_locks l JOIN pg_database d ON d.oid = l.database
           WHERE d.datname = current_database() AND l.locktype = 'advisory' AND NOT l.granted) AS some`,
        );
        return isOver || rows[0]!.some;
      };
      await expect.poll(isWaiting, { timeout: 60_000 }).toBe(true);
      end();
      await first;
      expect(await second).toBe('BillName: 每人最多有3张报销单同时在审批');
    },
  );

  it('find what is kept as the counted rows say, whatever wrote to the database past the engine', async () => {
    const spent = () =>
      test.write(async (tx) => {
        const context = { engine: test.engine, tx, caller: programCaller('follow', 'follow'), now: '' };
        return [await wrongKept(context), await rebuildKept(context), await rebuildKept(context)];
      });
    await test.write((tx) => tx.query(`UPDATE "Line" SET "Amount" = 11 WHERE "Amount" = 10`));
    const [wrong, mended, nothing] = await spent();
    expect(wrong).toEqual(mended);
    expect(mended).toContainEqual({ entity: '报销单', field: '合计', rows: PEOPLE });
    expect(mended!.map(({ field }) => field)).toEqual(expect.arrayContaining(['已批支出', '结余']));
    expect(nothing).toEqual([]);
  });

  it('import what moves other rows by the line, and have it taken back, whatever moved them since', async () => {
    const sheet = (...lines: (string | number)[][]) =>
      test.uploadSheet(office(), [['社团', '金额', '说明'], ...lines]);
    const id = await fund('诗社', 100);
    const budgetOf = async (fundId: string) =>
      (
        await test.engine.database.query<{ Budget: number }>(
          'SELECT "Budget"::float AS "Budget" FROM "Fund" WHERE "Id" = $1',
          [fundId],
        )
      ).rows[0];
    const request = { EnCode: 'money.grant.import' };
    const FileId = await sheet(['诗社', 20, '一'], ['诗社', 30.5, '二']);
    expect(await test.import(office(), { ...request, FileId, DryRun: 1 })).toMatchObject({ New: 2 });
    expect(await budgetOf(id)).toMatchObject({ Budget: 100 });
    const act = newId();
    await test.write((tx) =>
      asAct(tx, act, () => importRows(test.engine, tx, office(), { ...request, FileId }, test.files)),
    );
    expect(await budgetOf(id)).toMatchObject({ Budget: 150.5 });
    await test.save(office(), 'money/Grant', 'money.grant.add', { FundId: id, Amount: 7, Note: '三' });
    const told = await test.write(async (tx) =>
      undoAct({ engine: test.engine, tx, caller: office(), now: await databaseNow(tx), act, enCode: 'undo' }),
    );
    expect(told).toMatchObject({ Removed: 2, Restored: 1, Left: 0 });
    expect(await budgetOf(id)).toMatchObject({ Budget: 107 });
    const tooMuch = await sheet(['诗社', 5, '四'], ['诗社', 9_999_999_999, '五']);
    const meant = { ...request, FileId: tooMuch, Meant: '捐赠到账' };
    const { Fails, SuccessCount } = await test.import(office(), meant);
    expect(SuccessCount).toBe(0);
    expect(Fails).toMatchObject([{ RowNo: 3, ColumnName: '金额' }]);
    expect(await budgetOf(id)).toMatchObject({ Budget: 107 });
  });

  it('20.9 import what rules warn of once its person says why, for the whole file', async () => {
    await fund('剧社', 0);
    const sheet = [
      ['社团', '金额', '说明'],
      ['剧社', 20, '一'],
      ['剧社', 2_000_000, '二'],
    ];
    const request = { EnCode: 'money.grant.import', FileId: await test.uploadSheet(office(), sheet) };
    const granted = () => test.count('Grant');
    const before = await granted();
    const warned = {
      Total: 2,
      FailCount: 1,
      WarnCount: 1,
      Fails: [{ RowNo: 3, ColumnName: '金额', Message: '单笔拨款达到100万元', Warn: 1 }],
    };
    expect(await test.import(office(), { ...request, DryRun: 1 })).toMatchObject({ ...warned, New: 2 });
    expect(await test.import(office(), request)).toMatchObject({ ...warned, SuccessCount: 0 });
    expect(await granted()).toBe(before);
    const faulty = await test.uploadSheet(office(), [...sheet, ['剧社', '多', '三']]);
    const told = await test.import(office(), { ...request, FileId: faulty });
    expect(told.Fails).toMatchObject([{ RowNo: 4 }]);
    expect(told.WarnCount).toBeUndefined();
    const done = await test.import(office(), { ...request, Meant: '校庆捐赠' });
    expect(done).toMatchObject({ FailCount: 0, SuccessCount: 2 });
    expect(await granted()).toBe(before + 2);
    const { rows } = await test.engine.database.query<{ said: unknown }>(
      `SELECT "Changes"->'确认原因' AS said FROM "AuditLog" WHERE "EnCode" = $1 AND "Changes"->'确认原因' IS NOT NULL`,
      [request.EnCode],
    );
    expect(rows.map(({ said }) => said)).toEqual([
      [null, '校庆捐赠'],
      [null, '校庆捐赠'],
    ]);
  });

  it('reads of the counted rows those of the rows that are shown', async () => {
    const [funds, each] = scaled([25_000, 40], [250, 40]);
    await test.write(async (tx) => {
      await tx.query(
        `INSERT INTO "Fund" ("Id", "FundName", "Budget", "IsDeleted", "Version")
         SELECT 'f' || n, 'F' || n, 9, 0, 1 FROM generate_series(1, $1::int) n`,
        [funds],
      );
      // A part at a time: a statement that runs for half a minute is given up.
      for (let first = 1; first <= funds!; first += 1_000)
        await tx.query(
          `INSERT INTO "Bill" ("Id", "FundId", "Total", "Status", "IsDeleted", "Version")
           SELECT 'b' || f || '-' || n, 'f' || f, n, '2', 0, 1
           FROM generate_series($1::int, least($1::int + 999, $2::int)) f, generate_series(1, $3::int) n`,
          [first, funds, each],
        );
      await tx.query('ANALYZE "Fund"');
      await tx.query('ANALYZE "Bill"');
    });
    const shown = 20;
    const plan = planList(test.engine, office(), { Entity: FUND });
    const shape = new RowShape(test.engine, plan.entity, office(), { withActions: false });
    const { text, values } = pageSql(plan, { index: 1, size: shown });
    const { rows } = await test.engine.database.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `EXPLAIN (ANALYZE, FORMAT JSON) SELECT ${shape.select} FROM (${text}) t`,
      values,
    );
    expect(readBy(rows[0]!['QUERY PLAN'][0].Plan)).toBeLessThanOrEqual(100 * shown);
  });
});
