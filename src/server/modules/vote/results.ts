import { SHEET_STATE, TASK_STATE } from '../../../contract/generated/codes.ts';
import { entities, type VoteActivity } from '../../../contract/generated/entities.ts';
import type { Engine } from '../../data/engine.ts';
import type { WriteContext } from '../../data/module.ts';
import { byClock } from '../../data/time/by-clock.ts';
import { oneByOne } from '../../data/time/one-by-one.ts';
import { changeWhere } from '../../data/write/change-where.ts';
import { ballotOf } from '../../engines/tally/ballot.ts';
import { keepOutcomes } from '../../engines/tally/outcomes.ts';
import { percentOf, tally, verdictOf } from '../../engines/tally/tally.ts';
import { optionsOf } from './ballots.ts';

/** Anonymous ballots are counted in so many at a time: one alone would tell what the last voter chose. */
const TOGETHER = 5;

type Counted = Omit<VoteActivity, 'Title'> & { readonly Sheets: number; readonly Joined: number };

/** Counts what has come since the last minute, and everything once a vote has ended. */
export async function keepResults(engine: Engine): Promise<void> {
  const { rows } = await engine.database.query<Counted>(
    `SELECT a."Id", a."Layout", a."Levels", a."ScoreItems", a."MaxSelect", a."MinTurnout", a."TargetCount", a."State", a."IsAnonymous",
       n.sheets AS "Sheets",
       (SELECT count(*)::int FROM "VoteTaking" t WHERE t."ActivityId" = a."Id" AND t."Times" > 0 AND t."IsDeleted" = 0) AS "Joined"
     FROM "VoteActivity" a CROSS JOIN LATERAL (SELECT count(*)::int AS sheets FROM "VoteSheet" s
       WHERE s."ActivityId" = a."Id" AND s."State" = '${SHEET_STATE.Submitted}' AND s."IsDeleted" = 0) n
     WHERE a."IsDeleted" = 0 AND a."State" = ANY($1) AND (a."CountedSheets" IS NULL
       OR (a."State" = $2 AND a."Verdict" IS NULL) OR (n.sheets <> a."CountedSheets" AND (a."State" <> $3
         OR a."IsAnonymous" = 0 OR n.sheets >= a."CountedSheets" + $4)))`,
    [
      [TASK_STATE.Running, TASK_STATE.Ended, TASK_STATE.Stopped],
      TASK_STATE.Ended,
      TASK_STATE.Running,
      TOGETHER,
    ],
  );
  await oneByOne(rows, (activity) => byClock(engine, 'vote results', (context) => count(context, activity)));
}

async function count(context: WriteContext, activity: Counted): Promise<void> {
  const { tx } = context;
  const id = String(activity.Id);
  const isOver = activity.State === TASK_STATE.Ended;
  const isHidden =
    activity.IsAnonymous === 1 && activity.State === TASK_STATE.Running && activity.Sheets < TOGETHER;
  const sheets = await tx.query<{ Given: unknown[] }>(
    `SELECT json_agg(i."Values" ORDER BY i."QuestionNo") AS "Given" FROM "VoteItem" i JOIN "VoteSheet" s ON s."Id" = i."SheetId"
     WHERE i."ActivityId" = $1 AND s."State" = '${SHEET_STATE.Submitted}' AND s."IsDeleted" = 0 AND i."IsDeleted" = 0
     GROUP BY s."Id"`,
    [id],
  );
  const ballot = ballotOf(activity, await optionsOf(context, id));
  const outcomes = tally(ballot, isHidden ? [] : sheets.rows.map(({ Given }) => Given));
  await keepOutcomes(context, { entity: entities.VoteResult, by: 'ActivityId', id }, outcomes);
  const said = {
    turnout: percentOf(activity.Joined, Number(activity.TargetCount ?? 0)),
    least: Number(activity.MinTurnout ?? 0),
    elected: ballot.by === 'choice' ? Number(activity.MaxSelect ?? 1) : null,
  };
  await changeWhere(
    context,
    entities.VoteActivity,
    `UPDATE "VoteActivity" a SET "CountedSheets" = $2, "Verdict" = $3 WHERE a."Id" = $1`,
    [id, isHidden ? 0 : activity.Sheets, isOver ? verdictOf(outcomes, said) : null],
    { as: 'count' },
  );
}
