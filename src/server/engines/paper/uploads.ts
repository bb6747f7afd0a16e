import { MOST_MB } from '../../../contract/paper/files.ts';
import { arrivalBy } from '../../data/time/clock.ts';
import type { UploadPlace, WriteContext } from '../../data/module.ts';
import { refuse } from '../../data/refusal.ts';
import { ownTaking } from './answer.ts';
import { titleOf, type Parts } from './parts.ts';
import { publishedPaper, readPublished } from './published.ts';
import { closedBecause, doneBecause, ownWindow } from './window.ts';

/** Most files that wait for one paper: those that were taken out of it again stay until it is handed in. */
const MOST_WAITING = 100;

/** What may be sent for a question of a paper, while its answerer may answer it. */
export async function paperUpload(
  parts: Parts,
  { engine, tx, caller }: WriteContext,
  id: string,
  questionId: string,
): Promise<UploadPlace> {
  const title = titleOf(parts);
  const taking = await ownTaking(tx, parts, caller.subject.UserId, id);
  const survey = ownWindow(await readPublished(tx, parts, taking.paperId), taking);
  const why =
    closedBecause(title, survey, arrivalBy(survey.Clock, caller)) ??
    doneBecause(title, taking, parts.block.refuse?.done);
  if (why !== undefined) throw refuse(why);
  const paper = await publishedPaper(engine, tx, parts, survey);
  const question = paper?.questions.find((one) => one.id === questionId && one.type === 'file');
  if (!question) throw refuse('没有这道题目');
  const BizType = parts.takings.name;
  const waiting = await tx.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM "Attachment" WHERE "BizType" = $1 AND "BizId" = $2 AND "IsDeleted" = 0`,
    [BizType, taking.Id],
  );
  if ((waiting.rows[0]?.count ?? 0) >= MOST_WAITING) throw refuse(`上传的文件过多，请先提交${title}`);
  return {
    kinds: question.kinds,
    maxMB: question.maxMB ?? MOST_MB,
    holder: { BizType, BizId: taking.Id },
  };
}
