import { BED_STATE, ORI_STEP, STEP_STATE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import { changeWhere } from '../../data/change-where.ts';
import type { HandlerContext, RowHook } from '../../data/module.ts';
import { refuse } from '../../data/refusal.ts';
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
}

/** A bed that somebody has is not taken out of the allocation. */
export async function beforeAllocationDelete({ tx, row }: RowHook): Promise<void> {
  const answer = await tx.query(`SELECT 1 FROM "Bed" WHERE "Id" = $1 AND "State" = ANY($2)`, [
    row['BedId'],
    [BED_STATE.Held, BED_STATE.Chosen, BED_STATE.Occupied],
  ]);
  if (answer.rowCount > 0) throw refuse('床位已被选择');
}
