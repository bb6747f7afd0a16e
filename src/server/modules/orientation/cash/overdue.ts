import { CHECKIN_STATE, PAY_STATE } from '../../../../contract/generated/codes.ts';
import { entities, type OrientationBatch } from '../../../../contract/generated/entities.ts';
import { settlePayments } from '../../../engines/bills/payments.ts';
import type { Engine } from '../../../data/engine.ts';
import type { RowHook, WriteContext } from '../../../data/module.ts';
import { push } from '../../../engines/notify/push.ts';
import { byClock } from '../../../data/time/by-clock.ts';
import { changeWhere } from '../../../data/write/change-where.ts';

/** In the audit, where else the EnCode stands of what somebody did. */
const BY_CLOCK = 'clock';
/** Most students of one minute, so that no transaction grows long. */
const MOST = 500;

/** From the day after a bill was to be paid, or after the day until which it was put off, it says so; of new students who do not come nothing is asked. */
export async function markOverdue(engine: Engine): Promise<void> {
  await byClock(engine, 'overdue bills', async (context) => {
    await endDeferral(context);
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

interface Deferred {
  readonly bill: string;
  readonly student: string;
  readonly UserId: string | null;
  readonly TrueName: string;
  readonly OrgId: string;
  readonly amount: string;
  readonly until: string;
}

/** What was put off is owed again once the promised day is over, and its student is told. */
async function endDeferral(context: WriteContext): Promise<void> {
  const { rows } = await context.tx.query<Deferred>(
    `SELECT b."Id" AS bill, n."Id" AS student, n."UserId", n."TrueName", n."CollegeId" AS "OrgId",
       to_char(b."Deferred", 'FM999999990.00') AS amount, b."DeferredUntil"::text AS until
     FROM "FeeBill" b JOIN "NewStudent" n ON n."Id" = b."NewStudentId" AND n."CheckinState" <> $1 AND n."IsDeleted" = 0
     WHERE b."DeferredUntil" < current_date AND b."Deferred" > 0 AND b."IsDeleted" = 0 ORDER BY b."Id" LIMIT ${MOST} FOR UPDATE OF b`,
    [CHECKIN_STATE.NotComing],
  );
  if (rows.length === 0) return;
  await changeWhere(
    context,
    entities.FeeBill,
    `UPDATE "FeeBill" b SET "Deferred" = 0, "DueDate" = "DeferredUntil" WHERE "Id" = ANY($1)`,
    [rows.map(({ bill }) => bill)],
    { as: 'act', enCode: BY_CLOCK, judged: 'settlePayments works out what is due' },
  );
  await settlePayments(context, [...new Set(rows.map(({ student }) => student))]);
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
