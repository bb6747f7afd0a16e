import { MSG_GROUP, NOTICE_STATE } from '../../../contract/generated/codes.ts';
import { entities, messages, type Notice } from '../../../contract/generated/entities.ts';
import { changeWhere } from '../../data/write/change-where.ts';
import type { WriteContext } from '../../data/module.ts';
import { tell } from '../../engines/notify/tell.ts';
import { recount } from '../../engines/handout/count.ts';
import { handOut } from '../../engines/handout/hand-out.ts';
import { handedNamed } from '../../engines/handout/handed.ts';

/** Hands a notice out to everybody whom it is for, and tells them. @returns to how many */
export async function deliver(context: WriteContext, notice: Notice): Promise<number> {
  const { now, engine } = context;
  await takeBack(context, [notice.Id], NOTICE_STATE.Revoked, true);
  const { PublishTime, TopUntil } = notice;
  const SortTime = TopUntil && String(TopUntil) > String(PublishTime) ? TopUntil : PublishTime;
  const handed = handedNamed(engine.catalog, entities.Notice);
  const count = await handOut(context, handed, { ...notice }, { State: NOTICE_STATE.Published, SortTime });
  await changeWhere(
    context,
    entities.Notice,
    `UPDATE "Notice" SET "DeliveredAt" = $2::timestamptz, "TargetCount" = $3, "ReadCount" = 0, "ReceiptCount" = 0 WHERE "Id" = $1`,
    [notice.Id, now, count],
    { as: 'count' },
  );
  await tell(context, messages.noticeReadFresh, { NoticeId: notice.Id });
  return count;
}

/** Where a notice is read. */
const addressOf = (id: string): string => `/notice/noticeRead/readNotice?id=${encodeURIComponent(id)}`;

/** What was handed out is no longer read; `forgotten` lines make room for new ones. */
export async function takeBack(
  context: WriteContext,
  notices: readonly string[],
  state: string,
  forgotten = false,
): Promise<void> {
  await changeWhere(
    context,
    entities.NoticeRead,
    `UPDATE "NoticeRead" SET "State" = $2, "IsDeleted" = $3 WHERE "NoticeId" = ANY($1)`,
    [notices, state, forgotten ? 1 : 0],
    { as: 'record' },
  );
  // Behind the lock of the lines, so that nobody reads one between the count and its end.
  if (!forgotten) await recount(context, handedNamed(context.engine.catalog, entities.Notice), notices);
  // A message about it would lead to a text that nobody may read any more.
  await changeWhere(
    context,
    entities.UserMessage,
    `UPDATE "UserMessage" SET "IsDeleted" = 1 WHERE "MsgGroup" = $2 AND "Url" = ANY($3)
       AND "UserId" IN (SELECT "UserId" FROM "NoticeRead" WHERE "NoticeId" = ANY($1))`,
    [notices, MSG_GROUP.Notice, notices.map(addressOf)],
    { as: 'record' },
  );
}
