import { FIRST_PWD, ENABLE, GENDER, USER_STATE, USER_TYPE } from '../../contract/generated/codes.ts';
import { entities } from '../../contract/generated/entities.ts';
import type { Row } from '../../contract/rules.ts';
import { dayOfYear } from './calendar.ts';
import { idCardOf, PEOPLE, phoneOf } from './identity.ts';
import { nameOf } from './names.ts';
import { orgId } from './organisation.ts';
import type { StaffPlan } from './plan.ts';
import { inBatches, stamped, type Batch, type Making } from './rows.ts';

const HIRED = '2023-08-10 08:00:00';
const TITLES = ['助教', '讲师', '副教授', '教授'];

/** Name of a member of staff. */
export function staffName({ dice }: Making, person: StaffPlan): string {
  return nameOf(dice, 'staff', person.index, isMale(dice, person.index)).TrueName;
}

const isMale = (dice: Making['dice'], index: number) => dice.percent(49, 'staff.gender', index);

/** Teachers, and the accounts that are nobody's. */
export function* staff(making: Making): Generator<Batch> {
  yield* inBatches(entities.Teacher, teacherRows(making));
}

function* teacherRows(making: Making): Generator<Row> {
  const { dice, plan } = making;
  for (const person of plan.staff) {
    const { index } = person;
    const male = isMale(dice, index);
    const birthday = dayOfYear(
      dice.between(1966, 1998, 'staff.year', index),
      dice.below(365, 'staff.day', index),
    );
    yield stamped(person.id, HIRED, {
      TeacherNo: String(1_000_000 + index),
      TrueName: staffName(making, person),
      Gender: male ? GENDER.Male : GENDER.Female,
      IdCardNo: idCardOf(index, birthday, male, 500),
      Birthday: birthday,
      Nation: '01',
      Political: dice.percent(60, 'staff.party', index) ? '01' : '13',
      EduLevel: dice.percent(40, 'staff.education', index) ? '11' : '14',
      OrgId: orgId(making, person.org),
      PostType: person.post,
      Title: dice.one(TITLES, 'staff.title', index),
      Phone: phoneOf(PEOPLE.teacher + index),
      Email: `${person.login}@example.edu.cn`,
      State: ENABLE.On,
      UserId: person.userId,
    });
  }
}

/** Values that every account shares. */
export function account(making: Making, id: string, values: Row): Row {
  return stamped(id, HIRED, {
    PwdHash: making.passwordHash,
    PwdUpdateDate: making.calendar.t0,
    IsWeakPwd: 0,
    FirstPwd: FIRST_PWD.Generated,
    State: USER_STATE.Normal,
    FailCount: 0,
    ...values,
  });
}

/** A role of an account. */
export function roleOf(making: Making, userId: string, code: string, org: string | null = null): Row {
  return stamped(making.dice.id('userRole', `${userId}.${code}.${org ?? ''}`), HIRED, {
    UserId: userId,
    RoleId: making.roleIds.get(code) ?? code,
    OrgId: org,
  });
}

/** Accounts of staff, of the administrator, and one without any role. */
export function* staffAccounts(making: Making): Generator<Row> {
  const lone = (login: string, name: string) =>
    account(making, making.dice.id('user', login), {
      LoginName: login,
      TrueName: name,
      UserType: login === 'admin' ? USER_TYPE.Admin : USER_TYPE.Staff,
      OrgId: orgId(making, 'department.0'),
    });
  yield lone('admin', '系统管理员');
  yield lone('nomenu01', '无权限用户');
  for (const person of making.plan.staff)
    yield account(making, person.userId, {
      LoginName: person.login,
      TrueName: staffName(making, person),
      UserType: USER_TYPE.Staff,
      Phone: phoneOf(PEOPLE.teacher + person.index),
      Email: `${person.login}@example.edu.cn`,
      OrgId: orgId(making, person.org),
      RefId: person.id,
    });
}

export function* staffRoles(making: Making): Generator<Row> {
  yield roleOf(making, making.dice.id('user', 'admin'), 'admin');
  for (const person of making.plan.staff)
    for (const { code, org } of person.roles)
      yield roleOf(making, person.userId, code, org ? orgId(making, org) : null);
}
