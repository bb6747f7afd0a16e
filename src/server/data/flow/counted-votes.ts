import { FLOW_TASK_KIND, FLOW_TASK_STATE } from '../../../contract/generated/codes.ts';
import { FLOW_TASKS } from '../../../contract/model.ts';
import { programCaller } from '../access/program-caller.ts';
import type { Engine } from '../engine.ts';
import { entityOf } from '../entities.ts';
import { ident } from '../sql/sql.ts';
import { databaseNow } from '../time/clock.ts';
import { oneByOne } from '../time/one-by-one.ts';
import { resumeApplication } from './flow-steps.ts';
import { votesOf } from './votes.ts';

const CLOCK = programCaller('系统', 'vote');
const AT_ONCE = 500;

interface Waiting {
  readonly Id: string;
  readonly Entity: string;
  readonly RowId: string;
  readonly OfTaskId: string;
}

/**
 * Lets applications go on whose votes are over, each in a transaction of its own. Under the lock of the application its task is looked
 * at again, so that it goes on once, however many nodes look at the same time. One that fails leaves the others alone; its failure
 * is thrown when they are done.
 */
export async function followVotes(engine: Engine): Promise<void> {
  const votes = votesOf(engine);
  if (!votes) return;
  const { rows } = await engine.database.query<Waiting>(
    `SELECT "Id", "Entity", "RowId", "OfTaskId" FROM ${ident(entityOf(engine, FLOW_TASKS).table)}
     WHERE "State" = $1 AND "Kind" = $2 AND "OfTaskId" IS NOT NULL AND "IsDeleted" = 0 ORDER BY "DueDate", "Id" LIMIT ${AT_ONCE}`,
    [FLOW_TASK_STATE.Open, FLOW_TASK_KIND.Wait],
  );
  if (rows.length === 0) return;
  const counts = await votes.counted(
    engine,
    rows.map(({ OfTaskId }) => OfTaskId),
  );
  await oneByOne(rows, async ({ Id, Entity, RowId, OfTaskId }) => {
    const entity = engine.catalog.entities.get(Entity);
    const count = counts.get(OfTaskId);
    if (!entity?.flow || !count) return;
    await engine.database.transaction(async (tx) => {
      const context = { engine, tx, caller: CLOCK, now: await databaseNow(tx) };
      await resumeApplication(context, { entity, enCode: '' }, RowId, async (course) => {
        const wait = course.open.find((one) => one.Id === Id);
        if (!wait) return false;
        await course.voted(wait.NodeId, count);
        return undefined;
      });
    });
  });
}
