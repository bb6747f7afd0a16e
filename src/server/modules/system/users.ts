import { USER_STATE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { Row } from '../../../contract/rules.ts';
import { resetPasswords as reset, setUserStates } from '../../auth/accounts/accounts.ts';
import { firstPasswords } from '../../auth/passwords/first-passwords.ts';
import { resetFactors as takeFactors } from '../../auth/factors/factor-audit.ts';
import { unbindAll } from '../../auth/login/wx-bindings.ts';
import { lockRows } from '../../data/write/bulk-write.ts';
import { entityOf } from '../../data/entities.ts';
import type { HandlerContext } from '../../data/module.ts';
import { runAfterStore } from '../../data/write/hooks.ts';
import { refuse, type Refusal } from '../../data/refusal.ts';
import { releaseOffices } from '../../engines/endings/endings.ts';
import { ShownOnce } from '../../data/write/shown-once.ts';
import { lockRow } from '../../data/write/system-write.ts';

/** Switches accounts over: a normal one off, a disabled or locked one on. */
export async function toggleUsers(context: HandlerContext): Promise<true | Refusal> {
  const other = (state: unknown) => (state === USER_STATE.Normal ? USER_STATE.Disabled : USER_STATE.Normal);
  return setUserStates(context, context.rows, (user) => other(user['State']), context.enCode);
}

/** Switches accounts off. */
export async function disableUsers(context: HandlerContext): Promise<true | Refusal> {
  const { rows, params, enCode, entity } = context;
  const done = await setUserStates(context, rows, () => USER_STATE.Disabled, enCode);
  if (params['Release'] === 1 && done === true) {
    const ids = rows.map(({ Id }) => String(Id));
    await releaseOffices(context, entity, ids, '停用', enCode);
  }
  return done;
}

/** Takes the bindings away by which accounts are opened without a password. */
export async function unbindUsers(context: HandlerContext): Promise<true> {
  const ids = context.rows.map((user) => String(user['Id']));
  await unbindAll(context, ids, context.enCode);
  await tellOwners(context);
  return true;
}

/** Gives accounts new random passwords, told once, to be changed at the next login. */
export const resetPasswords = async (context: HandlerContext, users = context.rows): Promise<ShownOnce> =>
  new ShownOnce({ Items: await reset(context, users, undefined, context.enCode) });

/** Random first passwords of accounts that have none. */
export const setFirstPasswords = async (context: HandlerContext, users = context.rows): Promise<ShownOnce> =>
  new ShownOnce({ Items: await firstPasswords(context, users, context.enCode) });

/** The same for the accounts of members of staff. */
export async function setStaffFirstPasswords(context: HandlerContext): Promise<ShownOnce> {
  const ids = context.rows.map(({ UserId }) => String(UserId));
  const users = await lockRows(context, entityOf(context.engine, entities.SysUser), ids);
  return setFirstPasswords(context, [...users.values()]);
}

/** The same for the accounts of students. */
export async function resetStudentPasswords(context: HandlerContext): Promise<ShownOnce> {
  const users: Row[] = [];
  for (const student of context.rows) {
    if (!student['UserId']) throw refuse(`${String(student['TrueName'])}没有登录账号`);
    users.push(await lockRow(context, entities.SysUser, String(student['UserId'])));
  }
  return resetPasswords(context, users);
}

/** Takes second factors away. */
export async function resetFactors(context: HandlerContext): Promise<true> {
  const ids = context.rows.map((user) => String(user['Id']));
  await takeFactors(context, ids, context.enCode);
  await tellOwners(context);
  return true;
}

/** What an act took from accounts stands beside their rows: the rows themselves are as they were. */
async function tellOwners(context: HandlerContext): Promise<void> {
  const { entity, rows, enCode } = context;
  await runAfterStore(context, { entity, rows: rows.map((row) => ({ before: row, after: row })), enCode });
}
