import { FLOW_STATUS, LEAVE_STATE } from '../../../contract/generated/codes.ts';
import type { Binder } from '../../data/sql.ts';

const TABLES = ['"LeaveApply"', '"OutingApply"'];

/** SQL: whether a student is away with leave at a moment. Both are SQL expressions, the moment a timestamp with time zone. */
export function onLeaveSql(student: string, moment: string, binder: Binder): string {
  const passed = binder.bind(FLOW_STATUS.Passed);
  const states = binder.bind([LEAVE_STATE.Approved, LEAVE_STATE.Away, LEAVE_STATE.DueBack]);
  const parts = TABLES.map(
    (table) => `EXISTS (SELECT 1 FROM ${table} a WHERE a."StudentId" = ${student} AND a."IsDeleted" = 0
      AND a."Status" = ${passed}::text AND a."LeaveState" = ANY(${states}::text[])
      AND a."StartTime" <= ${moment} AND a."EndTime" > ${moment})`,
  );
  return `(${parts.join(' OR ')})`;
}
