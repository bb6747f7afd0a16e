import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { calls } from '../../../contract/generated/calls.ts';
import type { Queryable } from '../../data/database/database.ts';
import { keyFrom } from '../../crypto/encrypt.ts';
import { sessionIdOf } from '../sessions/tokens.ts';

/** Accounts that one browser is known for at most: a computer of an office has several users. */
const mostAccounts = 8;
const keptDays = 180;
const deviceBytes = 16;
const FORM = /^[\w-]{22}(?:\.[\w-]{22}){1,8}$/;

export const DEVICE_COOKIE = 'xg-device';
/** The calls by which people sign in are the only ones that a browser tells of itself. */
const PATH = calls.UserAuth.GetManUserLogin.path.replace(/\/[^/]+$/, '');

/** An account as a browser is known for it: once the password is another one, it is known no more. */
export interface DeviceOwner {
  readonly id: string;
  readonly hash: string | null;
}

/** What a request's Cookie header says of the browser; undefined where that cannot be what we wrote. */
export function deviceIn(cookies: string | undefined): string | undefined {
  const prefix = `${DEVICE_COOKIE}=`;
  const own = cookies?.split(/;\s*/).find((cookie) => cookie.startsWith(prefix));
  const device = own?.slice(prefix.length);
  return device !== undefined && FORM.test(device) ? device : undefined;
}

/**
 * Names a browser from which its owner has signed in to the account before, for counts of its own.
 * @returns undefined for every other browser
 */
export function knownDevice(
  key: Buffer,
  device: string | undefined,
  owner: DeviceOwner | undefined,
): string | undefined {
  if (device === undefined) return undefined;
  const [name = '', ...marks] = device.split('.');
  const mark = Buffer.from(markOf(key, name, owner ?? { id: '', hash: '' }));
  const isKnown = marks.some((one) => timingSafeEqual(Buffer.from(one), mark));
  return owner && isKnown ? sessionIdOf(name).slice(0, 16) : undefined;
}

/** The Set-Cookie header after which the browser is known for the account, too. */
export async function deviceCookie(
  database: Queryable,
  { key, device, isSecure }: { key: Buffer; device: string | undefined; isSecure: boolean },
  userId: string,
): Promise<string> {
  const { rows } = await database.query<{ hash: string | null }>(
    'SELECT "PwdHash" AS hash FROM "SysUser" WHERE "Id" = $1',
    [userId],
    'auth_device_owner',
  );
  const [name = '', ...marks] = device?.split('.') ?? [randomBytes(deviceBytes).toString('base64url')];
  const mark = markOf(key, name, { id: userId, hash: rows[0]?.hash ?? null });
  const all = [mark, ...marks.filter((one) => one !== mark)].slice(0, mostAccounts);
  const value = [name, ...all].join('.');
  const secure = isSecure ? '; Secure' : '';
  return `${DEVICE_COOKIE}=${value}; Path=${PATH}; Max-Age=${keptDays * 86_400}; HttpOnly; SameSite=Strict${secure}`;
}

/** Without the installation's key nobody can write one. */
function markOf(key: Buffer, name: string, { id, hash }: DeviceOwner): string {
  const signed = createHmac('sha256', keyFrom(key, '', 'known device')).update(
    JSON.stringify([name, id, hash]),
  );
  return signed.digest().subarray(0, deviceBytes).toString('base64url');
}
