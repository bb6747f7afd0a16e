import type { Named } from '../../../data/row-of.ts';
import { STUDENT_STATUS, USER_TYPE } from '../../../../contract/generated/codes.ts';
import { entities, type Student } from '../../../../contract/generated/entities.ts';
import type { Row } from '../../../../contract/rules.ts';
import { keepSessions } from '../../../auth/sessions/sessions.ts';
import { entityOf } from '../../../data/entities.ts';
import type { HandlerContext } from '../../../data/module.ts';
import { runHooks } from '../../../data/write/hooks.ts';
import { newId } from '../../../data/write/row-store.ts';
import { newRow } from '../../../data/write/row-rules.ts';
import { addRow, changeStored, endRows, lockRow } from '../../../data/write/system-write.ts';
import { copyFile } from '../../../storage/copy-file.ts';
import { giveRoles, roleOf } from '../../../engines/accounts/open.ts';
import { FRESHMAN } from '../office/roles.ts';

const ENROLLED = { StudentStatus: STUDENT_STATUS.Enrolled };

/**
 * A new student who is checked in is a student from then on: their row, made or taken up again, and their account.
 * @returns the Id of the student
 */
export async function studentOf(context: HandlerContext, newStudent: Row): Promise<string> {
  const { StudentId: known, UserId: user } = newStudent;
  const student = known
    ? await changeStored(context, entities.Student, String(known), ENROLLED, context.enCode)
    : await enrol(context, newStudent);
  if (user) await makeStudent(context, String(user), student);
  return String(student['Id']);
}

/** Fields that the student has from their time as a new student, and from what they told before they came. */
async function enrol(context: HandlerContext, newStudent: Row): Promise<Row> {
  const entity = entityOf(context.engine, entities.Student);
  const told = await context.tx.query<{ profile: string | null; photo: string | null } & Named<Student>>(
    `SELECT f."Id" AS profile, p."Photo" AS photo, m."Length"::float8 AS "EduLength", k."CampusId" FROM "NewStudent" n
     LEFT JOIN "NewStudentProfile" f ON f."NewStudentId" = n."Id" AND f."IsDeleted" = 0
     LEFT JOIN "NewStudentPhoto" p ON p."NewStudentId" = n."Id" AND p."IsDeleted" = 0
     LEFT JOIN "Major" m ON m."Id" = n."MajorId" LEFT JOIN "ClassInfo" k ON k."Id" = n."ClassId" WHERE n."Id" = $1`,
    [newStudent['Id']],
  );
  const { profile: known, photo, ...studies } = told.rows[0]!;
  const profile: Row = known === null ? {} : await lockRow(context, entities.NewStudentProfile, known);
  const own = [...entity.fields.values()].filter(({ implicit }) => !implicit);
  const taken = (from: Row): Row =>
    Object.fromEntries(own.flatMap(({ name }) => ((from[name] ?? '') === '' ? [] : [[name, from[name]]])));
  const card = String(newStudent['IdCardNo'] ?? '');
  const birthday = `${card.slice(6, 10)}-${card.slice(10, 12)}-${card.slice(12, 14)}`;
  const row: Named<Student> = {
    ...(await newRow(context, entity, {})),
    ...taken(profile),
    ...taken(newStudent),
    ...studies,
    Id: newId(),
    // The registry's number may come later; the number of the examination is as unique.
    StudentNo: newStudent['StudentNo'] ?? newStudent['ExamineeNo'],
    Birthday: newStudent['Birthday'] ?? birthday,
    Political: newStudent['Political'] ?? profile['Political'] ?? '13',
    EnrolDate: context.now.slice(0, 10),
    ...ENROLLED,
    UserId: newStudent['UserId'] ?? null,
  };
  const hook = { ...context, entity, row, before: null };
  await runHooks('beforeSave', hook);
  const of = { entity: entities.Student, id: String(row['Id']), enCode: context.enCode };
  row['Photo'] = await copyFile(context, photo, null, of);
  await addRow(context, entities.Student, row, context.enCode);
  await runHooks('afterSave', hook);
  return lockRow(context, entities.Student, String(row['Id']));
}

/** The account that they had as a new student is a student's now; they stay signed in. */
async function makeStudent(context: HandlerContext, userId: string, student: Row): Promise<void> {
  const { tx, enCode } = context;
  const role = roleOf(entityOf(context.engine, entities.Student), student);
  await keepSessions(tx, [userId], async () => {
    const taken = await tx.query(
      `SELECT 1 FROM "SysUser" WHERE "LoginName" = $1 AND "Id" <> $2 AND "IsDeleted" = 0 LIMIT 1`,
      [student['StudentNo'], userId],
    );
    const change = {
      UserType: USER_TYPE.Student,
      // The number of the examination opens the account as well, whatever it is called.
      ...(taken.rowCount === 0 && { LoginName: student['StudentNo'] }),
      OrgId: student['CollegeId'],
      ClassId: student['ClassId'],
      RefId: student['Id'],
    };
    await changeStored(context, entities.SysUser, userId, change, enCode);
    await giveRoles(context, [{ UserId: userId, role }]);
  });
}

/** They are a new student again: their row stands for a place that is kept, and their account is no student's. */
export async function unmakeStudent(context: HandlerContext, newStudent: Row): Promise<void> {
  const { tx, enCode } = context;
  const { Id: RefId, StudentId: student, UserId: user } = newStudent;
  const kept = { StudentStatus: STUDENT_STATUS.AdmissionKept };
  if (student) await changeStored(context, entities.Student, String(student), kept, enCode);
  if (!user) return;
  const account = { UserType: USER_TYPE.Freshman, RefId };
  await changeStored(context, entities.SysUser, String(user), account, enCode);
  const held = await tx.query<{ Id: string }>(
    `SELECT u."Id" FROM "UserRole" u JOIN "SysRole" r ON r."Id" = u."RoleId" AND r."RoleCode" IN ('student', 'postgraduate')
     WHERE u."UserId" = $1 AND u."IsDeleted" = 0`,
    [user],
  );
  const roles = held.rows.map(({ Id }) => Id);
  await endRows(context, entities.UserRole, roles, enCode);
  // A batch that is over may have taken the role.
  await giveRoles(context, [{ UserId: String(user), role: FRESHMAN }]);
}
