import { randomBytes } from 'node:crypto';
import type { Queryable } from '../data/database/database.ts';

const KEY_BYTES = 32;

/**
 * The key of a session for the drafts that its browser keeps, in base64. It is stored with the session and goes with it:
 * what stays in a browser after a logout cannot be read by anybody. @returns undefined when the session is over
 */
export async function draftKeyOf(queryable: Queryable, session: string): Promise<string | undefined> {
  const answer = await queryable.query<{ draft_key: string }>(
    'UPDATE sys_session SET draft_key = coalesce(draft_key, $2) WHERE id = $1 RETURNING draft_key',
    [session, randomBytes(KEY_BYTES).toString('base64')],
  );
  return answer.rows[0]?.draft_key;
}
