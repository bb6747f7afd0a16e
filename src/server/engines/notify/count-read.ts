import { entities } from '../../../contract/generated/entities.ts';
import { byClock } from '../../data/time/by-clock.ts';
import { changeWhere } from '../../data/write/change-where.ts';
import type { Engine } from '../../data/engine.ts';
import type { WriteContext } from '../../data/module.ts';

/** Counts who has read the messages of the last days; readers change their own lines alone, so that none waits for another. */
export async function countRead(engine: Engine): Promise<void> {
  await byClock(engine, 'messages read', countReaders);
}

async function countReaders(context: WriteContext): Promise<void> {
  await changeWhere(
    context,
    entities.PushTask,
    `UPDATE "PushTask" t SET "ReadCount" = c.n
     FROM (SELECT l."TaskId", count(l."ReadTime")::int AS n FROM "PushLog" l JOIN "PushTask" p ON p."Id" = l."TaskId"
       WHERE p."PlanTime" > now() - interval '2 days' GROUP BY l."TaskId") c
     WHERE t."Id" = c."TaskId" AND t."ReadCount" IS DISTINCT FROM c.n`,
    [],
    { as: 'count' },
  );
}
