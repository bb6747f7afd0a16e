import { entities, type GreenChannelApply } from '../../../../contract/generated/entities.ts';
import { changeWhere } from '../../../data/write/change-where.ts';
import type { Queryable } from '../../../data/database/database.ts';
import type { RowHook } from '../../../data/module.ts';
import { refuseFields } from '../../../data/refusal.ts';
import { grantedLines, type Line } from '../../../engines/bills/granted.ts';
import { dueSql, settlePayments } from '../../../engines/bills/payments.ts';

const linesOf = (row: Partial<GreenChannelApply>) => (row.DeferItems ?? []) as unknown as readonly Line[];

/** For no more than is unpaid. */
export async function beforeGreenSubmit(hook: RowHook<GreenChannelApply>): Promise<void> {
  const { tx, row, now } = hook;
  const apply = row as Partial<GreenChannelApply>;
  const { dues, latest } = await factsOf(tx, apply.NewStudentId);
  const promised = apply.PromiseDate ?? '';
  if (promised < now.slice(0, 10) || promised > latest)
    throw refuseFields([{ Key: 'PromiseDate', Message: `承诺缴清日期应在今天至${latest}之间` }]);
  const asked = new Map<string, number>();
  for (const { FeeItem, Amount } of linesOf(apply))
    asked.set(FeeItem, (asked.get(FeeItem) ?? 0) + Number(Amount));
  if ([...asked].some(([item, amount]) => amount > (dues?.[item] ?? 0)))
    throw refuseFields([{ Key: 'DeferItems', Message: '缓缴金额不能大于未缴金额' }]);
  // What was granted in an earlier round was granted of other amounts.
  hook.row['ApprovedAmount'] = null;
}

interface Facts {
  /** What is owed for each item. */
  readonly dues: Record<string, number> | null;
  /** Last day for which payment can be promised: a term after coming. */
  readonly latest: string;
}

async function factsOf(tx: Queryable, student: unknown): Promise<Facts> {
  const answer = await tx.query<Facts>(
    `SELECT to_char(o."CheckinEnd" + interval '6 months', 'YYYY-MM-DD') AS latest,
       (SELECT jsonb_object_agg(b."FeeItem", b."Due") FROM "FeeBill" b
        WHERE b."NewStudentId" = n."Id" AND b."IsDeleted" = 0) AS dues
     FROM "NewStudent" n JOIN "OrientationBatch" o ON o."Id" = n."BatchId" WHERE n."Id" = $1`,
    [student],
  );
  return answer.rows[0] ?? { dues: null, latest: '' };
}

/** What was granted need not be paid before the day for which it is promised. */
export async function afterGreenPass(hook: RowHook<GreenChannelApply>): Promise<void> {
  const { enCode, engine, row } = hook;
  const apply = row as Partial<GreenChannelApply>;
  const lines = grantedLines(linesOf(apply), row['ApprovedAmount']);
  await changeWhere(
    hook,
    entities.FeeBill,
    `UPDATE "FeeBill" b SET "Deferred" = coalesce(b."Deferred", 0) + least(w.amount, ${dueSql(engine)}),
       "DeferredUntil" = greatest(b."DeferredUntil", $4::date)
     FROM (SELECT item, sum(amount) AS amount FROM unnest($2::text[], $3::numeric[]) AS l(item, amount) GROUP BY item) w
     WHERE b."NewStudentId" = $1 AND b."FeeItem" = w.item`,
    [
      apply.NewStudentId,
      lines.map(({ FeeItem }) => FeeItem),
      lines.map(({ Amount }) => Amount),
      apply.PromiseDate,
    ],
    { as: 'act', enCode, judged: 'settlePayments works out what is due' },
  );
  await settlePayments(hook, [String(apply.NewStudentId)]);
}
