import { ORDER_STATE, RECONCILE_STATE } from '../../../../contract/generated/codes.ts';
import { advisoryLock } from '../../../data/database/advisory-lock.ts';
import { entities, type ChannelRecord } from '../../../../contract/generated/entities.ts';
import type { Row } from '../../../../contract/rules.ts';
import { changeWhere } from '../../../data/write/change-where.ts';
import { addRows } from '../../../data/write/bulk-write.ts';
import { entityOf } from '../../../data/entities.ts';
import type { HandlerContext, RowHook, WriteContext } from '../../../data/module.ts';
import { refuse } from '../../../data/refusal.ts';

const { Equal, Over, Short } = RECONCILE_STATE;
/** What the channel took stays in its books when it was given back later. */
const TAKEN = [ORDER_STATE.Paid, ORDER_STATE.Refunded];

/** Lines of a channel's account that were imported, held against the orders; orders of those days that no line names are short. */
export async function afterChannelImport(hooks: readonly RowHook<ChannelRecord>[]): Promise<void> {
  const [first] = hooks;
  const lines = hooks.map(({ row }) => String(row['Id']));
  if (first) await reconcile(first, lines, first.enCode);
}

/** What did not agree is looked at again, since orders may have been entered or taken back meanwhile. */
export async function recheck(context: HandlerContext): Promise<{ Equal: number; Open: number }> {
  const { tx } = context;
  const open = await tx.query<{ Id: string }>(
    `SELECT "Id" FROM "ChannelRecord" WHERE "State" <> $1 AND "IsHandled" = 0 AND "IsDeleted" = 0`,
    [Equal],
  );
  if (open.rows.length === 0) throw refuse('没有待核对的账单');
  const lines = open.rows.map(({ Id }) => Id);
  await reconcile(context, lines, context.enCode);
  const left = await tx.query(
    `SELECT 1 FROM "ChannelRecord" WHERE "Id" = ANY($1) AND "State" <> $2 AND "IsDeleted" = 0`,
    [lines, Equal],
  );
  return { Equal: lines.length - left.rowCount, Open: left.rowCount };
}

async function reconcile(context: WriteContext, lines: readonly string[], enCode: string): Promise<void> {
  const { tx } = context;
  // Two files at once would both find the same order unnamed.
  await advisoryLock(tx, 'orientation reconcile');
  await matchLines(context, lines);
  await dropSettled(context);
  await noteMissing(context, lines, enCode);
}

/** An order answers for one line: a second payment of it is money that nobody asked for. */
async function matchLines(context: WriteContext, lines: readonly string[]): Promise<void> {
  await changeWhere(
    context,
    entities.ChannelRecord,
    `WITH found AS (
       SELECT x."Id", o.*, row_number() OVER (PARTITION BY o.id ORDER BY x."PayTime", x."Id") AS turn
       FROM "ChannelRecord" x LEFT JOIN LATERAL (
         SELECT o."Id" AS id, o."Amount" AS amount, o."TrueName" AS name FROM "PayOrder" o
         WHERE o."IsDeleted" = 0 AND o."State" = ANY($2)
           AND (o."TradeNo" = x."ChannelNo" OR o."OrderNo" = x."OrderNo" OR o."ReceiptNo" = x."OrderNo")
           AND NOT EXISTS (SELECT 1 FROM "ChannelRecord" y WHERE y."OrderId" = o."Id" AND y."ChannelNo" IS NOT NULL
             AND y."IsDeleted" = 0 AND NOT y."Id" = ANY($1))
         ORDER BY (o."TradeNo" = x."ChannelNo") DESC NULLS LAST LIMIT 1) o ON true
       WHERE x."Id" = ANY($1) AND x."ChannelNo" IS NOT NULL AND x."IsDeleted" = 0),
     answer AS (
       SELECT "Id", name, CASE WHEN turn = 1 THEN id END AS id, CASE WHEN turn = 1 THEN coalesce(amount, 0) ELSE 0 END AS amount FROM found)
     UPDATE "ChannelRecord" c SET "OrderId" = a.id, "OrderAmount" = a.amount, "PayerName" = a.name,
       "Difference" = c."Amount" - a.amount,
       "State" = CASE WHEN c."Amount" > a.amount THEN $3 WHEN c."Amount" < a.amount THEN $4 ELSE $5 END
     FROM answer a WHERE c."Id" = a."Id"`,
    [lines, TAKEN, Over, Short, Equal],
    { as: 'record' },
  );
}

/** An order that was missing and came with a later line, or was taken back, is missing no more. */
async function dropSettled(context: WriteContext): Promise<void> {
  await changeWhere(
    context,
    entities.ChannelRecord,
    `UPDATE "ChannelRecord" m SET "IsDeleted" = 1 FROM "PayOrder" o
     WHERE m."ChannelNo" IS NULL AND m."IsHandled" = 0 AND o."Id" = m."OrderId"
       AND (o."State" <> $1 OR EXISTS (SELECT 1 FROM "ChannelRecord" c
         WHERE c."OrderId" = o."Id" AND c."ChannelNo" IS NOT NULL AND c."IsDeleted" = 0))`,
    [ORDER_STATE.Paid],
    { as: 'record' },
  );
}

/** Orders of the days and the ways of payment of these lines for which the channel has none. */
async function noteMissing(context: WriteContext, lines: readonly string[], enCode: string): Promise<void> {
  const answer = await context.tx.query<Row>(
    `SELECT o."Id" AS "OrderId", o."OrderNo", o."Amount"::float8 AS "OrderAmount", (-o."Amount")::float8 AS "Difference",
       o."TrueName" AS "PayerName", o."PayMethod", to_char(o."PayTime", 'YYYY-MM-DD HH24:MI:SS') AS "PayTime"
     FROM (SELECT "PayMethod", min("PayTime")::date AS first, max("PayTime")::date AS last FROM "ChannelRecord"
       WHERE "Id" = ANY($1) AND "ChannelNo" IS NOT NULL GROUP BY "PayMethod") day
     JOIN "PayOrder" o ON o."PayMethod" = day."PayMethod" AND o."PayTime" >= day.first AND o."PayTime" < day.last + 1
     WHERE o."State" = $2 AND o."IsDeleted" = 0
       AND NOT EXISTS (SELECT 1 FROM "ChannelRecord" c WHERE c."OrderId" = o."Id" AND c."IsDeleted" = 0)`,
    [lines, ORDER_STATE.Paid],
  );
  const missing = answer.rows.map((row) => ({ ...row, Amount: 0, State: Short, IsHandled: 0 }));
  if (missing.length > 0)
    await addRows(context, entityOf(context.engine, entities.ChannelRecord), missing, enCode);
}
