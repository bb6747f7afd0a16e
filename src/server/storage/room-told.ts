import type { CallOutput } from '../../contract/generated/calls.ts';
import type { Queryable } from '../data/database/database.ts';
import type { DiskRoom } from './disk-room.ts';

/** How much room there is, and what takes it. */
export async function roomTold(
  queryable: Queryable,
  room: Pick<DiskRoom, 'free'>,
): Promise<CallOutput['SysInfo/GetRoom']> {
  const { rows } = await queryable.query<{ Database: number; Files: number; Count: number }>(
    `SELECT (pg_database_size(current_database()) / 1048576)::int AS "Database",
       (coalesce(sum("Size"), 0) / 1048576)::int AS "Files", count(*)::int AS "Count" FROM "Attachment" WHERE "IsDeleted" = 0`,
    [],
    'room_told',
  );
  const free = await room.free();
  return { ...rows[0]!, Free: free === undefined ? null : Math.round(free * 100) };
}
