import { TASK_STATE } from '../../../contract/generated/codes.ts';
import { storedDesign } from '../../modules/questionnaire/paper.ts';
import type { Handler } from '../call.ts';
import { reachedQuestionnaire } from './in-scope.ts';

/** The questions and factors of a questionnaire, for whoever designs it. */
export const surveyDesign: Handler<'Questionnaire/Design'> = async (services, request) => {
  const row = await reachedQuestionnaire(services, request);
  const design = await storedDesign(services.engine.database, String(row['Id']));
  const Closed = row['State'] === TASK_STATE.Draft ? '' : '已发布的问卷不能修改题目，可复制后修改';
  return {
    Id: String(row['Id']),
    Title: String(row['Title']),
    Closed,
    Questions: [...design.Questions],
    Factors: [...design.Factors] as never[],
  };
};
