import { enCodes, entities } from '../../../../contract/generated/entities.ts';
import type { ServerModule } from '../../../data/module.ts';
import { afterArrivedStore } from './arrived.ts';
import { generateBills, settleAfterUndo } from './bills.ts';
import { afterStudentSave } from './leaving.ts';
import { remindStudents } from './remind.ts';
import { beginFreshmen, keepFreshmen } from './roles.ts';
import { generateNumbers } from './students.ts';

/** Orientation as its offices see it: what the schemas cannot say (domain/02-modules-A, A1.3 and A1.4). */
export const orientationOffice = {
  afterSave: { [entities.NewStudent]: afterStudentSave, [entities.OrientationBatch]: beginFreshmen },
  afterStore: afterArrivedStore,
  of: 'orientation',
  afterUndo: settleAfterUndo,
  everyMinute: keepFreshmen,
  handlers: {
    [enCodes.orientationStudentGenNo]: generateNumbers,
    [enCodes.orientationFeeStdGenerate]: generateBills,
    [enCodes.orientationProgressRemind]: remindStudents,
  },
} satisfies ServerModule;
