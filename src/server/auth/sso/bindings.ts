import { entities } from '../../../contract/generated/entities.ts';
import type { Queryable } from '../../data/database/database.ts';
import type { WriteContext } from '../../data/module.ts';
import { refuse } from '../../data/refusal.ts';
import { addRow, endRows } from '../../data/write/system-write.ts';
import { PERSON_SQL } from '../sessions/standing.ts';
import type { Provider } from './providers.ts';

/** WeChat identifiers stand where the header's binding dialog looks for them; all others in a table of their own. */
const isWeChat = ({ protocol }: Provider) => protocol === 'wecom' || protocol === 'wechat';

/**
 * The account that an identifier of a provider belongs to, unless nobody stands behind the account any more. Names and telephone
 * numbers are never looked at.
 */
export async function boundUser(
  database: Queryable,
  provider: Provider,
  subject: string,
): Promise<string | undefined> {
  const answer = await database.query<{ UserId: string }>(
    isWeChat(provider)
      ? `SELECT b."UserId" FROM "WxBind" b JOIN "SysUser" u ON u."Id" = b."UserId" AND u."IsDeleted" = 0
         WHERE b."AppId" = $1 AND b."OpenId" = $2 AND b."IsDeleted" = 0 AND ${PERSON_SQL}`
      : `SELECT b."UserId" FROM "SsoBind" b JOIN "SysUser" u ON u."Id" = b."UserId" AND u."IsDeleted" = 0
         WHERE b."ClientCode" = $1 AND b."Subject" = $2 AND b."IsDeleted" = 0 AND ${PERSON_SQL}`,
    [isWeChat(provider) ? provider.clientId : provider.code, subject],
  );
  return answer.rows[0]?.UserId;
}

/** Ends the binding of an identifier to an account behind which nobody stands any more. */
async function endLeft(
  context: WriteContext,
  provider: Provider,
  subject: string,
  enCode: string,
): Promise<void> {
  const { rows } = await context.tx.query<{ Id: string }>(
    isWeChat(provider)
      ? `SELECT "Id" FROM "WxBind" WHERE "AppId" = $1 AND "OpenId" = $2 AND "IsDeleted" = 0`
      : `SELECT "Id" FROM "SsoBind" WHERE "ClientCode" = $1 AND "Subject" = $2 AND "IsDeleted" = 0`,
    [isWeChat(provider) ? provider.clientId : provider.code, subject],
  );
  const ids = rows.map(({ Id }) => Id);
  if (ids.length > 0)
    await endRows(context, isWeChat(provider) ? entities.WxBind : entities.SsoBind, ids, enCode);
}

/** Notes that an identifier of a provider is this user. One account has one identifier at each provider, and the other way round. */
export async function bindUser(
  context: WriteContext,
  provider: Provider,
  subject: string,
  userId: string,
  enCode: string,
): Promise<void> {
  const owner = await boundUser(context.tx, provider, subject);
  if (owner === userId) return;
  if (owner !== undefined || (await hasOther(context.tx, provider, userId)))
    throw refuse('该账号已关联其他统一认证账号');
  await endLeft(context, provider, subject, enCode);
  const common = { UserId: userId, BindDate: context.now };
  if (isWeChat(provider))
    await addRow(context, entities.WxBind, { ...common, AppId: provider.clientId, OpenId: subject }, enCode);
  else
    await addRow(
      context,
      entities.SsoBind,
      { ...common, ClientCode: provider.code, Subject: subject },
      enCode,
    );
}

async function hasOther(tx: Queryable, provider: Provider, userId: string): Promise<boolean> {
  const answer = await tx.query(
    isWeChat(provider)
      ? `SELECT 1 FROM "WxBind" WHERE "AppId" = $1 AND "UserId" = $2 AND "IsDeleted" = 0 LIMIT 1`
      : `SELECT 1 FROM "SsoBind" WHERE "ClientCode" = $1 AND "UserId" = $2 AND "IsDeleted" = 0 LIMIT 1`,
    [isWeChat(provider) ? provider.clientId : provider.code, userId],
  );
  return answer.rows.length > 0;
}
