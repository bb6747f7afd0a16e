import { ORDER_STATE } from '../../../../contract/generated/codes.ts';
import { entities } from '../../../../contract/generated/entities.ts';
import type { HandlerContext } from '../../../data/module.ts';
import { refuse } from '../../../data/refusal.ts';
import { changeRow } from '../../../data/system-write.ts';
import { settlePayments } from '../steps/payments.ts';

/** A payment is given back: what it paid is owed again. */
export async function refundOrder(context: HandlerContext): Promise<true> {
  const { rows, params, tx, now, enCode } = context;
  const [order] = rows;
  if (!order) throw refuse('请选择要操作的记录');
  const items = order['Items'] as readonly { FeeItem: string; Amount: number }[] | null;
  const student = String(order['NewStudentId']);
  await tx.query(
    `UPDATE "FeeBill" b SET "Paid" = greatest(0, b."Paid" - i.amount), "UpdateDate" = now(), "Version" = b."Version" + 1
     FROM unnest($2::text[], $3::numeric[]) AS i(item, amount)
     WHERE b."NewStudentId" = $1 AND b."FeeItem" = i.item AND b."IsDeleted" = 0`,
    [student, (items ?? []).map(({ FeeItem }) => FeeItem), (items ?? []).map(({ Amount }) => Amount)],
  );
  const given = { State: ORDER_STATE.Refunded, RefundReason: params['Reason'], RefundTime: now };
  await changeRow(context, entities.PayOrder, order, given, enCode);
  await settlePayments(tx, [student]);
  return true;
}

/** What somebody entered wrongly himself, he takes back on the same day. */
export async function voidOrder(context: HandlerContext): Promise<true> {
  const entered = String(context.rows[0]?.['CreateDate'] ?? '');
  if (entered.slice(0, 10) !== context.now.slice(0, 10)) throw refuse('只能作废当天登记的收款');
  return refundOrder(context);
}
