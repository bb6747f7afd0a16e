import { SUPER_ROLE } from '../../../contract/subject.ts';
import { ENABLE, FIRST_PWD, USER_STATE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Queryable } from '../../data/database/database.ts';
import type { WriteContext } from '../../data/module.ts';
import { partlyDone, refuse, type Refusal } from '../../data/refusal.ts';
import { changeRow } from '../../data/write/system-write.ts';
import { requireInScope } from '../../data/write/write.ts';
import { entityOf } from '../../data/entities.ts';
import { releaseAccounts } from '../login/login-failures.ts';
import { isPolicyText, keepFormer, passwordProblem, passwordRules } from '../passwords/password-policy.ts';
import { hashPassword, randomPassword } from '../passwords/passwords.ts';
import { endSessions } from '../sessions/sessions.ts';
import { PERSON_SQL } from '../sessions/standing.ts';
import { requireStepUp } from '../factors/step-up.ts';

/** A password that was set for somebody else, told once to who set it. */
export interface NewPassword {
  readonly UserId: string;
  readonly LoginName: string;
  readonly NewPwd: string;
}

/** The users by Id, locked, all of them within the caller's reach. */
export async function usersById(context: WriteContext, ids: readonly string[]): Promise<Row[]> {
  const entity = entityOf(context.engine, entities.SysUser);
  const rows: Row[] = [];
  // In one order everywhere, so that two administrators cannot wait for each other.
  for (const id of [...new Set(ids)].sort()) rows.push(await requireInScope(context, entity, id));
  return rows;
}

/**
 * Switches accounts on or off; a person who is switched off is logged out in the same transaction.
 * @returns true, or a Refusal that names the accounts which stayed as they were
 */
export async function setUserStates(
  context: WriteContext,
  users: readonly Row[],
  stateOf: (user: Row) => string,
  enCode: string,
): Promise<true | Refusal> {
  const fails: { Id: string; Message: string }[] = [];
  for (const user of users) {
    const state = stateOf(user);
    const problem = await (state === USER_STATE.Normal ? reasonToStayClosed : reasonToStay)(context, user);
    if (problem === undefined) await setState(context, user, state, enCode);
    else fails.push({ Id: String(user['Id']), Message: problem });
  }
  const [first] = fails;
  if (!first) return true;
  if (users.length === 1) throw refuse(first.Message);
  return partlyDone({ SuccessCount: users.length - fails.length, FailCount: fails.length, Fails: fails });
}

async function setState(context: WriteContext, user: Row, state: string, enCode: string): Promise<void> {
  const opened = state === USER_STATE.Normal;
  const cleared = opened ? { FailCount: 0, LockedUntil: null, ClosedFor: null } : {};
  await changeRow(context, entities.SysUser, user, { State: state, ...cleared }, enCode);
  if (opened) await releaseAccounts(context.tx, [String(user['LoginName'])]);
  else await endSessions(context.tx, [String(user['Id'])]);
}

/** Why an account is not switched on: nobody stands behind it any more. */
async function reasonToStayClosed({ tx }: WriteContext, user: Row): Promise<string | undefined> {
  const answer = await tx.query<{ open: boolean }>(
    `SELECT ${PERSON_SQL} AS open FROM "SysUser" u WHERE u."Id" = $1`,
    [user['Id']],
  );
  return answer.rows[0]?.open ? undefined : '该人员已删除、离职或离校，请先恢复人员再启用账号';
}

/** Why an account is not switched off: it is the caller's own, or the last administrator's. */
export async function reasonToStay(context: WriteContext, user: Row): Promise<string | undefined> {
  if (user['Id'] === context.caller.subject.UserId) return '不能停用自己';
  const ids = await administratorsInUse(context.tx);
  return ids.length === 1 && ids[0] === user['Id'] ? '至少保留一个系统管理员' : undefined;
}

/** Accounts of administrators that can log in, locked, so that two who disable each other at the same time do not leave the school without one. */
export async function administratorsInUse(tx: Queryable): Promise<string[]> {
  const admins = await tx.query<{ Id: string }>(
    `SELECT u."Id" FROM "SysUser" u WHERE u."IsDeleted" = 0 AND u."State" = '${USER_STATE.Normal}' AND EXISTS (
       SELECT 1 FROM "UserRole" ur JOIN "SysRole" r ON r."Id" = ur."RoleId" AND r."IsDeleted" = 0 AND r."State" = '${ENABLE.On}'
       WHERE ur."UserId" = u."Id" AND ur."IsDeleted" = 0 AND r."RoleCode" = '${SUPER_ROLE}')
     ORDER BY u."Id" FOR UPDATE OF u`,
  );
  return admins.rows.map(({ Id }) => Id);
}

/**
 * Sets the passwords of others: the given one, or a random one for each. They must change it at their next login, and
 * all their sessions end.
 */
export async function resetPasswords(
  context: WriteContext,
  users: readonly Row[],
  given: string | undefined,
  enCode: string,
): Promise<NewPassword[]> {
  await requireStepUp(context.tx, context.caller);
  const set: NewPassword[] = [];
  const { profile } = await passwordRules(context.tx);
  for (const user of users) {
    const password = given ?? randomPassword();
    const owner = { loginName: String(user['LoginName']), trueName: String(user['TrueName']) };
    const problem = passwordProblem(password, owner, profile);
    if (problem !== undefined)
      throw refuse(isPolicyText(problem) ? problem : `${owner.trueName}：${problem}`);
    await storePassword(context, user, password, { weak: true, enCode });
    set.push({ UserId: String(user['Id']), LoginName: owner.loginName, NewPwd: password });
  }
  await endSessions(
    context.tx,
    set.map((item) => item.UserId),
  );
  return set;
}

/** Stores a user's new password; audited without it. */
export async function storePassword(
  context: WriteContext,
  user: Row,
  password: string,
  how: { weak: boolean; enCode: string; email?: string },
): Promise<void> {
  const changes: Row = {
    PwdHash: await hashPassword(password),
    PwdUpdateDate: context.now,
    IsWeakPwd: how.weak ? 1 : 0,
    ...(how.weak && { FirstPwd: FIRST_PWD.Generated }),
  };
  if (how.email !== undefined) changes['Email'] = how.email;
  await keepFormer(context.tx, String(user['Id']), String(user['PwdHash'] ?? ''));
  await changeRow(context, entities.SysUser, user, changes, how.enCode);
}
