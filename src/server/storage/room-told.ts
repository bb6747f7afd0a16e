import { stat } from 'node:fs/promises';
import type { CallOutput } from '../../contract/generated/calls.ts';
import type { Queryable } from '../data/database/database.ts';
import type { DiskRoom } from './disk-room.ts';

/** What the program knows of the place where it stands. */
export interface Place {
  readonly room: Pick<DiskRoom, 'free'>;
  /** The file that a backup touches when it is done; the server makes none itself. */
  readonly backupFile: string;
}

/** How much room there is, what takes it, and how old the last backup is. */
export async function roomTold(
  queryable: Queryable,
  { room, backupFile }: Place,
): Promise<CallOutput['SysInfo/GetRoom']> {
  const { rows } = await queryable.query<{ Database: number; Files: number; Count: number }>(
    `SELECT (pg_database_size(current_database()) / 1048576)::int AS "Database",
       (coalesce(sum("Size"), 0) / 1048576)::int AS "Files", count(*)::int AS "Count" FROM "Attachment" WHERE "IsDeleted" = 0`,
    [],
    'room_told',
  );
  const free = await room.free();
  const Backup = ageText(await ageOf(backupFile));
  return { ...rows[0]!, Free: free === undefined ? null : Math.round(free * 100), Backup };
}

const HOUR_MS = 3_600_000;

/** How long ago the file was touched, in hours; undefined where there is none. */
async function ageOf(file: string): Promise<number | undefined> {
  const found = await stat(file).catch(() => undefined);
  return found && Math.max(0, Math.floor((Date.now() - found.mtimeMs) / HOUR_MS));
}

function ageText(hours: number | undefined): string {
  if (hours === undefined) return '没有记录';
  if (hours < 1) return '一小时内';
  return hours < 48 ? `${hours}小时前` : `${Math.floor(hours / 24)}天前`;
}
