import { FEE_ITEM, PAY_STATE } from '../../../contract/generated/codes.ts';
import { NEW_STUDENT_COPY } from '../../../contract/model.ts';
import type { WriteContext } from '../../data/module.ts';
import { newId } from '../../data/row-store.ts';
import { ident } from '../../data/sql.ts';
import { settlePayments } from './payments.ts';

const OWNER = NEW_STUDENT_COPY.copy.map(ident);

/** A student who has chosen a bed owes what its room costs; a bill that is partly paid stays as it is. */
export async function billLodging(
  context: Pick<WriteContext, 'engine' | 'tx'>,
  students: readonly string[],
): Promise<void> {
  const answer = await context.tx.query<{ student: string }>(
    `INSERT INTO "FeeBill" AS o ("Id", "NewStudentId", ${OWNER.join(', ')}, "SchoolYearId", "FeeItem", "Amount", "Reduced", "Deferred",
       "Paid", "Due", "PayState", "IsRequired", "CreateDate", "UpdateDate", "IsDeleted", "Version")
     SELECT w.id, s."Id", ${OWNER.map((name) => `s.${name}`).join(', ')}, y."Id", $3, r."Fee", 0, 0, 0, r."Fee", $4, 1, now(), now(), 0, 1
     FROM unnest($1::text[], $2::text[]) AS w(id, student) JOIN "NewStudent" s ON s."Id" = w.student
       JOIN "Bed" d ON d."NewStudentId" = s."Id" AND d."IsDeleted" = 0 JOIN "Room" r ON r."Id" = d."RoomId" AND r."Fee" > 0
       JOIN "SchoolYear" y ON y."IsCurrent" = 1 AND y."IsDeleted" = 0
     ORDER BY s."Id" FOR NO KEY UPDATE OF s
     ON CONFLICT ("NewStudentId", "SchoolYearId", "FeeItem") WHERE "IsDeleted" = 0 DO UPDATE SET "Amount" = excluded."Amount",
       "UpdateDate" = now(), "Version" = o."Version" + 1
     WHERE o."Paid" = 0 AND o."Amount" <> excluded."Amount"
     RETURNING o."NewStudentId" AS student`,
    [students.map(() => newId()), students, FEE_ITEM.Lodging, PAY_STATE.Unpaid],
    'orientation_lodging',
  );
  if (answer.rows.length > 0)
    await settlePayments(
      context,
      answer.rows.map(({ student }) => student),
    );
}
