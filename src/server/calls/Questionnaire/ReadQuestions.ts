import { uploadedSheet } from '../../jobs/import/uploaded-sheet.ts';
import { questionTypes } from '../../modules/questionnaire/question-types.ts';
import { readQuestionSheet } from '../../modules/questionnaire/sheet-questions.ts';
import type { Handler } from '../call.ts';

/** The questions of a sheet that the caller uploaded, for his design; nothing is kept. */
export const readQuestions: Handler<'Questionnaire/ReadQuestions'> = async (
  { engine, files },
  { caller, input },
) => {
  const file = await uploadedSheet(engine.database, caller, files, input.FileId);
  return (await readQuestionSheet(file, questionTypes(engine))) as never;
};
