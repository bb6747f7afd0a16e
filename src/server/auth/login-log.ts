import type { Queryable } from '../data/database/database.ts';
import { newId } from '../data/row-store.ts';

/** One attempt to come in, by whichever way. */
export interface LoginEvent {
  /** Undefined when nobody was found. */
  readonly userId: string | undefined;
  readonly loginName: string;
  /** Of the dictionary LOGIN_KIND. */
  readonly kind: string;
  readonly result: 0 | 1;
  readonly message: string;
  readonly ip: string;
  readonly userAgent: string;
}

/** People type passwords into the name's box: of a name that nobody has only the beginning is kept. */
export async function writeLoginLog(database: Queryable, event: LoginEvent): Promise<void> {
  await database.query(
    `INSERT INTO "LoginLog" ("Id", "UserId", "LoginName", "LoginKind", "Result", "Message", "Ip", "UserAgent",
       "CreateDate", "UpdateDate", "IsDeleted", "Version")
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, now(), now(), 0, 1)`,
    [
      newId(),
      event.userId ?? null,
      event.userId === undefined ? `${event.loginName.slice(0, 2)}***` : event.loginName,
      event.kind,
      event.result,
      event.message,
      event.ip,
      event.userAgent,
    ],
  );
}

const CLOSED: Readonly<Record<string, string>> = {
  '0': '账号已停用',
  '2': '账号已锁定，请联系管理员',
};

/** What the holder of an account that is not open is told. */
export const closedMessage = (state: string): string | undefined => CLOSED[state];
