import { QUESTION_TYPE, TASK_STATE } from '../../../contract/generated/codes.ts';
import { entities, type VoteActivity, type VoteOption } from '../../../contract/generated/entities.ts';
import type { Row } from '../../../contract/rules.ts';
import type { HandedAnswers, StoredRows, WriteContext } from '../../data/module.ts';
import { refuse } from '../../data/refusal.ts';
import { addRow, changeRow, endRows, lockRow } from '../../data/write/system-write.ts';
import { rowName, type Ballot } from '../../engines/tally/tally.ts';

/** Codes of VOTE_LAYOUT. */
const LAYOUT = { Cards: '1', List: '2', Scores: '3', Levels: '4' } as const;

/** What is voted on by an activity. */
export function ballotOf(
  activity: Pick<VoteActivity, 'Layout' | 'Levels'>,
  options: readonly Pick<VoteOption, 'Sort' | 'Name'>[],
): Ballot {
  const { Layout } = activity;
  return {
    by: Layout === LAYOUT.Scores ? 'score' : Layout === LAYOUT.Levels ? 'level' : 'choice',
    levels: levelsOf(activity.Levels),
    candidates: options.map(({ Sort, Name }) => ({ sort: Number(Sort), name: String(Name) })),
  };
}

const levelsOf = (text: string | null | undefined) =>
  String(text ?? '')
    .split('、')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** The candidates of an activity, by their numbers. */
export async function optionsOf(
  { tx }: WriteContext,
  activity: string,
): Promise<Pick<VoteOption, 'Sort' | 'Name' | 'StudentId' | 'Summary' | 'Photo'>[]> {
  const { rows } = await tx.query<Pick<VoteOption, 'Sort' | 'Name' | 'StudentId' | 'Summary' | 'Photo'>>(
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
  const options = await optionsOf(context, id);
  const found = await tx.query<{ Id: string }>(
    `SELECT q."Id" FROM "VoteQuestion" q WHERE q."ActivityId" = $1 AND q."IsDeleted" = 0`,
    [id],
  );
  const [known] = found.rows;
  if (options.length === 0) {
    if (known) await endRows(context, entities.VoteQuestion, [known.Id], enCode);
    return;
  }
  const asked = questionOf(activity as unknown as VoteActivity, options);
  if (!known)
    return void (await addRow(context, entities.VoteQuestion, { ActivityId: id, ...asked }, enCode));
  const before = await lockRow(context, entities.VoteQuestion, known.Id);
  await changeRow(context, entities.VoteQuestion, before as Row, asked, enCode);
}

/** One question, of which each candidate is a choice or a line. */
function questionOf(activity: VoteActivity, options: Awaited<ReturnType<typeof optionsOf>>) {
  const ballot = ballotOf(activity, options);
  const common = { Sort: 1, Title: activity.Title, Required: 1, Options: [] as Row[], Rows: null, Cards: 0 };
  const none = { MinSelect: null, MaxSelect: null, MinScore: null, MaxScore: null };
  const Rows = ballot.candidates.map(rowName);
  if (ballot.by === 'score')
    return {
      ...common,
      ...none,
      QType: QUESTION_TYPE.MatrixScore,
      Rows,
      MinScore: 0,
      MaxScore: activity.MaxScore,
    };
  if (ballot.by === 'level') {
    const Options = ballot.levels.map((Text, at) => ({ Key: String(at + 1), Text }));
    return { ...common, ...none, QType: QUESTION_TYPE.Matrix, Rows, Options };
  }
  return {
    ...common,
    ...none,
    QType: QUESTION_TYPE.Multiple,
    Options: options.map(({ Sort, Name, Summary, Photo }) => ({
      Key: String(Sort),
      Text: Name,
      ...(Summary && { Note: Summary }),
      ...(Photo && { Picture: Photo }),
    })),
    MinSelect: activity.MinSelect,
    MaxSelect: activity.MaxSelect,
    Cards: activity.Layout === LAYOUT.Cards ? 1 : 0,
  };
}

/** Nobody votes for oneself; a candidate takes no part where each candidate is judged. */
export async function refuseOwn(context: WriteContext, handed: HandedAnswers): Promise<void> {
  const activity = await context.tx.query<Pick<VoteActivity, 'AvoidSelf' | 'Layout' | 'Levels'>>(
    `SELECT a."AvoidSelf", a."Layout", a."Levels" FROM "VoteActivity" a WHERE a."Id" = $1`,
    [handed.paperId],
  );
  const [rules] = activity.rows;
  if (rules?.AvoidSelf !== 1 || handed.personId === null) return;
  const options = await optionsOf(context, handed.paperId);
  const own = options.filter(({ StudentId }) => StudentId === handed.personId);
  if (own.length === 0) return;
  if (ballotOf(rules, options).by !== 'choice') throw refuse('您是候选人，须回避本次评议');
  const chosen = Object.values(handed.answers).flat().map(String);
  if (own.some(({ Sort }) => chosen.includes(String(Sort)))) throw refuse('不能给自己投票');
}
