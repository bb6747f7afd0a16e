import type { Named } from '../../../data/row-of.ts';
import { STUDENT_STATUS, TRAIN_LEVEL, USER_TYPE } from '../../../../contract/generated/codes.ts';
import { entities, type Student } from '../../../../contract/generated/entities.ts';
import type { Row } from '../../../../contract/rules.ts';
import { keepSessions } from '../../../auth/sessions/sessions.ts';
import { entityOf } from '../../../data/entities.ts';
import type { HandlerContext } from '../../../data/module.ts';
import { runHooks } from '../../../data/write/hooks.ts';
import { newId } from '../../../data/write/row-store.ts';
import { addRow, changeRow, endRows, lockRow } from '../../../data/write/system-write.ts';
import { copyFile } from '../../../storage/copy-file.ts';
import { giveRoles } from '../../../engines/accounts/open.ts';
import { FRESHMAN } from '../office/roles.ts';

/** A new student who is checked in is a student from then on: their row, made or taken up again, and their account. */
export async function studentOf(context: HandlerContext, newStudent: Row): Promise<Row> {
  const known = newStudent['StudentId'];
  const student =
    typeof known === 'string' && known !== ''
      ? await takeUpAgain(context, known)
      : await enrol(context, newStudent);
  const user = newStudent['UserId'];
  if (typeof user === 'string' && user !== '') await makeStudent(context, user, student);
  return student;
}

async function takeUpAgain(context: HandlerContext, id: string): Promise<Row> {
  const before = await lockRow(context, entities.Student, id);
  const change = { StudentStatus: STUDENT_STATUS.Enrolled };
  await changeRow(context, entities.Student, before, change, context.enCode);
  return { ...before, ...change };
}

/** Fields that the student has from their time as a new student, and from what they told before they came. */
async function enrol(context: HandlerContext, newStudent: Row): Promise<Row> {
  const entity = entityOf(context.engine, entities.Student);
  const told = await toldBefore(context, String(newStudent['Id']));
  const named = (from: Row) =>
    [...entity.fields.keys()].filter(
      (name) => !KEPT_BACK.has(name) && ![null, undefined, ''].includes(from[name] as null),
    );
  const taken = (from: Row): Row => Object.fromEntries(named(from).map((name) => [name, from[name]]));
  const card = String(newStudent['IdCardNo'] ?? '');
  const birthday = `${card.slice(6, 10)}-${card.slice(10, 12)}-${card.slice(12, 14)}`;
  const row: Named<Student> = {
    ...defaultsOf(context),
    ...taken(told.profile),
    ...taken(newStudent),
    Id: newId(),
    // The registry's number may come later; the number of the examination is as unique.
    StudentNo: newStudent['StudentNo'] ?? newStudent['ExamineeNo'],
    Birthday: newStudent['Birthday'] ?? birthday,
    Political: newStudent['Political'] ?? told.profile['Political'] ?? '13',
    EnrolDate: context.now.slice(0, 10),
    EduLength: told.years,
    CampusId: told.campus,
    StudentStatus: STUDENT_STATUS.Enrolled,
    UserId: newStudent['UserId'] ?? null,
  };
  const hook = { ...context, entity, row, before: null };
  await runHooks('beforeSave', hook);
  row['Photo'] = await copyFile(context, told.photo, null, {
    entity: entities.Student,
    id: String(row['Id']),
    enCode: context.enCode,
  });
  await addRow(context, entities.Student, row, context.enCode);
  await runHooks('afterSave', hook);
  return lockRow(context, entities.Student, String(row['Id']));
}

/** What a student's row says of itself, and not of the person. */
const KEPT_BACK: ReadonlySet<string> = new Set([
  'Id',
  'CreateUserId',
  'CreateUserName',
  'CreateDate',
  'UpdateDate',
  'IsDeleted',
  'Version',
  'Photo',
  'StudentStatus',
]);

function defaultsOf(context: HandlerContext): Row {
  const { fields } = entityOf(context.engine, entities.Student);
  return Object.fromEntries(
    [...fields.values()]
      .filter(({ implicit, type }) => !implicit && type !== 'count')
      .map((field) => [field.name, field.default ?? null]),
  );
}

interface Told {
  readonly profile: Row;
  readonly photo: string | null;
  readonly years: number | null;
  readonly campus: string | null;
}

async function toldBefore(context: HandlerContext, id: string): Promise<Told> {
  const answer = await context.tx.query<{
    profile: string | null;
    photo: string | null;
    years: number | null;
    campus: string | null;
  }>(
    `SELECT f."Id" AS profile, p."Photo" AS photo, m."Length"::float8 AS years, k."CampusId" AS campus FROM "NewStudent" n
     LEFT JOIN "NewStudentProfile" f ON f."NewStudentId" = n."Id" AND f."IsDeleted" = 0
     LEFT JOIN "NewStudentPhoto" p ON p."NewStudentId" = n."Id" AND p."IsDeleted" = 0
     LEFT JOIN "Major" m ON m."Id" = n."MajorId" LEFT JOIN "ClassInfo" k ON k."Id" = n."ClassId" WHERE n."Id" = $1`,
    [id],
  );
  const { profile, ...rest } = answer.rows[0]!;
  return {
    ...rest,
    profile: profile === null ? {} : await lockRow(context, entities.NewStudentProfile, profile),
  };
}

const POSTGRADUATE: readonly unknown[] = [TRAIN_LEVEL.Doctor, TRAIN_LEVEL.Master];

/** The account that they had as a new student is a student's now; they stay signed in. */
async function makeStudent(context: HandlerContext, userId: string, student: Row): Promise<void> {
  const { tx, enCode } = context;
  const role = POSTGRADUATE.includes(student['TrainLevel']) ? 'postgraduate' : 'student';
  await keepSessions(tx, [userId], async () => {
    const user = await lockRow(context, entities.SysUser, userId);
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
    await changeRow(context, entities.SysUser, user, change, enCode);
    await giveRoles(context, [{ UserId: userId, role }]);
  });
}

/** They are a new student again: their row stands for a place that is kept, and their account is no student's. */
export async function unmakeStudent(context: HandlerContext, newStudent: Row): Promise<void> {
  const { tx, enCode } = context;
  const [student, user] = [newStudent['StudentId'], newStudent['UserId']];
  if (typeof student === 'string' && student !== '') {
    const before = await lockRow(context, entities.Student, student);
    await changeRow(
      context,
      entities.Student,
      before,
      { StudentStatus: STUDENT_STATUS.AdmissionKept },
      enCode,
    );
  }
  if (typeof user !== 'string' || user === '') return;
  const account = await lockRow(context, entities.SysUser, user);
  await changeRow(
    context,
    entities.SysUser,
    account,
    { UserType: USER_TYPE.Freshman, RefId: newStudent['Id'] },
    enCode,
  );
  const held = await tx.query<{ Id: string }>(
    `SELECT u."Id" FROM "UserRole" u JOIN "SysRole" r ON r."Id" = u."RoleId" AND r."RoleCode" IN ('student', 'postgraduate')
     WHERE u."UserId" = $1 AND u."IsDeleted" = 0`,
    [user],
  );
  await endRows(
    context,
    entities.UserRole,
    held.rows.map(({ Id }) => Id),
    enCode,
  );
  // A batch that is over may have taken the role.
  await giveRoles(context, [{ UserId: user, role: FRESHMAN }]);
}
