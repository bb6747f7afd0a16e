import { ENABLE, FEE_ITEM, SUPPLY_TYPE } from '../../../../contract/generated/codes.ts';
import { entities, type BeddingChoice } from '../../../../contract/generated/entities.ts';
import type { Row } from '../../../../contract/rules.ts';
import type { Queryable } from '../../../data/database/database.ts';
import type { HandlerContext, RowHook } from '../../../data/module.ts';
import { addRow, changeStored } from '../../../data/write/system-write.ts';
import { BILL_TERM, LAST_DAY } from '../../../engines/bills/of-batch.ts';
import { settleOf } from '../../../engines/bills/payments.ts';
import { newBill } from '../../../engines/bills/new-bill.ts';

/** What a choice costs is the server's word. */
export async function beforeBeddingSave({ tx, row }: RowHook<BeddingChoice>): Promise<void> {
  row['Amount'] = row['NeedBedding'] ? await priceOf(tx, row) : 0;
}

/** The bill for the dormitory's things is what was chosen. */
export async function afterBeddingSave(hook: RowHook<BeddingChoice>): Promise<void> {
  const { row, tx, enCode } = hook;
  const answer = await tx.query<{ bill: string | null; SchoolYearId: string; DueDate: string | null }>(
    `SELECT f."Id" AS bill, ${BILL_TERM} AS "SchoolYearId", ${LAST_DAY} AS "DueDate" FROM "OrientationBatch" b
     LEFT JOIN "FeeBill" f ON f."NewStudentId" = $2 AND f."FeeItem" = $3 AND f."IsDeleted" = 0 WHERE b."Id" = $1`,
    [row['BatchId'], row['NewStudentId'], FEE_ITEM.Bedding],
  );
  const { bill, ...owed } = answer.rows[0]!;
  const { Amount } = row;
  if (bill !== null) await changeStored(hook, entities.FeeBill, bill, { Amount }, enCode);
  else if (Number(Amount) > 0) {
    const made = newBill(row, { ...owed, FeeItem: FEE_ITEM.Bedding, Amount, IsRequired: 0 });
    await addRow(hook, entities.FeeBill, made, enCode);
  }
  await settleOf(hook, [row]);
}

/** What the choice so far would cost, above the buttons. */
export async function previewBedding({ tx, params, caller }: HandlerContext): Promise<{ Lines: string[] }> {
  if (Number(params['NeedBedding']) !== 1) return { Lines: ['不订购，可自带卧具'] };
  const amount = await priceOf(tx, params);
  const lines = await offered(tx, caller.subject.NewStudentId);
  return { Lines: [...lines, `合计 ¥${amount.toFixed(2)}`] };
}

/** The packages of bedding of a new student's batch that are chosen, with what is in them and what they cost. */
async function offered(tx: Queryable, student: string): Promise<string[]> {
  const answer = await tx.query<{ line: string }>(
    `SELECT p."PackageName" || ' ¥' || to_char(p."Price", 'FM999990.00') || coalesce('：' || (SELECT string_agg(i."ItemName" || (x.line->>'Qty') || coalesce(i."Unit", ''), '、' ORDER BY x.place)
       FROM jsonb_array_elements(p."Items"::jsonb) WITH ORDINALITY AS x(line, place) JOIN "SupplyItem" i ON i."Id" = x.line->>'ItemId'), '') AS line
     FROM "SupplyPackage" p JOIN "NewStudent" n ON n."Id" = $2 AND n."BatchId" = p."BatchId"
     WHERE p."IsDeleted" = 0 AND p."State" = $1 AND p."SupplyType" = $3 AND p."ForAll" IS DISTINCT FROM 1 ORDER BY p."Price", p."Id"`,
    [ENABLE.On, student, SUPPLY_TYPE.Bedding],
  );
  return answer.rows.map(({ line }) => line);
}

async function priceOf(tx: Queryable, choice: Row): Promise<number> {
  const items = Array.isArray(choice['Items']) ? (choice['Items'] as Row[]) : [];
  const answer = await tx.query<{ price: number }>(
    `SELECT (coalesce((SELECT "Price" FROM "SupplyPackage" WHERE "Id" = $1 AND "IsDeleted" = 0), 0) + coalesce((SELECT sum(i."Price" * w.qty)
       FROM unnest($2::text[], $3::int[]) AS w(id, qty) JOIN "SupplyItem" i ON i."Id" = w.id AND i."IsDeleted" = 0), 0))::float8 AS price`,
    [
      choice['PackageId'] ?? null,
      items.map((item) => item['ItemId'] ?? null),
      items.map((item) => Math.trunc(Number(item['Qty'] ?? 0)) || 0),
    ],
  );
  return answer.rows[0]?.price ?? 0;
}
