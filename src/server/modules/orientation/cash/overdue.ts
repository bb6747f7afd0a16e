import { CHECKIN_STATE, PAY_STATE } from '../../../../contract/generated/codes.ts';
import { entities, type OrientationBatch } from '../../../../contract/generated/entities.ts';
import { settlePayments } from '../../../engines/bills/payments.ts';
import type { Engine } from '../../../data/engine.ts';
import type { RowHook } from '../../../data/module.ts';
import { byClock } from '../../../data/time/by-clock.ts';
import { changeWhere } from '../../../data/write/change-where.ts';

/** Most students of one minute, so that no transaction grows long. */
const MOST = 500;

/** From the day after a bill was to be paid it says so; of new students who do not come nothing is asked. */
export async function markOverdue(engine: Engine): Promise<void> {
  await byClock(engine, 'overdue bills', async (context) => {
    const { rows } = await context.tx.query<{ student: string }>(
      `SELECT DISTINCT b."NewStudentId" AS student FROM "FeeBill" b JOIN "NewStudent" n ON n."Id" = b."NewStudentId"
       WHERE b."DueDate" < current_date AND b."PayState" = ANY($1) AND b."Due" > 0 AND b."IsDeleted" = 0
         AND n."CheckinState" <> $2 AND n."IsDeleted" = 0 ORDER BY 1 LIMIT ${MOST}`,
      [[PAY_STATE.Unpaid, PAY_STATE.Partly], CHECKIN_STATE.NotComing],
    );
    if (rows.length > 0)
      await settlePayments(
        context,
        rows.map(({ student }) => student),
      );
  });
}

/** Bills that are to be paid by the last day of checking in move with it, and are overdue no more where it moves on. */
export async function followLastDay(hook: RowHook<OrientationBatch>): Promise<void> {
  const { tx, row, before } = hook;
  const [was, is] = [before, row].map((one) => String(one?.['CheckinEnd'] ?? '').slice(0, 10));
  if (!was || !is || was === is) return;
  await changeWhere(
    hook,
    entities.FeeBill,
    `UPDATE "FeeBill" SET "DueDate" = $3::date WHERE "BatchId" = $1 AND "DueDate" = $2::date`,
    [row['Id'], was, is],
    { as: 'record' },
  );
  const { rows } = await tx.query<{ student: string }>(
    `SELECT DISTINCT "NewStudentId" AS student FROM "FeeBill" WHERE "BatchId" = $1 AND "PayState" = $2 AND "IsDeleted" = 0`,
    [row['Id'], PAY_STATE.Overdue],
  );
  await settlePayments(
    hook,
    rows.map(({ student }) => student),
  );
}
