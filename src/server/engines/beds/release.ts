import { ORI_STEP, STEP_STATE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import { changeWhere } from '../../data/write/change-where.ts';
import type { HandlerContext } from '../../data/module.ts';
import { dropLodging } from '../bills/lodging.ts';
import { markSteps } from '../checklist/marks.ts';

/** A new student has no chosen bed any more, and may choose again. */
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
