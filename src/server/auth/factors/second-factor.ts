import { createHash, randomInt } from 'node:crypto';
import { SETTING } from '../../../contract/generated/settings.ts';
import type { Queryable } from '../../data/database/database.ts';
import { refuse } from '../../data/refusal.ts';
import { keyFrom, encrypt, decrypt } from '../../crypto/encrypt.ts';
import { settingOf } from '../../settings/settings.ts';

/** Few starts see a second factor, so the library is loaded with the first. */
const library = () => import('otpauth');

const ISSUER = '学工台';
const period = 30;
const secretBytes = 20;
const codesAtOnce = 8;
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** What an authenticator is told once. */
export interface NewFactor {
  readonly Secret: string;
  /** `otpauth://`, for a picture that authenticators read. */
  readonly Uri: string;
}

/** The second factor of an account, as its owner is told of it. */
export interface FactorState {
  readonly isOn: boolean;
  /** `YYYY-MM-DD HH:mm:ss`; empty when it is off. */
  readonly since: string;
  readonly recoveryLeft: number;
}

const lockOf = (key: Buffer) => keyFrom(key, '', 'second factor');
const hashOf = (userId: string, code: string) =>
  createHash('sha256').update(`${userId} ${code}`).digest('hex');

export async function factorOf(database: Queryable, userId: string): Promise<FactorState> {
  const answer = await database.query<{ since: string; left: number }>(
    `SELECT to_char(f.confirmed, 'YYYY-MM-DD HH24:MI:SS') AS since,
       (SELECT count(*)::int FROM sys_recovery_code r WHERE r.user_id = f.user_id) AS left
     FROM sys_second_factor f WHERE f.user_id = $1 AND f.confirmed IS NOT NULL`,
    [userId],
  );
  const [row] = answer.rows;
  return { isOn: row !== undefined, since: row?.since ?? '', recoveryLeft: row?.left ?? 0 };
}

/** Whether the installation wants every member of staff to have a second factor. */
export async function factorRequired(database: Queryable): Promise<boolean> {
  return (await settingOf(database, SETTING.SecuritySecondFactor)) === 1;
}

/** How many are tried: one that was changed by hand says nothing of the others. */
const mostTried = 5;

/** Whether a key opens the second factors that there are; where there are none, any key does. */
export async function opensFactors(database: Queryable, key: Buffer): Promise<boolean> {
  const made = await database.query<{ exists: boolean }>(
    "SELECT to_regclass('sys_second_factor') IS NOT NULL AS exists",
  );
  if (!made.rows[0]?.exists) return true;
  const { rows } = await database.query<{ user_id: string; secret: string }>(
    `SELECT user_id, secret FROM sys_second_factor ORDER BY user_id LIMIT ${mostTried}`,
  );
  return rows.length === 0 || rows.some((row) => decrypt(lockOf(key), row.secret, row.user_id) !== undefined);
}

/** A new secret, which counts once a code of it was given. @throws Refusal while another one counts */
export async function beginFactor(
  database: Queryable,
  key: Buffer,
  user: { readonly id: string; readonly loginName: string },
): Promise<NewFactor> {
  const { Secret, TOTP } = await library();
  const secret = new Secret({ size: secretBytes });
  const made = await database.query(
    `INSERT INTO sys_second_factor AS f (user_id, secret, created) VALUES ($1, $2, now())
     ON CONFLICT (user_id) DO UPDATE SET secret = excluded.secret, created = now(), last_step = 0
     WHERE f.confirmed IS NULL`,
    [user.id, encrypt(lockOf(key), secret.base32, user.id)],
  );
  if (made.rowCount !== 1) throw refuse('两步验证已开启');
  const uri = new TOTP({ issuer: ISSUER, label: user.loginName, secret, period }).toString();
  return { Secret: secret.base32, Uri: uri };
}

/**
 * Lets the secret count from now on, if the code is of it.
 * @returns codes that each count once in its place, told once; undefined for a wrong code
 */
export async function confirmFactor(
  database: Queryable,
  key: Buffer,
  userId: string,
  code: string,
): Promise<string[] | undefined> {
  if (!(await takeCode(database, key, { userId, code, isConfirmed: false }))) return undefined;
  const codes = Array.from({ length: codesAtOnce }, newRecoveryCode);
  await database.query('DELETE FROM sys_recovery_code WHERE user_id = $1', [userId]);
  await database.query('INSERT INTO sys_recovery_code (user_id, hash) SELECT $1, unnest($2::text[])', [
    userId,
    codes.map((one) => hashOf(userId, plain(one))),
  ]);
  return codes;
}

/** Whether the text can be one of the recovery codes, which are too many to be guessed. */
export const isRecoveryCode = (code: string): boolean => plain(code).length >= 16;

/** Whether the code is the authenticator's present one, or one of the recovery codes. Each counts once. */
export async function takeFactor(
  database: Queryable,
  key: Buffer,
  userId: string,
  code: string,
): Promise<boolean> {
  if (/^\d{6}$/.test(code.trim())) return takeCode(database, key, { userId, code, isConfirmed: true });
  const used = await database.query('DELETE FROM sys_recovery_code WHERE user_id = $1 AND hash = $2', [
    userId,
    hashOf(userId, plain(code)),
  ]);
  return used.rowCount === 1;
}

/** Takes second factors away. @returns how many there were */
export async function endFactors(database: Queryable, userIds: readonly string[]): Promise<number> {
  const ended = await database.query('DELETE FROM sys_second_factor WHERE user_id = ANY($1)', [userIds]);
  await database.query('DELETE FROM sys_recovery_code WHERE user_id = ANY($1)', [userIds]);
  return ended.rowCount;
}

/** By the database's clock, half a minute early or late; a code that was used, or an older one, counts no more. */
async function takeCode(
  database: Queryable,
  key: Buffer,
  { userId, code, isConfirmed }: { userId: string; code: string; isConfirmed: boolean },
): Promise<boolean> {
  const answer = await database.query<{ secret: string; now: number }>(
    `SELECT secret, floor(extract(epoch FROM now()) * 1000)::bigint AS now FROM sys_second_factor
     WHERE user_id = $1 AND (confirmed IS NOT NULL) = $2`,
    [userId, isConfirmed],
  );
  const [row] = answer.rows;
  const secret = row && decrypt(lockOf(key), row.secret, userId);
  if (!row || secret === undefined) return false;
  const { Secret, TOTP } = await library();
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period });
  const delta = totp.validate({ token: code.trim(), timestamp: row.now, window: 1 });
  if (delta === null) return false;
  const step = Math.floor(row.now / 1000 / period) + delta;
  const taken = await database.query(
    `UPDATE sys_second_factor SET last_step = $2, confirmed = coalesce(confirmed, now())
     WHERE user_id = $1 AND last_step < $2::bigint AND (confirmed IS NOT NULL) = $3`,
    [userId, step, isConfirmed],
  );
  return taken.rowCount === 1;
}

/** 79 random bits, without letters that are read as others. */
function newRecoveryCode(): string {
  const text = Array.from({ length: 16 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return (text.match(/.{4}/g) ?? []).join('-');
}

const plain = (code: string) => code.replace(/[\s-]/g, '').toUpperCase();
