import type { Queryable } from '../../data/database/database.ts';
import { newToken, sessionIdOf } from '../sessions/tokens.ts';

/** How long the link of a mail counts, and how long until the next is sent. */
export const RESET_MINUTES = 30;
const cooldownSeconds = 60;

/**
 * A token that lets one user set a new password once. Those before it still count: a stranger who asks for the next one must
 * not spoil the link that the owner is about to open.
 * @returns undefined when one was sent a moment ago
 */
export async function newResetToken(database: Queryable, userId: string): Promise<string | undefined> {
  const token = newToken();
  const made = await database.query(
    `INSERT INTO sys_reset_link (user_id, hash, created, expires)
     SELECT $1, $2, now(), now() + make_interval(mins => $3)
     WHERE NOT EXISTS (SELECT 1 FROM sys_reset_link WHERE user_id = $1 AND created > now() - make_interval(secs => $4))`,
    [userId, sessionIdOf(token), RESET_MINUTES, cooldownSeconds],
  );
  return made.rowCount === 1 ? token : undefined;
}

/** Uses a token up with all others of its user, if the transaction commits. @returns the user's Id, or undefined when it does not count */
export async function takeResetToken(tx: Queryable, token: string): Promise<string | undefined> {
  const answer = await tx.query<{ user_id: string }>(
    `UPDATE sys_reset_link SET expires = now() - interval '1 second' WHERE hash = $1 AND expires > now() RETURNING user_id`,
    [sessionIdOf(token)],
  );
  const userId = answer.rows[0]?.user_id;
  if (userId !== undefined)
    await tx.query(
      `UPDATE sys_reset_link SET expires = now() - interval '1 second' WHERE user_id = $1 AND expires > now()`,
      [userId],
    );
  return userId;
}
