import { ORI_STEP, STEP_STATE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import { changeWhere } from '../../data/write/change-where.ts';
import type { HandlerContext, WriteContext } from '../../data/module.ts';
import { dropLodging } from '../bills/lodging.ts';
import { markSteps } from '../checklist/marks.ts';

/** A new student has no chosen bed any more, may choose again, and owes nothing for it. */
export async function bedLost(context: HandlerContext, student: string): Promise<void> {
  await openChoice(context, student);
  await dropLodging(context, student);
}

/** The choice of a bed is open for a new student again. */
export async function openChoice(
  context: WriteContext & { readonly enCode: string },
  student: string,
): Promise<void> {
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
}
