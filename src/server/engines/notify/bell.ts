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

// SQL: x is UserMessage

/** What waits behind an address of a module that is switched off waits until the module is in use again. */
const inUse = (url: string) => `NOT (split_part(coalesce(${url}, ''), '?', 1) = ANY($4::text[]))`;

/** The user's messages of the group `g`. */
const OWN = `FROM "UserMessage" x WHERE x."UserId" = $1 AND x."IsDeleted" = 0 AND x."MsgGroup" = g.code
  AND (g.code <> $2 OR ${inUse('x."Url"')})`;

/** What waits to be done is what the user's open to-dos say, beside the messages of that group. */
const TO_DOS = `FROM "BackLog" b WHERE b."UserId" = $1 AND b."IsDeleted" = 0 AND b."State" = $3 AND g.code = $2 AND ${inUse('b."Url"')}`;

/** The first of them by an index: a person's messages grow for years, and each open window asks once a minute. */
const newest = (isRead: 0 | 1) =>
  `(SELECT x."Id", x."Title", x."Content", x."Url", x."BizType", ${isRead} AS "IsRead", x."CreateDate" ${OWN}
    AND x."IsRead" = ${isRead} ORDER BY x."CreateDate" DESC, x."Id" LIMIT $5)`;

const NEWEST_TO_DOS = `(SELECT b."Id", b."Title", b."Content", b."Url", b."BizType", 0 AS "IsRead", b."CreateDate" ${TO_DOS}
  ORDER BY b."CreateDate" DESC, b."Id" LIMIT $5)`;

/** Every group of the dictionary with its newest messages, the unread ones first. */
export async function messageGroups(engine: Engine, userId: string, top: number): Promise<MessageGroup[]> {
  const closed = await closedPaths(engine.database, engine.catalog);
  const { dict } = entityOf(engine, entities.UserMessage).fields.get('MsgGroup')!;
  const groups = engine.catalog.codes.get(dict ?? '')?.items ?? [];
  const { rows } = await engine.database.query<Message & { MsgGroup: string; unread: number }>(
    `SELECT g.code AS "MsgGroup", u.unread, m."Id", m."Title", coalesce(m."Content", '') AS "Content", coalesce(m."Url", '') AS "Url",
       coalesce(m."BizType", '') AS "BizType", m."IsRead",
       to_char(m."CreateDate" AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') AS "CreateDate"
     FROM unnest($6::text[]) g(code)
       CROSS JOIN LATERAL (SELECT ((SELECT count(*) ${OWN} AND x."IsRead" = 0) + (SELECT count(*) ${TO_DOS}))::int AS unread) u
       CROSS JOIN LATERAL (${newest(0)} UNION ALL ${newest(1)} UNION ALL ${NEWEST_TO_DOS}
         ORDER BY "IsRead", "CreateDate" DESC, "Id" LIMIT $5) m
     ORDER BY g.code, m."IsRead", m."CreateDate" DESC, m."Id"`,
    [userId, MSG_GROUP.Todo, TODO_STATE.Open, closed, top, groups.map(({ code }) => code)],
  );
  return groups.map(({ code, name }) => {
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
