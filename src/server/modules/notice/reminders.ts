import { NOTICE_STATE } from '../../../contract/generated/codes.ts';
import { entities, type Notice, type NoticeRead } from '../../../contract/generated/entities.ts';
import { changeWhere } from '../../data/change-where.ts';
import { entityOf } from '../../data/entities.ts';
import type { HandlerContext, ReachContext, WriteContext } from '../../data/module.ts';
import { refuse } from '../../data/refusal.ts';
import { ownScopeSql } from '../../data/scope.ts';
import { Binder } from '../../data/sql.ts';
import { wireColumns } from '../../data/wire-columns.ts';
import { tell, UNREAD } from './deliver.ts';

const QUIET_HOURS = 12;
const TOO_SOON = `${QUIET_HOURS}小时内已提醒过`;

/** The publisher reminds those who have not read it, at most once in twelve hours. */
export async function remindUnread(context: HandlerContext): Promise<{ Count: number }> {
  const { now, rows } = context;
  const notice = rows[0] as unknown as Notice | undefined;
  if (!notice) throw refuse('请选择要操作的记录');
  const noted = await changeWhere(
    context,
    entities.Notice,
    `UPDATE "Notice" SET "RemindTime" = $2::timestamptz WHERE "Id" = $1
       AND ("RemindTime" IS NULL OR "RemindTime" <= $2::timestamptz - make_interval(hours => $3))`,
    [notice.Id, now, QUIET_HOURS],
    { as: 'count' },
  );
  if (noted.count === 0) throw refuse(TOO_SOON);
  return { Count: await tell(context, notice, { only: UNREAD }) };
}

/** How many have not read it. */
export async function countUnread({ rows, tx }: ReachContext): Promise<number> {
  const answer = await tx.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM "NoticeRead" r WHERE r."NoticeId" = $1 AND r."IsDeleted" = 0 AND ${UNREAD}`,
    [rows[0]?.['Id']],
  );
  return answer.rows[0]!.n;
}

/** Chosen readers who have not read a notice of the caller's are reminded, each at most once in twelve hours. */
export async function remindReaders(context: HandlerContext): Promise<{ Count: number }> {
  const lines = context.rows as unknown as readonly NoticeRead[];
  const [first] = lines;
  if (!first) throw refuse('请选择要操作的记录');
  if (lines.some(({ NoticeId }) => NoticeId !== first.NoticeId)) throw refuse('请选择同一通知的接收人');
  const notice = await ownNotice(context, String(first.NoticeId));
  const noted = await changeWhere<{ Id: string }>(
    context,
    entities.NoticeRead,
    `UPDATE "NoticeRead" SET "RemindTime" = $2::timestamptz WHERE "Id" = ANY($1)
       AND ("RemindTime" IS NULL OR "RemindTime" <= $2::timestamptz - make_interval(hours => $3)) RETURNING "Id"`,
    [lines.map(({ Id }) => Id), context.now, QUIET_HOURS],
    { as: 'record' },
  );
  if (noted.count === 0) throw refuse(TOO_SOON);
  return {
    Count: await tell(context, notice, { ids: noted.rows.map(({ Id }) => Id) }),
  };
}

/** A notice that was sent to the caller is not his own. */
async function ownNotice({ caller, engine, tx }: HandlerContext, id: string): Promise<Notice> {
  const entity = entityOf(engine, entities.Notice);
  const binder = new Binder();
  const answer = await tx.query<Notice>(
    `SELECT ${wireColumns(entity, 'n')} FROM "Notice" n
     WHERE n."Id" = ${binder.bind(id)} AND n."IsDeleted" = 0 AND ${ownScopeSql(engine.catalog, entity, caller, binder, 'n')}`,
    binder.values,
  );
  const [notice] = answer.rows;
  if (!notice) throw refuse('无权操作该数据');
  return notice;
}

const RECEIPT = 'NOTICE_RECEIPT';
const HOURS_BEFORE = 24;

/** A day before receipts are due, whoever owes one is told, once. */
export async function remindReceipts(context: WriteContext): Promise<void> {
  const { engine, now } = context;
  const due = await changeWhere<Notice>(
    context,
    entities.Notice,
    `UPDATE "Notice" n SET "ReceiptRemindedAt" = $1::timestamptz
     WHERE n."State" = $2 AND n."NeedReceipt"::int = 1 AND n."ReceiptRemindedAt" IS NULL
       AND n."ReceiptDeadline" > $1::timestamptz AND n."ReceiptDeadline" <= $1::timestamptz + make_interval(hours => $3)
       AND n."DeliveredAt" <= n."ReceiptDeadline" - make_interval(hours => $3)
     RETURNING ${wireColumns(entityOf(engine, entities.Notice), 'n')}`,
    [now, NOTICE_STATE.Published, HOURS_BEFORE],
    { as: 'count' },
  );
  for (const notice of due.rows)
    await tell(context, notice, { template: RECEIPT, only: 'r."ReceiptTime" IS NULL' });
}
