import type { Queryable } from '../data/database/database.ts';
import { newToken, sessionIdOf } from './tokens.ts';

/** How long the link of a mail counts, and how long until the next is sent. */
export const RESET_MINUTES = 30;
const cooldownSeconds = 60;

/**
 * A token that lets one user set a new password once; older ones of his end with it.
 * @returns undefined when he was sent one a moment ago
 */
export async function newResetToken(database: Queryable, userId: string): Promise<string | undefined> {
  const token = newToken();
  const made = await database.query(
    `INSERT INTO sys_reset_token AS r (user_id, hash, created, expires)
     VALUES ($1, $2, now(), now() + make_interval(mins => $3))
     ON CONFLICT (user_id) DO UPDATE SET hash = excluded.hash, created = excluded.created, expires = excluded.expires
     WHERE r.created <= now() - make_interval(secs => $4)`,
    [userId, sessionIdOf(token), RESET_MINUTES, cooldownSeconds],
  );
  return made.rowCount === 1 ? token : undefined;
}

/** Uses a token up, if the transaction commits. @returns the user's Id, or undefined when it does not count */
export async function takeResetToken(tx: Queryable, token: string): Promise<string | undefined> {
  const answer = await tx.query<{ user_id: string; live: boolean }>(
    `UPDATE sys_reset_token SET expires = now() - interval '1 second' WHERE hash = $1 AND expires > now() RETURNING user_id`,
    [sessionIdOf(token)],
  );
  return answer.rows[0]?.user_id;
}
