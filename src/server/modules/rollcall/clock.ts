import { TASK_STATE } from '../../../contract/generated/codes.ts';
import { entities, type NamingTask } from '../../../contract/generated/entities.ts';
import { changeWhere } from '../../data/change-where.ts';
import { byClock } from '../../data/by-clock.ts';
import { entityOf } from '../../data/entities.ts';
import type { Engine } from '../../data/engine.ts';
import type { WriteContext } from '../../data/module.ts';
import { wireColumns } from '../../data/wire-columns.ts';
import { openToday } from './tasks.ts';

/** One node at a time; the number is this work's own. */
const LOCK = 5_201_026;
/** Rolls of a day are opened from this time on. */
const FIRST_TIME = '00:10:00';

/** Opens the rolls of today. */
export async function openRolls(engine: Engine): Promise<void> {
  await byClock(engine, LOCK, async (context) => {
    const { tx, now } = context;
    if (now.slice(11) < FIRST_TIME) return;
    const today = now.slice(0, 10);
    const answer = await tx.query<NamingTask>(
      `SELECT ${wireColumns(entityOf(engine, entities.NamingTask), 't')} FROM "NamingTask" t
       WHERE t."IsDeleted" = 0 AND t."State" = ANY($1) AND t."StartDate" <= $2::date AND t."EndDate" >= $2::date
         AND NOT EXISTS (SELECT 1 FROM "NamingInstance" i WHERE i."TaskId" = t."Id" AND i."NamingDate" = $2::date AND i."IsDeleted" = 0)
       ORDER BY t."Id" FOR NO KEY UPDATE OF t`,
      [[TASK_STATE.Coming, TASK_STATE.Running], today],
    );
    for (const task of answer.rows) await openToday(context, task);
  });
}

/** The task tells of its last roll. */
export async function tellTask(context: WriteContext, rolls: readonly string[]): Promise<void> {
  await changeWhere(
    context,
    entities.NamingTask,
    `UPDATE "NamingTask" t SET "LastShould" = i."Should", "LastRate" = i."Rate" FROM "NamingInstance" i
     WHERE i."TaskId" = t."Id" AND i."Id" = ANY($1)`,
    [rolls],
    { as: 'count' },
  );
}
