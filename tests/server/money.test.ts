import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '../../src/contract/rules.ts';
import { listRows } from '../../src/server/data/list.ts';
import { programCaller } from '../../src/server/data/program-caller.ts';
import { insertRow } from '../../src/server/data/row-store.ts';
import { checkTexts } from '../../tools/check/schemas/check.ts';
import { problemLine } from '../../tools/check/schemas/problem.ts';
import { readTexts } from '../../tools/check/schemas/schema-set.ts';
import { openTestEngine, refusalOf, type TestEngine } from '../_util/engine.ts';
import { appBeside, runScenario, scenariosOf } from '../_util/scenario.ts';
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
  expect(checkTexts(readTexts(beside.folder)).map(problemLine)).toEqual([]);
});

it.each(scenariosOf(MONEY))('20.2 club money goes as %s says', (_file, scenario) =>
  runScenario(beside.folder, scenario),
);

describe('20.2 people at once', () => {
  const PEOPLE = scaled(200, 20);
  const AT_ONCE = 4;
  let test: TestEngine;
  beforeAll(async () => {
    test = await openTestEngine(beside.folder);
    const student = test.engine.catalog.entities.get('core/Student')!;
    const by = { caller: programCaller('money', 'given'), now: '2026-11-01 08:00:00' };
    await test.write(async (tx) => {
      for (let at = 0; at < PEOPLE; at += 1)
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
  /** As many at once as the database serves without sending anybody away, however slow it is. */
  const crowd = async <Item, Answer>(items: readonly Item[], work: (item: Item) => Promise<Answer>) => {
    const answers: Answer[] = [];
    const line = items.entries();
    const one = async () => {
      for (const [at, item] of line) answers[at] = await work(item);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, one));
    return answers;
  };
  /** What was saved before has its number already, so that nobody waits for one while the limits are judged. */
  const submitAtOnce = (bills: readonly (readonly [at: number, id: string])[]) =>
    crowd(bills, ([at, id]) => refusalOf(test.act(student(at), 'money.bill.submit', [id])));
  const fundOf = async (Id: string): Promise<Row | undefined> =>
    (await listRows(test.engine, office(), { Entity: FUND })).rows.find((row) => row['Id'] === Id);

  it('spend the last yuan of a fund and no yuan more', async () => {
    const places = PEOPLE / 2;
    const id = await fund('棋社', places * 10);
    const bills = await crowd([...Array(PEOPLE).keys()], (at) => draft(at, id, 10));
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
});
