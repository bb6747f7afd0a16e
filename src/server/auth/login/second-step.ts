import { ErrorCode, LOGIN_KIND } from '../../../contract/generated/codes.ts';
import type { Database } from '../../data/database/database.ts';
import { Refusal, refuse } from '../../data/refusal.ts';
import { beginAttempt, factorName, forgetFailures, verifyName } from './login-failures.ts';
import { knownDevice } from './known-devices.ts';
import { writeLoginLog, type LoginBook } from './login-log.ts';
import { holderOf, newLoginTicket, takeTicket } from './login-tickets.ts';
import {
  beginFactor,
  confirmFactor,
  factorOf,
  factorRequired,
  isRecoveryCode,
  takeFactor,
} from '../factors/second-factor.ts';
import type { OpenedSession, Sessions } from '../sessions/sessions.ts';
import { isStudent } from '../sessions/subject.ts';

const WRONG_CODE = '验证码错误或已使用';

/** Whose password was right. */
interface Known {
  readonly Id: string;
  readonly LoginName: string;
  readonly UserType: string;
}

/**
 * Stops a login whose account has a second factor, or must have one: the browser goes on with a ticket, and with what an
 * authenticator has to be told where there is none yet.
 * @throws Refusal 6001
 */
export async function requireSecondStep(database: Database, key: Buffer, user: Known): Promise<void> {
  const { isOn } = await factorOf(database, user.Id);
  const mustBegin = !isOn && !isStudent(user.UserType) && (await factorRequired(database));
  if (!isOn && !mustBegin) return;
  const fresh = mustBegin
    ? await beginFactor(database, key, { id: user.Id, loginName: user.LoginName })
    : undefined;
  const Ticket = await newLoginTicket(database, user.Id);
  throw new Refusal(ErrorCode.StepUpNeeded, '请输入两步验证码', { Scene: 'login', Ticket, ...fresh });
}

/** A login whose second step was right. */
export interface SecondLogin extends OpenedSession {
  readonly userId: string;
  /** Told once, when the second factor began with this login. */
  readonly recoveryCodes: readonly string[] | undefined;
}

/** The second step: the ticket of the first, and a code. @throws Refusal */
export async function logInSecond(
  book: LoginBook,
  sessions: Sessions,
  key: Buffer,
  given: { ticket: string; code: string; ip: string; userAgent: string; device: string | undefined },
): Promise<SecondLogin> {
  const { database } = book;
  const { ticket, code, ip, userAgent } = given;
  const user = await holderOf(database, ticket);
  if (!user) throw refuse('登录请求已失效，请重新登录');
  const attempt = {
    loginName: factorName(user.LoginName),
    ip,
    device: knownDevice(key, given.device, { id: user.Id, hash: user.PwdHash }),
    // Somebody else may know the password: a code that nobody can guess lets its owner in past the lock.
    lockable: !isRecoveryCode(code),
  };
  await beginAttempt(database, attempt);
  const log = { userId: user.Id, loginName: user.LoginName, kind: LOGIN_KIND.Password, ip, userAgent };
  const { isOn } = await factorOf(database, user.Id);
  const recoveryCodes = isOn ? undefined : await confirmFactor(database, key, user.Id, code);
  const right = isOn ? await takeFactor(database, key, user.Id, code) : recoveryCodes !== undefined;
  if (!right) {
    await writeLoginLog(book, { ...log, result: 0, message: '两步验证未通过' });
    throw refuse(WRONG_CODE);
  }
  await forgetFailures(database, attempt);
  if (!(await takeTicket(database, ticket))) throw refuse('登录请求已失效，请重新登录');
  const opened = await sessions.open({ id: user.Id, student: isStudent(user.UserType) }, { ip, userAgent });
  await database.query(`UPDATE "SysUser" SET "LastLoginDate" = now() WHERE "Id" = $1`, [user.Id]);
  await writeLoginLog(book, { ...log, result: 1, message: '登录成功' });
  return { ...opened, userId: user.Id, recoveryCodes };
}

/**
 * Judges a code that the holder of a session gives, with guesses counted as at login.
 * @returns a Refusal, to be committed with its count; undefined when the code is right
 */
export async function wrongCode(
  given: { loginName: string; ip: string },
  database: Pick<Database, 'query'>,
  isRight: () => Promise<boolean>,
): Promise<Refusal | undefined> {
  // Apart from those of the login, where somebody else may be guessing who knows the password.
  const attempt = { loginName: verifyName(given.loginName), ip: given.ip, lockable: true };
  try {
    await beginAttempt(database, attempt);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  if (!(await isRight())) return refuse(WRONG_CODE);
  await forgetFailures(database, attempt);
  return undefined;
}
