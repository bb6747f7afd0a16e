import type { CallOutput } from '../../../../contract/generated/calls.ts';
import { CHECKIN_STATE } from '../../../../contract/generated/codes.ts';
import type { Caller } from '../../../data/access/caller.ts';
import type { Engine } from '../../../data/engine.ts';
import { stationsOf } from './station.ts';

/** How checking in goes at the caller's stations. */
type DeskFigures = CallOutput['Orientation/CheckinFigures'];

/** Counts new students of the colleges that the caller's stations are for. Who will not come is not expected. */
export async function deskFigures(engine: Engine, caller: Caller): Promise<DeskFigures> {
  const stations = await stationsOf({ engine, caller, tx: engine.database });
  const answer = await engine.database.query<DeskFigures>(
    `SELECT (count(*) FILTER (WHERE n."CheckinState" = $3 AND n."CheckinTime" >= current_date))::int AS "Today",
       (count(*) FILTER (WHERE n."CheckinState" = $3))::int AS "Arrived",
       (count(*) FILTER (WHERE n."CheckinState" <> $4))::int AS "Expected",
       (SELECT count(*)::int FROM "CheckinRecord" r WHERE r."OperatorId" = $5 AND r."CheckinTime" >= current_date
        AND r."IsCanceled" = 0 AND r."IsDeleted" = 0) AS "Mine"
     FROM "NewStudent" n WHERE n."IsDeleted" = 0 AND EXISTS (SELECT 1 FROM unnest($1::text[], $2::text[]) AS s(batch, college)
       WHERE s.batch = n."BatchId" AND (s.college IS NULL OR s.college = n."CollegeId"))`,
    [
      stations.map(({ BatchId }) => BatchId),
      stations.map(({ CollegeId }) => CollegeId),
      CHECKIN_STATE.CheckedIn,
      CHECKIN_STATE.NotComing,
      caller.subject.UserId,
    ],
    'desk_figures',
  );
  return answer.rows[0]!;
}
