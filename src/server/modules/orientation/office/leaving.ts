import { CHECKIN_STATE, STEP_STATE } from '../../../../contract/generated/codes.ts';
import type { NewStudent } from '../../../../contract/generated/entities.ts';
import type { RowHook } from '../../../data/module.ts';
import { openChoice } from '../../../engines/beds/release.ts';

/** A new student who does not come has chosen no bed any more. */
export async function afterStudentSave(hook: RowHook<NewStudent>): Promise<void> {
  const { row, before } = hook;
  const { NotComing } = CHECKIN_STATE;
  const hasLeft = row['CheckinState'] === NotComing && before?.['CheckinState'] !== NotComing;
  if (hasLeft && row['DormState'] !== STEP_STATE.Waiting) await openChoice(hook, String(row['Id']));
}
