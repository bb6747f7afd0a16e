import { LOGIN_KIND } from '../../contract/generated/codes.ts';
import type { Database, Queryable } from '../data/database/database.ts';
import { Refusal, refuse } from '../data/refusal.ts';
import { captchaNeeded, takeCaptcha, type GivenCaptcha } from './captcha.ts';
import {
  asksNext,
  beginAttempt,
  forgetFailures,
  lockedOut,
  locksNow,
  needsCaptcha,
  noteAddress,
  TOO_MANY,
  type Attempt,
} from './login-failures.ts';
import { closedMessage, writeLoginLog } from './login-log.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import type { OpenedSession, Sessions } from './sessions.ts';
import { isStudent } from './subject.ts';

/** Who wants to log in, with what, from where. */
export interface Credentials extends GivenCaptcha {
  readonly loginName: string;
  readonly password: string;
  readonly ip: string;
  readonly userAgent: string;
}

/** A user whose password was right and whose session is open. */
export interface LoggedIn extends OpenedSession {
  readonly userId: string;
}

interface UserRow {
  Id: string;
  LoginName: string;
  PwdHash: string | null;
  UserType: string;
  State: string;
}

const WRONG = '账号或密码错误';

/** A name that nobody has is locked as a name of its kind would be, so that the lock does not tell who exists. */
const STUDENT_NUMBER = /^\d{8,}$/;

/**
 * Logs in by password. An unknown name and a wrong password get the same answer after the same work; that an account is
 * disabled is told only to who knows its password.
 * @throws Refusal
 */
export async function logIn(
  database: Database,
  sessions: Sessions,
  credentials: Credentials,
): Promise<LoggedIn> {
  const user = await userByName(database, credentials.loginName);
  const attempt: Attempt = {
    loginName: credentials.loginName,
    ip: credentials.ip,
    lockable: user ? !isStudent(user.UserType) : !STUDENT_NUMBER.test(credentials.loginName),
  };
  const asked = await needsCaptcha(database, attempt);
  if (asked && !(await takeCaptcha(database, credentials)))
    throw await captchaNeeded(database, credentials.code ? '验证码错误' : '请输入验证码');
  const { ip, userAgent } = credentials;
  const seen = { userId: user?.Id, loginName: user?.LoginName ?? credentials.loginName, ip, userAgent };
  const record = (result: 0 | 1, message: string) =>
    writeLoginLog(database, { ...seen, kind: LOGIN_KIND.Password, result, message });
  const failures = await begin(database, attempt, asked);
  const right = await isRight(database, user, credentials.password);
  if (!right || !user) {
    const locks = locksNow(attempt, failures);
    if (user) await noteFailure(database, user.Id, failures, locks);
    await noteAddress(database, attempt);
    await record(0, locks ? '连续失败，账号锁定15分钟' : WRONG);
    if (locks) throw lockedOut();
    throw asksNext(failures) ? await captchaNeeded(database, WRONG) : refuse(WRONG);
  }
  await forgetFailures(database, attempt);
  const closed = closedMessage(user.State);
  if (closed !== undefined) {
    await record(0, closed);
    throw refuse(closed);
  }
  await noteSuccess(database, user.Id);
  const opened = await sessions.open({ id: user.Id, student: isStudent(user.UserType) }, credentials);
  await record(1, '登录成功');
  return { ...opened, userId: user.Id };
}

/** Counts the attempt. Of many that come at once, those that should have read a picture are sent back for it. */
async function begin(database: Queryable, attempt: Attempt, asked: boolean): Promise<number> {
  try {
    const failures = await beginAttempt(database, attempt);
    if (!asked && asksNext(failures - 1)) throw await captchaNeeded(database, '请输入验证码');
    return failures;
  } catch (error) {
    // The picture was used up: whoever is told to wait gets the next one along.
    const early = asked && error instanceof Refusal && error.message.startsWith(TOO_MANY);
    throw early ? await captchaNeeded(database, error.message) : error;
  }
}

/**
 * An account that was opened for a person has no password yet: the last six characters of his identity card number count
 * once, are stored as his password, and must be changed.
 */
async function isRight(database: Queryable, user: UserRow | undefined, password: string): Promise<boolean> {
  const right = await verifyPassword(user?.PwdHash ?? undefined, password);
  if (right || !user || user.PwdHash) return right;
  const answer = await database.query<{ initial: string | null }>(
    `SELECT coalesce((SELECT right("IdCardNo", 6) FROM "Student" WHERE "UserId" = $1 AND "IsDeleted" = 0),
       (SELECT right("IdCardNo", 6) FROM "Teacher" WHERE "UserId" = $1 AND "IsDeleted" = 0)) AS initial`,
    [user.Id],
  );
  const initial = answer.rows[0]?.initial ?? '';
  if (initial.length !== 6 || initial.toUpperCase() !== password.toUpperCase()) return false;
  await database.query(
    `UPDATE "SysUser" SET "PwdHash" = $2, "PwdUpdateDate" = now(), "IsWeakPwd" = 1 WHERE "Id" = $1 AND "PwdHash" IS NULL`,
    [user.Id, await hashPassword(password)],
  );
  return true;
}

async function userByName(database: Queryable, loginName: string): Promise<UserRow | undefined> {
  const answer = await database.query<UserRow>(
    `SELECT "Id", "LoginName", "PwdHash", "UserType", "State" FROM "SysUser" WHERE "LoginName" = $1 AND "IsDeleted" = 0`,
    [loginName],
    'auth_user_by_name',
  );
  return answer.rows[0];
}

/** For the user list alone; what decides is sys_login_failure, which knows names that nobody has as well. */
async function noteFailure(
  database: Queryable,
  userId: string,
  failures: number,
  locks: boolean,
): Promise<void> {
  await database.query(
    `UPDATE "SysUser" SET "FailCount" = $2,
       "LockedUntil" = CASE WHEN $3::boolean THEN now() + interval '15 minutes' ELSE "LockedUntil" END WHERE "Id" = $1`,
    [userId, failures, locks],
  );
}

async function noteSuccess(database: Queryable, userId: string): Promise<void> {
  await database.query(
    `UPDATE "SysUser" SET "LastLoginDate" = now(), "FailCount" = 0, "LockedUntil" = NULL WHERE "Id" = $1`,
    [userId],
  );
}
