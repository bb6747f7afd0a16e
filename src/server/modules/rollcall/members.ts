import { SCOPE_TYPE, STUDENT_STATUS } from '../../../contract/generated/codes.ts';
import { entities, type NamingTask } from '../../../contract/generated/entities.ts';
import { subjectOfUser } from '../../auth/subject.ts';
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

const PRESENT = [STUDENT_STATUS.Enrolled, STUDENT_STATUS.Resumed];

/** SQL condition on students (alias s): whose names a task calls, never more than its owner reaches today. */
export function memberSql(
  { engine }: Pick<WriteContext, 'engine'>,
  owner: Caller,
  task: Partial<NamingTask>,
  binder: Binder,
): string {
  const reached = scopeSql(engine.catalog, entityOf(engine, entities.Student), owner, binder, 's');
  const column = COLUMNS[task.ScopeType ?? ''];
  const ids = Array.isArray(task.ScopeIds) ? task.ScopeIds.map(String) : [];
  const within = column ? `${column} = ANY(${binder.bind(ids)}::text[])` : 'FALSE';
  const named = task.ScopeType === SCOPE_TYPE.School ? 'TRUE' : within;
  return `s."IsDeleted" = 0 AND s."StudentStatus" = ANY(${binder.bind(PRESENT)}::text[]) AND ${named} AND ${reached}`;
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

/** Who made a task, with the rights that he has now; a task of nobody reaches nobody. */
export async function ownerOf(context: WriteContext, task: Partial<NamingTask>): Promise<Caller> {
  const { caller, tx } = context;
  const owner = task.CreateUserId;
  if (!owner || owner === caller.subject.UserId) return caller;
  const subject = await subjectOfUser(tx, owner);
  const nobody = {
    ...caller.subject,
    Roles: [],
    StudentId: '',
    TeacherId: '',
    CollegeIds: [],
    ClassIds: [],
    BuildingIds: [],
  };
  return { ...caller, subject: subject ?? nobody, grants: new Set(), readable: new Set() };
}
