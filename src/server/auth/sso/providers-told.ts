import type { CallOutput } from '../../../contract/generated/calls.ts';
import type { Queryable } from '../../data/database/database.ts';
import type { IdentityServices } from '../login/identity-services.ts';
import { kindOf, pageOf } from './providers.ts';

/** The providers, what they are told to send people back to, and how much they are used. Secrets stay in their file. */
export async function providersTold(
  queryable: Queryable,
  { providers, publicUrl }: Pick<IdentityServices, 'providers' | 'publicUrl'>,
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
    Issuer: issuer || authorizeUrl,
    Bound: used.get(code)?.bound ?? 0,
    LastLogin: used.get(code)?.last ?? '30天内没有',
  }));
}
