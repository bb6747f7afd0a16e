import { CHECKIN_STATE, TASK_STATE } from '../../../../contract/generated/codes.ts';
import { entities, type OrientationBatch } from '../../../../contract/generated/entities.ts';
import { ENROLLED } from '../../../auth/sessions/standing.ts';
import { keepSessions } from '../../../auth/sessions/sessions.ts';
import type { Engine } from '../../../data/engine.ts';
import type { RowHook, WriteContext } from '../../../data/module.ts';
import { BY_CLOCK, byClock, MOST_AT_ONCE } from '../../../data/time/by-clock.ts';
import { endRows } from '../../../data/write/system-write.ts';
import { giveRoles } from '../../../engines/accounts/open.ts';

/** The role of new students: what is told and shown to it concerns those who are coming, and nobody who came in another year. */
export const FRESHMAN = 'freshman';

/** Once their batch is over, students are new students no more. */
export const keepFreshmen = (engine: Engine): Promise<void> =>
  byClock(engine, 'students who are new no more', endFreshmen);

async function endFreshmen(context: WriteContext): Promise<void> {
  const { rows } = await context.tx.query<{ role: string; user: string }>(
    `SELECT ur."Id" AS role, ur."UserId" AS user FROM "SysRole" r JOIN "UserRole" ur ON ur."RoleId" = r."Id" AND ur."IsDeleted" = 0
     JOIN "NewStudent" n ON n."UserId" = ur."UserId" AND n."IsDeleted" = 0
     JOIN "OrientationBatch" b ON b."Id" = n."BatchId" AND b."State" = $1
     WHERE r."RoleCode" = $2 AND EXISTS (SELECT 1 FROM "Student" o WHERE o."Id" = n."StudentId" AND ${ENROLLED})
     ORDER BY ur."Id" LIMIT ${MOST_AT_ONCE}`,
    [TASK_STATE.Ended, FRESHMAN],
  );
  if (rows.length === 0) return;
  const ids = rows.map(({ role }) => role);
  await keepSessions(
    context.tx,
    rows.map(({ user }) => user),
    () => endRows(context, entities.UserRole, ids, BY_CLOCK),
  );
}

/** Students of a batch that is set going again are new students again. */
export async function beginFreshmen(hook: RowHook<OrientationBatch>): Promise<void> {
  const { tx, row, before } = hook;
  if (before?.['State'] !== TASK_STATE.Ended || row['State'] === TASK_STATE.Ended) return;
  const { rows } = await tx.query<{ UserId: string }>(
    `SELECT "UserId" FROM "NewStudent" WHERE "BatchId" = $1 AND "StudentId" IS NOT NULL AND "UserId" IS NOT NULL
       AND "CheckinState" <> $2 AND "IsDeleted" = 0`,
    [row['Id'], CHECKIN_STATE.NotComing],
  );
  const users = rows.map(({ UserId }) => UserId);
  const given = users.map((UserId) => ({ UserId, role: FRESHMAN }));
  await keepSessions(tx, users, () => giveRoles(hook, given));
}
