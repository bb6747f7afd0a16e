import { TASK_STATE } from '../../../contract/generated/codes.ts';
import { entities, type VoteActivity, type VoteOption } from '../../../contract/generated/entities.ts';
import type { StoredRows, WriteContext } from '../../data/module.ts';
import type { HandedAnswers } from '../../data/paper-rules.ts';
import { refuse } from '../../data/refusal.ts';
import { lockRow } from '../../data/write/system-write.ts';
import { keepQuestions } from '../../engines/paper/own-questions.ts';
import { questionsOf, type Asking } from '../../engines/tally/ballot.ts';

type Option = Pick<VoteOption, 'Sort' | 'Name' | 'StudentId' | 'Summary' | 'Photo'>;

/** The candidates of an activity, by their numbers. */
export async function optionsOf({ tx }: WriteContext, activity: string): Promise<Option[]> {
  const { rows } = await tx.query<Option>(
    `SELECT o."Sort", o."Name", o."StudentId", o."Summary", o."Photo" FROM "VoteOption" o
     WHERE o."ActivityId" = $1 AND o."IsDeleted" = 0 ORDER BY o."Sort"`,
    [activity],
  );
  return rows;
}

/** A draft's question says what its candidates and rules say, whatever stored them. */
export async function keepBallots(context: WriteContext, stored: StoredRows): Promise<void> {
  const { entity, rows, enCode } = stored;
  if (entity.name !== entities.VoteActivity && entity.name !== entities.VoteOption) return;
  const named = rows.map(({ before, after }): unknown => {
    const row = { ...before, ...after };
    return entity.name === entities.VoteActivity ? row['Id'] : row['ActivityId'];
  });
  for (const id of new Set(named)) await keepBallot(context, String(id), enCode);
}

async function keepBallot(context: WriteContext, id: string, enCode: string): Promise<void> {
  const { tx } = context;
  const drafts = await tx.query(
    `SELECT 1 FROM "VoteActivity" a WHERE a."Id" = $1 AND a."State" = $2 AND a."IsDeleted" = 0`,
    [id, TASK_STATE.Draft],
  );
  if (drafts.rowCount === 0) return;
  const activity = await lockRow(context, entities.VoteActivity, id);
  const asked = questionsOf(activity as unknown as Asking, await optionsOf(context, id));
  await keepQuestions(context, entities.VoteActivity, id, asked, enCode);
}

/** Nobody votes for oneself; where each candidate is judged, no candidate is asked. */
export async function refuseOwn(context: WriteContext, handed: HandedAnswers): Promise<void> {
  const activity = await context.tx.query<Pick<VoteActivity, 'AvoidSelf'>>(
    `SELECT a."AvoidSelf" FROM "VoteActivity" a WHERE a."Id" = $1`,
    [handed.paperId],
  );
  if (activity.rows[0]?.AvoidSelf !== 1 || handed.personId === null) return;
  const options = await optionsOf(context, handed.paperId);
  const own = options.filter(({ StudentId }) => StudentId === handed.personId);
  const chosen = Object.values(handed.answers).flat().map(String);
  if (own.some(({ Sort }) => chosen.includes(String(Sort)))) throw refuse('不能给自己投票');
}
