import { entities } from '../../../contract/generated/entities.ts';
import { byClock } from '../../data/time/by-clock.ts';
import { NotedLately } from '../../data/time/noted-lately.ts';
import { changeWhere } from '../../data/write/change-where.ts';
import type { Engine } from '../../data/engine.ts';
import type { StoredRows, WriteContext, WrittenRows } from '../../data/module.ts';

/** Tasks of which messages were read. */
const readOn = new NotedLately();

/** Engines whose tasks were counted once: what was read before is noted by a process that is no more. */
const begun = new WeakSet<Engine>();

/** Carries what was noted of messages into the log, whichever button or call of the reader noted it. */
export async function logStored(context: WriteContext, { entity, rows }: StoredRows): Promise<void> {
  if (entity.name !== entities.UserMessage) return;
  const ids = rows.flatMap(({ before, after }) =>
    after && after['IsRead'] !== (before?.['IsRead'] ?? 0) ? [String(after['Id'])] : [],
  );
  await logReading(context, ids);
}

/** The same of what a statement of SQL noted. Messages that it takes away, since their work is done, were read by nobody. */
export async function logWritten(context: WriteContext, { entity, ids, fields }: WrittenRows): Promise<void> {
  const isNoted = fields.includes('IsRead') && !fields.includes('IsDeleted');
  if (entity.name === entities.UserMessage && isNoted) await logReading(context, ids);
}

async function logReading(context: WriteContext, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const { rows } = await changeWhere<{ TaskId: string }>(
    context,
    entities.PushLog,
    `UPDATE "PushLog" l SET "ReadTime" = CASE WHEN m."IsRead" = 1 THEN coalesce(m."ReadTime", now()) END FROM "UserMessage" m
     WHERE m."Id" = ANY($1) AND l."Id" = m."BizId" AND (l."ReadTime" IS NULL) = (m."IsRead" = 1)
     RETURNING l."TaskId"`,
    [ids],
    { as: 'count' },
  );
  readOn.note(
    context.engine,
    rows.map(({ TaskId }) => TaskId),
  );
}

/** Counts who has read the messages that somebody read lately; readers change their own lines alone, so that none waits for another. */
export async function countRead(engine: Engine): Promise<void> {
  await byClock(engine, 'messages read', countReaders);
}

async function countReaders(context: WriteContext): Promise<void> {
  const { engine } = context;
  const days = begun.has(engine) ? 0 : 7;
  await changeWhere(
    context,
    entities.PushTask,
    `UPDATE "PushTask" t SET "ReadCount" = c.n
     FROM (SELECT l."TaskId", count(l."ReadTime")::int AS n FROM "PushLog" l JOIN "PushTask" p ON p."Id" = l."TaskId"
       WHERE p."Id" = ANY($1) OR p."PlanTime" > now() - make_interval(days => $2) GROUP BY l."TaskId") c
     WHERE t."Id" = c."TaskId" AND t."ReadCount" IS DISTINCT FROM c.n`,
    [readOn.take(engine), days],
    { as: 'count' },
  );
  begun.add(engine);
}
