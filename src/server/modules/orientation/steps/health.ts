import { HEALTH_SCENE, ORI_STEP, STEP_STATE } from '../../../../contract/generated/codes.ts';
import type { RowHook } from '../../../data/module.ts';
import { markSteps } from '../../../engines/checklist/marks.ts';
import { isByHimself, requireStepOpen } from '../../../engines/checklist/window.ts';

const isOrientation = ({ row }: RowHook) => row['Scene'] === HEALTH_SCENE.Orientation;

/** A new student declares his health inside of the step's window; his college and class are those that he has now. */
export async function beforeHealthSave(hook: RowHook): Promise<void> {
  const { tx, row, before, now } = hook;
  if (!isOrientation(hook)) return;
  const student = String(row['NewStudentId']);
  if (isByHimself(hook)) await requireStepOpen(tx, student, ORI_STEP.Epidemic);
  const answer = await tx.query<{ CollegeId: string; ClassId: string | null }>(
    `SELECT "CollegeId", "ClassId" FROM "NewStudent" WHERE "Id" = $1`,
    [student],
  );
  Object.assign(row, answer.rows[0]);
  row['DeclareDate'] = before?.['DeclareDate'] ?? now.slice(0, 10);
}

export async function afterHealthSave(hook: RowHook): Promise<void> {
  if (!isOrientation(hook)) return;
  const student = String(hook.row['NewStudentId']);
  await markSteps(hook, [{ student, code: ORI_STEP.Epidemic, state: STEP_STATE.Done }]);
}
