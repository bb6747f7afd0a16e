import { BED_STATE, NIGHT_STATE, STAY_STATE } from '../../../contract/generated/codes.ts';
import type { CallInput, CallOutput } from '../../../contract/generated/calls.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { Caller } from '../../data/access/caller.ts';
import { entityOf } from '../../data/entities.ts';
import type { Engine } from '../../data/engine.ts';
import { scopeSql } from '../../data/access/scope.ts';
import { Binder, ident } from '../../data/sql/sql.ts';

type Lines = CallOutput['Dormitory/DormInfo'];

const STATES = ['In', 'Late', 'Absent', 'Leave', 'Out', 'Unknown'] as const;

/** Who of the caller's students lives where, who of them is where tonight, and what is free, in buildings without anybody too. */
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
  const living = `SELECT r."BuildingId", count(*)::int AS "Should", ${counts.join(', ')} FROM "BedStay" r
       LEFT JOIN "DormTonight" t ON t."StudentId" = r."StudentId" AND t."IsDeleted" = 0
       WHERE r."StayState" = '${STAY_STATE.Living}' AND r."IsDeleted" = 0 AND ${reached} GROUP BY 1`;
  // The dormitory office is told of all of these; other readers only of places where their students live.
  const bed = entityOf(engine, entities.Bed);
  const isKeeper = [...caller.subject.Roles].some((role) => Object.hasOwn(bed.file.scope, role));
  const beds = isKeeper
    ? scopeSql(engine.catalog, bed, caller, binder, 'd')
    : 'd."BuildingId" IN (SELECT "BuildingId" FROM lives)';
  const { rows } = await engine.database.query<Lines[number]>(
    `WITH lives AS (${living}), beds AS (SELECT d."BuildingId", count(*) FILTER (WHERE d."State" = '${BED_STATE.Free}')::int AS "Free"
       FROM "Bed" d WHERE d."IsDeleted" = 0 AND ${beds} GROUP BY 1)
     SELECT b."BuildingName" AS "Name", b."Id" AS "BuildingId", coalesce(lives."Should", 0) AS "Should",
       ${STATES.map((state) => `coalesce(lives.${ident(state)}, 0) AS "${state}"`).join(', ')}, coalesce(beds."Free", 0) AS "Free"
     FROM lives FULL JOIN beds ON beds."BuildingId" = lives."BuildingId"
     JOIN "Building" b ON b."Id" = coalesce(lives."BuildingId", beds."BuildingId") AND b."IsDeleted" = 0 ORDER BY b."BuildingCode"`,
    binder.values,
  );
  if (Part === 'buildings') return rows;
  const sum = (of: (typeof STATES)[number] | 'Should' | 'Free') =>
    rows.reduce((all, line) => all + line[of], 0);
  return [
    {
      Name: '合计',
      BuildingId: null,
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
