import { MSG_GROUP } from '../../contract/generated/codes.ts';
import { entities } from '../../contract/generated/entities.ts';
import { insertRows } from '../data/bulk-write.ts';
import { byClock } from '../data/by-clock.ts';
import type { Engine } from '../data/engine.ts';
import { entityOf } from '../data/entities.ts';
import { newId } from '../data/row-store.ts';
import { LEAST_FREE, lowText, type DiskRoom } from './disk-room.ts';

/** One node at a time; the number is this work's own. */
const LOCK = 5_201_067;
const KEY = 'alarm:disk';
/** Free again by so much more than the limit, so that a disk about there does not ring each minute. */
const MARGIN = 0.02;

/** Rings when the disk of the files has too little room, once until there is room again. */
export interface DiskAlarm {
  /** Looks at the disk; `told` hears what changed on this node, and administrators get one message of all nodes together. */
  look(
    engine: Engine,
    told: (event: string, facts: Readonly<Record<string, unknown>>) => void,
  ): Promise<void>;
}

/** Makes the alarm of this node. */
export function createDiskAlarm(room: DiskRoom): DiskAlarm {
  let isLow = false;
  return {
    async look(engine, told) {
      const free = await room.free();
      if (free === undefined) return;
      const percent = Math.floor(free * 100);
      if (free < LEAST_FREE) {
        if (!isLow) told('disk-low', { percent });
        isLow = true;
        await ring(engine, lowText(free));
      } else if (free >= LEAST_FREE + MARGIN) {
        if (isLow) told('disk-has-room', { percent });
        isLow = false;
        await silence(engine);
      }
    },
  };
}

async function ring(engine: Engine, text: string): Promise<void> {
  await byClock(engine, LOCK, async (context) => {
    const { tx } = context;
    const first = await tx.query(
      'INSERT INTO sys_meta (key, value) VALUES ($1, now()::text) ON CONFLICT (key) DO NOTHING',
      [KEY],
    );
    if (first.rowCount === 0) return;
    const administrators = await tx.query<{ UserId: string }>(
      `SELECT DISTINCT ur."UserId" FROM "UserRole" ur JOIN "SysRole" r ON r."Id" = ur."RoleId" AND r."RoleCode" = 'admin'
         AND r."IsDeleted" = 0 JOIN "SysUser" u ON u."Id" = ur."UserId" AND u."IsDeleted" = 0 WHERE ur."IsDeleted" = 0`,
    );
    const messages = administrators.rows.map(({ UserId }) => ({
      Id: newId(),
      UserId,
      MsgGroup: MSG_GROUP.Message,
      Title: '服务器磁盘空间不足',
      Content: text,
      IsRead: 0,
    }));
    await insertRows(context, entityOf(engine, entities.UserMessage), messages);
  });
}

async function silence(engine: Engine): Promise<void> {
  await engine.database.query('DELETE FROM sys_meta WHERE key = $1', [KEY]);
}
