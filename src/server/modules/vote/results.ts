import { SHEET_STATE } from '../../../contract/generated/codes.ts';
import { entities, type VoteActivity } from '../../../contract/generated/entities.ts';
import type { Engine } from '../../data/engine.ts';
import type { WriteContext } from '../../data/module.ts';
import { keepCounted, type CountedPaper } from '../../engines/paper/keep-counted.ts';
import { ballotOf } from '../../engines/tally/ballot.ts';
import { keepOutcomes } from '../../engines/tally/outcomes.ts';
import { percentOf, tally, verdictOf } from '../../engines/tally/tally.ts';
import { optionsOf } from './ballots.ts';

/** Counts what has come since the last minute, anonymous ballots some together, and everything once a vote has ended. */
export const keepResults = (engine: Engine): Promise<void> =>
  keepCounted(engine, entities.VoteActivity, {
    counted: 'CountedSheets',
    final: 'Verdict',
    together: 5,
    count,
  });

async function count(context: WriteContext, { row, isHidden }: CountedPaper): Promise<string> {
  const activity = row as unknown as VoteActivity;
  const id = String(activity.Id);
  const sheets = await context.tx.query<{ Given: unknown[] }>(
    `SELECT json_agg(i."Values" ORDER BY i."QuestionNo") AS "Given" FROM "VoteItem" i JOIN "VoteSheet" s ON s."Id" = i."SheetId"
     WHERE i."ActivityId" = $1 AND s."State" = '${SHEET_STATE.Submitted}' AND s."IsDeleted" = 0 AND i."IsDeleted" = 0
     GROUP BY s."Id"`,
    [id],
  );
  const ballot = ballotOf(activity, await optionsOf(context, id));
  const outcomes = tally(ballot, isHidden ? [] : sheets.rows.map(({ Given }) => Given));
  await keepOutcomes(context, { entity: entities.VoteResult, by: 'ActivityId', id }, outcomes);
  return verdictOf(outcomes, {
    turnout: percentOf(Number(activity.JoinedCount), Number(activity.TargetCount ?? 0)),
    least: Number(activity.MinTurnout ?? 0),
    elected: ballot.by === 'choice' ? Number(activity.MaxSelect ?? 1) : null,
  });
}
