import type { Queryable } from '../data/database/database.ts';
import { newId } from '../data/row-store.ts';
import { Binder } from '../data/sql.ts';

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

/** Adds a line to the log. */
export async function writeLoginLog(database: Queryable, event: LoginEvent): Promise<void> {
  const binder = new Binder();
  const text = insertLoginSql(event, (value) => binder.bind(value));
  await database.query(text, binder.values);
}

/**
 * Adds a line to the log, as the end of a statement; binds its values. People type passwords into the name's box: of a name
 * that nobody has only the beginning is kept.
 */
export function insertLoginSql(event: LoginEvent, bind: (value: unknown) => string): string {
  const { userId, loginName, kind, result, message, ip, userAgent } = event;
  const name = userId === undefined ? `${loginName.slice(0, 2)}***` : loginName;
  const values = [newId(), userId ?? null, name, kind, result, message, ip, userAgent].map(bind).join(', ');
  return `INSERT INTO "LoginLog" ("Id", "UserId", "LoginName", "LoginKind", "Result", "Message", "Ip", "UserAgent",
      "CreateDate", "UpdateDate", "IsDeleted", "Version") VALUES (${values}, now(), now(), 0, 1)`;
}

const CLOSED: Readonly<Record<string, string>> = {
  '0': '账号已停用',
  '2': '账号已锁定，请联系管理员',
};

/** What the holder of an account that is not open is told. */
export const closedMessage = (state: string): string | undefined => CLOSED[state];
