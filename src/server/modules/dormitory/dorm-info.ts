import { BED_STATE, LATE_KIND, STAY_STATE } from '../../../contract/generated/codes.ts';
import type { CallInput, CallOutput } from '../../../contract/generated/calls.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { Caller } from '../../data/caller.ts';
import { entityOf } from '../../data/entities.ts';
import type { Engine } from '../../data/engine.ts';
import { scopeSql } from '../../data/scope.ts';
import { Binder } from '../../data/sql.ts';

type Lines = CallOutput['Dormitory/DormInfo'];

/** Who of the caller's students lives where, who of them was late or away in the last night, and what is free in those buildings. */
export async function dormInfo(
  engine: Engine,
  caller: Caller,
  { Part }: CallInput['Dormitory/DormInfo'],
): Promise<Lines> {
  const binder = new Binder();
  const reached = (name: string, alias: string) =>
    scopeSql(engine.catalog, entityOf(engine, name), caller, binder, alias);
  const night = (kind: string) =>
    `(SELECT count(*)::int FROM "LateReturn" l WHERE l."BuildingId" = b."Id" AND l."LateKind" = '${kind}' AND l."IsDeleted" = 0
       AND l."NightDate" = (SELECT max(o."NightDate") FROM "LateReturn" o WHERE o."IsDeleted" = 0) AND ${reached(entities.LateReturn, 'l')})`;
  const { rows } = await engine.database.query<Lines[number]>(
    `SELECT b."BuildingName" AS "Name", lives."Should", ${night(LATE_KIND.Late)} AS "Late", ${night(LATE_KIND.Absent)} AS "Absent",
       (SELECT count(*)::int FROM "Bed" d WHERE d."BuildingId" = b."Id" AND d."State" = '${BED_STATE.Free}' AND d."IsDeleted" = 0) AS "Free"
     FROM (SELECT r."BuildingId", count(*)::int AS "Should" FROM "BedStay" r
       WHERE r."StayState" = '${STAY_STATE.Living}' AND r."IsDeleted" = 0 AND ${reached(entities.BedStay, 'r')} GROUP BY 1) lives
     JOIN "Building" b ON b."Id" = lives."BuildingId" AND b."IsDeleted" = 0 ORDER BY b."BuildingCode"`,
    binder.values,
  );
  if (Part === 'buildings') return rows;
  const sum = (of: 'Should' | 'Late' | 'Absent' | 'Free') => rows.reduce((all, row) => all + row[of], 0);
  return [
    { Name: '合计', Should: sum('Should'), Late: sum('Late'), Absent: sum('Absent'), Free: sum('Free') },
  ];
}
