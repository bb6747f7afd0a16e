import type { Caller } from '../../data/access/caller.ts';
import type { Queryable } from '../../data/database/database.ts';

const DAYS = 7;

/** When the caller signed in the last time before this one; for the first time, a week ago. */
export async function cameBefore(queryable: Queryable, { subject }: Caller): Promise<string> {
  const { rows } = await queryable.query<{ at: string }>(
    `SELECT to_char(coalesce((SELECT l."CreateDate" FROM "LoginLog" l WHERE l."UserId" = $1 AND l."Result" = 1 AND l."IsDeleted" = 0
       ORDER BY l."CreateDate" DESC OFFSET 1 LIMIT 1), now() - make_interval(days => $2)), 'YYYY-MM-DD HH24:MI:SS') AS at`,
    [subject.UserId, DAYS],
    'came_before',
  );
  return rows[0]!.at;
}
