import { ROLLCALL_RESULT, TASK_STATE } from '../../../contract/generated/codes.ts';
import { entities, messages, type NamingTask } from '../../../contract/generated/entities.ts';
import { changeWhere } from '../../data/change-where.ts';
import { byClock } from '../../data/by-clock.ts';
import { entityOf } from '../../data/entities.ts';
import type { Engine } from '../../data/engine.ts';
import type { WriteContext } from '../../data/module.ts';
import { Binder } from '../../data/sql.ts';
import { wireColumns } from '../../data/wire-columns.ts';
import { tell } from '../../engines/notify/tell.ts';
import { onLeaveSql } from '../../engines/presence/on-leave.ts';
import { recount } from './counts.ts';
import { answerByGates } from './gates.ts';
import { openToday } from './tasks.ts';

/** One node at a time; the number is this work's own. */
const LOCK = 5_201_026;
/** Rolls of a day are opened from this time on. */
const FIRST_TIME = '00:10:00';
/** Answers that arrived before the end may still be on their way into the database. */
const GRACE_SECONDS = 10;

const OPEN = [TASK_STATE.Coming, TASK_STATE.Running];

/** What time alone asks of rolls: opens those of today, counts, and ends them. */
export async function keepRolls(engine: Engine): Promise<void> {
  await byClock(engine, LOCK, async (context) => {
    await openDue(context);
    await excuseAway(context);
    await answerByGates(context);
    await countRunning(context);
    await closeEnded(context);
  });
}

async function openDue(context: WriteContext): Promise<void> {
  const { engine, tx, now } = context;
  if (now.slice(11) < FIRST_TIME) return;
  const today = now.slice(0, 10);
  const answer = await tx.query<NamingTask>(
    `SELECT ${wireColumns(entityOf(engine, entities.NamingTask), 't')} FROM "NamingTask" t
     WHERE t."IsDeleted" = 0 AND t."State" = ANY($1) AND t."StartDate" <= $2::date AND t."EndDate" >= $2::date
       AND NOT EXISTS (SELECT 1 FROM "NamingInstance" i WHERE i."TaskId" = t."Id" AND i."NamingDate" = $2::date AND i."IsDeleted" = 0)
     ORDER BY t."Id" FOR NO KEY UPDATE OF t`,
    [OPEN, today],
  );
  for (const task of answer.rows) await openToday(context, task);
}

/** Leave that was agreed to after the roll was opened counts as well. */
async function excuseAway(context: WriteContext): Promise<void> {
  const binder = new Binder();
  const away = onLeaveSql('r."StudentId"', 'r."BeginAt"', binder);
  const [missing, onLeave, open, soon] = [
    ROLLCALL_RESULT.Missing,
    ROLLCALL_RESULT.OnLeave,
    OPEN,
    context.now,
  ].map((value) => binder.bind(value));
  await changeWhere(
    context,
    entities.NamingRecord,
    `UPDATE "NamingRecord" r SET "Result" = ${onLeave}
     FROM "NamingInstance" i JOIN "NamingTask" t ON t."Id" = i."TaskId" AND t."ExcludeLeave"::int = 1
     WHERE r."InstanceId" = i."Id" AND i."IsDeleted" = 0 AND i."State" = ANY(${open}::text[])
       AND i."BeginAt" <= ${soon}::timestamptz AND r."Result" = ${missing} AND ${away}`,
    binder.values,
    { as: 'record' },
  );
}

async function countRunning(context: WriteContext): Promise<void> {
  const running = await context.tx.query<{ Id: string }>(
    `SELECT "Id" FROM "NamingInstance" WHERE "State" = $1 AND "IsDeleted" = 0`,
    [TASK_STATE.Running],
  );
  await recount(
    context,
    running.rows.map(({ Id }) => Id),
  );
}

/** Who has not answered by the end is absent; his counsellor is told. */
async function closeEnded(context: WriteContext): Promise<void> {
  const { now } = context;
  const ended = await changeWhere<{ Id: string }>(
    context,
    entities.NamingInstance,
    `UPDATE "NamingInstance" i SET "State" = $1, "ClosedAt" = $2::timestamptz
     WHERE i."State" = ANY($3) AND i."EndAt" < $2::timestamptz - make_interval(secs => $4) RETURNING i."Id"`,
    [TASK_STATE.Ended, now, OPEN, GRACE_SECONDS],
    { as: 'record' },
  );
  const ids = ended.rows.map(({ Id }) => Id);
  if (ids.length === 0) return;
  await changeWhere(
    context,
    entities.NamingRecord,
    `UPDATE "NamingRecord" SET "Result" = $2 WHERE "InstanceId" = ANY($1) AND "Result" = $3`,
    [ids, ROLLCALL_RESULT.Absent, ROLLCALL_RESULT.Missing],
    { as: 'record' },
  );
  await recount(context, ids);
  await changeWhere(
    context,
    entities.NamingTask,
    `UPDATE "NamingTask" t SET "LastShould" = i."Should", "LastRate" = i."Rate" FROM "NamingInstance" i
     WHERE i."TaskId" = t."Id" AND i."Id" = ANY($1)`,
    [ids],
    { as: 'count' },
  );
  await tell(context, messages.namingRecordMiss, { InstanceId: ids });
}
