import { ENABLE, FEE_ITEM, SUPPLY_TYPE } from '../../../../contract/generated/codes.ts';
import { entities, type BeddingChoice } from '../../../../contract/generated/entities.ts';
import type { Row } from '../../../../contract/rules.ts';
import type { Queryable } from '../../../data/database/database.ts';
import type { HandlerContext, RowHook } from '../../../data/module.ts';
import { refuse } from '../../../data/refusal.ts';
import { addRow, changeRow, lockRow } from '../../../data/write/system-write.ts';
import { BILL_TERM, LAST_DAY } from '../../../engines/bills/of-batch.ts';
import { settlePayments } from '../../../engines/bills/payments.ts';
import { newBill } from '../../../engines/bills/new-bill.ts';

/** What a choice costs is the server's word, and what is paid for stays. */
export async function beforeBeddingSave(hook: RowHook<BeddingChoice>): Promise<void> {
  const bill = await billOf(hook, String(hook.row['NewStudentId']));
  if (bill && Number(bill['Paid']) > 0) throw refuse('已缴费，不能修改');
  const choice = hook.row as Partial<BeddingChoice>;
  if (!choice.NeedBedding) Object.assign(hook.row, { PackageId: null, Items: null });
  hook.row['Amount'] = choice.NeedBedding ? await priceOf(hook.tx, choice) : 0;
}

/** The bill for the dormitory's things is what was chosen. */
export async function afterBeddingSave(hook: RowHook<BeddingChoice>): Promise<void> {
  const student = String(hook.row['NewStudentId']);
  const amount = Number(hook.row['Amount']);
  const bill = await billOf(hook, student);
  if (bill) await changeRow(hook, entities.FeeBill, bill, { Amount: amount }, hook.enCode);
  else if (amount > 0) await addBill(hook, amount);
  await settlePayments(hook, [student]);
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

async function billOf(hook: RowHook, student: string): Promise<Row | undefined> {
  const answer = await hook.tx.query<{ Id: string }>(
    `SELECT "Id" FROM "FeeBill" WHERE "NewStudentId" = $1 AND "FeeItem" = $2 AND "IsDeleted" = 0`,
    [student, FEE_ITEM.Bedding],
  );
  const [found] = answer.rows;
  return found && lockRow(hook, entities.FeeBill, found.Id);
}

async function addBill(hook: RowHook<BeddingChoice>, amount: number): Promise<void> {
  const term = await hook.tx.query<{ Id: string; due: string | null }>(
    `SELECT ${BILL_TERM} AS "Id", ${LAST_DAY} AS due FROM "OrientationBatch" b WHERE b."Id" = $1`,
    [hook.row['BatchId']],
  );
  await addRow(
    hook,
    entities.FeeBill,
    newBill(hook.row, {
      SchoolYearId: term.rows[0]?.Id,
      FeeItem: FEE_ITEM.Bedding,
      Amount: amount,
      IsRequired: 0,
      DueDate: term.rows[0]?.due,
    }),
    hook.enCode,
  );
}
