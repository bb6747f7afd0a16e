import { LEAVE_HEAD_TEACHER, LEAVE_TYPE, USER_STATE } from '../../../contract/generated/codes.ts';
import type { LeaveApply } from '../../../contract/generated/entities.ts';
import { SETTING } from '../../../contract/generated/settings.ts';
import type { Queryable } from '../../data/database/database.ts';
import { settingOf } from '../../settings/settings.ts';
import { LEVEL_NAMES } from './levels.ts';

const MOST_DAYS = 1;

/**
 * What the head teacher has to say to an application, by the school's setting: decide on a single day for which the rules ask
 * the counsellor alone, agree before the others, or read it. A class without a head teacher who can sign in goes by the others.
 */
export async function headTeacherPart(
  queryable: Queryable,
  row: Partial<LeaveApply>,
  level: number,
): Promise<string> {
  const wanted = await settingOf(queryable, SETTING.LeaveHeadTeacher);
  if (wanted !== LEAVE_HEAD_TEACHER.First && wanted !== LEAVE_HEAD_TEACHER.Decides)
    return LEAVE_HEAD_TEACHER.Reads;
  const isShort = Number(row.Days ?? 0) <= MOST_DAYS && level === 1 && row.LeaveType !== LEAVE_TYPE.Official;
  if (wanted === LEAVE_HEAD_TEACHER.Decides && !isShort) return LEAVE_HEAD_TEACHER.Reads;
  return (await hasHeadTeacher(queryable, row.StudentId)) ? wanted : LEAVE_HEAD_TEACHER.Reads;
}

async function hasHeadTeacher(queryable: Queryable, studentId: string | null | undefined): Promise<boolean> {
  const { rowCount } = await queryable.query(
    `SELECT 1 FROM "Student" s JOIN "ClassInfo" k ON k."Id" = s."ClassId" AND k."IsDeleted" = 0
     JOIN "Teacher" t ON t."Id" = k."HeadTeacherId" AND t."IsDeleted" = 0
     JOIN "SysUser" u ON u."Id" = t."UserId" AND u."IsDeleted" = 0 AND u."State" = $2
     WHERE s."Id" = $1 AND s."IsDeleted" = 0`,
    [studentId, USER_STATE.Normal],
  );
  return rowCount > 0;
}

/** Those who have to agree, as the applicant reads them. */
export function approversOf(level: number, part: string): string[] {
  const levels = LEVEL_NAMES.slice(1, level + 1);
  if (part === LEAVE_HEAD_TEACHER.Decides) return ['班主任'];
  return part === LEAVE_HEAD_TEACHER.First ? ['班主任', ...levels] : levels;
}
