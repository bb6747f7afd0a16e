import { TEACHER_POST, TRAIN_LEVEL, USER_STATE, USER_TYPE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { Row } from '../../../contract/rules.ts';
import { addRows, changeRows, lockRows } from '../../data/bulk-write.ts';
import { entityOf } from '../../data/entities.ts';
import type { RowHook } from '../../data/module.ts';
import { newId } from '../../data/row-store.ts';

const POSTGRADUATE: readonly unknown[] = [TRAIN_LEVEL.Doctor, TRAIN_LEVEL.Master];

const ROLE_OF_POST: Readonly<Record<string, string>> = {
  [TEACHER_POST.Counsellor]: 'counsellor',
  [TEACHER_POST.HeadTeacher]: 'head_teacher',
  [TEACHER_POST.Tutor]: 'tutor',
};

interface NewAccount {
  readonly login: unknown;
  readonly type: string;
  readonly org: unknown;
  readonly role: string;
}

/**
 * Opens the login accounts of new students or members of staff. No password is stored: until the first login the initial
 * one counts (server/auth), which is weak and must be changed then.
 */
async function openAccounts(hooks: readonly RowHook[], accountOf: (row: Row) => NewAccount): Promise<void> {
  const opened = hooks.filter(({ before, row }) => !before && !row['UserId']);
  const [context] = opened;
  if (!context) return;
  const { engine, enCode, entity } = context;
  const accounts = opened.map(({ row }) => ({ row, id: newId(), account: accountOf(row) }));
  const users = accounts.map(({ row, id, account }) => userOf(row, id, account));
  await addRows(context, entityOf(engine, entities.SysUser), users, enCode);
  const roles = await roleIds(context, new Set(accounts.map(({ account }) => account.role)));
  const held = accounts.flatMap(({ id, account }) => {
    const RoleId = roles.get(account.role);
    return RoleId === undefined ? [] : [{ UserId: id, RoleId }];
  });
  await addRows(context, entityOf(engine, entities.UserRole), held, enCode);
  const stored = await lockRows(
    context,
    entity,
    opened.map(({ row }) => String(row['Id'])),
  );
  const owners = accounts.flatMap(({ row, id }) => {
    const before = stored.get(String(row['Id']));
    return before ? [{ before, after: { ...before, UserId: id } }] : [];
  });
  await changeRows(context, entity, owners, enCode);
}

function userOf(row: Row, Id: string, account: NewAccount): Row {
  return {
    Id,
    LoginName: account.login,
    TrueName: row['TrueName'],
    UserType: account.type,
    IsWeakPwd: 1,
    Phone: row['Phone'],
    Email: row['Email'],
    OrgId: account.org,
    RefId: row['Id'],
    State: USER_STATE.Normal,
    FailCount: 0,
  };
}

async function roleIds({ tx }: RowHook, codes: ReadonlySet<string>): Promise<Map<string, string>> {
  const answer = await tx.query<{ Id: string; RoleCode: string }>(
    `SELECT "Id", "RoleCode" FROM "SysRole" WHERE "RoleCode" = ANY($1) AND "IsDeleted" = 0`,
    [[...codes]],
  );
  return new Map(answer.rows.map(({ Id, RoleCode }) => [RoleCode, Id]));
}

/** A new student gets an account under the student number. */
export const afterStudentsSave = (hooks: readonly RowHook[]) =>
  openAccounts(hooks, (row) => ({
    login: row['StudentNo'],
    type: USER_TYPE.Student,
    org: row['CollegeId'],
    role: POSTGRADUATE.includes(row['TrainLevel']) ? 'postgraduate' : 'student',
  }));

/** A new member of staff gets an account under the staff number, with the role of the post. */
export const afterTeachersSave = (hooks: readonly RowHook[]) =>
  openAccounts(hooks, (row) => ({
    login: row['TeacherNo'],
    type: USER_TYPE.Staff,
    org: row['OrgId'],
    role: ROLE_OF_POST[String(row['PostType'])] ?? 'teacher',
  }));
