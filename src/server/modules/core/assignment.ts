import { TEACHER_POST } from '../../../contract/generated/codes.ts';
import { entities, type ClassInfo, type CounsellorClass } from '../../../contract/generated/entities.ts';
import type { Row } from '../../../contract/rules.ts';
import type { RowHook } from '../../data/module.ts';
import { refuseFields } from '../../data/refusal.ts';
import { addRow, changeRow, lockRow } from '../../data/system-write.ts';

/** Column of the class that names the holder of a post. */
const HOLDER: Readonly<Record<string, 'CounsellorId' | 'HeadTeacherId'>> = {
  [TEACHER_POST.Counsellor]: 'CounsellorId',
  [TEACHER_POST.HeadTeacher]: 'HeadTeacherId',
};

/** A new assignment takes college and grade from its class: its row scope hangs on them, so no browser may say them. */
export async function beforeAssignmentSave(hook: RowHook): Promise<void> {
  if (hook.before) return;
  const given = hook.row as Partial<CounsellorClass>;
  const own = (await lockRow(hook, entities.ClassInfo, String(given.ClassId))) as unknown as ClassInfo;
  Object.assign(hook.row, { CollegeId: own.CollegeId, GradeYear: own.GradeYear });
  const taken = await hook.tx.query(
    `SELECT 1 FROM "CounsellorClass" WHERE "ClassId" = $1 AND "SchoolYearId" = $2 AND "PostType" = $3
       AND "IsDeleted" = 0 AND ("EndDate" IS NULL OR "EndDate" >= $4::date) LIMIT 1`,
    [given.ClassId, given.SchoolYearId, given.PostType, given.StartDate],
  );
  const post = given.PostType === TEACHER_POST.HeadTeacher ? '班主任' : '辅导员';
  if (taken.rowCount > 0) throw refuseFields([{ Key: 'ClassId', Message: `该班级已分配${post}` }]);
}

/** The class and its students follow the assignment: they name the new teacher, or nobody once it has ended. */
export async function afterAssignmentSave(hook: RowHook): Promise<void> {
  const assignment = hook.row as Partial<CounsellorClass>;
  const column = HOLDER[String(assignment.PostType)];
  const ended = Boolean(assignment.EndDate) && !hook.before?.['EndDate'];
  if (!column || (hook.before && !ended)) return;
  const own = await lockRow(hook, entities.ClassInfo, String(assignment.ClassId));
  const holder = ended ? null : assignment.TeacherId;
  if (ended && own[column] !== assignment.TeacherId) return;
  await changeRow(hook, entities.ClassInfo, own, { [column]: holder }, hook.enCode);
  if (column === 'CounsellorId') await passStudents(hook, own, holder);
}

/** A counsellor put on the class itself (core.class.assign, core.class.edit) is assigned for the current term as well. */
export async function afterClassSave(hook: RowHook): Promise<void> {
  const { before, row, now, tx } = hook;
  const [from, to] = [before?.['CounsellorId'] ?? null, row['CounsellorId'] ?? null];
  if (from === to) return;
  const term = await tx.query<{ Id: string }>(
    `SELECT "Id" FROM "SchoolYear" WHERE "IsCurrent" = 1 AND "IsDeleted" = 0`,
  );
  const SchoolYearId = term.rows[0]?.Id;
  const today = now.slice(0, 10);
  const live = await tx.query<{ Id: string }>(
    `SELECT "Id" FROM "CounsellorClass" WHERE "ClassId" = $1 AND "PostType" = $2 AND "IsDeleted" = 0
       AND ("EndDate" IS NULL OR "EndDate" >= $3::date)`,
    [row['Id'], TEACHER_POST.Counsellor, today],
  );
  for (const { Id } of live.rows) {
    const held = await lockRow(hook, entities.CounsellorClass, Id);
    // Ended as of yesterday, so that the scope goes at once; one that began today never counted.
    const ended = held['StartDate'] === today ? { IsDeleted: 1 } : { EndDate: dayBefore(today) };
    await changeRow(hook, entities.CounsellorClass, held, ended, hook.enCode);
  }
  if (to && SchoolYearId) {
    const assignment: Row = {
      TeacherId: to,
      ClassId: row['Id'],
      SchoolYearId,
      PostType: TEACHER_POST.Counsellor,
      StartDate: today,
      CollegeId: row['CollegeId'],
      GradeYear: row['GradeYear'],
    };
    await addRow(hook, entities.CounsellorClass, assignment, hook.enCode);
  }
  await passStudents(hook, { ...row, CounsellorId: from }, to);
}

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}

/** Students who had the class's counsellor get the next one; those with a counsellor of their own keep him. */
async function passStudents(hook: RowHook, own: Row, to: unknown): Promise<void> {
  const students = await hook.tx.query<{ Id: string }>(
    `SELECT "Id" FROM "Student" WHERE "ClassId" = $1 AND "IsDeleted" = 0
       AND ("CounsellorId" IS NULL OR "CounsellorId" = $2) ORDER BY "Id"`,
    [own['Id'], own['CounsellorId'] ?? ''],
  );
  for (const { Id } of students.rows) {
    const student = await lockRow(hook, entities.Student, Id);
    if (student['CounsellorId'] !== to)
      await changeRow(hook, entities.Student, student, { CounsellorId: to }, hook.enCode);
  }
}
