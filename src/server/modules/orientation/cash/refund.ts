import { ORDER_STATE } from '../../../../contract/generated/codes.ts';
import { entities, type PayOrder } from '../../../../contract/generated/entities.ts';
import type { Row } from '../../../../contract/rules.ts';
import { changeWhere } from '../../../data/write/change-where.ts';
import type { HandlerContext } from '../../../data/module.ts';
import { refuseFields } from '../../../data/refusal.ts';
import { changeRow } from '../../../data/write/system-write.ts';
import { settlePayments } from '../../../engines/bills/payments.ts';
import { centsOf, refundShares, type Part } from '../../../engines/bills/shares.ts';
import { chosenRow } from '../../../data/write/chosen-row.ts';

/** Characters that the reason of a refund holds. */
const MOST_WORDS = 200;

/** All of a payment or a part of it is given back: so much of what it paid is owed again. */
export async function refundOrder(context: HandlerContext): Promise<true> {
  const { Amount, Reason } = context.params;
  await giveBack(context, Number(Amount), true, { RefundReason: Reason });
  return true;
}

/** What somebody entered wrongly themselves, they take back on the same day; what had been put off is put off again. */
export async function voidOrder(context: HandlerContext): Promise<true> {
  const order = chosenRow<PayOrder>(context);
  // The receipt is there, and is entered again with what is right: its number must be free.
  const RefundReason = `原票据号${String(order['ReceiptNo'])}：${String(context.params['Reason'])}`.slice(
    0,
    MOST_WORDS,
  );
  await giveBack(context, Number(order['Amount']), false, { RefundReason, ReceiptNo: order['OrderNo'] });
  return true;
}

/** The row is locked, so that of two refunds the second knows what the first left. */
async function giveBack(
  context: HandlerContext,
  amount: number,
  isRefund: boolean,
  said: Row,
): Promise<void> {
  const { now, enCode } = context;
  const order = chosenRow<PayOrder>(context);
  const before = Number(order['Refunded'] ?? 0);
  const shares = refundShares((order['Items'] as readonly Part[] | null) ?? [], before, amount);
  if (!shares) {
    const left = (centsOf(Number(order['Amount'])) - centsOf(before)) / 100;
    throw refuseFields([{ Key: 'Amount', Message: `退费金额不能大于未退的${left.toFixed(2)}元` }]);
  }
  const student = String(order['NewStudentId']);
  await changeWhere(
    context,
    entities.FeeBill,
    `UPDATE "FeeBill" b SET "Paid" = greatest(0, b."Paid" - i.amount),
       "Deferred" = coalesce(b."Deferred", 0) + CASE WHEN $4 THEN 0 ELSE $5::numeric END,
       "Refunded" = coalesce(b."Refunded", 0) + CASE WHEN $4 THEN i.amount ELSE 0 END
     FROM unnest($2::text[], $3::numeric[]) AS i(item, amount)
     WHERE b."Id" = (SELECT c."Id" FROM "FeeBill" c WHERE c."NewStudentId" = $1 AND c."FeeItem" = i.item AND c."IsDeleted" = 0
       ORDER BY c."Paid" >= i.amount DESC, c."CreateDate" DESC, c."Id" DESC LIMIT 1)`,
    [
      student,
      shares.map(({ FeeItem }) => FeeItem),
      shares.map(({ Amount }) => Amount),
      isRefund,
      order['FromDeferred'] ?? 0,
    ],
    { as: 'act', enCode, judged: 'settlePayments works out what is due' },
  );
  const Refunded = (centsOf(before) + centsOf(amount)) / 100;
  const isWhole = centsOf(Refunded) === centsOf(Number(order['Amount']));
  const State = isWhole ? ORDER_STATE.Refunded : ORDER_STATE.Paid;
  const given = { State, Refunded, RefundTime: now, ...said };
  await changeRow(context, entities.PayOrder, order, given, enCode);
  await settlePayments(context, [student]);
}
