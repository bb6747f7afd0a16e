import { MSG_GROUP, NOTICE_STATE } from '../../../contract/generated/codes.ts';
import { entities, messages, type Notice } from '../../../contract/generated/entities.ts';
import { changeWhere } from '../../data/change-where.ts';
import { insertFrom } from '../../data/insert-from.ts';
import type { WriteContext } from '../../data/module.ts';
import { Binder } from '../../data/sql.ts';
import { tell } from '../../engines/notify/tell.ts';
import { ownerOf } from '../../auth/owner.ts';
import { audienceSql } from '../../engines/audience/audience.ts';
import { countForGood } from './reading-counts.ts';

/** Hands a notice out to everybody whom it is for, and tells them. @returns to how many */
export async function deliver(context: WriteContext, notice: Notice): Promise<number> {
  const { now } = context;
  await takeBack(context, [notice.Id], NOTICE_STATE.Revoked, true);
  const binder = new Binder();
  const [id, state] = [notice.Id, NOTICE_STATE.Published].map((one) => binder.bind(one));
  const owner = await ownerOf(context, notice);
  const row = { ...notice };
  const where = audienceSql({ ...context, entity: entities.Notice, row, owner }, binder, 'u');
  const handed = await insertFrom(
    { ...context, caller: owner },
    entities.NoticeRead,
    `INSERT INTO "NoticeRead" ("NoticeId", "UserId", "TrueName", "LoginName", "CollegeId", "ClassId", "Title", "Summary",
       "NoticeType", "NoticeLevel", "SourceName", "PublishTime", "TopUntil", "SortTime", "NeedReceipt", "ReceiptDeadline",
       "State")
     SELECT n."Id", u."Id", u."TrueName", u."LoginName",
       coalesce(s."CollegeId", u."OrgId"), s."ClassId", n."Title", n."Summary", n."NoticeType", n."NoticeLevel", o."OrgName",
       n."PublishTime", n."TopUntil", greatest(n."PublishTime", n."TopUntil"), n."NeedReceipt", n."ReceiptDeadline", ${state}
     FROM "Notice" n LEFT JOIN "Org" o ON o."Id" = n."Source" CROSS JOIN "SysUser" u
       LEFT JOIN "Student" s ON s."UserId" = u."Id" AND s."IsDeleted" = 0 WHERE n."Id" = ${id} AND ${where}`,
    binder.values,
    { as: 'record' },
  );
  await changeWhere(
    context,
    entities.Notice,
    `UPDATE "Notice" SET "DeliveredAt" = $2::timestamptz, "TargetCount" = $3, "ReadCount" = 0, "ReceiptCount" = 0 WHERE "Id" = $1`,
    [notice.Id, now, handed.count],
    { as: 'count' },
  );
  await tell(context, messages.noticeReadFresh, { NoticeId: notice.Id });
  return handed.count;
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
  if (!forgotten) await countForGood(context, notices);
  await changeWhere(
    context,
    entities.NoticeRead,
    `UPDATE "NoticeRead" SET "State" = $2, "IsDeleted" = $3 WHERE "NoticeId" = ANY($1)`,
    [notices, state, forgotten ? 1 : 0],
    { as: 'record' },
  );
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
