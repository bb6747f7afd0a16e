import { LOGIN_KIND } from '../../../contract/generated/codes.ts';
import { Binder } from '../../data/sql/sql.ts';
import { countFailureSql, forgetFailuresSql, type Attempt } from './login-failures.ts';
import { appendLoginLog, type LoginBook, type LoginEvent } from './login-log.ts';

/** An attempt by password, as far as its outcome is written down. */
export interface Attempted extends Omit<LoginEvent, 'kind' | 'result' | 'message'> {
  readonly attempt: Attempt;
}

/**
 * Writes a failure down: its log, its counts and, for the user list, the account's own row. The same statements and one commit,
 * so that a name that nobody has takes as long as any other.
 */
export async function writeFailure(
  book: LoginBook,
  { attempt, ...event }: Attempted,
  { message, failures, locks }: { message: string; failures: number; locks: boolean },
): Promise<void> {
  const binder = new Binder();
  const bind = (value: unknown) => binder.bind(value);
  const noted = `WITH noted AS (UPDATE "SysUser" SET "FailCount" = ${bind(failures)}::int, "LockedUntil" =
       CASE WHEN ${bind(locks)}::boolean THEN now() + interval '15 minutes' ELSE "LockedUntil" END
     WHERE "Id" = ${bind(event.userId ?? null)})
   ${countFailureSql(attempt, bind)}`;
  await book.database.transaction(async (tx) => {
    await tx.query(noted, binder.values, 'login_note_failure');
    await appendLoginLog(book, tx, { ...event, kind: LOGIN_KIND.Password, result: 0, message });
  });
}

/** Writes a right password down: the failures before it are forgotten, a lock is over. */
export async function writeSuccess(
  book: LoginBook,
  { attempt, ...event }: Attempted,
  message: string,
): Promise<void> {
  const binder = new Binder();
  const bind = (value: unknown) => binder.bind(value);
  const noted = `WITH forgotten AS (${forgetFailuresSql(attempt, bind)})
   UPDATE "SysUser" SET "LastLoginDate" = now(), "FailCount" = 0, "LockedUntil" = NULL
     WHERE "Id" = ${bind(event.userId ?? null)}`;
  await book.database.transaction(async (tx) => {
    await tx.query(noted, binder.values, 'login_note_success');
    await appendLoginLog(book, tx, { ...event, kind: LOGIN_KIND.Password, result: 1, message });
  });
}
