import { DATA_SCOPE, ENABLE, ORG_TYPE, USER_STATE } from '../../../contract/generated/codes.ts';
import { SUPER_ROLE, type Subject } from '../../../contract/subject.ts';
import type { Queryable } from '../../data/database/database.ts';
import { prepared } from '../../data/sql/sql.ts';
import { PRESENT } from './standing.ts';
import { VERIFIED_MINUTES } from '../factors/step-up.ts';
import { DELEGATED_SQL, type Delegated } from './delegated.ts';

/** A person behind a live session, as the database knows them now. */
export interface Person {
  readonly subject: Subject;
  readonly isStudent: boolean;
  /** The session has not been noted as used for a while. */
  readonly stale: boolean;
  /** They proved a moment ago once more who they are. */
  readonly isVerified: boolean;
  /** The password has to be changed before anything else. */
  readonly mustChange: boolean;
  /** Delegations to them that run. */
  readonly delegations: readonly Delegated[];
}

interface PersonRow {
  Id: string;
  LoginName: string;
  TrueName: string;
  UserType: string;
  OrgId: string | null;
  Roles: { id: string; code: string; like: string[] | null; colleges: string[] | null }[];
  StudentId: string | null;
  NewStudentId: string | null;
  TrainLevel: string | null;
  ClassId: string | null;
  CollegeId: string | null;
  TeacherId: string | null;
  TeacherOrgId: string | null;
  ClassIds: string[];
  BuildingIds: string[];
  stale: boolean;
  verified: boolean;
  mustChange: boolean;
}

/** Roles that hold now: neither they nor their assignment were taken away. LIMIT has each looked up instead of all read. */
const LIVE_ROLES = `"UserRole" ur CROSS JOIN LATERAL (SELECT * FROM "SysRole" o WHERE o."Id" = ur."RoleId" LIMIT 1) r
  WHERE ur."UserId" = u."Id" AND ur."IsDeleted" = 0 AND r."IsDeleted" = 0 AND r."State" = '${ENABLE.On}'`;

const ROLES_SPELLED = `string_agg(r."RoleCode" || ':' || coalesce(ur."OrgId", ''), ',' ORDER BY r."RoleCode", ur."OrgId")`;

/**
 * What a session is bound to: it ends when the password or the roles of its user (SQL alias u) are no longer those of its
 * login, on whichever node and by whichever hand they changed.
 */
export const STAMP_SQL = stampOf(`(SELECT ${ROLES_SPELLED} FROM ${LIVE_ROLES})`);

function stampOf(roles: string): string {
  return `encode(sha256(convert_to(coalesce(u."PwdHash", '') || '|' || coalesce(${roles}, ''), 'UTF8')), 'hex')`;
}

/** A teacher's classes count while an assignment to them lasts, whatever the school year; the day that ends it is the first one without. */
const CLASS_IDS = `CASE WHEN t."Id" IS NULL THEN '[]' ELSE (SELECT coalesce(jsonb_agg(DISTINCT cc."ClassId"), '[]') FROM "CounsellorClass" cc
  WHERE cc."TeacherId" = t."Id" AND cc."ClassId" IS NOT NULL AND cc."IsDeleted" = 0
    AND cc."StartDate" <= current_date AND (cc."EndDate" IS NULL OR cc."EndDate" > current_date)) END`;

/**
 * The organisations of a role of colleges: the one that it was given for, else the college at or above the user's own
 * organisation; of a college all that stands below it too.
 */
const COLLEGE_IDS = `CASE WHEN r."DataScope" = '${DATA_SCOPE.College}' THEN (WITH RECURSIVE up AS (
    SELECT o."Id", o."ParentId", o."OrgType", 0 AS depth FROM "Org" o
    WHERE o."Id" = coalesce(ur."OrgId", u."OrgId") AND o."IsDeleted" = 0
    UNION ALL SELECT p."Id", p."ParentId", p."OrgType", up.depth + 1 FROM up JOIN "Org" p ON p."Id" = up."ParentId"
      AND p."IsDeleted" = 0 WHERE ur."OrgId" IS NULL AND up."OrgType" <> '${ORG_TYPE.College}' AND up.depth < 20),
  down AS (
    SELECT "Id", "OrgType" = '${ORG_TYPE.College}' AS deeper FROM up WHERE "OrgType" = '${ORG_TYPE.College}' OR ur."OrgId" IS NOT NULL
    UNION SELECT c."Id", TRUE FROM down JOIN "Org" c ON c."ParentId" = down."Id" AND c."IsDeleted" = 0 WHERE down.deeper)
  SELECT jsonb_agg("Id") FROM down) END`;

/** Codes of the shipped roles whose rows a role (SQL alias r) that an administrator made reaches: those of its data scope, but never the one that holds everything. */
export const ALIKE_SQL = `CASE WHEN r."IsBuiltIn" IS DISTINCT FROM 1 THEN (SELECT jsonb_agg(b."RoleCode") FROM "SysRole" b
  WHERE b."IsBuiltIn" = 1 AND b."IsDeleted" = 0 AND b."DataScope" = r."DataScope" AND b."RoleCode" <> '${SUPER_ROLE}') END`;

const BUILDING_IDS = `(SELECT coalesce(jsonb_agg(b."Id"), '[]') FROM "Building" b
  WHERE b."ManagerIds" @> to_jsonb(u."Id") AND b."IsDeleted" = 0)`;

const PERSON_COLUMNS = `u."Id", u."LoginName", u."TrueName", u."UserType", u."OrgId",
  held."Roles",
  s."Id" AS "StudentId", n."Id" AS "NewStudentId", s."TrainLevel", s."ClassId", s."CollegeId", t."Id" AS "TeacherId", t."OrgId" AS "TeacherOrgId",
  ${CLASS_IDS} AS "ClassIds", ${BUILDING_IDS} AS "BuildingIds"`;

const PERSON_JOINS = `CROSS JOIN LATERAL (SELECT ${ROLES_SPELLED} AS spelled,
    coalesce(jsonb_agg(jsonb_build_object('id', r."Id", 'code', r."RoleCode", 'like', ${ALIKE_SQL}, 'colleges', ${COLLEGE_IDS})
      ORDER BY r."Sort", r."RoleCode"), '[]') AS "Roles" FROM ${LIVE_ROLES}) held
  LEFT JOIN LATERAL (SELECT * FROM "Student" o WHERE o."UserId" = u."Id" AND ${PRESENT.Student} LIMIT 1) s ON TRUE
  LEFT JOIN LATERAL (SELECT * FROM "NewStudent" o WHERE o."UserId" = u."Id" AND ${PRESENT.NewStudent} LIMIT 1) n ON TRUE
  LEFT JOIN LATERAL (SELECT * FROM "Teacher" o WHERE o."UserId" = u."Id" AND ${PRESENT.Teacher} LIMIT 1) t ON TRUE`;

/**
 * Everything about the holders of sessions in one statement; a session that is over in any way is left out. LIMIT has each of
 * them looked up by itself: else a hall full of people is a reason to work out the stamps of the whole school. They come as JSON,
 * whose length the planner does not look at: of an array it does, and would plan anew, ten times dearer, for each who comes alone.
 */
export async function peopleOfSessions(
  database: Queryable,
  sessionIds: readonly string[],
  touchSeconds: number,
): Promise<Map<string, Person>> {
  const answer = await database.query<PersonRow & { session: string; delegations: Delegated[] }>(
    `SELECT x.id AS session, ${PERSON_COLUMNS}, x.last_seen < now() - make_interval(secs => least($2::float8, coalesce(x.idle_minutes, 60) * 6)) AS stale,
       coalesce(x.verified > now() - make_interval(mins => $3), false) AS verified, x.must_change AS "mustChange", ${DELEGATED_SQL} AS delegations
     FROM json_array_elements_text($1::json) AS k(id) CROSS JOIN LATERAL (SELECT * FROM sys_session o WHERE o.id = k.id LIMIT 1) x
     CROSS JOIN LATERAL (SELECT * FROM "SysUser" o WHERE o."Id" = x.user_id LIMIT 1) u ${PERSON_JOINS}
     WHERE x.expires > now() AND (x.idle_minutes IS NULL OR x.last_seen > now() - make_interval(mins => x.idle_minutes))
       AND u."IsDeleted" = 0 AND u."State" = '${USER_STATE.Normal}' AND x.stamp = ${stampOf('held.spelled')}
       AND (u."RefId" IS NULL OR s."Id" IS NOT NULL OR n."Id" IS NOT NULL OR t."Id" IS NOT NULL)`,
    [JSON.stringify(sessionIds), touchSeconds, VERIFIED_MINUTES],
    'auth_people',
  );
  return new Map(
    answer.rows.map((row) => {
      const { session, stale, verified: isVerified, mustChange, delegations, UserType } = row;
      const subject = subjectOf(row);
      return [
        session,
        { subject, isStudent: isStudent(UserType), stale, isVerified, mustChange, delegations },
      ];
    }),
  );
}

/** The subject of a user, session or not: at login. */
export async function subjectOfUser(database: Queryable, userId: string): Promise<Subject | undefined> {
  const answer = await database.query<PersonRow>(
    `SELECT ${PERSON_COLUMNS}, false AS stale, false AS verified, false AS "mustChange" FROM "SysUser" u ${PERSON_JOINS} WHERE u."Id" = $1 AND u."IsDeleted" = 0`,
    [userId],
    'auth_subject',
  );
  const row = answer.rows[0];
  return row && subjectOf(row);
}

/** The subjects of accounts (SQL alias u) for which a condition holds. */
export async function subjectsWhere(
  database: Queryable,
  condition: string,
  values: readonly unknown[],
): Promise<Subject[]> {
  const answer = await prepared<PersonRow>(
    database,
    `SELECT ${PERSON_COLUMNS}, false AS stale, false AS verified, false AS "mustChange" FROM "SysUser" u ${PERSON_JOINS} WHERE ${condition} ORDER BY u."Id"`,
    [...values],
  );
  return answer.rows.map(subjectOf);
}

/** Students and freshmen: they work on phones, and their sessions do not end by idling. */
export function isStudent(userType: string): boolean {
  return userType === '3' || userType === '4';
}

function subjectOf(row: PersonRow): Subject {
  const colleges = row.Roles.flatMap((role) => role.colleges ?? []);
  return {
    UserId: row.Id,
    LoginName: row.LoginName,
    TrueName: row.TrueName,
    UserType: row.UserType,
    Roles: [...new Set(row.Roles.map((role) => role.code))],
    ScopeRoles: [...new Set(row.Roles.flatMap(({ code, like }) => [code, ...(like ?? [])]))],
    RoleIds: [...new Set(row.Roles.map((role) => role.id))],
    StudentId: row.StudentId ?? '',
    NewStudentId: row.NewStudentId ?? '',
    TeacherId: row.TeacherId ?? '',
    OrgId: row.OrgId ?? row.TeacherOrgId ?? row.CollegeId ?? '',
    CollegeIds: [...new Set(colleges)],
    ClassId: row.ClassId ?? '',
    ClassIds: row.ClassIds,
    BuildingIds: row.BuildingIds,
    TrainLevel: row.TrainLevel ?? '',
  };
}
