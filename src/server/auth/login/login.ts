import { foldedText } from '../../../contract/folded-text.ts';
import { LOGIN_KIND } from '../../../contract/generated/codes.ts';
import type { Queryable } from '../../data/database/database.ts';
import { Refusal, refuse } from '../../data/refusal.ts';
import { everyKey } from '../../data/sealed/keys.ts';
import { comparedPart, comparedPartSql } from '../../data/sealed/value.ts';
import { foldedSql } from '../../data/sql/folded-sql.ts';
import { captchaNeeded, takeCaptcha, type GivenCaptcha } from './captcha.ts';
import { HEAVY_AT_ONCE } from './heavy-work.ts';
import { knownDevice } from './known-devices.ts';
import {
  asksNext,
  beginAttempt,
  forgetFailures,
  lockedOut,
  locksNow,
  needsCaptcha,
  TOO_MANY,
  type Attempt,
} from './login-failures.ts';
import { clientPrefix } from '../../traffic/client-prefix.ts';
import { closedMessage, writeLoginLog, type LoginBook } from './login-log.ts';
import { writeFailure, writeSuccess, type Attempted } from './login-outcome.ts';
import { hashPassword, verifyPassword } from '../passwords/passwords.ts';
import type { OpenedSession, Sessions } from '../sessions/sessions.ts';
import { requireSecondStep } from './second-step.ts';
import { FIRST_SQL, NOT_COMING_SQL, STATE_SQL } from '../sessions/standing.ts';
import { isStudent } from '../sessions/subject.ts';
import { createFairSemaphore, Overloaded } from '../../traffic/fair-semaphore.ts';

/** Who wants to log in, with what, from where. */
export interface Credentials extends GivenCaptcha {
  readonly loginName: string;
  /** Given by a new student, whose name and number of the admission or of the identity card name the account together. */
  readonly trueName?: string | undefined;
  readonly password: string;
  readonly ip: string;
  readonly userAgent: string;
  /** What the browser says of itself. */
  readonly device: string | undefined;
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
  /** Of an account without a password: the number whose end counts in place of it. */
  Initial: string | null;
  /** It is the account of a new student who does not come, and of nobody else. */
  IsNotComing: boolean;
}

const WRONG = '账号或密码错误';
const NOT_ADMITTED = '未查询到相符的录取信息，请核对号码、姓名和密码，或联系招生办';
const NOT_COMING = '您已登记为不来报到，如需变更请联系学院';
/** A document's number may be shorter than the six characters that are asked of it. */
const LEAST = 4;
const FIRST_CHARACTERS = 6;
const BUSY = '登录人数较多，请稍后再试';

/** Judging a password is the dearest thing that strangers can ask for: a few at once, and no endless line. */
const turns = createFairSemaphore({ atOnce: HEAVY_AT_ONCE, room: 256 });

/**
 * Logs in by password. An unknown name and a wrong password get the same answer after the same work; that an account is
 * disabled is told only to who knows its password.
 * @throws Refusal, 6001 where a second step follows, or Overloaded while too many log in
 */
export async function logIn(
  book: LoginBook,
  sessions: Sessions,
  factorKey: Buffer,
  credentials: Credentials,
): Promise<LoggedIn> {
  const { database } = book;
  const { ip, userAgent, loginName } = credentials;
  const user = await userOf(database, credentials);
  const device = knownDevice(factorKey, credentials.device, user && { id: user.Id, hash: user.PwdHash });
  const attempt: Attempt = {
    // Whichever of the three numbers a new student types, failures count for one account.
    loginName: credentials.trueName === undefined ? loginName : (user?.LoginName ?? loginName),
    ip,
    device,
    lockable: device !== undefined && user !== undefined && !isStudent(user.UserType),
  };
  const attempted = { attempt, userId: user?.Id, loginName: user?.LoginName ?? loginName, ip, userAgent };
  const asked = await needsCaptcha(database, attempt);
  if (asked && !(await takeCaptcha(database, credentials)))
    throw await captchaNeeded(database, ip, credentials.code ? '验证码错误' : '请输入验证码');
  try {
    await turns.take(clientPrefix(ip), () => judge(book, user, credentials, { attempted, asked }));
  } catch (error) {
    const message = textBesidePicture(error, asked);
    throw message === undefined ? error : await captchaNeeded(database, ip, message);
  }
  if (!user) throw new Error('a right password of nobody');
  const closed = user.IsNotComing ? NOT_COMING : closedMessage(user.State);
  if (closed !== undefined) {
    await forgetFailures(database, attempt);
    await writeLoginLog(book, { ...attempted, kind: LOGIN_KIND.Password, result: 0, message: closed });
    throw refuse(closed);
  }
  await requireSecondStep(database, factorKey, user).catch(async (error: unknown) => {
    await forgetFailures(database, attempt);
    throw error;
  });
  const opened = await sessions.open({ id: user.Id, student: isStudent(user.UserType) }, credentials);
  await writeSuccess(book, attempted, '登录成功');
  return { ...opened, userId: user.Id };
}

/** Counts the attempt and compares the password. @throws Refusal unless it is right */
async function judge(
  book: LoginBook,
  user: UserRow | undefined,
  { password, trueName }: Credentials,
  { attempted, asked }: { attempted: Attempted; asked: boolean },
): Promise<void> {
  const { database } = book;
  const { attempt } = attempted;
  const begun = await beginAttempt(database, attempt);
  const { failures, rule } = begun;
  // Of many that came at once, those that should have read a picture are sent back for it.
  if (!asked && asksNext(failures - 1)) throw new PictureFirst('请输入验证码');
  if (await isRight(database, user, password)) return;
  const locks = locksNow(attempt, begun);
  const wrong = trueName === undefined ? WRONG : NOT_ADMITTED;
  const message = locks ? `连续失败，账号锁定${rule.minutes}分钟` : wrong;
  await writeFailure(book, attempted, { message, failures, locks });
  if (locks) throw lockedOut(rule);
  throw asksNext(failures) ? new PictureFirst(wrong) : refuse(wrong);
}

/** What the next attempt has to bring a picture's characters for. */
class PictureFirst extends Error {}

/** The text that a new picture comes with; the one before was used up, so a person who is told to wait needs one as well. */
function textBesidePicture(error: unknown, asked: boolean): string | undefined {
  if (error instanceof PictureFirst) return error.message;
  if (!asked) return undefined;
  if (error instanceof Overloaded) return BUSY;
  return error instanceof Refusal && error.message.startsWith(TOO_MANY) ? error.message : undefined;
}

/**
 * An account that was opened for a person has no password yet: the last six characters of the document's number count
 * once, are stored as their password, and must be changed.
 */
async function isRight(database: Queryable, user: UserRow | undefined, password: string): Promise<boolean> {
  const right = await verifyPassword(user?.PwdHash ?? undefined, password);
  if (right || !user || user.PwdHash) return right;
  const initial = (user.Initial ?? '').slice(-FIRST_CHARACTERS);
  if (initial.length < LEAST || initial.toUpperCase() !== password.toUpperCase()) return false;
  await database.query(
    `UPDATE "SysUser" SET "PwdHash" = $2, "PwdUpdateDate" = now(), "IsWeakPwd" = 1 WHERE "Id" = $1 AND "PwdHash" IS NULL`,
    [user.Id, await hashPassword(password)],
  );
  return true;
}

const BY_NAME = `coalesce(
  (SELECT "Id" FROM "SysUser" WHERE "LoginName" = $1 AND "IsDeleted" = 0),
  (SELECT "UserId" FROM "NewStudent" WHERE "ExamineeNo" = $1 AND "IsDeleted" = 0),
  (SELECT "UserId" FROM "NewStudent" WHERE "AdmissionNo" = $1 AND "IsDeleted" = 0))`;

const BY_ADMISSION = `(SELECT n."UserId" FROM "NewStudent" n WHERE n."IsDeleted" = 0 AND ${foldedSql('n."TrueName"')} = $2
  AND (n."ExamineeNo" = $1 OR n."AdmissionNo" = $1 OR ${comparedPartSql('n."IdCardNo"')} = ANY($3::text[]))
  ORDER BY n."CreateDate" DESC LIMIT 1)`;

const userSql = (id: string): string =>
  `SELECT "Id", "LoginName", "PwdHash", "UserType", ${STATE_SQL} AS "State", CASE WHEN "PwdHash" IS NULL THEN ${FIRST_SQL} END AS "Initial",
     ${NOT_COMING_SQL} AS "IsNotComing"
   FROM "SysUser" u WHERE u."IsDeleted" = 0 AND u."Id" = ${id}`;

/** The account that is named by what was typed. */
async function userOf(
  database: Queryable,
  { loginName, trueName }: Credentials,
): Promise<UserRow | undefined> {
  const query = async (id: string, values: unknown[], name: string) =>
    (await database.query<UserRow>(userSql(id), values, name)).rows[0];
  if (trueName === undefined) return query(BY_NAME, [loginName], 'auth_user_by_name');
  const cards = [...everyKey()].map((key) => comparedPart(loginName, key));
  return query(BY_ADMISSION, [loginName, foldedText(trueName), cards], 'auth_user_by_admission');
}
