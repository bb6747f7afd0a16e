import type { CallInput } from '../../../contract/generated/calls.ts';
import { ErrorCode } from '../../../contract/generated/codes.ts';
import { NOBODY } from '../../../contract/subject.ts';
import type { Caller } from '../../data/access/caller.ts';
import type { Engine } from '../../data/engine.ts';
import type { Queryable } from '../../data/database/database.ts';
import type { WriteContext } from '../../data/module.ts';
import { Refusal, refuse } from '../../data/refusal.ts';
import { closedMessage, writeLoginLog } from '../login/login-log.ts';
import type { OpenedSession, Sessions } from '../sessions/sessions.ts';
import { STATE_SQL } from '../sessions/standing.ts';
import { isStudent } from '../sessions/subject.ts';
import type { IdentityServices } from '../login/identity-services.ts';
import { inOwnTransaction } from '../../data/write/own-transaction.ts';
import { bindUser, boundUser } from './bindings.ts';
import { cas } from './cas.ts';
import { beginLogin, keepStranger, takeJourney, takeStranger } from './login-transactions.ts';
import { oauth2, oidc } from './oidc.ts';
import { NotVouched, type Protocol } from './protocol.ts';
import { kindOf, type Provider, type ProtocolName } from './providers.ts';
import { wechat, wecom } from './wechat.ts';

const PROTOCOLS: Readonly<Record<ProtocolName, Protocol>> = { cas, oidc, oauth2, wecom, wechat };
/** How a provider is spoken to. */
export const protocolOf = ({ protocol }: Provider): Protocol => PROTOCOLS[protocol];

const OVER = '登录请求已失效，请重新登录';
const UNKNOWN = '统一认证账号未关联本系统用户';

/** What a way in through a provider works with. */
export interface SsoParts {
  readonly engine: Engine;
  readonly sessions: Sessions;
  readonly ways: IdentityServices;
}

/** What came back with the browser. */
export interface ComeBack {
  readonly client: string;
  readonly code: string;
  readonly state: string;
  readonly binding: string;
  readonly issuer: string | undefined;
  readonly caller: Caller;
  readonly userAgent: string;
}

/** The provider of a code. @throws Refusal for one that this installation does not have */
export function providerOf({ ways }: Pick<SsoParts, 'ways'>, code: string): Provider {
  const provider = ways.providers.get(code);
  if (!provider) throw refuse('未启用该登录方式');
  return provider;
}

/** Where the browser goes to log in, and what it keeps meanwhile. */
export async function beginSso(parts: SsoParts, code: string): Promise<{ url: string; binding: string }> {
  const provider = providerOf(parts, code);
  const { journey, binding } = await beginLogin(parts.engine.database, provider, parts.ways.publicUrl);
  try {
    return { url: await PROTOCOLS[provider.protocol].begin(provider, journey), binding };
  } catch (error) {
    report(parts, provider, error);
    throw refuse('统一认证暂时不可用，请稍后重试');
  }
}

/** A user that a provider vouched for, with their new session. */
export interface SsoLogin extends OpenedSession {
  readonly userId: string;
  readonly provider: Provider;
}

/**
 * Ends a login at a provider. Whatever is missing, used before, begun in another browser or not vouched for gets one and
 * the same text.
 * @throws Refusal; for a person without an account here with a ticket by which they can show which one is theirs
 */
export async function finishSso(parts: SsoParts, back: ComeBack): Promise<SsoLogin> {
  const provider = providerOf(parts, back.client);
  const journey = await takeJourney(parts.engine.database, back);
  if (!journey) throw refuse(OVER);
  const subject = await PROTOCOLS[provider.protocol]
    .finish(provider, journey, back)
    .catch((error: unknown) => {
      report(parts, provider, error);
      throw refuse(OVER);
    });
  const userId =
    (await boundUser(parts.engine.database, provider, subject)) ??
    (await adopt(parts, provider, subject, back.caller));
  if (userId === undefined) {
    const stranger = { client: provider.code, subject };
    const BindTicket = await keepStranger(parts.engine.database, stranger, back.binding);
    const { name: ClientName, logoutUrl: LogoutUrl } = provider;
    throw new Refusal(ErrorCode.Refused, UNKNOWN, { BindTicket, ClientName, LogoutUrl });
  }
  return { ...(await open(parts, provider, userId, back)), userId, provider };
}

function report({ ways }: SsoParts, provider: Provider, error: unknown): void {
  const reason = error instanceof NotVouched ? error.message : (error as Error).name;
  ways.report('sso-refused', { client: provider.code, reason: reason.slice(0, 200) });
}

/**
 * Where the installation says that the provider's identifier is the school's own number, the first login binds the
 * account of that number. From then on the binding alone counts.
 */
async function adopt(
  { engine }: SsoParts,
  provider: Provider,
  subject: string,
  caller: Caller,
): Promise<string | undefined> {
  if (!provider.subjectIsLoginName) return undefined;
  const answer = await engine.database.query<{ Id: string; TrueName: string }>(
    `SELECT "Id", "TrueName" FROM "SysUser" WHERE "LoginName" = $1 AND "IsDeleted" = 0`,
    [subject],
  );
  const [user] = answer.rows;
  if (!user) return undefined;
  const himself = {
    ...caller,
    subject: { ...NOBODY, UserId: user.Id, LoginName: subject, TrueName: user.TrueName },
  };
  await inOwnTransaction({ engine, caller: himself }, (context) =>
    bindUser(context, provider, subject, user.Id, 'SSO'),
  );
  return user.Id;
}

/** Binds the identity that a provider vouched for to the account of the login just made: both are proved. @throws Refusal where the ticket is over */
export async function bindStranger(
  parts: Pick<SsoParts, 'ways'>,
  context: WriteContext,
  { BindTicket: ticket, Binding: binding }: CallInput['UserAuth/SSOBind'],
  enCode: string,
): Promise<void> {
  const stranger = await takeStranger(context.tx, { ticket, binding });
  if (!stranger) throw refuse('关联请求已失效，请重新登录');
  const { UserId } = context.caller.subject;
  await bindUser(context, providerOf(parts, stranger.client), stranger.subject, UserId, enCode);
}

async function open(
  { engine, sessions }: SsoParts,
  provider: Provider,
  userId: string,
  { caller, userAgent }: ComeBack,
): Promise<OpenedSession> {
  const user = await userById(engine.database, userId);
  if (!user) throw refuse(UNKNOWN);
  const from = { ip: caller.ip, userAgent };
  const log = { ...from, kind: kindOf(provider.code), userId, loginName: user.LoginName };
  const closed = closedMessage(user.State);
  if (closed !== undefined) {
    await writeLoginLog(engine, { ...log, result: 0, message: closed });
    throw refuse(closed);
  }
  const opened = await sessions.open(
    { id: userId, student: isStudent(user.UserType) },
    { ...from, via: 'sso' },
  );
  await engine.database.query(`UPDATE "SysUser" SET "LastLoginDate" = now() WHERE "Id" = $1`, [userId]);
  await writeLoginLog(engine, { ...log, result: 1, message: '登录成功' });
  return opened;
}

async function userById(
  database: Queryable,
  id: string,
): Promise<{ LoginName: string; UserType: string; State: string } | undefined> {
  const answer = await database.query<{ LoginName: string; UserType: string; State: string }>(
    `SELECT "LoginName", "UserType", ${STATE_SQL} AS "State" FROM "SysUser" u WHERE "Id" = $1 AND "IsDeleted" = 0`,
    [id],
  );
  return answer.rows[0];
}
