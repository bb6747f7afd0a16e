import type { Queryable } from '../data/database/database.ts';
import { refuse, type Refusal } from '../data/refusal.ts';

const window = '15 minutes';
const lockAfter = 5;
const delayFrom = 3;

/** An attempt to log in, counted before the password is looked at, so that many at once are counted too. */
export interface Attempt {
  readonly loginName: string;
  readonly ip: string;
  /** Only staff accounts are locked: student numbers can be guessed, so a lock would be a weapon against them. */
  readonly lockable: boolean;
}

const accountKey = (attempt: Attempt) => `account ${attempt.loginName}`;
const pairKey = (attempt: Attempt) => `pair ${attempt.loginName} ${attempt.ip}`;

/** What an account says that too many failures closed. */
export function lockedOut(): Refusal {
  return refuse('账号已锁定，请15分钟后再试');
}

/**
 * Counts an attempt as failed until `forgetFailures` says otherwise.
 * @returns how many attempts failed now in a row, this one included
 * @throws Refusal when the account is locked or the attempt comes too early after the last ones
 */
export async function beginAttempt(database: Queryable, attempt: Attempt): Promise<number> {
  const count = await countOne(database, pairKey(attempt));
  if (count === undefined) throw await tooEarly(database, pairKey(attempt));
  if (!attempt.lockable) return count;
  const failures = await countAccount(database, accountKey(attempt));
  if (failures > lockAfter) throw lockedOut();
  return failures;
}

/** Whether this failure was the one that locks. */
export function locksNow(attempt: Attempt, failures: number): boolean {
  return attempt.lockable && failures >= lockAfter;
}

/** One more for this name from this address, if its delay is over: 1, 2, 4 ... 60 seconds from the third failure on. */
async function countOne(database: Queryable, key: string): Promise<number | undefined> {
  const answer = await database.query<{ count: number }>(
    `INSERT INTO sys_login_failure AS f (key, count, last, next_at) VALUES ($1, 1, now(), now())
     ON CONFLICT (key) DO UPDATE SET
       count = CASE WHEN f.last < now() - $2::interval THEN 1 ELSE f.count + 1 END,
       last = now(),
       next_at = now() + CASE WHEN f.last < now() - $2::interval OR f.count + 1 < $3::int THEN interval '0'
         ELSE make_interval(secs => least(60, power(2, least(f.count + 1 - $3::int, 10)))) END
     WHERE f.next_at <= now()
     RETURNING count`,
    [key, window, delayFrom],
    'login_count_pair',
  );
  return answer.rows[0]?.count;
}

/** One more for the account, from wherever. A locked account's clock is not set back by further attempts. */
async function countAccount(database: Queryable, key: string): Promise<number> {
  const answer = await database.query<{ count: number }>(
    `INSERT INTO sys_login_failure AS f (key, count, last, next_at) VALUES ($1, 1, now(), now())
     ON CONFLICT (key) DO UPDATE SET
       count = CASE WHEN f.last < now() - $2::interval THEN 1 ELSE f.count + 1 END,
       last = CASE WHEN f.last >= now() - $2::interval AND f.count >= $3::int THEN f.last ELSE now() END
     RETURNING count`,
    [key, window, lockAfter],
    'login_count_account',
  );
  return answer.rows[0]?.count ?? 1;
}

async function tooEarly(database: Queryable, key: string): Promise<Refusal> {
  const answer = await database.query<{ seconds: number }>(
    `SELECT greatest(1, ceil(extract(epoch FROM next_at - now())))::int AS seconds FROM sys_login_failure WHERE key = $1`,
    [key],
  );
  return refuse(`登录失败次数过多，请${answer.rows[0]?.seconds ?? 1}秒后再试`);
}

/** After a right password: the attempts of this name from this address are forgotten, and a lock is over. */
export async function forgetFailures(database: Queryable, attempt: Attempt): Promise<void> {
  await database.query('DELETE FROM sys_login_failure WHERE key IN ($1, $2)', [
    accountKey(attempt),
    pairKey(attempt),
  ]);
}

/** An administrator releases accounts. */
export async function releaseLocks(database: Queryable, loginNames: readonly string[]): Promise<void> {
  await database.query('DELETE FROM sys_login_failure WHERE key = ANY($1)', [
    loginNames.map((loginName) => `account ${loginName}`),
  ]);
}
