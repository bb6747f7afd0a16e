import { hostname, userInfo } from 'node:os';
import { USER_STATE } from '../../../contract/generated/codes.ts';
import { enCodes, entities } from '../../../contract/generated/entities.ts';
import type { Row } from '../../../contract/rules.ts';
import { databaseNow } from '../../data/time/clock.ts';
import type { Transaction } from '../../data/database/database.ts';
import type { Engine } from '../../data/engine.ts';
import { entityOf } from '../../data/entities.ts';
import type { WriteContext } from '../../data/module.ts';
import { programCaller } from '../../data/access/program-caller.ts';
import { changeRow } from '../../data/write/system-write.ts';
import { wireColumns } from '../../data/sql/wire-columns.ts';
import { storePassword } from '../accounts/accounts.ts';
import { releaseEveryDelay } from './login-failures.ts';
import { randomPassword } from '../passwords/passwords.ts';
import { endSessions } from '../sessions/sessions.ts';

/** Nobody has this login name. */
export class UnknownAccount extends Error {}

/** What a rescue leaves to be told. */
export interface Rescued {
  /** Present after a reset; stored nowhere in the clear. */
  readonly password?: string;
  /** Item of USER_STATE that the account has now. */
  readonly state: string;
}

const longestOccasion = 64;

/**
 * Gives an account a new random password that has to be changed at the next login, and ends its sessions and delays: for who
 * sits at the server's own machine when nobody can sign in any more. @throws UnknownAccount
 */
export function resetAccount(engine: Engine, loginName: string): Promise<Rescued> {
  return withAccount(engine, loginName, async (context, user) => {
    const password = randomPassword();
    await storePassword(context, user, password, { weak: true, enCode: enCodes.systemUserResetPwd });
    await endSessions(context.tx, [String(user['Id'])]);
    await releaseEveryDelay(context.tx, loginName);
    return { password, state: String(user['State']) };
  });
}

/** Takes back what failed logins did to an account. One that an administrator switched off stays off. @throws UnknownAccount */
export function unlockAccount(engine: Engine, loginName: string): Promise<Rescued> {
  return withAccount(engine, loginName, async (context, user) => {
    const state = user['State'] === USER_STATE.Locked ? USER_STATE.Normal : String(user['State']);
    const changes = { State: state, FailCount: 0, LockedUntil: null };
    await changeRow(context, entities.SysUser, user, changes, enCodes.systemUserStatus);
    await releaseEveryDelay(context.tx, loginName);
    return { state };
  });
}

function withAccount(
  engine: Engine,
  loginName: string,
  work: (context: WriteContext, user: Row) => Promise<Rescued>,
): Promise<Rescued> {
  return engine.database.transaction(async (tx) => {
    const user = await accountOf(engine, tx, loginName);
    if (!user)
      throw new UnknownAccount(
        `没有登录名为 ${loginName} 的账号 / No account has the login name ${loginName}`,
      );
    const caller = programCaller('命令行', occasion());
    return work({ engine, tx, caller, now: await databaseNow(tx) }, user);
  });
}

/** The user of the machine, since the system knows no other name of who is there. */
const occasion = () => `${userInfo().username}@${hostname()}`.slice(0, longestOccasion);

async function accountOf(engine: Engine, tx: Transaction, loginName: string): Promise<Row | undefined> {
  const columns = wireColumns(entityOf(engine, entities.SysUser), 't');
  const answer = await tx.query<Row>(
    `SELECT ${columns} FROM "SysUser" t WHERE t."LoginName" = $1 AND t."IsDeleted" = 0 FOR UPDATE`,
    [loginName],
  );
  return answer.rows[0];
}
