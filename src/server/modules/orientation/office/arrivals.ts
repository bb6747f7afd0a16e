import { entities } from '../../../../contract/generated/entities.ts';
import type { Caller } from '../../../data/access/caller.ts';
import type { Engine } from '../../../data/engine.ts';
import { Binder } from '../../../data/sql/sql.ts';
import { countedRows } from './counted.ts';

// SQL: s is NewStudent

/** Somebody who has just come, as a wall may show them: nothing of their name but the first character. */
export interface Arrival {
  readonly Name: string;
  readonly College: string;
  readonly Time: string;
}

const MOST = 30;

/** The last of the new students whom the caller reaches to have come, the latest first. */
export async function latestArrivals(engine: Engine, caller: Caller): Promise<Arrival[]> {
  const binder = new Binder();
  const rows = countedRows(
    engine,
    caller,
    entities.NewStudent,
    binder,
    'JOIN "Org" o ON o."Id" = s."CollegeId"',
  );
  const answer = await engine.database.query<Arrival>(
    `SELECT left(s."TrueName", 1) || '*' AS "Name", o."OrgName" AS "College", to_char(s."CheckinTime", 'HH24:MI') AS "Time"
     ${rows} AND s."CheckinTime" IS NOT NULL ORDER BY s."CheckinTime" DESC, s."Id" LIMIT ${MOST}`,
    binder.values,
  );
  return answer.rows;
}
