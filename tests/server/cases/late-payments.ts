import { expect, it } from 'vitest';
import { markOverdue } from '../../../src/server/modules/orientation/cash/overdue.ts';
import type { TestSchool } from '../../_util/server.ts';

/** Money that comes later than it was due: by a loan, or since checking in takes longer. */
export const latePayments = (school: () => TestSchool): void => {
  it('R15: M01: what was put off is paid when the loan comes, and put off again when that was entered wrongly', async () => {
    const finance = await school().as('fin01');
    const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
      (await school().database.query<Row>(text, values)).rows;
    const [owed] = await sql<{ Id: string; student: string; amount: number; no: string }>(
      `UPDATE "FeeBill" b SET "Deferred" = "Amount" - 200, "Due" = 200, "Paid" = 0, "Reduced" = 0 WHERE b."Id" = (SELECT f."Id" FROM "FeeBill" f
         WHERE f."FeeItem" = '01' AND f."Paid" = 0 AND f."IsDeleted" = 0 ORDER BY f."Id" DESC LIMIT 1)
       RETURNING b."Id", b."NewStudentId" AS student, b."Amount"::float8 AS amount, b."ExamineeNo" AS no`,
    );
    const bill = async () =>
      (
        await sql<{ paid: number; due: number; deferred: number; state: string }>(
          `SELECT "Paid"::float8 AS paid, "Due"::float8 AS due, "Deferred"::float8 AS deferred, "PayState" AS state FROM "FeeBill" WHERE "Id" = $1`,
          [owed!.Id],
        )
      )[0]!;
    const pay = (Amount: number, ReceiptNo: string) =>
      finance.call('Data/Save', {
        Entity: 'orientation/PayOrder',
        EnCode: 'orientation.cash.register',
        Data: { NewStudentId: owed!.student, FeeItem: '01', Amount, PayMethod: '5', ReceiptNo },
      });
    const put = owed!.amount - 200;
    expect((await pay(200, 'HK-1')).code).toBe(0);
    expect(await bill()).toEqual({ paid: 200, due: 0, deferred: put, state: '3' });
    const scan = { EnCode: 'orientation.cash.scan', Ids: [], Params: { QrText: owed!.no } };
    expect((await finance.call('Data/Action', scan)).value).toMatchObject({ Deferred: put });
    // Next year's batch demands that this one has ended, and the loan may come later still.
    const inBatch = (state: string) => sql(`UPDATE "OrientationBatch" SET "State" = $1`, [state]);
    await inBatch('3');
    expect((await finance.call('Data/Action', scan)).value).toMatchObject({ Deferred: put });
    await inBatch('2');
    expect((await pay(put + 0.01, 'HK-2')).code).not.toBe(0);
    expect((await pay(1000, 'HK-3')).code).toBe(0);
    expect(await bill()).toEqual({ paid: 1200, due: 0, deferred: put - 1000, state: '3' });
    const [order] = await sql<{ Id: string }>(`SELECT "Id" FROM "PayOrder" WHERE "ReceiptNo" = 'HK-3'`);
    const Params = { Reason: '登记错误' };
    const EnCode = 'orientation.cash.void';
    expect((await finance.call('Data/Action', { EnCode, Ids: [order!.Id], Params })).code).toBe(0);
    expect(await bill()).toEqual({ paid: 200, due: 0, deferred: put, state: '3' });
    const reduce = async (Amount: number) => {
      const asked = {
        EnCode: 'orientation.bill.reduce',
        Ids: [owed!.Id],
        Params: { Amount, Reason: '孤儿减免' },
      };
      return (await finance.call('Data/Action', asked)).code;
    };
    expect(await reduce(put + 0.01)).not.toBe(0);
    expect(await reduce(300)).toBe(0);
    expect(await bill()).toEqual({ paid: 200, due: 0, deferred: put - 300, state: '3' });
    expect((await pay(put - 300, 'HK-4')).code).toBe(0);
    expect(await bill()).toEqual({ paid: owed!.amount - 300, due: 0, deferred: 0, state: '2' });
  });

  it('R15: M01: what was put off is owed again when the promised day is over, and its student is told', async () => {
    const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
      (await school().database.query<Row>(text, values)).rows;
    const [owed] = await sql<{ Id: string; student: string; user: string }>(
      `UPDATE "FeeBill" b SET "Deferred" = "Amount", "Due" = 0, "Paid" = 0, "Reduced" = 0, "PayState" = '3',
         "DeferredUntil" = current_date WHERE b."Id" = (SELECT f."Id" FROM "FeeBill" f JOIN "NewStudent" n ON n."Id" = f."NewStudentId"
           WHERE f."FeeItem" = '01' AND f."Paid" = 0 AND n."UserId" IS NOT NULL AND n."CheckinState" <> '5' AND f."IsDeleted" = 0 ORDER BY f."Id" LIMIT 1)
       RETURNING b."Id", b."NewStudentId" AS student,
         (SELECT n."UserId" FROM "NewStudent" n WHERE n."Id" = b."NewStudentId") AS user`,
    );
    const bill = () =>
      sql(
        `SELECT "Due" = "Amount" AS owed, "Deferred"::float8 AS deferred, "PayState" AS state FROM "FeeBill" WHERE "Id" = $1`,
        [owed!.Id],
      );
    await markOverdue(school().engine);
    expect(await bill()).toEqual([{ owed: false, deferred: expect.any(Number) as number, state: '3' }]);
    await sql(`UPDATE "FeeBill" SET "DeferredUntil" = current_date - 1 WHERE "Id" = $1`, [owed!.Id]);
    // While the server does this work itself, nobody else does.
    await expect
      .poll(async () => {
        await markOverdue(school().engine);
        return bill();
      })
      .toEqual([{ owed: true, deferred: 0, state: '5' }]);
    const [who] = await sql<{ state: string }>(
      'SELECT "PayState" AS state FROM "NewStudent" WHERE "Id" = $1',
      [owed!.student],
    );
    expect(who?.state).toBe('5');
    const told = `SELECT "Content" AS text FROM "UserMessage" WHERE "UserId" = $1 AND "IsDeleted" = 0 ORDER BY "CreateDate" DESC LIMIT 1`;
    const [message] = await sql<{ text: string }>(told, [owed!.user]);
    expect(message?.text).toMatch(/^您还有[\d.]+元费用未缴，缓缴已于\d{4}-\d\d-\d\d到期；/);
  });

  it('R15: M01: the last day of bills moves with that of checking in', async () => {
    const office = await school().as('school01');
    const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
      (await school().database.query<Row>(text, values)).rows;
    const [batch] = await sql<{ Id: string; Version: number; end: string }>(
      `SELECT "Id", "Version", to_char("CheckinEnd", 'YYYY-MM-DD HH24:MI:SS') AS end FROM "OrientationBatch"`,
    );
    // As if checking in had ended yesterday.
    await sql(
      `UPDATE "OrientationBatch" SET "CheckinEnd" = current_date - interval '1 hour' WHERE "Id" = $1`,
      [batch!.Id],
    );
    await sql(`UPDATE "FeeBill" SET "DueDate" = current_date - 1 WHERE "BatchId" = $1`, [batch!.Id]);
    const late = async () =>
      (await sql<{ n: number }>(`SELECT count(*)::int AS n FROM "FeeBill" WHERE "PayState" = '5'`))[0]!.n;
    // While the server does this work itself, nobody else does.
    await expect
      .poll(async () => {
        await markOverdue(school().engine);
        return late();
      })
      .toBeGreaterThan(0);
    const Data = { Id: batch!.Id, Version: batch!.Version, CheckinEnd: batch!.end };
    const EnCode = 'orientation.batch.edit';
    expect(
      (await office.call('Data/Save', { Entity: 'orientation/OrientationBatch', EnCode, Data })).code,
    ).toBe(0);
    expect(await late()).toBe(0);
    expect(
      await sql(`SELECT DISTINCT "DueDate"::text AS day FROM "FeeBill" WHERE "BatchId" = $1`, [batch!.Id]),
    ).toEqual([{ day: batch!.end.slice(0, 10) }]);
  });
};
