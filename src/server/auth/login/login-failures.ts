import { SETTING } from '../../../contract/generated/settings.ts';
import { settingsOf } from '../../settings/settings.ts';
import type { Queryable } from '../../data/database/database.ts';
import { refuse, type Refusal } from '../../data/refusal.ts';
import { markedText } from '../../data/sealed/value.ts';
import { Binder } from '../../data/sql/sql.ts';
import { clientPrefix } from '../../traffic/client-prefix.ts';

const window = '15 minutes';
const delayFrom = 3;
/** Begins what an attempt is told that comes too early. */
export const TOO_MANY = '登录失败次数过多';

/** An attempt to log in, counted before the password is looked at, so that many at once are counted too. */
export interface Attempt {
  readonly loginName: string;
  readonly ip: string;
  /** Names a browser that the owner signed in from before: it is counted for itself, whatever strangers do elsewhere. */
  readonly device?: string | undefined;
  /** Never what strangers can reach: a lock would be a weapon of theirs against the owner. */
  readonly lockable: boolean;
}

/**
 * Failures after which the characters of a picture are asked for: of a name; of an address, which many people share, and of
 * all together, both within a quarter of an hour.
 */
const captchaAfter = { name: 3, address: 30, all: 1000 } as const;

/** People type passwords and identity numbers into the name's box: what was typed is counted by its mark. */
const accountOf = (loginName: string) => `account ${markedText(loginName)}`;
const pairOf = (loginName: string) => `pair ${markedText(loginName)}`;
const accountKey = ({ loginName, device }: Attempt) =>
  device === undefined ? accountOf(loginName) : `${accountOf(loginName)} device ${device}`;
const pairKey = ({ loginName, device, ip }: Attempt) =>
  `${pairOf(loginName)} ${device === undefined ? clientPrefix(ip) : `device ${device}`}`;
const addressKey = (attempt: Attempt) => `address ${clientPrefix(attempt.ip)}`;
const EVERYBODY = 'all';
/** Ends the keys of the present quarter of an hour: counts that never rest would never end. */
const QUARTER = `' @' || floor(extract(epoch FROM now()) / 900)`;

/** The name under which guesses of an account's second factor are counted at the login. */
export const factorName = (loginName: string) => `factor ${loginName}`;
/** The same of codes that the holder of a session gives. */
export const verifyName = (loginName: string) => `verify ${loginName}`;
const namesOf = (loginName: string) => [loginName, factorName(loginName), verifyName(loginName)];

/** When failures lock, and for how long, as the school has set it. */
export interface LockRule {
  readonly after: number;
  readonly minutes: number;
}

async function lockRule(database: Queryable): Promise<LockRule> {
  const set = await settingsOf(database, [SETTING.LoginLockAfter, SETTING.LoginLockMinutes]);
  return { after: set[SETTING.LoginLockAfter], minutes: set[SETTING.LoginLockMinutes] };
}

/** What an account says that too many failures closed. */
export function lockedOut({ minutes }: LockRule): Refusal {
  return refuse(`账号已锁定，请${minutes}分钟后再试`);
}

/**
 * Whether so many failures came before, from whichever node, that a picture has to be read first. Counts nothing. What others
 * failed at, be it from the same address, is not asked of a known device.
 */
export async function needsCaptcha(database: Queryable, attempt: Attempt): Promise<boolean> {
  const { name, address, all } = captchaAfter;
  const answer = await database.query(
    `SELECT 1 FROM sys_login_failure WHERE (key IN ($1, $2) AND count >= $6::int AND last >= now() - $5::interval)
       OR $9::boolean AND ((key = $3 || ${QUARTER} AND count >= $7::int) OR (key = $4 || ${QUARTER} AND count >= $8::int)) LIMIT 1`,
    [
      accountKey(attempt),
      pairKey(attempt),
      addressKey(attempt),
      EVERYBODY,
      window,
      name,
      address,
      all,
      attempt.device === undefined,
    ],
    'login_needs_captcha',
  );
  return answer.rows.length > 0;
}

/** Whether the next attempt has to read a picture, after so many failures in a row. */
export const asksNext = (failures: number): boolean => failures >= captchaAfter.name;

/**
 * Counts an attempt as failed until `forgetFailures` says otherwise.
 * @throws Refusal when the account is locked or the attempt comes too early after the last ones
 */
export async function beginAttempt(
  database: Queryable,
  attempt: Attempt,
  tooMany = TOO_MANY,
): Promise<BegunAttempt> {
  const count = await countOne(database, pairKey(attempt));
  if (count === undefined) throw await tooEarly(database, pairKey(attempt), tooMany);
  const rule = await lockRule(database);
  const failures = await countAccount(database, accountKey(attempt), rule);
  if (attempt.lockable && failures > rule.after) throw lockedOut(rule);
  return { failures: Math.max(count, failures), rule };
}

/** An attempt that may be judged. */
export interface BegunAttempt {
  /** How many attempts failed now in a row, this one included. */
  readonly failures: number;
  readonly rule: LockRule;
}

/** Counts a failure against the address it came from and against all, as a part of another statement; binds its keys. */
export function countFailureSql(attempt: Attempt, bind: (value: unknown) => string): string {
  const keys = `${bind([addressKey(attempt), EVERYBODY])}::text[]`;
  return `INSERT INTO sys_login_failure AS f (key, count, last, next_at)
    SELECT key || ${QUARTER}, 1, now(), now() FROM unnest(${keys}) WITH ORDINALITY AS given (key, place) ORDER BY place
    ON CONFLICT (key) DO UPDATE SET count = f.count + 1, last = now()`;
}

/** Whether this failure was the one that locks. */
export function locksNow(attempt: Attempt, { failures, rule }: BegunAttempt): boolean {
  return attempt.lockable && failures >= rule.after;
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

/** One more for the account. Once it is locked, further attempts do not set its clock back. */
async function countAccount(database: Queryable, key: string, rule: LockRule): Promise<number> {
  const answer = await database.query<{ count: number }>(
    `INSERT INTO sys_login_failure AS f (key, count, last, next_at) VALUES ($1, 1, now(), now())
     ON CONFLICT (key) DO UPDATE SET
       count = CASE WHEN f.last < now() - make_interval(mins => $2::int) THEN 1 ELSE f.count + 1 END,
       last = CASE WHEN f.last >= now() - make_interval(mins => $2::int) AND f.count >= $3::int THEN f.last ELSE now() END
     RETURNING count`,
    [key, rule.minutes, rule.after],
    'login_count_account',
  );
  return answer.rows[0]?.count ?? 1;
}

async function tooEarly(database: Queryable, key: string, tooMany: string): Promise<Refusal> {
  const answer = await database.query<{ seconds: number }>(
    `SELECT greatest(1, ceil(extract(epoch FROM next_at - now())))::int AS seconds FROM sys_login_failure WHERE key = $1`,
    [key],
  );
  return refuse(`${tooMany}，请${answer.rows[0]?.seconds ?? 1}秒后再试`);
}

/** Forgets the attempts of this name from this address, and a lock, as a part of another statement; binds its keys. */
export function forgetFailuresSql(attempt: Attempt, bind: (value: unknown) => string): string {
  return `DELETE FROM sys_login_failure WHERE key = ANY(${bind([accountKey(attempt), pairKey(attempt)])}::text[])`;
}

/** After a right password: the attempts of this name from this address are forgotten, and a lock is over. */
export async function forgetFailures(database: Queryable, attempt: Attempt): Promise<void> {
  const binder = new Binder();
  const text = forgetFailuresSql(attempt, (value) => binder.bind(value));
  await database.query(text, binder.values);
}

/** A new password releases accounts, and the browsers that are known for them; guesses of a second factor stay counted. */
export async function releaseLocks(database: Queryable, loginNames: readonly string[]): Promise<void> {
  await database.query(
    `DELETE FROM sys_login_failure f USING unnest($1::text[]) AS given (account)
     WHERE f.key = account OR starts_with(f.key, account || ' device ')`,
    [loginNames.map(accountOf)],
  );
}

/** An administrator releases accounts, for their second factors too. */
export const releaseAccounts = (database: Queryable, loginNames: readonly string[]): Promise<void> =>
  releaseLocks(database, loginNames.flatMap(namesOf));

/** Forgets every failure of a name, from wherever it came. */
export async function releaseEveryDelay(database: Queryable, loginName: string): Promise<void> {
  await releaseAccounts(database, [loginName]);
  await database.query(
    `DELETE FROM sys_login_failure f USING unnest($1::text[]) AS given (pair) WHERE starts_with(f.key, pair || ' ')`,
    [namesOf(loginName).map(pairOf)],
  );
}
