import type { NewStudent, Student, Teacher } from '../../../contract/generated/entities.ts';
import { column } from '../../data/sql/sql.ts';
import { CHECKIN_STATE, ENABLE, STUDENT_STATUS, USER_STATE } from '../../../contract/generated/codes.ts';

// SQL: o is Student, NewStudent, Teacher
// SQL: u is SysUser

const quoted = (codes: readonly string[]) => codes.map((code) => `'${code}'`).join(', ');

/** Students who are not at the school any more, or not for the time being, as core/Student says under `ends`. */
const LEFT = [
  STUDENT_STATUS.Suspended,
  STUDENT_STATUS.Withdrawn,
  STUDENT_STATUS.Lost,
  STUDENT_STATUS.Graduated,
  STUDENT_STATUS.Completed,
  STUDENT_STATUS.Incomplete,
  STUDENT_STATUS.TransferredOut,
  STUDENT_STATUS.Deceased,
  STUDENT_STATUS.Expelled,
];

const atSchool = (status: string) => `(${status} IS NULL OR ${status} NOT IN (${quoted(LEFT)}))`;

/**
 * Which rows `o` of people are of somebody who may sign in: neither deleted nor ended. A new student who has become a student
 * (heir, SQL alias h) stands only as long as the student does.
 */
export const PRESENT = {
  Student: `o."IsDeleted" = 0 AND ${atSchool(`o.${column<Student>('StudentStatus')}`)}`,
  NewStudent: `o."IsDeleted" = 0 AND o.${column<NewStudent>('CheckinState')} IS DISTINCT FROM '${CHECKIN_STATE.NotComing}'
    AND (o.${column<NewStudent>('StudentId')} IS NULL OR EXISTS (SELECT 1 FROM "Student" h WHERE h."Id" = o.${column<NewStudent>('StudentId')}
      AND h."IsDeleted" = 0 AND ${atSchool(`h.${column<Student>('StudentStatus')}`)}))`,
  Teacher: `o."IsDeleted" = 0 AND o.${column<Teacher>('State')} IS DISTINCT FROM '${ENABLE.Off}'`,
} as const;

/** Which rows `o` of students are of somebody who is enrolled: present, and not only with a place that is kept. */
export const ENROLLED = `${PRESENT.Student} AND o.${column<Student>('StudentStatus')} IS DISTINCT FROM '${STUDENT_STATUS.AdmissionKept}'`;

const OF_SOMEBODY = Object.entries(PRESENT)
  .map(([table, present]) => `SELECT 1 FROM "${table}" o WHERE o."UserId" = u."Id" AND ${present}`)
  .join(' UNION ALL ');

/** Whether somebody stands behind an account (SQL alias u), if it is a person's at all. */
export const PERSON_SQL = `(u."RefId" IS NULL OR EXISTS (${OF_SOMEBODY}))`;

/**
 * The state of an account (SQL alias u): that of a person who was deleted or has ended counts as disabled, whatever its own
 * row says. Every way in asks by this, so that no write that forgot the account leaves a door open.
 */
export const STATE_SQL = `CASE WHEN u."State" = '${USER_STATE.Normal}' AND NOT ${PERSON_SQL}
  THEN '${USER_STATE.Disabled}' ELSE u."State" END`;

/**
 * Whether an account (SQL alias u) is that of a new student who does not come: neither a student, later or by the registry's word
 * alone, nor one of the staff. A student whose place is only kept has not come either.
 */
export const NOT_COMING_SQL = `(EXISTS (SELECT 1 FROM "NewStudent" n WHERE n."UserId" = u."Id" AND n."IsDeleted" = 0
    AND n."CheckinState" = '${CHECKIN_STATE.NotComing}')
  AND NOT EXISTS (SELECT 1 FROM "Student" s WHERE s."UserId" = u."Id" AND s."IsDeleted" = 0
    AND s."StudentStatus" IS DISTINCT FROM '${STUDENT_STATUS.AdmissionKept}')
  AND NOT EXISTS (SELECT 1 FROM "Teacher" o WHERE o."UserId" = u."Id" AND ${PRESENT.Teacher}))`;

/** The number of whose end the first password of an account (SQL alias u) is made; NULL where there is none. */
export const FIRST_SQL = `coalesce(
  (SELECT coalesce(nullif(o."IdCardNo", ''), o."OtherCardNo") FROM "Student" o WHERE o."UserId" = u."Id" AND o."IsDeleted" = 0 LIMIT 1),
  (SELECT o."IdCardNo" FROM "Teacher" o WHERE o."UserId" = u."Id" AND o."IsDeleted" = 0 LIMIT 1),
  (SELECT o."IdCardNo" FROM "NewStudent" o WHERE o."UserId" = u."Id" AND o."IsDeleted" = 0 LIMIT 1))`;
