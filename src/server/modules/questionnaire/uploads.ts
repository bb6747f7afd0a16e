import { entities } from '../../../contract/generated/entities.ts';
import { MOST_MB } from '../../../contract/paper/files.ts';
import { arrivalBy } from '../../data/clock.ts';
import type { UploadPlace, WriteContext } from '../../data/module.ts';
import { refuse } from '../../data/refusal.ts';
import { ownTaking, readPublished } from './answer.ts';
import { publishedPaper } from './published-paper.ts';
import { closedBecause, doneBecause } from './window.ts';

/** Most files that wait for one paper: those that were taken out of it again stay until it is handed in. */
const MOST_WAITING = 100;

/** What may be sent for a question of a paper, while its answerer may answer it. */
export async function paperUpload(
  { engine, tx, caller }: WriteContext,
  id: string,
  questionId: string,
): Promise<UploadPlace> {
  const taking = await ownTaking(tx, caller.subject.UserId, id);
  const survey = await readPublished(tx, taking.QuestionnaireId);
  const why = closedBecause(survey, arrivalBy(survey.Clock, caller)) ?? doneBecause(taking);
  if (why !== undefined) throw refuse(why);
  const paper = await publishedPaper(engine, tx, survey);
  const question = paper?.questions.find((one) => one.id === questionId && one.type === 'file');
  if (!question) throw refuse('没有这道题目');
  const waiting = await tx.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM "Attachment" WHERE "BizType" = $1 AND "BizId" = $2 AND "IsDeleted" = 0`,
    [entities.SurveyTaking, taking.Id],
  );
  if ((waiting.rows[0]?.count ?? 0) >= MOST_WAITING) throw refuse('上传的文件过多，请先提交问卷');
  return {
    kinds: question.kinds,
    maxMB: question.maxMB ?? MOST_MB,
    holder: { BizType: entities.SurveyTaking, BizId: taking.Id },
  };
}
