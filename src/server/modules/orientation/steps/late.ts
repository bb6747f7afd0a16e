import { isSentBack } from '../../../../contract/flow/sent-back.ts';
import type { LateReportApply } from '../../../../contract/generated/entities.ts';
import { CHECKIN_STATE } from '../../../../contract/generated/codes.ts';
import type { RowHook } from '../../../data/module.ts';
import { refuse } from '../../../data/refusal.ts';
import { isOwn } from '../../../engines/checklist/window.ts';

/** How late the new student wants to come, counted from the end of checking in; asked for before that end, and corrected after it where it was sent back. */
export async function beforeLateSave(hook: RowHook<LateReportApply>): Promise<void> {
  const answer = await hook.tx.query<{ isOver: boolean; state: string; days: number }>(
    `SELECT now() >= b."CheckinEnd" AS "isOver", n."CheckinState" AS state,
       ceil(extract(epoch FROM $2::timestamp AT TIME ZONE 'Asia/Shanghai' - b."CheckinEnd") / 86400)::int AS days
     FROM "NewStudent" n JOIN "OrientationBatch" b ON b."Id" = n."BatchId" WHERE n."Id" = $1`,
    [hook.row['NewStudentId'], hook.row['PlanDate'] ?? null],
  );
  const { isOver, state, days } = answer.rows[0] ?? { isOver: true, state: '', days: 0 };
  if (isOwn(hook) && isOver && !isSentBack(hook.entity, hook.before)) throw refuse('已截止');
  if (state === CHECKIN_STATE.CheckedIn) throw refuse('您已报到，不能再修改');
  hook.row['DelayDays'] = hook.row['PlanDate'] ? Math.max(0, days) : null;
}
