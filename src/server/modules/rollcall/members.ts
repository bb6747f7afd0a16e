import { STAY_STATE, STUDENT_STATUS } from '../../../contract/generated/codes.ts';
import type { Queryable } from '../../data/database/database.ts';
import { Binder } from '../../data/sql/sql.ts';
import { audienceSql, type Chosen } from '../../engines/audience/audience.ts';

/** Students whose names are called. */
export const PRESENT_STATUS = [STUDENT_STATUS.Enrolled, STUDENT_STATUS.Resumed];

/** Where a student (alias s) lives now. */
const LIVES = `"BedStay" d WHERE d."StudentId" = s."Id" AND d."IsDeleted" = 0 AND d."StayState" = '${STAY_STATE.Living}'`;
/** Building and room of a stay (alias d). */
const HOME = `concat_ws(' ', (SELECT "BuildingName" FROM "Building" WHERE "Id" = d."BuildingId"),
  (SELECT "RoomNo" FROM "Room" WHERE "Id" = d."RoomId"))`;

/** The first of the names that a task would call now, by student number: number, name, class, and where they live. */
export async function firstMembers(tx: Queryable, called: Chosen, most: number): Promise<string[][]> {
  const binder = new Binder();
  const where = audienceSql(called, binder, 's');
  const { rows } = await tx.query<{ line: string[] }>(
    `SELECT ARRAY[s."StudentNo", s."TrueName", coalesce(k."ClassName", '未分班'),
       coalesce((SELECT ${HOME} FROM ${LIVES} LIMIT 1), '-')] AS line
     FROM "Student" s LEFT JOIN "ClassInfo" k ON k."Id" = s."ClassId" WHERE ${where} ORDER BY s."StudentNo" LIMIT ${most}`,
    binder.values,
  );
  return rows.map(({ line }) => line);
}
