import { CHECKIN_STATE, ORI_STEP, STEP_STATE } from '../../../../contract/generated/codes.ts';
import { entities, type NewStudent } from '../../../../contract/generated/entities.ts';
import { changeWhere } from '../../../data/write/change-where.ts';
import type { RowHook } from '../../../data/module.ts';
import { markSteps } from '../../../engines/checklist/marks.ts';

/** A new student who does not come has chosen no bed any more. */
export async function afterStudentSave(hook: RowHook<NewStudent>): Promise<void> {
  const { row, before, enCode } = hook;
  const left = row['CheckinState'] === CHECKIN_STATE.NotComing;
  if (!left || before?.['CheckinState'] === CHECKIN_STATE.NotComing) return;
  if (row['DormState'] === STEP_STATE.Waiting) return;
  const student = String(row['Id']);
  await changeWhere(
    hook,
    entities.NewStudent,
    `UPDATE "NewStudent" SET "DormState" = $2 WHERE "Id" = $1`,
    [student, STEP_STATE.Waiting],
    { as: 'act', enCode },
  );
  const mark = { student, code: ORI_STEP.Dorm, state: STEP_STATE.Waiting };
  await markSteps(hook, entities.OrientationStep, [mark]);
}
