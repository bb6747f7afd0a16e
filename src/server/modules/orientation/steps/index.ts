import { enCodes, entities } from '../../../../contract/generated/entities.ts';
import type { RowHook, ServerModule } from '../../../data/module.ts';
import { afterBeddingSave, beforeBeddingSave, previewBedding } from './bedding.ts';
import { suggestSize } from './clothes.ts';
import {
  afterGreenMove,
  afterGreenPass,
  beforeGreenDelete,
  beforeGreenSave,
  beforeGreenSubmit,
  grantGreen,
} from './green.ts';
import { creditTime, finishItem } from './education.ts';
import { afterHealthSave, beforeHealthSave } from './health.ts';
import { afterIntentionSave, beforeIntentionSave } from './intention.ts';
import { reportWrong } from './info.ts';
import { afterLatePass, beforeLateSave, beforeLateSubmit } from './late.ts';
import { settleProgress } from '../../../engines/checklist/marks.ts';
import { afterBillsSave } from '../../../engines/bills/payments.ts';
import { afterStepSave, beforeStepSave } from './stepped.ts';
import { confirmSupplies } from './supplies.ts';
import { beforeTravelSave } from './travel.ts';

/** A step that the office finished or spared somebody counts like his own. */
async function afterStatesSave(hooks: readonly RowHook[]): Promise<void> {
  const [first] = hooks;
  if (first) await settleProgress(first, [...new Set(hooks.map(({ row }) => String(row['NewStudentId'])))]);
}

/** The steps of a new student before he comes (domain/02-modules-A, A1): windows, order, and what follows from each. */
export const orientationSteps = {
  beforeSave: {
    [entities.NewStudentProfile]: beforeStepSave,
    [entities.NewStudentPhoto]: beforeStepSave,
    [entities.TravelPlan]: beforeTravelSave,
    [entities.TrainingClothes]: beforeStepSave,
    [entities.BeddingChoice]: beforeBeddingSave,
    [entities.GreenChannelApply]: beforeGreenSave,
    [entities.LateReportApply]: beforeLateSave,
    [entities.NewStudent]: beforeIntentionSave,
    [entities.HealthDeclare]: beforeHealthSave,
  },
  afterSave: {
    [entities.NewStudentProfile]: afterStepSave,
    [entities.NewStudentPhoto]: afterStepSave,
    [entities.TravelPlan]: afterStepSave,
    [entities.TrainingClothes]: afterStepSave,
    [entities.BeddingChoice]: afterBeddingSave,
    [entities.GreenChannelApply]: afterGreenMove,
    [entities.NewStudent]: afterIntentionSave,
    [entities.HealthDeclare]: afterHealthSave,
  },
  afterSaveMany: {
    [entities.NewStudentStep]: afterStatesSave,
    [entities.FeeBill]: afterBillsSave,
  },
  beforeSubmit: {
    [entities.GreenChannelApply]: beforeGreenSubmit,
    [entities.LateReportApply]: beforeLateSubmit,
  },
  afterPass: {
    [entities.GreenChannelApply]: afterGreenPass,
    [entities.LateReportApply]: afterLatePass,
  },
  afterClose: { [entities.GreenChannelApply]: afterGreenMove },
  beforeDelete: { [entities.GreenChannelApply]: beforeGreenDelete },
  handlers: {
    [enCodes.orientationInfoWrong]: reportWrong,
    [enCodes.orientationGreenGrant]: grantGreen,
    [enCodes.orientationClothesSuggest]: suggestSize,
    [enCodes.orientationBeddingPreview]: previewBedding,
    [enCodes.orientationSupplyConfirm]: confirmSupplies,
    [enCodes.orientationEduBeat]: creditTime,
    [enCodes.orientationEduFinish]: finishItem,
  },
} satisfies ServerModule;
