import { enCodes, entities } from '../../../../contract/generated/entities.ts';
import type { ServerModule } from '../../../data/module.ts';
import { afterBeddingSave, beforeBeddingSave, previewBedding } from './bedding.ts';
import { suggestSize } from './clothes.ts';
import { afterGreenPass, beforeGreenSubmit } from './green.ts';
import { afterItemsStore, creditTime, finishItem } from './education.ts';
import { afterIntentionSave, beforeIntentionSave } from './intention.ts';
import { reportWrong } from './info.ts';
import { beforeLateSave } from './late.ts';
import { afterBillsSave } from '../../../engines/bills/payments.ts';

/** What the steps of new students ask beyond their times and order (domain/02-modules-A, A1). */
export const orientationSteps = {
  beforeSave: {
    [entities.BeddingChoice]: beforeBeddingSave,
    [entities.LateReportApply]: beforeLateSave,
    [entities.NewStudent]: beforeIntentionSave,
  },
  afterSave: {
    [entities.BeddingChoice]: afterBeddingSave,
    [entities.NewStudent]: afterIntentionSave,
  },
  afterStore: afterItemsStore,
  afterSaveMany: { [entities.FeeBill]: afterBillsSave },
  beforeSubmit: {
    [entities.GreenChannelApply]: beforeGreenSubmit,
  },
  afterPass: { [entities.GreenChannelApply]: afterGreenPass },
  handlers: {
    [enCodes.orientationInfoWrong]: reportWrong,
    [enCodes.orientationClothesSuggest]: suggestSize,
    [enCodes.orientationBeddingPreview]: previewBedding,
    [enCodes.orientationEduBeat]: creditTime,
    [enCodes.orientationEduFinish]: finishItem,
  },
} satisfies ServerModule;
