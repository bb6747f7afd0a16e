import type { Caller } from '../data/access/caller.ts';
import type { Queryable } from '../data/database/database.ts';
import { newId } from '../data/write/row-store.ts';

/** One thing that a browser reports. */
export interface WebEvent {
  readonly routeName: string;
  readonly action: string;
  readonly content: string;
  readonly costMs?: number | undefined;
}

/** So many of a person are kept in a day: a browser in trouble says all that it has in far fewer, and a disk has an end. */
export const MOST_A_DAY = 200;

/** Keeps a report, where its sender has not sent too many today; what is dropped is nothing that its sender could do anything about. */
export async function writeWebLog(
  database: Queryable,
  { caller, userAgent }: { readonly caller: Caller; readonly userAgent: string },
  event: WebEvent,
): Promise<void> {
  await database.query(
    `INSERT INTO "WebLog" ("Id", "UserId", "RouteName", "Action", "Content", "CostMs", "Ip", "UserAgent",
       "CreateDate", "UpdateDate", "IsDeleted", "Version")
     SELECT $1::text, $2::text, $3::text, $4::text, $5::text, $6::int, $7::text, $8::text, now(), now(), 0, 1
     WHERE (SELECT count(*) FROM (SELECT 1 FROM "WebLog" WHERE "UserId" = $2::text
       AND "CreateDate" > now() - interval '1 day' LIMIT ${MOST_A_DAY}) sent) < ${MOST_A_DAY}`,
    [
      newId(),
      caller.subject.UserId,
      event.routeName,
      event.action,
      event.content,
      event.costMs ?? null,
      caller.ip,
      userAgent,
    ],
  );
}

/** What a browser reported says little after a month, and any user can write it. */
export async function sweepWebLog(database: Queryable): Promise<void> {
  await database.query(`DELETE FROM "WebLog" WHERE "CreateDate" < now() - interval '30 days'`);
}
