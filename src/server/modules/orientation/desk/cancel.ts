import { CHECKIN_STATE, ORI_STEP, STEP_STATE } from '../../../../contract/generated/codes.ts';
import { entities, type CheckinRecord } from '../../../../contract/generated/entities.ts';
import type { HandlerContext } from '../../../data/module.ts';
import { changeRow, lockRow } from '../../../data/write/system-write.ts';
import { moveOutChosen } from '../../../engines/beds/arrival.ts';
import { markSteps } from '../../../engines/checklist/marks.ts';
import { caseOf, keepCase } from './case.ts';
import { candidateOf } from './candidate.ts';
import { unmakeStudent } from './student.ts';
import { chosenRow } from '../../../data/write/chosen-row.ts';

/** A check-in that should not have been is taken back on its own day, with everything that followed from it. */
export async function cancelCheckin(context: HandlerContext): Promise<true> {
  const { params, enCode, tx } = context;
  const record = chosenRow<CheckinRecord>(context);
  const id = String(record['NewStudentId']);
  const before = await lockRow(context, entities.NewStudent, id);
  await unmakeStudent(context, before);
  await changeRow(
    context,
    entities.NewStudent,
    before,
    // A person who came with the printed sheet was the wrong one: it opens nothing any more.
    { CheckinState: CHECKIN_STATE.Ready, CheckinTime: null, PaperAt: null, PaperNext: null },
    enCode,
  );
  await moveOutChosen(context, before);
  const reason = { IsCanceled: 1, CancelReason: params['CancelReason'] };
  await changeRow(context, entities.CheckinRecord, record, reason, enCode);
  await markSteps(context, entities.OrientationStep, [
    { student: id, code: ORI_STEP.Scene, state: STEP_STATE.Waiting },
  ]);
  const known = await caseOf(context, id);
  if (known) await keepCase(context, (await candidateOf(tx, id))!, known, { IdVerified: 0 });
  return true;
}
