import { ENABLE, LEAVE_FINAL_ROLE } from '../../../contract/generated/codes.ts';
import type { LeaveApply, LeaveRule } from '../../../contract/generated/entities.ts';
import type { Queryable } from '../../data/database/database.ts';

/** What the school's rules demand of an application. */
export interface LeaveDemand {
  /** 1 counsellor, 2 college, 3 school: the last level that must agree. */
  readonly level: number;
  readonly needFile: boolean;
  /** Most days of this type in a term; 0 is no limit. */
  readonly termLimit: number;
}

const LEVEL: Record<string, number> = {
  [LEAVE_FINAL_ROLE.Counsellor]: 1,
  [LEAVE_FINAL_ROLE.College]: 2,
  [LEAVE_FINAL_ROLE.School]: 3,
};

const SHORTEST = 0.5;

/** Names of the levels as the applicant reads them. */
export const LEVEL_NAMES = ['', '辅导员', '学院', '学校'];

/**
 * Reads the rules that fit the type and the days of the whole absence. Rules for the type add to the general ones: the highest level
 * wins. Days that no general rule covers go to the school.
 */
export async function leaveDemand(queryable: Queryable, row: Partial<LeaveApply>): Promise<LeaveDemand> {
  // Nobody is away for nothing: leave over days that do not count is judged as the shortest one.
  const judged = Math.max(await totalDays(queryable, row), SHORTEST);
  const answer = await queryable.query<LeaveRule>(
    `SELECT "LeaveType", "NodeRole", "NeedFile", "TermLimit" FROM "LeaveRule"
     WHERE "State" = $1 AND "IsDeleted" = 0 AND ("LeaveType" IS NULL OR "LeaveType" = $2)
       AND "MinDays" < $3 AND "MaxDays" >= $3`,
    [ENABLE.On, row.LeaveType, judged],
  );
  const rules = answer.rows;
  const general = rules.some((rule) => !rule.LeaveType);
  const levels = rules.map((rule) => LEVEL[rule.NodeRole ?? ''] ?? 3);
  return {
    level: Math.max(1, ...levels, ...(general ? [] : [3])),
    needFile: rules.some((rule) => rule.NeedFile === 1),
    termLimit: Math.max(0, ...rules.map((rule) => rule.TermLimit ?? 0)),
  };
}

/** Days of an application together with the leave that it extends: the level is decided by the whole absence. */
async function totalDays(queryable: Queryable, row: Partial<LeaveApply>): Promise<number> {
  const own = Number(row.Days ?? 0);
  if (!row.ExtendOfId) return own;
  const answer = await queryable.query<{ days: number }>(
    `WITH RECURSIVE chain AS (
       SELECT "Id", "ExtendOfId", "Days", 1 AS depth FROM "LeaveApply" WHERE "Id" = $1 AND "StudentId" = $2 AND "IsDeleted" = 0
       UNION ALL SELECT l."Id", l."ExtendOfId", l."Days", c.depth + 1 FROM "LeaveApply" l JOIN chain c ON l."Id" = c."ExtendOfId"
         AND c.depth < 20)
     SELECT coalesce(sum("Days"), 0)::float8 AS days FROM chain`,
    [row.ExtendOfId, row.StudentId],
  );
  return own + (answer.rows[0]?.days ?? 0);
}
