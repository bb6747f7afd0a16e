import { MSG_GROUP, TODO_STATE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import { closedPaths } from '../../auth/grants/page-ways.ts';
import { changeWhere } from '../../data/write/change-where.ts';
import { entityOf } from '../../data/entities.ts';
import type { Engine } from '../../data/engine.ts';
import type { WriteContext } from '../../data/module.ts';

/** A message or a piece of work that waits, as the bell tells it. */
export interface Message {
  readonly Id: string;
  readonly Title: string;
  readonly Content: string;
  readonly Url: string;
  readonly BizType: string;
  readonly IsRead: 0 | 1;
  readonly CreateDate: string;
}

/** Messages of one group. */
export interface MessageGroup {
  MsgGroup: string;
  GroupName: string;
  UnreadCount: number;
  Items: Message[];
}

const DATE = `to_char(m."CreateDate" AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') AS "CreateDate"`;

/** What waits behind an address of a module that is switched off waits until the module is in use again. */
const IN_USE = `NOT (split_part(coalesce("Url", ''), '?', 1) = ANY($4::text[]))`;

/** What waits to be done is what the user's open to-dos say, beside the messages of that group. */
const ALL = `SELECT "Id", "MsgGroup", "Title", "Content", "Url", "BizType", "IsRead"::int AS "IsRead", "CreateDate"
    FROM "UserMessage" WHERE "UserId" = $1 AND "IsDeleted" = 0 AND ("MsgGroup" <> $2 OR ${IN_USE})
  UNION ALL
  SELECT "Id", $2, "Title", "Content", "Url", "BizType", 0, "CreateDate"
    FROM "BackLog" WHERE "UserId" = $1 AND "IsDeleted" = 0 AND "State" = $3 AND ${IN_USE}`;

/** Every group of the dictionary with its newest messages, the unread ones first. */
export async function messageGroups(engine: Engine, userId: string, top: number): Promise<MessageGroup[]> {
  const closed = await closedPaths(engine.database, engine.catalog);
  const values = [userId, MSG_GROUP.Todo, TODO_STATE.Open, closed];
  const { rows } = await engine.database.query<Message & { MsgGroup: string; unread: number }>(
    `SELECT "Id", "MsgGroup", "Title", coalesce("Content", '') AS "Content", coalesce("Url", '') AS "Url",
       coalesce("BizType", '') AS "BizType", "IsRead", ${DATE}, unread
     FROM (SELECT a.*, (count(*) FILTER (WHERE a."IsRead" = 0) OVER (PARTITION BY a."MsgGroup"))::int AS unread,
         row_number() OVER (PARTITION BY a."MsgGroup" ORDER BY a."IsRead", a."CreateDate" DESC, a."Id") AS place
       FROM (${ALL}) a) m
     WHERE place <= $5 ORDER BY "MsgGroup", place`,
    [...values, top],
  );
  const { dict } = entityOf(engine, entities.UserMessage).fields.get('MsgGroup')!;
  return (engine.catalog.codes.get(dict ?? '')?.items ?? []).map(({ code, name }) => {
    const own = rows.filter((row) => row.MsgGroup === code);
    return {
      MsgGroup: code,
      GroupName: name,
      UnreadCount: own[0]?.unread ?? 0,
      Items: own.map(({ unread: _unread, MsgGroup: _group, ...message }) => message),
    };
  });
}

/** Notes that the user has read these messages of theirs. */
export async function readMessages(
  context: WriteContext,
  which: {
    readonly ids: readonly string[] | undefined;
    readonly group: string | undefined;
  },
): Promise<void> {
  await changeWhere(
    context,
    entities.UserMessage,
    `UPDATE "UserMessage" SET "IsRead" = 1, "ReadTime" = now() WHERE "UserId" = $1 AND "IsRead" = 0
       AND ($2::text[] IS NULL OR "Id" = ANY($2)) AND ($3::text IS NULL OR "MsgGroup" = $3)`,
    [context.caller.subject.UserId, which.ids ? [...which.ids] : null, which.group ?? null],
    { as: 'record' },
  );
}
