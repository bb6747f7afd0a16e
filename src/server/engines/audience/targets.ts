import { ENABLE, SCOPE_TYPE, STAY_STATE, USER_STATE } from '../../../contract/generated/codes.ts';
import type { Notice } from '../../../contract/generated/entities.ts';
import type { Caller } from '../../data/caller.ts';
import type { Queryable } from '../../data/database/database.ts';
import { Binder } from '../../data/sql.ts';

/** Roles that may tell everybody; the others tell those of their colleges or classes alone. */
const EVERYBODY: readonly string[] = ['admin', 'school_admin'];

/** People that a notice may be sent to: accounts (alias u), with the student (alias s) behind them if there is one. */
export const PEOPLE = `"SysUser" u LEFT JOIN "Student" s ON s."UserId" = u."Id" AND s."IsDeleted" = 0`;

/** SQL condition on PEOPLE: the people that a notice is for, never more than its owner may tell today. */
export function targetSql(owner: Caller, notice: Partial<Notice>, binder: Binder): string {
  const ids = Array.isArray(notice.ScopeIds) ? notice.ScopeIds.map(String) : [];
  const named = namedSql(notice.ScopeType, (column) => `${column} = ANY(${binder.bind(ids)}::text[])`);
  return `u."IsDeleted" = 0 AND u."State" = ${binder.bind(USER_STATE.Normal)} AND ${named} AND ${reachSql(owner, binder)}`;
}

function namedSql(type: string | null | undefined, among: (column: string) => string): string {
  switch (type) {
    case SCOPE_TYPE.School:
      return 'TRUE';
    case SCOPE_TYPE.College:
      return `(${among('s."CollegeId"')} OR ${among('u."OrgId"')})`;
    case SCOPE_TYPE.Grade:
      return among('s."GradeYear"::text');
    case SCOPE_TYPE.Major:
      return among('s."MajorId"');
    case SCOPE_TYPE.Class:
      return among('s."ClassId"');
    case SCOPE_TYPE.Building:
      return `EXISTS (SELECT 1 FROM "BedStay" d WHERE d."StudentId" = s."Id" AND d."IsDeleted" = 0
        AND d."StayState" = '${STAY_STATE.Living}' AND ${among('d."BuildingId"')})`;
    case SCOPE_TYPE.Role:
      return `EXISTS (SELECT 1 FROM "UserRole" ur JOIN "SysRole" sr ON sr."Id" = ur."RoleId" AND sr."IsDeleted" = 0
        AND sr."State" = '${ENABLE.On}' WHERE ur."UserId" = u."Id" AND ur."IsDeleted" = 0 AND ${among('ur."RoleId"')})`;
    case SCOPE_TYPE.Users:
      return among('u."Id"');
    default:
      return 'FALSE';
  }
}

function reachSql({ subject }: Caller, binder: Binder): string {
  if (subject.Roles.some((role) => EVERYBODY.includes(role))) return 'TRUE';
  const [colleges, classes] = [subject.CollegeIds, subject.ClassIds].map((ids) => binder.bind([...ids]));
  return `(s."CollegeId" = ANY(${colleges}::text[]) OR u."OrgId" = ANY(${colleges}::text[]) OR s."ClassId" = ANY(${classes}::text[]))`;
}

/** How many people a notice would reach now. */
export async function countTargets(tx: Queryable, owner: Caller, notice: Partial<Notice>): Promise<number> {
  const binder = new Binder();
  const where = targetSql(owner, notice, binder);
  const answer = await tx.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM ${PEOPLE} WHERE ${where}`,
    binder.values,
  );
  return answer.rows[0]!.n;
}
