import { USER_TYPE } from '../../../contract/generated/codes.ts';
import type { Subject } from '../../../contract/subject.ts';
import type { Queryable } from '../../data/database/database.ts';

/** Names that the shell shows beside a user. */
export interface Profile {
  readonly OrgName: string;
  readonly MajorName: string;
  readonly ClassName: string;
  readonly Avatar: string;
  readonly Email: string;
  readonly RoleNames: readonly string[];
}

/** Looks the names up in one statement. */
export async function profileOf(database: Queryable, subject: Subject): Promise<Profile> {
  const answer = await database.query<Profile>(
    `SELECT coalesce(o."OrgName", '') AS "OrgName", coalesce(m."MajorName", '') AS "MajorName",
       coalesce(c."ClassName", '') AS "ClassName", coalesce(u."Avatar", '') AS "Avatar", coalesce(u."Email", '') AS "Email",
       (SELECT coalesce(jsonb_agg(r."RoleName" ORDER BY r."Sort"), '[]') FROM "SysRole" r
        WHERE r."RoleCode" = ANY($3) AND r."IsDeleted" = 0) AS "RoleNames"
     FROM "SysUser" u LEFT JOIN "Org" o ON o."Id" = $2
       LEFT JOIN "Student" s ON s."UserId" = u."Id" AND s."IsDeleted" = 0
       LEFT JOIN "Major" m ON m."Id" = s."MajorId" LEFT JOIN "ClassInfo" c ON c."Id" = s."ClassId"
     WHERE u."Id" = $1`,
    [subject.UserId, subject.OrgId, subject.Roles],
    'auth_profile',
  );
  const profile = answer.rows[0];
  if (!profile) throw new Error('a session without a user');
  return profile;
}

/** The flag IsTheach of the specification: a person who is no student. */
export function isTeacher(userType: string): boolean {
  return userType === USER_TYPE.Admin || userType === USER_TYPE.Staff;
}
