import { STAY_STATE } from '../../../contract/generated/codes.ts';
import type { Queryable } from '../../data/database/database.ts';

/** Who lives in a student's room beside them, by bed; they know each other, so that names are whole. */
export async function roommatesOf(
  database: Queryable,
  studentId: string,
): Promise<{ name: string; text: string; tag: string }[]> {
  const answer = await database.query<{ name: string; text: string; tag: string }>(
    `SELECT s."TrueName" AS name, concat_ws('，', b."BedNo" || '号床', c."ClassName") AS text,
       CASE WHEN o."IsLeader" = 1 THEN '寝室长' ELSE '' END AS tag
     FROM "BedStay" m JOIN "BedStay" o ON o."RoomId" = m."RoomId" AND o."StudentId" <> m."StudentId" AND o."IsDeleted" = 0
     JOIN "Student" s ON s."Id" = o."StudentId" JOIN "Bed" b ON b."Id" = o."BedId" LEFT JOIN "ClassInfo" c ON c."Id" = s."ClassId"
     WHERE m."StudentId" = $1 AND m."IsDeleted" = 0 AND m."StayState" = ANY($2) AND o."StayState" = ANY($2)
     ORDER BY b."BedNo"`,
    [studentId, [STAY_STATE.Chosen, STAY_STATE.Living]],
  );
  return answer.rows;
}
