import { enCodes, entities } from '../../../../contract/generated/entities.ts';
import type { ServerModule } from '../../../data/module.ts';
import { afterBeddingSave, beforeBeddingSave, previewBedding } from './bedding.ts';
import { afterGreenPass, beforeGreenSubmit } from './green.ts';
import { afterItemsStore, creditTime, finishItem } from './education.ts';

/** What the steps of new students ask beyond their times and order (domain/02-modules-A, A1). */
export const orientationSteps = {
  beforeSave: { [entities.BeddingChoice]: beforeBeddingSave },
  afterSave: { [entities.BeddingChoice]: afterBeddingSave },
  afterStore: afterItemsStore,
  beforeSubmit: {
    [entities.GreenChannelApply]: beforeGreenSubmit,
  },
  afterPass: { [entities.GreenChannelApply]: afterGreenPass },
  handlers: {
    [enCodes.orientationBeddingPreview]: previewBedding,
    [enCodes.orientationEduBeat]: creditTime,
    [enCodes.orientationEduFinish]: finishItem,
  },
} satisfies ServerModule;
