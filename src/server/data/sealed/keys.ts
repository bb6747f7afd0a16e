import { keyFrom } from '../../crypto/encrypt.ts';
import { createHash } from 'node:crypto';

/** A key of values that are stored sealed. */
export interface SealingKey {
  /** Six characters that stand in each value: they tell which key opens it, and nothing of the key. */
  readonly id: string;
  /** Locks and opens. */
  readonly locks: Buffer;
  /** Makes of equal values equal marks. */
  readonly marks: Buffer;
  /** Of which each stored file has a key of its own. */
  readonly files: Buffer;
}

const known = new Map<string, SealingKey>();
let present: SealingKey | undefined;

/**
 * Has the process seal with the last of these secrets and open what was sealed with any of them. The driver opens values as
 * they come from the database, wherever a statement reads them, so the keys belong to the process and not to a request.
 */
export function useSealingKeys(secrets: readonly Buffer[]): void {
  for (const secret of secrets) {
    const locks = keyFrom(secret, '', 'sealed values');
    const id = createHash('sha256').update(locks).digest('base64url').slice(0, 6).replaceAll('-', '_');
    const marks = keyFrom(secret, '', 'marks of sealed values');
    const key = { id, locks, marks, files: keyFrom(secret, '', 'sealed files') };
    known.set(id, key);
    present = key;
  }
}

/** The key that values are sealed with now. @throws Error where no installation has begun */
export function presentKey(): SealingKey {
  if (!present) throw new Error('no key was given to seal values with');
  return present;
}

/** Every key of the process: a value may still be sealed with an older one. */
export const everyKey = (): Iterable<SealingKey> => known.values();

export const keyById = (id: string): SealingKey | undefined => known.get(id);
