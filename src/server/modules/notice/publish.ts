import { NOTICE_STATE } from '../../../contract/generated/codes.ts';
import { entities, type Notice } from '../../../contract/generated/entities.ts';
import { computeRow, type Row } from '../../../contract/rules.ts';
import { changeWhere } from '../../data/write/change-where.ts';
import type { Queryable } from '../../data/database/queryable.ts';
import { byClock, eachByClock } from '../../data/time/by-clock.ts';
import { oneByOne } from '../../data/time/one-by-one.ts';
import { entityOf } from '../../data/entities.ts';
import type { Engine } from '../../data/engine.ts';
import type { HandlerContext, RowHook, WriteContext } from '../../data/module.ts';
import { refuseFields } from '../../data/refusal.ts';
import { wireColumns } from '../../data/sql/wire-columns.ts';
import { rulesOf } from '../../data/write/row-rules.ts';
import { deliver, takeBack } from './deliver.ts';
import { countAudience } from '../../engines/audience/audience.ts';

/** Whose notice it is, is noted; what is published must have readers and a time ahead of its end. */
export async function beforeNoticeSave(hook: RowHook<Notice>): Promise<void> {
  const { before, caller, now, row } = hook;
  if (!before) row['OrgId'] = row['Source'] = caller.subject.OrgId || null;
  if (row['State'] !== NOTICE_STATE.Published || before?.['State'] === NOTICE_STATE.Published) return;
  const notice = row as Partial<Notice>;
  if (notice.ExpireTime && String(notice.ExpireTime) <= now)
    throw refuseFields([{ Key: 'ExpireTime', Message: '失效时间已过' }]);
  if (String(notice.PublishTime) < now) row['PublishTime'] = now;
  row['DeliveredAt'] = row['ReceiptRemindedAt'] = null;
}

/** A published notice is handed out when its time has come; a revoked one is taken back; a topped one stands first. */
export async function afterNoticeSave(hook: RowHook<Notice>): Promise<void> {
  const { before, now, row } = hook;
  const notice = row as unknown as Notice;
  const was = before?.['State'];
  if (notice.State === NOTICE_STATE.Published && was !== NOTICE_STATE.Published) {
    if (String(notice.PublishTime) <= now) await deliver(hook, notice);
  } else if (was === NOTICE_STATE.Published && notice.State === NOTICE_STATE.Revoked) {
    await takeBack(hook, [notice.Id], NOTICE_STATE.Revoked);
  } else if (before && notice.TopUntil !== before['TopUntil']) {
    await changeWhere(
      hook,
      entities.NoticeRead,
      `UPDATE "NoticeRead" SET "TopUntil" = $2::timestamptz, "SortTime" = greatest("PublishTime", $2::timestamptz)
       WHERE "NoticeId" = $1`,
      [notice.Id, notice.TopUntil],
      { as: 'count' },
    );
  }
}

/** How many would get the notice, above the buttons of the form. */
export async function previewNotice(context: HandlerContext): Promise<{ Lines: string[] }> {
  const { engine, caller, entity, now, params } = context;
  const notice = computeRow(entity, { ...params }, rulesOf(engine, caller, now));
  return { Lines: [`将送达${await countReaders(context, notice)}人`] };
}

const countReaders = ({ engine, tx, caller }: WriteContext, row: Row): Promise<number> =>
  countAudience(tx, { engine, entity: entities.Notice, row, owner: caller });

const LOCK = 'notices';

/** What time alone asks of notices: those whose time has come are handed out, old ones end. */
export async function keepNotices(engine: Engine): Promise<void> {
  const handOutDue = () => eachByClock(engine, LOCK, (...asked) => dueNotices(engine, ...asked), deliver);
  await oneByOne([handOutDue, () => byClock(engine, LOCK, endOld)], (duty) => duty());
}

async function dueNotices(engine: Engine, queryable: Queryable, one: string | null) {
  const { rows } = await queryable.query<Notice>(
    `SELECT ${wireColumns(entityOf(engine, entities.Notice), 'n')} FROM "Notice" n
     WHERE n."State" = $1 AND n."IsDeleted" = 0 AND n."DeliveredAt" IS NULL AND n."PublishTime" <= now() AND ($2::text IS NULL OR n."Id" = $2)`,
    [NOTICE_STATE.Published, one],
  );
  return rows;
}

async function endOld(context: WriteContext): Promise<void> {
  const ended = await changeWhere<{ Id: string }>(
    context,
    entities.Notice,
    `UPDATE "Notice" SET "State" = $1 WHERE "State" = $2 AND "ExpireTime" <= $3::timestamptz RETURNING "Id"`,
    [NOTICE_STATE.Expired, NOTICE_STATE.Published, context.now],
    { as: 'record' },
  );
  const ids = ended.rows.map(({ Id }) => Id);
  if (ids.length > 0) await takeBack(context, ids, NOTICE_STATE.Expired);
}
