import { enCodes, entities, reachEnCodes } from '../../../contract/generated/entities.ts';
import type { ServerModule } from '../../data/module.ts';
import { saveDraft, submitPaper } from './answer.ts';
import { beforeQuestionnaireSave, copyQuestionnaire, saveDesign, startFromScale } from './design.ts';
import { publish, reachOfSurvey, stop } from './publish.ts';
import { questionTypes } from './question-types.ts';
import { reportOf } from './report.ts';
import { ALL_HEADINGS, notesOn } from './sheet-columns.ts';
import { paperUpload } from './uploads.ts';
import { assignFollow, beforeFollowSave } from './warn.ts';
import { answerColumns } from './wide.ts';

/** Questionnaires: what the schemas cannot say (domain/02-modules-B, B1). */
export const questionnaire = {
  beforeSave: {
    [entities.Questionnaire]: beforeQuestionnaireSave,
    [entities.SurveyFollow]: beforeFollowSave,
  },
  exports: { [entities.AnswerSheet]: answerColumns },
  documents: { [enCodes.questionnaireAnalyzeReport]: reportOf },
  templates: {
    [entities.Questionnaire]: (engine) => [
      { name: '题目', headings: ALL_HEADINGS, lines: [] },
      {
        name: '填写说明',
        headings: ['列名', '必填', '说明'],
        lines: notesOn([...questionTypes(engine).keys()]),
      },
    ],
  },
  uploads: { [enCodes.questionnaireAnswerSave]: paperUpload },
  reaches: {
    [reachEnCodes.questionnairePublish]: reachOfSurvey,
  },
  handlers: {
    [enCodes.questionnaireFromScale]: startFromScale,
    [enCodes.questionnaireDesignSave]: saveDesign,
    [enCodes.questionnairePublish]: publish,
    [enCodes.questionnaireStop]: stop,
    [enCodes.questionnaireCopy]: copyQuestionnaire,
    [enCodes.questionnaireAnswerSave]: saveDraft,
    [enCodes.questionnaireAnswerSubmit]: submitPaper,
    [enCodes.questionnaireFollowAssign]: assignFollow,
  },
} satisfies ServerModule;
