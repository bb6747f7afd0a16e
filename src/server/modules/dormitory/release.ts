import { ORI_STEP, STEP_STATE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import { changeWhere } from '../../data/write/change-where.ts';
import type { HandlerContext } from '../../data/module.ts';
import { dropLodging } from '../../engines/bills/lodging.ts';
import { markSteps } from '../../engines/checklist/marks.ts';

/** The dormitory office has freed the bed of a new student, who may choose again. */
export async function bedLost(context: HandlerContext, student: string): Promise<void> {
  await changeWhere(
    context,
    entities.NewStudent,
    `UPDATE "NewStudent" SET "DormState" = $2 WHERE "Id" = $1`,
    [student, STEP_STATE.Waiting],
    { as: 'act', enCode: context.enCode },
  );
  await markSteps(context, entities.OrientationStep, [
    { student, code: ORI_STEP.Dorm, state: STEP_STATE.Waiting },
  ]);
  await dropLodging(context, student);
}
