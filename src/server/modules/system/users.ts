import { USER_STATE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { Row } from '../../../contract/rules.ts';
import { resetPasswords as reset, setUserStates } from '../../auth/accounts.ts';
import { resetFactors as takeFactors } from '../../auth/factor-audit.ts';
import { unbindWx } from '../../auth/wx-bindings.ts';
import type { HandlerContext } from '../../data/module.ts';
import { refuse, type Refusal } from '../../data/refusal.ts';
import { ShownOnce } from '../../data/shown-once.ts';
import { lockRow } from '../../data/system-write.ts';

/** Switches accounts over: a normal one off, a disabled or locked one on. */
export async function toggleUsers(context: HandlerContext): Promise<true | Refusal> {
  const other = (state: unknown) => (state === USER_STATE.Normal ? USER_STATE.Disabled : USER_STATE.Normal);
  return setUserStates(context, context.rows, (user) => other(user['State']), context.enCode);
}

/** Switches accounts off. */
export async function disableUsers(context: HandlerContext): Promise<true | Refusal> {
  return setUserStates(context, context.rows, () => USER_STATE.Disabled, context.enCode);
}

/** Takes the Enterprise WeChat bindings of accounts away. */
export async function unbindUsers(context: HandlerContext): Promise<true> {
  const ids = context.rows.map((user) => String(user['Id']));
  await unbindWx(context, ids, context.enCode);
  return true;
}

/** Gives accounts new random passwords, told once, to be changed at the next login. */
export async function resetPasswords(context: HandlerContext): Promise<ShownOnce> {
  return new ShownOnce({ Items: await reset(context, context.rows, undefined, context.enCode) });
}

/** The same for the accounts of students. */
export async function resetStudentPasswords(context: HandlerContext): Promise<ShownOnce> {
  const users: Row[] = [];
  for (const student of context.rows) {
    if (!student['UserId']) throw refuse(`${String(student['TrueName'])}没有登录账号`);
    users.push(await lockRow(context, entities.SysUser, String(student['UserId'])));
  }
  return new ShownOnce({ Items: await reset(context, users, undefined, context.enCode) });
}

/** Takes second factors away. */
export async function resetFactors(context: HandlerContext): Promise<true> {
  const ids = context.rows.map((user) => String(user['Id']));
  await takeFactors(context, ids, context.enCode);
  return true;
}
