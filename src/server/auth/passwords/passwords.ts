import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { heavy } from '../login/heavy-work.ts';

/** Argon2id (the library's default algorithm) with 19 MiB and two passes, as OWASP advises. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const longest = 128;
/** Hashes a password with a salt of its own. */
export function hashPassword(password: string): Promise<string> {
  return heavy(() => hash(password, cost));
}

let dummy: Promise<string> | undefined;

/**
 * Whether the password belongs to the hash. Without a hash (nobody has that name) it takes as long and says no, so
 * that the time of the answer does not tell who exists.
 */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  dummy ??= hashPassword('nobody has this password');
  const known = stored !== undefined && stored.startsWith('$argon2');
  const against = known ? stored : await dummy;
  const right = await heavy(() => verify(against, password.slice(0, longest)));
  return right && known;
}

const LOWER = 'abcdefghijkmnpqrstuvwxyz';
const UPPER = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const DIGITS = '23456789';
const pick = (from: string) => from[randomInt(from.length)] ?? '';

/** A random password that people can read out: no l, I, 1, O, 0; every class of the policy is in it. */
export function randomPassword(): string {
  const letters = Array.from({ length: 6 }, () => pick(LOWER)).join('');
  return `${pick(UPPER)}${letters}${pick('@#%')}${Array.from({ length: 4 }, () => pick(DIGITS)).join('')}`;
}
