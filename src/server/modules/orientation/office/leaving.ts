import {
  BED_STATE,
  CHECKIN_STATE,
  ORDER_STATE,
  ORI_STEP,
  STEP_STATE,
} from '../../../../contract/generated/codes.ts';
import { entities } from '../../../../contract/generated/entities.ts';
import type { Row } from '../../../../contract/rules.ts';
import { changeWhere } from '../../../data/write/change-where.ts';
import { entityOf } from '../../../data/entities.ts';
import type { RowHook, WriteContext } from '../../../data/module.ts';
import { ident } from '../../../data/sql/sql.ts';
import { changeRow } from '../../../data/write/system-write.ts';
import { wireColumns } from '../../../data/sql/wire-columns.ts';
import { markSteps } from '../../../engines/checklist/marks.ts';

/** Whoever does not come gives back the bed that they chose, and orders nothing any more. */
export async function afterStudentSave(hook: RowHook): Promise<void> {
  const left = (row: Row | null) => row?.['CheckinState'] === CHECKIN_STATE.NotComing;
  if (left(hook.row) && !left(hook.before)) await giveBack(hook, String(hook.row['Id']), hook.enCode);
}

const FREE = { State: BED_STATE.Free, LockUserId: null, LockExpire: null, NewStudentId: null };
/** Orders that nothing was paid for yet. */
const OPEN: readonly string[] = [ORDER_STATE.Waiting, ORDER_STATE.Paying];

/** The bed is free for others, open orders are closed. */
export async function giveBack(context: WriteContext, student: string, enCode: string): Promise<void> {
  const beds = await rowsOf(context, entities.Bed, student);
  for (const bed of beds) await changeRow(context, entities.Bed, bed, FREE, enCode);
  const orders = await rowsOf(context, entities.PayOrder, student);
  for (const order of orders.filter(({ State }) => OPEN.includes(String(State))))
    await changeRow(context, entities.PayOrder, order, { State: ORDER_STATE.Closed }, enCode);
  if (beds.length === 0) return;
  await changeWhere(
    context,
    entities.NewStudent,
    `UPDATE "NewStudent" SET "DormState" = $2 WHERE "Id" = $1`,
    [student, STEP_STATE.Waiting],
    { as: 'act', enCode },
  );
  await markSteps(context, entities.OrientationStep, [
    { student, code: ORI_STEP.Dorm, state: STEP_STATE.Waiting },
  ]);
}

async function rowsOf({ engine, tx }: WriteContext, name: string, student: string): Promise<Row[]> {
  const entity = entityOf(engine, name);
  const answer = await tx.query<Row>(
    `SELECT ${wireColumns(entity, 't')} FROM ${ident(entity.table)} t
     WHERE t."NewStudentId" = $1 AND t."IsDeleted" = 0 ORDER BY t."Id" FOR UPDATE`,
    [student],
  );
  return answer.rows;
}
