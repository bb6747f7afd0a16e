import { SUPER_ROLE } from '../../../contract/subject.ts';
import { advisoryLock } from '../../data/database/advisory-lock.ts';
import { entities } from '../../../contract/generated/entities.ts';
import { USER_STATE, USER_TYPE } from '../../../contract/generated/codes.ts';
import { ConfigError } from '../../config/config.ts';
import { databaseNow } from '../../data/time/clock.ts';
import type { Database, Queryable } from '../../data/database/database.ts';
import { withoutTimeLimits } from '../../data/database/without-time-limits.ts';
import { entityOf } from '../../data/entities.ts';
import type { Engine } from '../../data/engine.ts';
import { programCaller } from '../../data/access/program-caller.ts';
import { addRow } from '../../data/write/system-write.ts';
import { passwordProblem, passwordRules } from '../passwords/password-policy.ts';
import { hashPassword, randomPassword } from '../passwords/passwords.ts';

/** The account that an empty database begins with. */
export interface FirstAdministrator {
  readonly loginName: string;
  /** Absent where the person who started the server chose it. */
  readonly password: string | undefined;
}

/** A password for an account that is still to be made. */
export interface PlannedPassword {
  readonly password: string;
  readonly isGiven: boolean;
}

const owner = { loginName: 'admin', trueName: '系统管理员' };
/**
 * The first administrator's password, where one is needed: on a database that never had a user, deleted ones included.
 * @throws ConfigError for a given password that the rules refuse
 */
export async function firstPassword(
  database: Database,
  given: string | undefined,
): Promise<PlannedPassword | undefined> {
  if (await hadUsers(database)) return undefined;
  if (given === undefined) return { password: randomPassword(), isGiven: false };
  const { profile } = await passwordRules(database);
  const problem = passwordProblem(given, owner, profile);
  if (problem !== undefined)
    throw new ConfigError(
      `ADMIN_PASSWORD 不合要求：${problem}`,
      'ADMIN_PASSWORD is refused by the password rules',
    );
  return { password: given, isGiven: true };
}

/**
 * Makes the administrator, who has to change this password at the first login. Of several nodes that start at once, one does.
 * @returns undefined where there is a user by now
 */
export async function createFirstAdministrator(
  engine: Engine,
  { password, isGiven }: PlannedPassword,
): Promise<FirstAdministrator | undefined> {
  const PwdHash = await hashPassword(password);
  return withoutTimeLimits(engine.database).transaction(async (tx) => {
    await advisoryLock(tx, 'first administrator');
    if (await hadUsers(tx)) return undefined;
    const now = await databaseNow(tx);
    const context = { engine, tx, caller: programCaller('系统', 'first start'), now };
    const enCode = addingUsers(engine);
    const user = {
      LoginName: owner.loginName,
      TrueName: owner.trueName,
      UserType: USER_TYPE.Admin,
      State: USER_STATE.Normal,
      PwdHash,
      PwdUpdateDate: now,
      IsWeakPwd: 1,
      FailCount: 0,
    };
    const UserId = await addRow(context, entities.SysUser, user, enCode);
    await addRow(context, entities.UserRole, { UserId, RoleId: await administrators(tx) }, enCode);
    return { loginName: owner.loginName, password: isGiven ? undefined : password };
  });
}

/** What the office itself does when it adds a user. */
function addingUsers(engine: Engine): string {
  const actions = [...entityOf(engine, entities.SysUser).actions];
  const [enCode = ''] = actions.find(([, action]) => action.verb === 'add') ?? [];
  return enCode;
}

async function hadUsers(database: Queryable): Promise<boolean> {
  return (await database.query('SELECT 1 FROM "SysUser" LIMIT 1')).rowCount > 0;
}

async function administrators(tx: Queryable): Promise<string> {
  const answer = await tx.query<{ Id: string }>(
    `SELECT "Id" FROM "SysRole" WHERE "RoleCode" = '${SUPER_ROLE}' AND "IsDeleted" = 0`,
  );
  const role = answer.rows[0];
  if (!role) throw new Error('the role admin is not installed');
  return role.Id;
}
