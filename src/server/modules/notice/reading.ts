import type { CallOutput } from '../../../contract/generated/calls.ts';
import { entities, type Notice } from '../../../contract/generated/entities.ts';
import { changeWhere } from '../../data/write/change-where.ts';
import type { HandlerContext, WriteContext } from '../../data/module.ts';
import { refuse } from '../../data/refusal.ts';
import { wireColumns } from '../../data/sql/wire-columns.ts';
import { entityOf } from '../../data/entities.ts';
import { noteReading } from './reading-counts.ts';
import { chosenRow } from '../../data/write/chosen-row.ts';

/** What a reader has done with a notice. */
type Reading = NonNullable<CallOutput['Notice/OpenNotice'][0]>;

/** Notes that the caller opened a notice that was sent to them: the first time counts. */
export async function openNotice(context: WriteContext, notice: string): Promise<Reading | undefined> {
  const { caller, engine, now, tx } = context;
  const user = caller.subject.UserId;
  noteReading(context, [notice]);
  await changeWhere(
    context,
    entities.NoticeRead,
    `UPDATE "NoticeRead" SET "ReadTime" = $3::timestamptz WHERE "NoticeId" = $1 AND "UserId" = $2 AND "ReadTime" IS NULL`,
    [notice, user, now],
    { as: 'record' },
  );
  const answer = await tx.query<Reading>(
    `SELECT ${wireColumns(entityOf(engine, entities.NoticeRead), 'r')} FROM "NoticeRead" r
     WHERE r."NoticeId" = $1 AND r."UserId" = $2 AND r."IsDeleted" = 0`,
    [notice, user],
  );
  const row = answer.rows[0];
  if (!row) return undefined;
  const { ReadTime, ReceiptTime, ReceiptOption, ReceiptRemark } = row;
  return { ReadTime, ReceiptTime, ReceiptOption, ReceiptRemark };
}

/** Everything that was sent to the caller counts as read. */
export async function readAll(context: HandlerContext): Promise<{ Count: number }> {
  const answer = await changeWhere<{ NoticeId: string }>(
    context,
    entities.NoticeRead,
    `UPDATE "NoticeRead" SET "ReadTime" = $2::timestamptz WHERE "UserId" = $1 AND "ReadTime" IS NULL RETURNING "NoticeId"`,
    [context.caller.subject.UserId, context.now],
    { as: 'record' },
  );
  noteReading(
    context,
    answer.rows.map(({ NoticeId }) => NoticeId),
  );
  return { Count: answer.count };
}

/** The only answer that a receipt has. */
const KNOWN = '已知晓';

/** The reader confirms; until the deadline they may do so again. */
export async function giveReceipt(context: HandlerContext): Promise<true> {
  const { caller, enCode, now, params } = context;
  const notice = chosenRow<Notice>(context) as unknown as Notice;
  if (notice.ReceiptDeadline && now > String(notice.ReceiptDeadline)) throw refuse('回执已截止');
  const answer = await changeWhere(
    context,
    entities.NoticeRead,
    `UPDATE "NoticeRead" SET "ReceiptOption" = $3, "ReceiptRemark" = $4, "ReceiptTime" = $5::timestamptz,
       "ReadTime" = coalesce("ReadTime", $5::timestamptz) WHERE "NoticeId" = $1 AND "UserId" = $2`,
    [notice.Id, caller.subject.UserId, KNOWN, params['ReceiptRemark'] ?? null, now],
    { as: 'act', enCode },
  );
  if (answer.count === 0) throw refuse('该通知不是发给您的');
  noteReading(context, [notice.Id]);
  return true;
}
