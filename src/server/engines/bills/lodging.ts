import { FEE_ITEM, PAY_STATE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import { NEW_STUDENT_COPY } from '../../../contract/model.ts';
import { changeWhere } from '../../data/write/change-where.ts';
import { insertFrom } from '../../data/write/insert-from.ts';
import type { HandlerContext, WriteContext } from '../../data/module.ts';
import { ident } from '../../data/sql/sql.ts';
import { BILL_TERM, LAST_DAY } from './of-batch.ts';
import { settlePayments } from './payments.ts';

const OWNER = NEW_STUDENT_COPY.copy.map(ident);

/** A student who has chosen a bed owes what its room costs; a bill that is partly paid stays as it is. */
export async function billLodging(context: WriteContext, students: readonly string[]): Promise<void> {
  const answer = await insertFrom<{ student: string }>(
    context,
    entities.FeeBill,
    `INSERT INTO "FeeBill" AS o ("NewStudentId", ${OWNER.join(', ')}, "SchoolYearId", "FeeItem", "Amount", "Reduced", "Deferred",
       "Paid", "Due", "PayState", "IsRequired", "DueDate")
     SELECT s."Id", ${OWNER.map((name) => `s.${name}`).join(', ')}, coalesce((SELECT p."SchoolYearId" FROM "FeeBill" p
         WHERE p."NewStudentId" = s."Id" AND p."FeeItem" = $2 AND p."IsDeleted" = 0 ORDER BY p."CreateDate", p."Id" LIMIT 1), t.term),
       $2, r."Fee", 0, 0, 0, r."Fee", $3, 1, t.day::date
     FROM unnest($1::text[]) AS w(student) JOIN "NewStudent" s ON s."Id" = w.student
       JOIN "Bed" d ON d."NewStudentId" = s."Id" AND d."IsDeleted" = 0 JOIN "Room" r ON r."Id" = d."RoomId" AND r."Fee" > 0
       JOIN LATERAL (SELECT ${BILL_TERM} AS term, ${LAST_DAY} AS day FROM "OrientationBatch" b WHERE b."Id" = s."BatchId") t
         ON t.term IS NOT NULL
     ORDER BY s."Id" FOR NO KEY UPDATE OF s
     ON CONFLICT ("NewStudentId", "SchoolYearId", "FeeItem") WHERE "IsDeleted" = 0 DO UPDATE SET "Amount" = excluded."Amount"
     WHERE o."Paid" = 0 AND o."Amount" <> excluded."Amount"
     RETURNING o."NewStudentId" AS student`,
    [students, FEE_ITEM.Lodging, PAY_STATE.Unpaid],
    {
      as: 'record',
      name: 'orientation_lodging',
      judged: 'settlePayments works out what is due',
    },
  );
  if (answer.rows.length > 0)
    await settlePayments(
      context,
      answer.rows.map(({ student }) => student),
    );
}

/** A student who has no bed any more owes nothing for one, unless something was paid or put off, or the school asks everybody for it. */
export async function dropLodging(context: HandlerContext, student: string): Promise<void> {
  const dropped = await changeWhere(
    context,
    entities.FeeBill,
    `UPDATE "FeeBill" b SET "IsDeleted" = 1 WHERE b."NewStudentId" = $1 AND b."FeeItem" = $2 AND b."Paid" = 0 AND coalesce(b."Deferred", 0) = 0
       AND NOT EXISTS (SELECT 1 FROM "FeeStandard" f WHERE f."BatchId" = b."BatchId" AND f."FeeItem" = b."FeeItem" AND f."IsDeleted" = 0)`,
    [student, FEE_ITEM.Lodging],
    { as: 'act', enCode: context.enCode },
  );
  if (dropped.count > 0) await settlePayments(context, [student]);
}
