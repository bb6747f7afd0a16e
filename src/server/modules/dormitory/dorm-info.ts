import { BED_STATE, NIGHT_STATE, STAY_STATE } from '../../../contract/generated/codes.ts';
import type { CallInput, CallOutput } from '../../../contract/generated/calls.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { Caller } from '../../data/caller.ts';
import { entityOf } from '../../data/entities.ts';
import type { Engine } from '../../data/engine.ts';
import { scopeSql } from '../../data/scope.ts';
import { Binder } from '../../data/sql.ts';

type Lines = CallOutput['Dormitory/DormInfo'];

const STATES = ['In', 'Late', 'Absent', 'Leave', 'Out', 'Unknown'] as const;

/** Who of the caller's students lives where, who of them is where tonight, and what is free in those buildings. */
export async function dormInfo(
  engine: Engine,
  caller: Caller,
  { Part }: CallInput['Dormitory/DormInfo'],
): Promise<Lines> {
  const binder = new Binder();
  const reached = scopeSql(engine.catalog, entityOf(engine, entities.BedStay), caller, binder, 'r');
  const counts = STATES.map(
    (state) =>
      `count(*) FILTER (WHERE coalesce(t."State", '${NIGHT_STATE.Unknown}') = '${NIGHT_STATE[state]}')::int AS "${state}"`,
  );
  const { rows } = await engine.database.query<Lines[number]>(
    `SELECT b."BuildingName" AS "Name", lives."Should", ${STATES.map((state) => `lives."${state}"`).join(', ')},
       (SELECT count(*)::int FROM "Bed" d WHERE d."BuildingId" = b."Id" AND d."State" = '${BED_STATE.Free}' AND d."IsDeleted" = 0) AS "Free"
     FROM (SELECT r."BuildingId", count(*)::int AS "Should", ${counts.join(', ')} FROM "BedStay" r
       LEFT JOIN "DormTonight" t ON t."StudentId" = r."StudentId" AND t."IsDeleted" = 0
       WHERE r."StayState" = '${STAY_STATE.Living}' AND r."IsDeleted" = 0 AND ${reached} GROUP BY 1) lives
     JOIN "Building" b ON b."Id" = lives."BuildingId" AND b."IsDeleted" = 0 ORDER BY b."BuildingCode"`,
    binder.values,
  );
  if (Part === 'buildings') return rows;
  const sum = (of: (typeof STATES)[number] | 'Should' | 'Free') =>
    rows.reduce((all, line) => all + line[of], 0);
  return [
    {
      Name: '合计',
      Should: sum('Should'),
      In: sum('In'),
      Late: sum('Late'),
      Absent: sum('Absent'),
      Leave: sum('Leave'),
      Out: sum('Out'),
      Unknown: sum('Unknown'),
      Free: sum('Free'),
    },
  ];
}
