import type { CallOutput } from '../../../contract/generated/calls.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { Queryable } from '../../data/database/database.ts';
import type { Engine } from '../../data/engine.ts';
import { entityOf } from '../../data/entities.ts';
import type { IdentityServices } from '../login/identity-services.ts';
import { kindOf, pageOf, ProviderError } from './providers.ts';
import { problemText, providerIn, registeredOf } from './registered-providers.ts';
import { NotVouched } from './protocol.ts';
import { protocolOf } from './sso.ts';

/** The ways in that the login page offers besides the password. */
export const clientsTold = ({
  providers,
}: Pick<IdentityServices, 'providers'>): CallOutput['UserAuth/GetSsoClients'] =>
  [...providers.values()].map(({ code, name }) => ({
    ClientCode: code,
    ClientName: name,
    Page: pageOf(code),
  }));

/** The providers, what they are told to send people back to, and how much they are used. Secrets stay in their file. */
export async function providersTold(
  queryable: Queryable,
  { providers, inFile, publicUrl }: Pick<IdentityServices, 'providers' | 'inFile' | 'publicUrl'>,
): Promise<CallOutput['UserAuth/GetSsoList']> {
  const asked = [...providers.values()];
  const { rows } = await queryable.query<{ code: string; bound: number; last: string | null }>(
    `SELECT p.code, (SELECT count(*)::int FROM "SsoBind" b WHERE b."ClientCode" = p.code AND b."IsDeleted" = 0) AS bound,
       (SELECT to_char(max(l."CreateDate") AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') FROM "LoginLog" l
         WHERE l."LoginKind" = p.kind AND l."Result" = 1 AND l."IsDeleted" = 0 AND l."CreateDate" > now() - interval '30 days') AS last
     FROM unnest($1::text[], $2::text[]) AS p(code, kind)`,
    [asked.map(({ code }) => code), asked.map(({ code }) => kindOf(code))],
  );
  const used = new Map(rows.map((row) => [row.code, row]));
  return asked.map(({ code, name, protocol, issuer, authorizeUrl }) => ({
    Code: code,
    Name: name,
    Protocol: protocol,
    Callback: `${publicUrl}${pageOf(code)}`,
    Source: inFile.has(code) ? 'sso.json' : '本页',
    Issuer: issuer || authorizeUrl,
    Bound: used.get(code)?.bound ?? 0,
    LastLogin: used.get(code)?.last ?? '30天内没有',
  }));
}

/** What a provider that is registered on the page is told, and whether it answers as it is written down. Nothing is changed by it. */
export async function triedProvider(
  engine: Engine,
  { inFile, publicUrl }: Pick<IdentityServices, 'inFile' | 'publicUrl'>,
  code: string,
): Promise<CallOutput['UserAuth/TestSso']> {
  const row = await registeredOf(engine.database, code);
  const told = { Callback: row ? `${publicUrl}${pageOf(code)}` : '' };
  if (!row) return { ...told, Result: '没有这样的认证方' };
  if (inFile.has(code)) return { ...told, Result: 'sso.json 中有相同编码的认证方，以该文件为准' };
  try {
    const provider = providerIn(row);
    await protocolOf(provider).tryOut(provider);
    return { ...told, Result: '可以访问，配置可用' };
  } catch (error) {
    if (error instanceof ProviderError)
      return { ...told, Result: `还不能使用：${problemText(entityOf(engine, entities.SsoClient), error)}` };
    return { ...told, Result: failureText(error) };
  }
}

/** Why a provider cannot be used, for an administrator: it was not reached, or it said no. */
function failureText(error: unknown): string {
  if (error instanceof NotVouched) return `认证方拒绝或没有按协议回答（${error.message}）`;
  const { code } = ((error as Error).cause ?? error) as { code?: unknown };
  return `认证方不能访问，请核对地址和网络${typeof code === 'string' ? `（${code}）` : ''}`;
}
