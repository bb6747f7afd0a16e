import { entities } from '../../../contract/generated/entities.ts';
import type { Row } from '../../../contract/rules.ts';
import { appendRows } from '../../data/chain/append.ts';
import { databaseNow } from '../../data/time/clock.ts';
import type { Transaction } from '../../data/database/database.ts';
import type { Engine } from '../../data/engine.ts';
import { entityOf } from '../../data/entities.ts';
import { programCaller } from '../../data/access/program-caller.ts';

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

/** What the log is written with. */
export type LoginBook = Pick<Engine, 'database' | 'catalog' | 'secret'>;

const AT_THE_DOOR = programCaller('', 'login');

/** Adds a line to the log. */
export async function writeLoginLog(book: LoginBook, event: LoginEvent): Promise<void> {
  await book.database.transaction((tx) => appendLoginLog(book, tx, event));
}

/** The same inside an open transaction. */
export async function appendLoginLog(book: LoginBook, tx: Transaction, event: LoginEvent): Promise<void> {
  const context = { engine: book, tx, caller: AT_THE_DOOR, now: await databaseNow(tx) };
  await appendRows(context, entityOf(book, entities.LoginLog), [loginRow(event)]);
}

/** People type passwords into the name's box: of a name that nobody has only the beginning is kept. */
function loginRow({ userId, loginName, kind, result, message, ip, userAgent }: LoginEvent): Row {
  return {
    UserId: userId ?? null,
    LoginName: userId === undefined ? `${[...loginName].slice(0, 2).join('')}***` : loginName,
    LoginKind: kind,
    Result: result,
    Message: message,
    Ip: ip,
    UserAgent: userAgent,
  };
}

const CLOSED: Readonly<Record<string, string>> = {
  '0': '账号已停用',
  '2': '账号已锁定，请联系管理员',
};

/** What the holder of an account that is not open is told. */
export const closedMessage = (state: string): string | undefined => CLOSED[state];
