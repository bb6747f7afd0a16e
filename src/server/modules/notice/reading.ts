import type { CallOutput } from '../../../contract/generated/calls.ts';
import { entities, type Notice } from '../../../contract/generated/entities.ts';
import { goneFrom } from '../../data/access/out-of-reach.ts';
import { shownToSql } from '../../data/access/scope.ts';
import { changeWhere } from '../../data/write/change-where.ts';
import type { HandlerContext, WriteContext } from '../../data/module.ts';
import { refuse } from '../../data/refusal.ts';
import { Binder } from '../../data/sql/sql.ts';
import { wireColumns } from '../../data/sql/wire-columns.ts';
import { entityOf } from '../../data/entities.ts';
import { chosenRow } from '../../data/write/chosen-row.ts';

/** What a reader has done with a notice. */
type Reading = NonNullable<CallOutput['Notice/OpenNotice'][0]>;

// SQL: r is NoticeRead

/** The lines by which the caller is shown notices: what was withdrawn or has expired is read no more. */
function shownSql({ engine, caller }: WriteContext, binder: Binder): string {
  const { shared } = entityOf(engine, entities.Notice).file;
  return shownToSql(entityOf(engine, entities.NoticeRead), shared!, caller, binder, 'r');
}

/** Why the caller has no line of a notice that is shown: it is shown no more; undefined where none was sent. */
const whyGone = (context: WriteContext, id: string): Promise<string | undefined> =>
  goneFrom({ ...context, queryable: context.tx, entity: entityOf(context.engine, entities.Notice), id });

/**
 * Notes that the caller opened a notice that was sent to them: the first time counts.
 * @throws Refusal where it is shown no more
 */
export async function openNotice(context: WriteContext, notice: string): Promise<Reading | undefined> {
  const { engine, now, tx } = context;
  const own = (binder: Binder) => `r."NoticeId" = ${binder.bind(notice)} AND ${shownSql(context, binder)}`;
  const read = new Binder();
  await changeWhere(
    context,
    entities.NoticeRead,
    `UPDATE "NoticeRead" r SET "ReadTime" = ${read.bind(now)}::timestamptz WHERE r."ReadTime" IS NULL AND ${own(read)}`,
    read.values,
    { as: 'record' },
  );
  const asked = new Binder();
  const answer = await tx.query<Reading>(
    `SELECT ${wireColumns(entityOf(engine, entities.NoticeRead), 'r')} FROM "NoticeRead" r WHERE r."IsDeleted" = 0 AND ${own(asked)}`,
    asked.values,
  );
  const row = answer.rows[0];
  if (!row) {
    const gone = await whyGone(context, notice);
    if (gone !== undefined) throw refuse(gone);
    return undefined;
  }
  const { ReadTime, ReceiptTime, ReceiptOption, ReceiptRemark } = row;
  return { ReadTime, ReceiptTime, ReceiptOption, ReceiptRemark };
}

/** Everything that was sent to the caller counts as read. */
export async function readAll(context: HandlerContext): Promise<{ Count: number }> {
  const binder = new Binder();
  const time = binder.bind(context.now);
  const { count } = await changeWhere(
    context,
    entities.NoticeRead,
    `UPDATE "NoticeRead" r SET "ReadTime" = ${time}::timestamptz WHERE r."ReadTime" IS NULL AND ${shownSql(context, binder)}`,
    binder.values,
    { as: 'record' },
  );
  return { Count: count };
}

/** The only answer that a receipt has. */
const KNOWN = '已知晓';

/** The reader confirms; until the deadline they may do so again. */
export async function giveReceipt(context: HandlerContext): Promise<true> {
  const { enCode, now, params } = context;
  const notice = chosenRow<Notice>(context) as unknown as Notice;
  const binder = new Binder();
  const time = `${binder.bind(now)}::timestamptz`;
  const answer = await changeWhere(
    context,
    entities.NoticeRead,
    `UPDATE "NoticeRead" r SET "ReceiptOption" = ${binder.bind(KNOWN)}, "ReceiptRemark" = ${binder.bind(params['ReceiptRemark'] ?? null)},
       "ReceiptTime" = ${time}, "ReadTime" = coalesce(r."ReadTime", ${time})
     WHERE r."NoticeId" = ${binder.bind(notice.Id)} AND ${shownSql(context, binder)}`,
    binder.values,
    { as: 'act', enCode },
  );
  if (answer.count === 0) throw refuse((await whyGone(context, notice.Id)) ?? '该通知不是发给您的');
  return true;
}
