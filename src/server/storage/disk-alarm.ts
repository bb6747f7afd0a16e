import { SUPER_ROLE } from '../../contract/subject.ts';
import { MSG_GROUP } from '../../contract/generated/codes.ts';
import { entities } from '../../contract/generated/entities.ts';
import { insertRows } from '../data/write/bulk-write.ts';
import { byClock } from '../data/time/by-clock.ts';
import type { Engine } from '../data/engine.ts';
import { entityOf } from '../data/entities.ts';
import { newId } from '../data/write/row-store.ts';
import { isDatabaseFull } from './disk-full.ts';
import { LEAST_FREE, lowText, type DiskRoom } from './disk-room.ts';

const KEY = 'alarm:disk';
/** A single file may be too large for a disk that has room: administrators hear of such refusals once a day, however many. */
const REFUSED_KEY = 'alarm:disk-refused';
const DATABASE_KEY = 'alarm:database-disk';
const DATABASE_TEXT = '数据库的磁盘已满，有操作未能保存；请检查数据库所在服务器的磁盘并及时清理';
/** Free again by so much more than the limit, so that a disk about there does not ring each minute. */
const MARGIN = 0.02;

/** Administrators are told again of what lasts after so long. */
const AGAIN_HOURS = 24;

type Told = (event: string, facts: Readonly<Record<string, unknown>>) => void;

/** Rings when a disk has too little room, once a day until there is room again. */
export interface DiskAlarm {
  /** Hears of an error; a database that is full may be on another machine, whose disk nobody here can look at. */
  heard(error: unknown): void;
  /** Looks at the disk; `told` hears what changed on this node, and administrators get one message of all nodes together. */
  look(engine: Engine, told: Told): Promise<void>;
}

/** Makes the alarm of this node. */
export function createDiskAlarm(room: Pick<DiskRoom, 'free' | 'hasRefused'>): DiskAlarm {
  let isLow: boolean | undefined;
  let wasFull = false;
  return {
    heard(error) {
      wasFull ||= isDatabaseFull(error);
    },
    async look(engine, told) {
      await lookAtFiles(engine, told);
      // While the database is full it takes no message either: it is tried again each minute.
      if (wasFull) await ring(engine, DATABASE_KEY, { Title: '数据库磁盘已满', Content: DATABASE_TEXT });
      wasFull = false;
    },
  };

  async function lookAtFiles(engine: Engine, told: Told): Promise<void> {
    const free = await room.free();
    if (free === undefined) return;
    const percent = Math.floor(free * 100);
    // Files that do not fit any more are refused before the disk is below its limit.
    if (room.hasRefused() || free < LEAST_FREE) {
      if (!isLow) told('disk-low', { percent });
      isLow = true;
      await ring(engine, free < LEAST_FREE ? KEY : REFUSED_KEY, {
        Title: '服务器磁盘空间不足',
        Content: lowText(free),
      });
    } else if (free >= LEAST_FREE + MARGIN) {
      if (isLow) told('disk-has-room', { percent });
      // A node whose own disk was never low must not silence the alarm of another one, which would ring each minute.
      if (isLow !== false) await silence(engine);
      isLow = false;
    }
  }
}

async function ring(
  engine: Engine,
  key: string,
  message: { readonly Title: string; readonly Content: string },
): Promise<void> {
  await byClock(engine, 'disk', async (context) => {
    const { tx } = context;
    const first = await tx.query(
      `INSERT INTO sys_meta AS m (key, value) VALUES ($1, now()::text) ON CONFLICT (key) DO UPDATE SET value = excluded.value
       WHERE m.value::timestamptz < now() - make_interval(hours => $2::int)`,
      [key, AGAIN_HOURS],
    );
    if (first.rowCount === 0) return;
    const administrators = await tx.query<{ UserId: string }>(
      `SELECT DISTINCT ur."UserId" FROM "UserRole" ur JOIN "SysRole" r ON r."Id" = ur."RoleId" AND r."RoleCode" = '${SUPER_ROLE}'
         AND r."IsDeleted" = 0 JOIN "SysUser" u ON u."Id" = ur."UserId" AND u."IsDeleted" = 0 WHERE ur."IsDeleted" = 0`,
    );
    const messages = administrators.rows.map(({ UserId }) => ({
      Id: newId(),
      UserId,
      MsgGroup: MSG_GROUP.Message,
      ...message,
      IsRead: 0,
    }));
    await insertRows(context, entityOf(engine, entities.UserMessage), messages);
  });
}

async function silence(engine: Engine): Promise<void> {
  await engine.database.query('DELETE FROM sys_meta WHERE key = $1', [KEY]);
}
