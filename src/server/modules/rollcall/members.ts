import { ENABLE, SCOPE_TYPE, STAY_STATE, STUDENT_STATUS } from '../../../contract/generated/codes.ts';
import { entities, type NamingTask } from '../../../contract/generated/entities.ts';
import type { Caller } from '../../data/caller.ts';
import { entityOf } from '../../data/entities.ts';
import type { WriteContext } from '../../data/module.ts';
import { scopeSql } from '../../data/scope.ts';
import { Binder } from '../../data/sql.ts';

/** The column of a student (alias s) that the ids of a scope are values of. */
const COLUMNS: Readonly<Record<string, string>> = {
  [SCOPE_TYPE.College]: 's."CollegeId"',
  [SCOPE_TYPE.Grade]: 's."GradeYear"::text',
  [SCOPE_TYPE.Major]: 's."MajorId"',
  [SCOPE_TYPE.Class]: 's."ClassId"',
  [SCOPE_TYPE.Users]: 's."Id"',
};

/** Students whose names are called. */
export const PRESENT_STATUS = [STUDENT_STATUS.Enrolled, STUDENT_STATUS.Resumed];

/** Where a student (alias s) lives now. */
const LIVES = `"BedStay" d WHERE d."StudentId" = s."Id" AND d."IsDeleted" = 0 AND d."StayState" = '${STAY_STATE.Living}'`;
/** The building that a student (alias s) lives in. */
export const BUILDING_SQL = `(SELECT d."BuildingId" FROM ${LIVES} LIMIT 1)`;

/** Building and room of a stay (alias d). */
const HOME = `concat_ws(' ', (SELECT "BuildingName" FROM "Building" WHERE "Id" = d."BuildingId"),
  (SELECT "RoomNo" FROM "Room" WHERE "Id" = d."RoomId"))`;

/** Roles that the account of a student (alias s) has now. */
const HOLDS = `"UserRole" ur JOIN "SysRole" sr ON sr."Id" = ur."RoleId" AND sr."IsDeleted" = 0 AND sr."State" = '${ENABLE.On}'
  WHERE ur."UserId" = s."UserId" AND ur."IsDeleted" = 0`;

/** SQL condition on students (alias s): whose names a task calls, never more than its owner reaches today. */
export function memberSql(
  { engine }: Pick<WriteContext, 'engine'>,
  owner: Caller,
  task: Partial<NamingTask>,
  binder: Binder,
): string {
  const ids = Array.isArray(task.ScopeIds) ? task.ScopeIds.map(String) : [];
  const among = (column: string) => `${column} = ANY(${binder.bind(ids)}::text[])`;
  const reached = (entity: string, alias: string) =>
    scopeSql(engine.catalog, entityOf(engine, entity), owner, binder, alias);
  const called = () => {
    // Who keeps a building reaches those who live in it, though not their classes.
    if (task.ScopeType === SCOPE_TYPE.Building)
      return `EXISTS (SELECT 1 FROM ${LIVES} AND ${among('d."BuildingId"')} AND ${reached(entities.BedStay, 'd')})`;
    const named =
      task.ScopeType === SCOPE_TYPE.Role
        ? `EXISTS (SELECT 1 FROM ${HOLDS} AND ${among('ur."RoleId"')})`
        : namedSql(task.ScopeType, among);
    return `${named} AND ${reached(entities.Student, 's')}`;
  };
  return `s."IsDeleted" = 0 AND s."StudentStatus" = ANY(${binder.bind(PRESENT_STATUS)}::text[]) AND ${called()}`;
}

function namedSql(type: NamingTask['ScopeType'] | undefined, among: (column: string) => string): string {
  const column = COLUMNS[type ?? ''];
  if (column) return among(column);
  return type === SCOPE_TYPE.School ? 'TRUE' : 'FALSE';
}

/** How many names a task would call now. */
export async function countMembers(
  context: WriteContext,
  owner: Caller,
  task: Partial<NamingTask>,
): Promise<number> {
  const binder = new Binder();
  const where = memberSql(context, owner, task, binder);
  const answer = await context.tx.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM "Student" s WHERE ${where}`,
    binder.values,
  );
  return answer.rows[0]!.n;
}

/** The first of the names that a task would call now, by student number: number, name, class, and where he lives. */
export async function firstMembers(
  context: WriteContext,
  owner: Caller,
  task: Partial<NamingTask>,
  most: number,
): Promise<string[][]> {
  const binder = new Binder();
  const where = memberSql(context, owner, task, binder);
  const { rows } = await context.tx.query<{ line: string[] }>(
    `SELECT ARRAY[s."StudentNo", s."TrueName", coalesce(k."ClassName", '未分班'),
       coalesce((SELECT ${HOME} FROM ${LIVES} LIMIT 1), '-')] AS line
     FROM "Student" s LEFT JOIN "ClassInfo" k ON k."Id" = s."ClassId" WHERE ${where} ORDER BY s."StudentNo" LIMIT ${most}`,
    binder.values,
  );
  return rows.map(({ line }) => line);
}
