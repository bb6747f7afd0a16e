import type { Handler } from '../call.ts';
import { reachedQuestionnaire } from './in-scope.ts';

/** What the code on a poster says: the answering page of a questionnaire. */
export const surveyLink: Handler<'Questionnaire/Link'> = async (services, request) => {
  const { Id, Title } = await reachedQuestionnaire(services, request);
  return {
    Text: `/PsychologicalSelfInspection/answer?Id=${encodeURIComponent(String(Id))}`,
    Title: String(Title),
  };
};
