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
import { auditFactor } from '../factors/factor-audit.ts';
import { endFactors } from '../factors/second-factor.ts';
import { STATE_SQL } from '../sessions/standing.ts';
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
  /** What else the rescue did, as it is told. */
  readonly done?: readonly string[];
}

const longestOccasion = 64;

/**
 * Gives an account a new random password that has to be changed at the next login, opens it, and ends its sessions, delays and
 * second factor: for the person at the server's own machine when nobody can sign in any more. @throws UnknownAccount
 */
export function resetAccount(engine: Engine, loginName: string): Promise<Rescued> {
  return withAccount(engine, loginName, async (context, user) => {
    const password = randomPassword();
    const id = String(user['Id']);
    const done: string[] = [];
    if (user['State'] === USER_STATE.Disabled) {
      const opened = { State: USER_STATE.Normal, ClosedFor: null };
      await changeRow(context, entities.SysUser, user, opened, enCodes.systemUserStatus);
      done.push('该账号原已停用，现已启用。 / The account had been switched off and is on again.');
    }
    const now = (await accountOf(context.engine, context.tx, loginName)) ?? user;
    await storePassword(context, now, password, { weak: true, enCode: enCodes.systemUserResetPwd });
    if ((await endFactors(context.tx, [id])) > 0) {
      await auditFactor(context, id, enCodes.systemUserResetFactor);
      done.push('两步验证已解除，登录后可重新绑定。 / The second factor was taken off.');
    }
    await endSessions(context.tx, [id]);
    await releaseEveryDelay(context.tx, loginName);
    return { password, state: await standingOf(context.tx, id), done };
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

/** The state by which the account is let in: that of somebody who has left counts as switched off. */
async function standingOf(tx: Transaction, id: string): Promise<string> {
  const { rows } = await tx.query<{ state: string }>(
    `SELECT ${STATE_SQL} AS state FROM "SysUser" u WHERE u."Id" = $1`,
    [id],
  );
  return rows[0]!.state;
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
