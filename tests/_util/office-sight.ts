import type { Row } from '../../src/contract/rules.ts';
import { Refusal } from '../../src/server/data/refusal.ts';
import type { Desk } from './office.ts';

/** Acts after which there are four classes with counsellors and head teachers, and their students. */
export const SCHOOL = [
  'colleges',
  'departments',
  'majors',
  'staff',
  'classes with counsellors',
  'classes without',
  'their counsellors',
  'students',
  'students with counsellors',
];

/** Id of a stored row. */
export const idOf = async (desk: Desk, entity: string, field: string, value: string) =>
  String((await desk.row(entity, field, value))['Id']);
/** Id of a member of staff, by number. */
export const teacher = (desk: Desk, no: string) => idOf(desk, 'core/Teacher', 'TeacherNo', no);
/** Id of a class, by code. */
export const classId = (desk: Desk, code: string) => idOf(desk, 'core/ClassInfo', 'ClassCode', code);
/** Id of a student, by number. */
export const studentId = (desk: Desk, no: string) => idOf(desk, 'core/Student', 'StudentNo', no);
/** Changes a row through its form. */
export const edit = async (desk: Desk, entity: string, enCode: string, id: string, changes: Row) => {
  const row = await desk.row(entity, 'Id', id);
  await desk.save(entity, enCode, { Id: id, Version: row['Version'], ...changes });
};

/** Numbers of counsellor and head teacher of a class. */
export async function holders(desk: Desk, code: string): Promise<unknown[]> {
  const [row] = await desk.rows<{ held: unknown[] }>(
    `SELECT jsonb_build_array(c."TeacherNo", h."TeacherNo") AS held FROM "ClassInfo" k
     LEFT JOIN "Teacher" c ON c."Id" = k."CounsellorId" LEFT JOIN "Teacher" h ON h."Id" = k."HeadTeacherId" WHERE k."ClassCode" = $1`,
    [code],
  );
  return row!.held;
}

/** Number of a student's counsellor. */
export async function counsellor(desk: Desk, studentNo: string): Promise<unknown> {
  const [row] = await desk.rows<{ no: string | null }>(
    `SELECT t."TeacherNo" AS no FROM "Student" s LEFT JOIN "Teacher" t ON t."Id" = s."CounsellorId" WHERE s."StudentNo" = $1`,
    [studentNo],
  );
  return row!.no;
}

/** Codes of the roles of an account. */
export const roles = async (desk: Desk, login: string) => (await desk.subject(login)).Roles.toSorted();

/** Numbers of the staff whose assignments count today. */
export async function live(desk: Desk, where: string, values: unknown[]): Promise<string[]> {
  const rows = await desk.rows<{ no: string }>(
    `SELECT t."TeacherNo" AS no FROM "CounsellorClass" a JOIN "Teacher" t ON t."Id" = a."TeacherId"
     WHERE a."IsDeleted" = 0 AND a."StartDate" <= current_date AND (a."EndDate" IS NULL OR a."EndDate" > current_date) AND ${where} ORDER BY 1`,
    values,
  );
  return rows.map(({ no }) => no);
}

async function refused(work: Promise<unknown>): Promise<string> {
  const answer = await work.then(
    () => 'no refusal',
    (error: unknown) => error,
  );
  if (answer instanceof Refusal) return answer.message;
  if (typeof answer === 'string') return answer;
  throw answer;
}

/** The refusal of work of which nothing stays. */
export async function refusedAt(desk: Desk, work: () => Promise<unknown>): Promise<string> {
  await desk.tx.query('SAVEPOINT attempt');
  const message = await refused(work());
  await desk.tx.query('ROLLBACK TO SAVEPOINT attempt');
  return message;
}
