import { BED_STATE, ORI_STEP, STEP_STATE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import { changeWhere } from '../../data/change-where.ts';
import type { HandlerContext, RowHook } from '../../data/module.ts';
import { refuse } from '../../data/refusal.ts';
import { changeRow } from '../../data/system-write.ts';
import { markSteps } from '../../engines/checklist/marks.ts';

/** The student lets go of the bed that is held for him. The row is locked and his, or it would not be in his scope. */
export async function letGo(context: HandlerContext): Promise<true> {
  const row = context.rows[0];
  if (!row) throw refuse('选择超时，请重新选择');
  await changeWhere(
    context,
    entities.Bed,
    `UPDATE "Bed" SET "State" = $2, "LockUserId" = NULL, "LockExpire" = NULL WHERE "Id" = $1`,
    [row['Id'], BED_STATE.Free],
    { as: 'act', enCode: context.enCode },
  );
  return true;
}

/** The dormitory office frees a bed that is held or chosen; whoever chose it may choose again. */
export async function releaseBed(context: HandlerContext): Promise<true> {
  const row = context.rows[0];
  if (!row) throw refuse('请选择要操作的记录');
  const freed = { State: BED_STATE.Free, LockUserId: null, LockExpire: null, NewStudentId: null };
  await changeRow(context, entities.Bed, row, freed, context.enCode);
  if (row['NewStudentId']) {
    await changeWhere(
      context,
      entities.NewStudent,
      `UPDATE "NewStudent" SET "DormState" = $2 WHERE "Id" = $1`,
      [row['NewStudentId'], STEP_STATE.Waiting],
      { as: 'act', enCode: context.enCode },
    );
    const student = String(row['NewStudentId']);
    await markSteps(context, [{ student, code: ORI_STEP.Dorm, state: STEP_STATE.Waiting }]);
  }
  return true;
}

/** A bed that somebody has is not taken out of the allocation. */
export async function beforeAllocationDelete({ tx, row }: RowHook): Promise<void> {
  const answer = await tx.query(`SELECT 1 FROM "Bed" WHERE "Id" = $1 AND "State" = ANY($2)`, [
    row['BedId'],
    [BED_STATE.Held, BED_STATE.Chosen, BED_STATE.Occupied],
  ]);
  if (answer.rowCount > 0) throw refuse('床位已被选择');
}
