import { CHECKIN_STATE, PAY_STATE } from '../../../../contract/generated/codes.ts';
import { entities, type OrientationBatch } from '../../../../contract/generated/entities.ts';
import type { Row } from '../../../../contract/rules.ts';
import { settleOf } from '../../../engines/bills/payments.ts';
import type { Engine } from '../../../data/engine.ts';
import type { RowHook, WriteContext } from '../../../data/module.ts';
import { push, type Recipient } from '../../../engines/notify/push.ts';
import { BY_CLOCK, byClock, MOST_AT_ONCE } from '../../../data/time/by-clock.ts';
import { changeWhere } from '../../../data/write/change-where.ts';

/** From the day after a bill was to be paid, or after the day until which it was put off, it says so; of new students who do not come nothing is asked. */
export async function markOverdue(engine: Engine): Promise<void> {
  await byClock(engine, 'overdue bills', async (context) => {
    await endDeferral(context);
    const { rows } = await context.tx.query<Row>(
      `SELECT DISTINCT b."NewStudentId" FROM "FeeBill" b JOIN "NewStudent" n ON n."Id" = b."NewStudentId"
       WHERE b."DueDate" < current_date AND b."PayState" = ANY($1) AND b."Due" > 0 AND b."IsDeleted" = 0
         AND n."CheckinState" <> $2 AND n."IsDeleted" = 0 ORDER BY 1 LIMIT ${MOST_AT_ONCE}`,
      [[PAY_STATE.Unpaid, PAY_STATE.Partly], CHECKIN_STATE.NotComing],
    );
    await settleOf(context, rows);
  });
}

type Deferred = Pick<Recipient, 'TrueName' | 'OrgId'> &
  Record<'bill' | 'NewStudentId' | 'amount' | 'until', string> & { readonly UserId: string | null };

/** What was put off is owed again once the promised day is over, and its student is told. */
async function endDeferral(context: WriteContext): Promise<void> {
  const { rows } = await changeWhere<Deferred>(
    context,
    entities.FeeBill,
    `UPDATE "FeeBill" b SET "Deferred" = 0, "DueDate" = b."DeferredUntil" FROM "NewStudent" n
     WHERE n."Id" = b."NewStudentId" AND b."Id" IN (SELECT f."Id" FROM "FeeBill" f
       JOIN "NewStudent" o ON o."Id" = f."NewStudentId" AND o."CheckinState" <> $1 AND o."IsDeleted" = 0
       WHERE f."DeferredUntil" < current_date AND f."Deferred" > 0 AND f."IsDeleted" = 0 ORDER BY f."Id" LIMIT ${MOST_AT_ONCE})
     RETURNING b."Id" AS bill, b."NewStudentId", n."UserId", n."TrueName", n."CollegeId" AS "OrgId",
       to_char(b."Deferred", 'FM999999990.00') AS amount, b."DeferredUntil"::text AS until`,
    [CHECKIN_STATE.NotComing],
    { as: 'act', enCode: BY_CLOCK, judged: 'settleOf works out what is due' },
  );
  if (rows.length === 0) return;
  await settleOf(context, rows);
  const people = rows.flatMap(({ UserId, TrueName, OrgId, amount, until }) =>
    UserId === null
      ? []
      : [{ UserId, TrueName, OrgId, values: { Amount: amount, Until: `，缓缴已于${until}到期` } }],
  );
  const about = { type: entities.FeeBill, id: rows[0]!.bill };
  await push(context, { template: 'FEE_DUE', values: {}, people, about, org: null });
}

/** Bills that are to be paid by the last day of checking in move with it, and are overdue no more where it moves on. */
export async function followLastDay(hook: RowHook<OrientationBatch>): Promise<void> {
  const { row, before } = hook;
  const [was, is] = [before, row].map((one) => String(one?.['CheckinEnd'] ?? '').slice(0, 10));
  if (!was || !is || was === is) return;
  const { rows } = await changeWhere<{ NewStudentId: string; isLate: boolean }>(
    hook,
    entities.FeeBill,
    `UPDATE "FeeBill" b SET "DueDate" = $3::date WHERE b."BatchId" = $1 AND b."DueDate" = $2::date
     RETURNING b."NewStudentId", b."PayState" = $4 AS "isLate"`,
    [row['Id'], was, is, PAY_STATE.Overdue],
    { as: 'record' },
  );
  const late = rows.filter(({ isLate }) => isLate);
  await settleOf(hook, late);
}
