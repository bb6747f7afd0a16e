import { CHECKIN_STATE } from '../../../../contract/generated/codes.ts';
import { entities, type LateReportApply } from '../../../../contract/generated/entities.ts';
import { changeWhere } from '../../../data/write/change-where.ts';
import type { RowHook } from '../../../data/module.ts';
import { refuse, refuseFields } from '../../../data/refusal.ts';
import { requireNoOther } from './green.ts';
import { isOwn } from '../../../engines/checklist/window.ts';

interface Facts {
  readonly isOver: boolean;
  readonly state: string;
  readonly days: number;
}

const LONGEST_DAYS = 14;

/** How late the new student wants to come, counted from the end of checking in; asked for before that end. */
export async function beforeLateSave(hook: RowHook): Promise<void> {
  const answer = await hook.tx.query<Facts>(
    `SELECT now() >= b."CheckinEnd" AS "isOver", n."CheckinState" AS state,
       ceil(extract(epoch FROM $2::timestamp AT TIME ZONE 'Asia/Shanghai' - b."CheckinEnd") / 86400)::int AS days
     FROM "NewStudent" n JOIN "OrientationBatch" b ON b."Id" = n."BatchId" WHERE n."Id" = $1`,
    [hook.row['NewStudentId'], hook.row['PlanDate'] ?? null],
  );
  const { isOver, state, days } = answer.rows[0] ?? { isOver: true, state: '', days: 0 };
  if (isOwn(hook) && isOver) throw refuse('已截止');
  if (state === CHECKIN_STATE.CheckedIn) throw refuse('您已报到，不能再修改');
  hook.row['DelayDays'] = hook.row['PlanDate'] ? Math.max(0, days) : null;
}

/** No longer than two weeks, and one application at a time. */
export async function beforeLateSubmit({ tx, row }: RowHook): Promise<void> {
  const apply = row as Partial<LateReportApply>;
  await requireNoOther(tx, entities.LateReportApply, apply);
  if (Number(apply.DelayDays ?? 0) > LONGEST_DAYS)
    throw refuseFields([{ Key: 'PlanDate', Message: '推迟报到一般不得超过两周' }]);
}

/** Whoever may come later is expected later. */
export async function afterLatePass(hook: RowHook): Promise<void> {
  await changeWhere(
    hook,
    entities.NewStudent,
    `UPDATE "NewStudent" SET "CheckinState" = $2 WHERE "Id" = $1 AND "CheckinState" = ANY($3)`,
    [
      hook.row['NewStudentId'],
      CHECKIN_STATE.Late,
      [CHECKIN_STATE.Waiting, CHECKIN_STATE.Running, CHECKIN_STATE.Ready],
    ],
    { as: 'act', enCode: hook.enCode },
  );
}
