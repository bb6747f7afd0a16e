import { entities, type PayOrder } from '../../../../contract/generated/entities.ts';
import { foldedText } from '../../../../contract/folded-text.ts';
import { changeWhere } from '../../../data/write/change-where.ts';
import { foldedSql } from '../../../data/sql/folded-sql.ts';
import { ORDER_STATE } from '../../../../contract/generated/codes.ts';
import type { Row } from '../../../../contract/rules.ts';
import type { Queryable } from '../../../data/database/database.ts';
import type { RowHook } from '../../../data/module.ts';
import { nextNumber } from '../../../data/write/numbers.ts';
import { refuse, refuseFields } from '../../../data/refusal.ts';
import { dueSql } from '../../../engines/bills/payments.ts';

// SQL: * is NewStudent

/** Money that the office has received, by hand or out of the bank's file: it is on the bill from here on, or refused. */
export async function receivePayment(hook: RowHook<PayOrder>): Promise<void> {
  const { tx, row, before, caller, now } = hook;
  if (before !== null) throw refuse('已登记的收款不能修改，请退费后重新登记');
  const student = String(row['NewStudentId']);
  await requirePayer(tx, student, row['PayerName']);
  const PayTime = row['PayTime'] ?? now;
  if (String(PayTime) > now) throw refuseFields([{ Key: 'PayTime', Message: '缴费时间不能晚于现在' }]);
  const FromDeferred = await putOnBill(hook, student, row);
  Object.assign(row, {
    FromDeferred,
    PayTime,
    ExpireTime: PayTime,
    OrderNo: await nextNumber(tx, 'JF', now),
    Items: [{ FeeItem: row['FeeItem'], Amount: Number(row['Amount']) }],
    State: ORDER_STATE.Paid,
    Cashier: caller.subject.TrueName,
  });
}

async function requirePayer(tx: Queryable, student: string, name: unknown): Promise<void> {
  if (typeof name !== 'string' || name.trim() === '') return;
  const answer = await tx.query(
    `SELECT 1 FROM "NewStudent" WHERE "Id" = $1 AND ${foldedSql('"TrueName"')} = $2`,
    [student, foldedText(name)],
  );
  if (answer.rowCount === 0)
    throw refuseFields([{ Key: 'PayerName', Message: '姓名与考生号不符，请核对后重试' }]);
}

/**
 * The condition stands in the statement that writes: two cashiers cannot both take the last of a bill. What was put off is paid with
 * the loan when it comes, after what is due now, and is put off no more.
 * @returns how much of the payment had been put off
 */
async function putOnBill(context: RowHook, student: string, row: Row): Promise<number> {
  const { enCode, engine, tx } = context;
  const known = await tx.query<{ id: string }>(
    `SELECT "Id" AS id FROM "FeeBill" WHERE "NewStudentId" = $1 AND "FeeItem" = $2 AND "IsDeleted" = 0
     ORDER BY "CreateDate" DESC, "Id" DESC LIMIT 1`,
    [student, row['FeeItem']],
  );
  const bill = known.rows[0]?.id;
  if (bill === undefined) throw refuseFields([{ Key: 'FeeItem', Message: '该生没有这项应缴费用' }]);
  const due = dueSql(engine);
  const ofDeferred = `greatest(0, $2::numeric - ${due})`;
  const answer = await changeWhere<{ taken: number }>(
    context,
    entities.FeeBill,
    `UPDATE "FeeBill" b SET "Paid" = "Paid" + $2::numeric, "Deferred" = coalesce("Deferred", 0) - ${ofDeferred}
     WHERE "Id" = $1 AND ${due} + coalesce("Deferred", 0) >= $2::numeric RETURNING ${ofDeferred}::float8 AS taken`,
    [bill, row['Amount']],
    { as: 'act', enCode, judged: 'afterBillsSave works out what is due' },
  );
  if (answer.count === 0) throw refuseFields([{ Key: 'Amount', Message: '收款金额不能大于应缴金额' }]);
  return answer.rows[0]!.taken;
}
