import { enCodes, entities } from '../../../contract/generated/entities.ts';
import type { ServerModule } from '../../data/module.ts';
import { saveDraft, submitPaper } from './answer.ts';
import { beforeQuestionnaireSave, copyQuestionnaire, saveDesign, startFromScale } from './design.ts';
import { publish, remind, stop } from './publish.ts';
import { assignFollow, beforeFollowSave } from './warn.ts';
import { answerColumns } from './wide.ts';

/** Questionnaires: what the schemas cannot say (domain/02-modules-B, B1). */
export const questionnaire = {
  beforeSave: {
    [entities.Questionnaire]: beforeQuestionnaireSave,
    [entities.SurveyFollow]: beforeFollowSave,
  },
  exports: { [entities.AnswerSheet]: answerColumns },
  handlers: {
    [enCodes.questionnaireFromScale]: startFromScale,
    [enCodes.questionnaireDesignSave]: saveDesign,
    [enCodes.questionnairePublish]: publish,
    [enCodes.questionnaireStop]: stop,
    [enCodes.questionnaireCopy]: copyQuestionnaire,
    [enCodes.questionnaireRemind]: remind,
    [enCodes.questionnaireAnswerSave]: saveDraft,
    [enCodes.questionnaireAnswerSubmit]: submitPaper,
    [enCodes.questionnaireFollowAssign]: assignFollow,
  },
} satisfies ServerModule;
