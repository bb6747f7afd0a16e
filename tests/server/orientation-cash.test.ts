import { afterAll, beforeAll, expect, it } from 'vitest';
import { markOverdue } from '../../src/server/modules/orientation/cash/overdue.ts';
import { startSchool, type TestClient, type TestSchool } from '../_util/server.ts';
import { sheetFile, uploaded } from '../_util/upload.ts';
import { latePayments } from './cases/late-payments.ts';

const EXAMINEE = '26360000000006';
let school: TestSchool;
let finance: TestClient;
let counsellor: TestClient;
let batch: string;
let payer: { Id: string; TrueName: string; CheckinState: string };

const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await school.database.query<Row>(text, values)).rows;
const act = (EnCode: string, Ids: string[], Params = {}, client = finance) =>
  client.call('Data/Action', { EnCode, Ids, Params });

beforeAll(async () => {
  school = await startSchool();
  finance = await school.as('fin01');
  counsellor = await school.as('fdy001');
  batch = (await sql<{ Id: string }>(`SELECT "Id" FROM "OrientationBatch"`))[0]!.Id;
  payer = (
    await sql<typeof payer>(
      `SELECT "Id", "TrueName", "CheckinState" FROM "NewStudent" WHERE "ExamineeNo" = $1`,
      [EXAMINEE],
    )
  )[0]!;
});
afterAll(() => school?.close());

it('R15: M01: bills follow the standards; nothing that somebody paid for changes', async () => {
  const add = (FeeItem: string, Amount: number, MajorId: string | null) =>
    finance.call('Data/Save', {
      Entity: 'orientation/FeeStandard',
      Data: { BatchId: batch, MajorId, FeeItem, Amount, IsRequired: 1 },
      EnCode: 'orientation.feeStd.add',
    });
  const [student] = await sql<{ Id: string; MajorId: string }>(
    `SELECT "Id", "MajorId" FROM "NewStudent" WHERE "ExamineeNo" = '26360000000006'`,
  );
  await sql(`UPDATE "FeeStandard" SET "Amount" = 5000 WHERE "FeeItem" = '01'`);
  expect((await add('01', 9000, student!.MajorId)).code).toBe(0);
  const paid = () => sql(`SELECT "Id", "Amount", "Paid" FROM "FeeBill" WHERE "Paid" > 0 ORDER BY "Id"`);
  const before = await paid();
  const made = await act('orientation.feeStd.generate', [], { BatchId: batch });
  expect(made.value.Update).toBeGreaterThan(0);
  expect(await paid()).toEqual(before);
  // Bills that are written again after the term has changed are the same bills.
  await sql(`UPDATE "SchoolYear" SET "IsCurrent" = 1 - "IsCurrent"`);
  const again = await act('orientation.feeStd.generate', [], { BatchId: batch });
  expect(again.value).toMatchObject({ Insert: 0, Update: 0 });
  await sql(`UPDATE "SchoolYear" SET "IsCurrent" = 1 - "IsCurrent"`);
  const [bill] = await sql<{ Id: string; Amount: number }>(
    `SELECT "Id", "Amount"::float8 FROM "FeeBill" WHERE "NewStudentId" = $1 AND "FeeItem" = '01'`,
    [student!.Id],
  );
  expect(bill!.Amount).toBe(9000);
  const reduce = (Amount: number, client = finance) =>
    act('orientation.bill.reduce', [bill!.Id], { Amount, Reason: '建档立卡' }, client);
  expect((await reduce(9000.01)).code).not.toBe(0);
  expect((await reduce(100, counsellor)).message).toBe('没有权限执行该操作');
  expect((await reduce(1000)).code).toBe(0);
  const items = (await finance.call('Orientation/Fees')).value as { FeeItem: string; Reduced: number }[];
  expect(items.find(({ FeeItem }) => FeeItem === '01')!.Reduced).toBe(1000);
});

const register = (more: object = {}, client = finance) =>
  client.call('Data/Save', {
    Entity: 'orientation/PayOrder',
    EnCode: 'orientation.cash.register',
    Data: {
      NewStudentId: payer.Id,
      FeeItem: '03',
      Amount: 200,
      PayMethod: '6',
      ReceiptNo: 'SJ-1',
      ...more,
    },
  });
const told = (answer: { message: string; value: unknown }) =>
  (answer.value as { Fields?: { Message: string }[] } | null)?.Fields?.[0]?.Message ?? answer.message;
const bill = async () =>
  (
    await sql<{ Id: string; Paid: number; Due: number; PayState: string }>(
      `SELECT "Id", "Paid"::float8, "Due"::float8, "PayState" FROM "FeeBill" WHERE "NewStudentId" = $1 AND "FeeItem" = '03'`,
      [payer.Id],
    )
  )[0]!;
const orders = () =>
  sql<{ Id: string; State: string }>(
    `SELECT "Id", "State" FROM "PayOrder" WHERE "NewStudentId" = $1 ORDER BY "CreateDate", "Id"`,
    [payer.Id],
  );

it('R15: M01: what the cashier takes is on the bill, never more than is owed, and on his own day he takes it back', async () => {
  expect(told(await register({ Amount: 600.01 }))).toBe('收款金额不能大于应缴金额');
  expect(told(await register({ FeeItem: '06' }))).toBe('该生没有这项应缴费用');
  expect(told(await register({ PayTime: '2999-01-01 00:00:00' }))).toBe('缴费时间不能晚于现在');
  expect((await register({}, counsellor)).message).toBe('没有权限执行该操作');
  expect((await register()).code).toBe(0);
  expect(told(await register())).toBe('该票据号已登记');
  expect(await bill()).toMatchObject({ Paid: 200, Due: 400, PayState: '1' });
  const both = await Promise.all(['SJ-2', 'SJ-3'].map((ReceiptNo) => register({ Amount: 400, ReceiptNo })));
  expect(both.map(told).toSorted()).toEqual(['', '收款金额不能大于应缴金额']);
  expect(await bill()).toMatchObject({ Paid: 600, Due: 0, PayState: '2' });
  const [first] = await orders();
  expect((await act('orientation.cash.void', [first!.Id], { Reason: '登记错误' })).code).toBe(0);
  expect(await bill()).toMatchObject({ Paid: 400, Due: 200, PayState: '1' });
  expect((await act('orientation.bill.refund', [first!.Id], { Amount: 1, Reason: '重复' })).message).toBe(
    '付款成功的订单方可退费',
  );
  // The same receipt is entered again with what is right, however often.
  for (const Amount of [100, 150]) {
    expect(told(await register({ Amount }))).toBe('');
    const again = (await orders()).at(-1)!;
    expect((await act('orientation.cash.void', [again.Id], { Reason: '金额不对' })).code).toBe(0);
  }
  expect(
    await sql(`SELECT "RefundReason" FROM "PayOrder" WHERE "NewStudentId" = $1 AND "Amount" = 150`, [
      payer.Id,
    ]),
  ).toEqual([{ RefundReason: '原票据号SJ-1：金额不对' }]);
  expect(await bill()).toMatchObject({ Paid: 400, Due: 200, PayState: '1' });
});

it('R15: M01: the bank’s file is taken whole or not at all, each wrong cell is told', async () => {
  const head = ['新生', '缴款人姓名', '收费项目', '金额', '支付方式', '票据号', '缴费时间'];
  const line = (amount: string, receipt: string, name = payer.TrueName, who = EXAMINEE) => [
    ...[who, name, '教材费', amount, '银行代扣', receipt, '2026-09-01 10:00:00'],
  ];
  const imported = async (lines: string[][], DryRun: 0 | 1 = 0) => {
    const file = await uploaded(finance, '缴费.xlsx', await sheetFile(school.dataDir, [head, ...lines]));
    return (await finance.call('Data/Import', { EnCode: 'orientation.bill.import', FileId: file, DryRun }))
      .value;
  };
  const before = await orders();
  const wrong = await imported(
    [
      line('150', 'YH-1'),
      line('51', 'YH-2'),
      line('10', 'YH-3', '别人'),
      line('10', 'YH-4', '', '26369999999999'),
      line('十元', 'YH-5'),
    ],
    1,
  );
  expect(wrong).toMatchObject({ Total: 5, FailCount: 4 });
  expect(wrong.Fails.map(({ RowNo, ColumnName }: Record<string, unknown>) => [RowNo, ColumnName])).toEqual([
    [3, '金额'],
    [4, '缴款人姓名'],
    [5, '新生'],
    [6, '金额'],
  ]);
  expect([await orders(), (await bill()).Due]).toEqual([before, 200]);
  expect(await imported([line('150', 'YH-1'), line('50', 'YH-2')])).toMatchObject({ New: 2, FailCount: 0 });
  expect(await bill()).toMatchObject({ Paid: 600, Due: 0, PayState: '2' });
  expect((await imported([line('1', 'YH-1')])).FailCount).toBe(1);
});

it('R15: M01: a part of a payment is given back, to the cent and never more than was paid', async () => {
  const last = (await orders()).at(-1)!;
  const refund = (Amount: number) => act('orientation.bill.refund', [last.Id], { Amount, Reason: '多缴' });
  expect(told(await refund(50.01))).toBe('退费金额不能大于未退的50.00元');
  expect((await refund(20.1)).code).toBe(0);
  expect(await bill()).toMatchObject({ Paid: 579.9, Due: 20.1, PayState: '1' });
  expect((await orders()).at(-1)).toMatchObject({ State: '2' });
  expect(told(await act('orientation.cash.void', [last.Id], { Reason: '错' }))).toBe(
    '已有退费的收款不能作废',
  );
  const twice = await Promise.all([refund(29.9), refund(29.9)]);
  expect(twice.map(({ code }) => code === 0).toSorted()).toEqual([false, true]);
  expect((await orders()).at(-1)).toMatchObject({ State: '5' });
  expect(await bill()).toMatchObject({ Paid: 550, Due: 50, PayState: '1' });
});

it('R15: M01: the student reads of each payment that is taken, taken back or given back, whoever wrote it down', async () => {
  const read = await sql<{ Content: string }>(
    `SELECT m."Content" FROM "UserMessage" m JOIN "NewStudent" n ON n."UserId" = m."UserId"
     WHERE n."Id" = $1 AND m."Title" LIKE '缴费订单：%' ORDER BY m."CreateDate", m."Content" COLLATE "C"`,
    [payer.Id],
  );
  const said = read.map(({ Content }) => Content.replace(/SJ-[23]/, 'SJ-2')).toSorted();
  expect(said).toEqual(
    [
      '已收到您的教材费200.00元，票据号SJ-1',
      '已收到您的教材费400.00元，票据号SJ-2',
      '登记的一笔200.00元收款已作废',
      ...['100.00', '150.00'].flatMap((amount) => [
        `已收到您的教材费${amount}元，票据号SJ-1`,
        `登记的一笔${amount}元收款已作废`,
      ]),
      '已收到您的教材费150.00元，票据号YH-1',
      '已收到您的教材费50.00元，票据号YH-2',
      '您的一笔缴费已退费，共退20.10元：多缴',
      '您的一笔缴费已退费，共退50.00元：多缴',
    ].toSorted(),
  );
  const logged = await sql<{ Total: number }>(
    `SELECT "Total" FROM "PushTask" WHERE "Title" = '缴费订单：导入缴费'`,
  );
  expect(logged).toEqual([{ Total: 2 }]);
});

it('R15: M01: the channel’s account is held against the orders: equal, too much, too little, each line once', async () => {
  const head = ['渠道流水号', '订单号或票据号', '渠道金额', '交易时间', '支付方式'];
  const day = '2026-09-02';
  const taken = async (ReceiptNo: string, Amount: number) =>
    expect((await register({ ReceiptNo, Amount, PayMethod: '4', PayTime: `${day} 09:00:00` })).message).toBe(
      '',
    );
  await taken('QD-1', 10.1);
  await taken('QD-2', 20);
  const line = (no: string, ref: string, amount: string) => [no, ref, amount, `${day} 10:00:00`, '银行代扣'];
  const imported = async (...lines: string[][]) => {
    const file = await uploaded(finance, '渠道.xlsx', await sheetFile(school.dataDir, [head, ...lines]));
    const request = { EnCode: 'orientation.bill.reconcile', FileId: file, DryRun: 0 as const };
    return (await finance.call('Data/Import', request)).value;
  };
  const found = async () =>
    (
      await sql<Record<string, unknown>>(
        `SELECT "ChannelNo", "State", "Amount"::float8, "OrderAmount"::float8, "Difference"::float8 FROM "ChannelRecord"
         WHERE "IsDeleted" = 0 ORDER BY "ChannelNo" NULLS LAST`,
      )
    ).map((row) => Object.values(row));
  expect(
    await imported(line('T1', 'QD-1', '10.10'), line('T2', 'QD-1', '10.10'), line('T3', '', '7')),
  ).toMatchObject({ New: 3, FailCount: 0 });
  expect(await found()).toEqual([
    ['T1', '1', 10.1, 10.1, 0],
    ['T2', '2', 10.1, 0, 10.1],
    ['T3', '2', 7, 0, 7],
    [null, '3', 0, 20, -20],
  ]);
  // the same file again brings nothing; the line that was missing takes the place of what was noted for it
  expect(await imported(line('T1', 'QD-1', '10.10'))).toMatchObject({ New: 0, FailCount: 1 });
  expect(await imported(line('T4', 'QD-2', '19.50'))).toMatchObject({ New: 1 });
  expect((await found()).slice(2)).toEqual([
    ['T3', '2', 7, 0, 7],
    ['T4', '3', 19.5, 20, -0.5],
  ]);
  // what the office enters afterwards is found when it is looked at again
  await sql(`UPDATE "ChannelRecord" SET "OrderNo" = 'QD-3' WHERE "ChannelNo" = 'T3'`);
  await taken('QD-3', 7);
  expect((await act('orientation.bill.recheck', [])).value).toEqual({ Equal: 1, Open: 2 });
  const [over] = await sql<{ Id: string }>(`SELECT "Id" FROM "ChannelRecord" WHERE "ChannelNo" = 'T2'`);
  const settle = () => act('orientation.bill.settle', [over!.Id], { Remark: '重复支付，已原路退回' });
  expect((await settle()).code).toBe(0);
  expect((await settle()).message).toBe('该笔一致或已处理');
  expect((await act('orientation.bill.recheck', [], {}, counsellor)).message).toBe('没有权限执行该操作');
});

it('R15: M01: whoever owes is found at the desk and reminded; the green channel is left alone', async () => {
  const { Id, Due } = await bill();
  const found = await act('orientation.cash.scan', [], { QrText: EXAMINEE });
  expect(found.value).toMatchObject({ Ok: 0, Url: expect.stringContaining(payer.Id) });
  expect(found.value.Due).toBeGreaterThanOrEqual(Due);
  expect((await act('orientation.cash.scan', [], { QrText: '查无此人' })).message).toBe(
    '未找到该新生，请核对后重试',
  );
  const messages = () => sql(`SELECT 1 FROM "PushTask" WHERE "TplCode" = 'FEE_DUE'`);
  expect((await act('orientation.bill.remind', [Id])).code).toBe(0);
  expect(await messages()).toHaveLength(1);
  await sql(`UPDATE "NewStudent" SET "PayState" = '3' WHERE "Id" = $1`, [payer.Id]);
  expect((await act('orientation.bill.remind', [Id])).message).toBe('已办理绿色通道，不催缴');
  await sql(`UPDATE "NewStudent" SET "PayState" = '1', "CheckinState" = '5' WHERE "Id" = $1`, [payer.Id]);
  expect((await act('orientation.bill.remind', [Id])).message).toBe('已登记不来报到，不催缴');
  expect(await messages()).toHaveLength(1);
  await sql(`UPDATE "FeeBill" SET "IsDeleted" = 1 WHERE "Id" = $1`, [Id]);
  const bills = () =>
    sql(`SELECT 1 FROM "FeeBill" WHERE "NewStudentId" = $1 AND "IsDeleted" = 0`, [payer.Id]);
  const before = (await bills()).length;
  expect((await act('orientation.feeStd.generate', [], { BatchId: batch })).code).toBe(0);
  expect(await bills()).toHaveLength(before);
  await sql(`UPDATE "FeeBill" SET "IsDeleted" = 0 WHERE "Id" = $1`, [Id]);
  await sql(`UPDATE "NewStudent" SET "PayState" = '3', "CheckinState" = $2 WHERE "Id" = $1`, [
    payer.Id,
    payer.CheckinState,
  ]);
});

it('R15: M01: a bill is overdue from the day after its last one, and nothing is owed by who does not come', async () => {
  const [owed] = await sql<{ Id: string; student: string; no: string }>(
    `SELECT b."Id", n."Id" AS student, n."ExamineeNo" AS no FROM "FeeBill" b JOIN "NewStudent" n ON n."Id" = b."NewStudentId"
     WHERE b."Due" > 0 AND b."Paid" = 0 AND b."FeeItem" = '01' AND n."CheckinState" = '0' ORDER BY 1 LIMIT 1`,
  );
  const owes = async () => {
    const [one] = await sql<{ state: string; student: string }>(
      `SELECT b."PayState" AS state, n."PayState" AS student FROM "FeeBill" b JOIN "NewStudent" n ON n."Id" = b."NewStudentId"
       WHERE b."Id" = $1`,
      [owed!.Id],
    );
    return [one!.state, one!.student];
  };
  const until = (days: number) =>
    sql(`UPDATE "FeeBill" SET "DueDate" = current_date - $2::int WHERE "Id" = $1`, [owed!.Id, days]);
  const before = await owes();
  await until(0);
  await markOverdue(school.engine);
  expect(await owes()).toEqual(before);
  await until(1);
  // While the server does this work itself, nobody else does.
  await expect
    .poll(async () => {
      await markOverdue(school.engine);
      return owes();
    })
    .toEqual(['5', '5']);
  const totals = async () => (await finance.call('Orientation/FeeTotals')).value as { Due: number };
  const listed = async (filter: object) =>
    (
      await finance.call('Data/List', {
        Entity: 'orientation/FeeBill',
        Page: 'orientation/bill-rows',
        PageIndex: 1,
        PageSize: 10,
        Filter: { ExamineeNo: owed!.no, ...filter },
      })
    ).value.total;
  expect(await listed({ PayState: '5' })).toBe(1);
  const due = (await totals()).Due;
  const comes = (state: string) =>
    sql(`UPDATE "NewStudent" SET "CheckinState" = $2 WHERE "Id" = $1`, [owed!.student, state]);
  await comes('5');
  expect(await listed({})).toBe(0);
  expect((await totals()).Due).toBeLessThan(due);
  await sql(`UPDATE "FeeBill" SET "Paid" = 1 WHERE "Id" = $1`, [owed!.Id]);
  expect(await listed({})).toBe(1);
  await sql(`UPDATE "FeeBill" SET "Paid" = 0 WHERE "Id" = $1`, [owed!.Id]);
  await comes('0');
  expect((await totals()).Due).toBe(due);
  // A batch that takes longer gives more time, also where something was paid.
  expect((await act('orientation.feeStd.generate', [], { BatchId: batch })).value.Update).toBe(1);
  expect(await owes()).toEqual(before);
});

it.each([
  ['cloth', 'TrainingClothes'],
  ['transport', 'TravelPlan'],
] as const)('R15: M01: what is bought and awaited is for those who come: %s', async (Kind, table) => {
  const office = await school.as('school01');
  const people = async () =>
    ((await office.call('Orientation/Tally', { Kind })).value as { Value: number }[]).reduce(
      (sum, { Value }) => sum + Value,
      0,
    );
  const [one] = await sql<{ id: string; state: string }>(
    `SELECT n."Id" AS id, n."CheckinState" AS state FROM "${table}" t JOIN "NewStudent" n ON n."Id" = t."NewStudentId" LIMIT 1`,
  );
  const before = await people();
  const comes = (state: string) =>
    sql(`UPDATE "NewStudent" SET "CheckinState" = $2 WHERE "Id" = $1`, [one!.id, state]);
  await comes('5');
  expect(await people()).toBe(before - 1);
  await comes(one!.state);
});

it('R15: M01: a wall shows who has just come by his first character alone, and only whom its reader reaches', async () => {
  await sql(`UPDATE "NewStudent" SET "CheckinTime" = now() + interval '1 second' WHERE "Id" = $1`, [
    payer.Id,
  ]);
  const arrivals = async (account: string) =>
    (await (await school.as(account)).call('Orientation/Arrivals')).value;
  const [last, ...others] = await arrivals('school01');
  expect(last).toMatchObject({
    Name: `${[...payer.TrueName][0]}*`,
    Time: expect.stringMatching(/^\d\d:\d\d$/),
  });
  expect(Object.keys(last).toSorted()).toEqual(['College', 'Name', 'Time']);
  expect(others.length).toBeLessThan(30);
  const [far = {}] = await arrivals('college02');
  expect(far.College).not.toBe(last.College);
  const fees = async (client: typeof finance) => (await client.call('Orientation/Fees')).value;
  const leader = await school.as('leader01');
  const BILLS = { Entity: 'orientation/FeeBill', Page: 'orientation/bill-rows', PageIndex: 1, PageSize: 10 };
  expect(await fees(leader)).toEqual(await fees(finance));
  expect((await leader.call('Data/List', BILLS)).message).toMatch(/权/);
  const asked = await counsellor.call('Orientation/Arrivals');
  expect(asked.message).toBe('抱歉，你无权查看该数据');
});

it('R15: M01: what a new student has behind him is listed in the order of the steps, also when it is changed', async () => {
  const office = await school.as('school01');
  const listed = async () =>
    (
      await sql<{ StepCode: string }>(
        `SELECT "StepCode" FROM "NewStudentStep" WHERE "NewStudentId" = $1 ORDER BY "Sort"`,
        [payer.Id],
      )
    ).map(({ StepCode }) => StepCode);
  expect(await listed()).toEqual(['INFO', 'PAY', 'TRAVEL']);
  const [info] = await sql<{ Id: string }>(`SELECT "Id" FROM "OrientationStep" WHERE "StepCode" = 'INFO'`);
  expect((await act('orientation.step.sort', [info!.Id], { Sort: 99 }, office)).code).toBe(0);
  expect(await listed()).toEqual(['PAY', 'TRAVEL', 'INFO']);
});

latePayments(() => school);
