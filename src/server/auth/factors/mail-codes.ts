import { createHash, randomInt } from 'node:crypto';
import type { Queryable } from '../../data/database/database.ts';
import { newToken } from '../sessions/tokens.ts';

/** What a code was asked for; one that was sent for one thing opens no other. */
export type CodeScene = 'login' | 'retrieve' | 'bind' | 'public' | 'stepup';

/** How long a code counts, and how long until the next may be asked for. */
export const CODE_SECONDS = 300;
export const COOLDOWN_SECONDS = 60;
const mostADay = 10;
const mostTries = 5;

const hashOf = (key: string, code: string) => createHash('sha256').update(`${key} ${code}`).digest('hex');

/** A code on its way to somebody. */
export interface NewCode {
  readonly CodeKey: string;
  /**
   * Undefined when the same user, or some stranger, had this address written to a moment ago, or too often today: nothing is to
   * be sent then. What strangers ask for does not keep the owner from the own codes.
   */
  readonly code: string | undefined;
}

/**
 * Makes a six-digit code for an address. The key is made in any case, so that the answer does not tell whether something
 * was sent.
 */
export async function newMailCode(
  database: Queryable,
  { scene, target, userId }: { scene: CodeScene; target: string; userId: string },
): Promise<NewCode> {
  const CodeKey = newToken();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const made = await database.query(
    `INSERT INTO sys_mail_code (key, scene, target, user_id, hash, created, expires, tries)
     SELECT $1, $2, $3, $4, $5, now(), now() + make_interval(secs => $6), 0
     WHERE NOT EXISTS (SELECT 1 FROM sys_mail_code WHERE target = $3 AND user_id = $4 AND created > now() - make_interval(secs => $7))
       AND (SELECT count(*) FROM sys_mail_code WHERE target = $3 AND user_id = $4 AND created > now() - interval '1 day') < $8::int`,
    [
      CodeKey,
      scene,
      target.toLowerCase(),
      userId,
      hashOf(CodeKey, code),
      CODE_SECONDS,
      COOLDOWN_SECONDS,
      mostADay,
    ],
  );
  return { CodeKey, code: made.rowCount === 1 ? code : undefined };
}

/** Whether the code is the one that was sent for this. It counts once, and after five wrong ones not at all. */
export async function takeMailCode(
  database: Queryable,
  given: { scene: CodeScene; userId: string; codeKey: string; code: string },
): Promise<boolean> {
  const answer = await database.query<{ right: boolean }>(
    `UPDATE sys_mail_code SET tries = tries + 1,
       expires = CASE WHEN hash = $4 THEN now() - interval '1 second' ELSE expires END
     WHERE key = $1 AND scene = $2 AND user_id = $3 AND expires > now() AND tries < $5::int
     RETURNING hash = $4 AS right`,
    [given.codeKey, given.scene, given.userId, hashOf(given.codeKey, given.code.trim()), mostTries],
  );
  return answer.rows[0]?.right ?? false;
}
