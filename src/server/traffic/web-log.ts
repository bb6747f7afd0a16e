import type { Queryable } from '../data/database/database.ts';
import { newId } from '../data/write/row-store.ts';

/** One thing that a browser reports. */
export interface WebEvent {
  readonly userId: string;
  readonly routeName: string;
  readonly action: string;
  readonly content: string;
  readonly costMs: number | undefined;
  readonly ip: string;
  readonly userAgent: string;
}

export async function writeWebLog(database: Queryable, event: WebEvent): Promise<void> {
  await database.query(
    `INSERT INTO "WebLog" ("Id", "UserId", "RouteName", "Action", "Content", "CostMs", "Ip", "UserAgent",
       "CreateDate", "UpdateDate", "IsDeleted", "Version")
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, now(), now(), 0, 1)`,
    [
      newId(),
      event.userId,
      event.routeName,
      event.action,
      event.content,
      event.costMs ?? null,
      event.ip,
      event.userAgent,
    ],
  );
}

/** What a browser reported says little after a month, and any user can write it. */
export async function sweepWebLog(database: Queryable): Promise<void> {
  await database.query(`DELETE FROM "WebLog" WHERE "CreateDate" < now() - interval '30 days'`);
}
