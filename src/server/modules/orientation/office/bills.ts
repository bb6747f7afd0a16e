import { CHECKIN_STATE, FEE_ITEM } from '../../../../contract/generated/codes.ts';
import { entities, type FeeBill } from '../../../../contract/generated/entities.ts';
import { NEW_STUDENT_COPY } from '../../../../contract/model.ts';
import type { Row } from '../../../../contract/rules.ts';
import { bringInStep, lockRows, type WantedRow } from '../../../data/write/bulk-write.ts';
import { entityOf } from '../../../data/entities.ts';
import { rowsLeft } from '../../../data/tables/journal.ts';
import type { HandlerContext, UndoneContext } from '../../../data/module.ts';
import { refuse } from '../../../data/refusal.ts';
import { ident } from '../../../data/sql/sql.ts';
import { BILL_TERM, LAST_DAY } from '../../../engines/bills/of-batch.ts';
import { settleOf } from '../../../engines/bills/payments.ts';
import { newBill } from '../../../engines/bills/new-bill.ts';

interface Wanted extends Row, Pick<FeeBill, 'FeeItem' | 'Amount' | 'IsRequired' | 'DueDate'> {
  /** The bill that is there already, in wire form. */
  readonly bill: string | null;
}

/** Bills of all new students of a batch by its standards; of what somebody has paid anything of, the last day alone follows the batch. */
export async function generateBills(
  context: HandlerContext,
): Promise<{ Insert: number; Update: number; Skip: number }> {
  const { engine, tx, enCode, params } = context;
  const entity = entityOf(engine, entities.FeeBill);
  const term = await tx.query<{ Id: string | null }>(
    `SELECT ${BILL_TERM} AS "Id" FROM "OrientationBatch" b WHERE b."Id" = $1`,
    [params['BatchId']],
  );
  const SchoolYearId = term.rows[0]?.Id;
  if (!SchoolYearId) throw refuse('没有设置当前学年');
  const wanted = await wantedBills(context, params['BatchId']);
  if (wanted.length === 0) throw refuse('该批次没有收费标准或新生');
  const stored = wanted.flatMap(({ bill }) => bill ?? []);
  const bills = await lockRows(context, entity, stored);
  const rows = wanted.flatMap(({ bill, FeeItem, Amount, IsRequired, DueDate, ...one }): WantedRow[] => {
    const owed = { SchoolYearId, FeeItem, Amount, IsRequired, DueDate };
    if (bill === null) return [{ before: undefined, after: newBill(one, owed) }];
    const before = bills.get(bill);
    const isOpen = Number(before?.['Paid']) === 0;
    return before ? [{ before, after: { ...before, ...(isOpen && { Amount, IsRequired }), DueDate } }] : [];
  });
  const { added, changed } = await bringInStep(context, entity, rows, enCode);
  await settleOf(context, [...added, ...changed.map(({ before }) => before)]);
  return {
    Insert: added.length,
    Update: changed.length,
    Skip: wanted.length - added.length - changed.length,
  };
}

/** What a new student (alias n) chose costs what it costs, whatever the standard says: a room, and things for it. */
const CHOSEN = `SELECT '${FEE_ITEM.Lodging}' AS item, r."Fee" AS amount FROM "Bed" d JOIN "Room" r ON r."Id" = d."RoomId" AND r."Fee" > 0
    WHERE d."NewStudentId" = n."Id" AND d."IsDeleted" = 0
  UNION ALL SELECT '${FEE_ITEM.Bedding}', c."Amount" FROM "BeddingChoice" c WHERE c."NewStudentId" = n."Id" AND c."IsDeleted" = 0`;

/** What each new student who comes owes for each item, once in whichever term it was written: the standard of their major goes before that of all majors. */
async function wantedBills({ tx }: HandlerContext, batch: unknown): Promise<Wanted[]> {
  const owner = NEW_STUDENT_COPY.copy.map((name) => `n.${ident(name)}`).join(', ');
  const answer = await tx.query<Wanted>(
    `SELECT DISTINCT ON (n."Id", f."FeeItem") n."Id" AS "NewStudentId", ${owner}, f."FeeItem", coalesce(w.amount, f."Amount")::float8 AS "Amount",
       f."IsRequired"::int AS "IsRequired", (SELECT ${LAST_DAY} FROM "OrientationBatch" b WHERE b."Id" = n."BatchId") AS "DueDate", b."Id" AS bill
     FROM "NewStudent" n JOIN "FeeStandard" f ON f."BatchId" = n."BatchId" AND f."IsDeleted" = 0 AND (f."MajorId" IS NULL OR f."MajorId" = n."MajorId")
     LEFT JOIN "FeeBill" b ON b."NewStudentId" = n."Id" AND b."FeeItem" = f."FeeItem" AND b."IsDeleted" = 0
     LEFT JOIN LATERAL (${CHOSEN}) w ON w.item = f."FeeItem"
     WHERE n."BatchId" = $1 AND n."CheckinState" <> $2 AND n."IsDeleted" = 0
     ORDER BY n."Id", f."FeeItem", f."MajorId" NULLS LAST, b."CreateDate", b."Id"`,
    [batch, CHECKIN_STATE.NotComing],
  );
  return answer.rows;
}

/** What somebody owes is what the bills say, also those that an undo leaves because they were changed since. */
export async function settleAfterUndo(context: UndoneContext): Promise<void> {
  const { engine, tx, act } = context;
  const left = await rowsLeft(tx, act, entityOf(engine, entities.FeeBill));
  const { rows } = await tx.query<Row>(
    'SELECT "NewStudentId" FROM "FeeBill" WHERE "Id" = ANY($1) AND "IsDeleted" = 0',
    [left],
  );
  await settleOf(context, rows);
}
