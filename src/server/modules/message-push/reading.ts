import type { Engine } from '../../data/engine.ts';

/** Counts who has read the messages of the last days; readers change their own lines alone, so that none waits for another. */
export async function countRead({ database }: Engine): Promise<void> {
  await database.query(
    `UPDATE "PushTask" t SET "ReadCount" = c.n
     FROM (SELECT l."TaskId", count(l."ReadTime")::int AS n FROM "PushLog" l JOIN "PushTask" p ON p."Id" = l."TaskId"
       WHERE p."PlanTime" > now() - interval '2 days' GROUP BY l."TaskId") c
     WHERE t."Id" = c."TaskId" AND t."ReadCount" IS DISTINCT FROM c.n`,
  );
}
