import type { Queryable } from './database/database.ts';

/** The database's clock as `YYYY-MM-DD HH:mm:ss`: the one that decides deadlines on every node. */
export async function databaseNow(queryable: Queryable): Promise<string> {
  const answer = await queryable.query<{ now: string }>(
    `SELECT to_char(clock_timestamp(), 'YYYY-MM-DD HH24:MI:SS') AS now`,
    [],
    'clock_now',
  );
  return answer.rows[0]!.now;
}
