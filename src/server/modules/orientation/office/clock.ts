import { CHECKIN_STATE, FLOW_STATUS, TASK_STATE } from '../../../../contract/generated/codes.ts';
import { entities } from '../../../../contract/generated/entities.ts';
import { ENROLLED } from '../../../auth/sessions/standing.ts';
import { BY_CLOCK, byClock, MOST_AT_ONCE } from '../../../data/time/by-clock.ts';
import { entityOf } from '../../../data/entities.ts';
import type { Engine } from '../../../data/engine.ts';
import type { WriteContext } from '../../../data/module.ts';
import { runHooks } from '../../../data/write/hooks.ts';
import { failureOf } from '../../../data/write/acts/refusal-of.ts';
import { changeStored } from '../../../data/write/system-write.ts';
import { endFreshmen } from './roles.ts';

/** How long after the end of checking in a new student may still come (domain/02-modules-A, A1 states). */
const GRACE_DAYS = 14;

/** What time alone asks of new students: those who never came are entered, and those of a batch that is over are new no more. */
export async function keepOrientation(engine: Engine): Promise<void> {
  const failures: unknown[] = [];
  await byClock(engine, 'new students who stayed away', (context) => enterMissing(context, failures));
  await byClock(engine, 'students who are new no more', endFreshmen);
  if (failures.length > 0) throw failures[0];
}

/**
 * Two weeks after the end, or after the office has restored them. New students who may come later, or have asked to, are waited for
 * until then; students that the registry has enrolled meanwhile are at the school, and the desk alone has not seen them.
 */
async function enterMissing(context: WriteContext, failures: unknown[]): Promise<void> {
  const answer = await context.tx.query<{ Id: string }>(
    `SELECT n."Id" FROM "OrientationBatch" b JOIN "NewStudent" n ON n."BatchId" = b."Id" AND n."IsDeleted" = 0
     WHERE b."IsDeleted" = 0 AND b."State" = ANY($1) AND greatest(b."CheckinEnd", n."RestoreTime") < now() - make_interval(days => $2)
       AND n."CheckinState" = ANY($3) AND NOT EXISTS (SELECT 1 FROM "LateReportApply" l WHERE l."NewStudentId" = n."Id"
         AND l."IsDeleted" = 0 AND (l."Status" = $4 OR (l."Status" = $5 AND l."PlanDate" > now())))
       AND NOT EXISTS (SELECT 1 FROM "Student" o WHERE o."Id" = n."StudentId" AND ${ENROLLED})
     ORDER BY n."Id" LIMIT ${MOST_AT_ONCE}`,
    [
      [TASK_STATE.Running, TASK_STATE.Ended],
      GRACE_DAYS,
      [CHECKIN_STATE.Waiting, CHECKIN_STATE.Running, CHECKIN_STATE.Ready, CHECKIN_STATE.Late],
      FLOW_STATUS.Running,
      FLOW_STATUS.Passed,
    ],
  );
  const changes = {
    CheckinState: CHECKIN_STATE.NotComing,
    NoReportRemark: '报到结束两周后仍未报到，自动登记',
  };
  const entity = entityOf(context.engine, entities.NewStudent);
  const enter = async (id: string) => {
    const before = await changeStored(context, entities.NewStudent, id, changes, BY_CLOCK);
    const row = { ...before, ...changes };
    await runHooks('afterSave', { ...context, entity, before, row, enCode: BY_CLOCK });
  };
  for (const { Id } of answer.rows) {
    const failure = await failureOf(context.tx, () => enter(Id));
    if (failure !== undefined) failures.push(failure);
  }
}
