import { entities } from '../../../contract/generated/entities.ts';
import type { Queryable } from '../../data/database/database.ts';
import type { WriteContext } from '../../data/module.ts';
import { refuse } from '../../data/refusal.ts';
import { addRow } from '../../data/write/system-write.ts';
import type { Provider } from './providers.ts';

/** WeChat identifiers stand where the header's binding dialog looks for them; all others in a table of their own. */
const isWeChat = ({ protocol }: Provider) => protocol === 'wecom' || protocol === 'wechat';

/** The account that an identifier of a provider belongs to. Names and telephone numbers are never looked at. */
export async function boundUser(
  database: Queryable,
  provider: Provider,
  subject: string,
): Promise<string | undefined> {
  const answer = await database.query<{ UserId: string }>(
    isWeChat(provider)
      ? `SELECT "UserId" FROM "WxBind" WHERE "AppId" = $1 AND "OpenId" = $2 AND "IsDeleted" = 0`
      : `SELECT "UserId" FROM "SsoBind" WHERE "ClientCode" = $1 AND "Subject" = $2 AND "IsDeleted" = 0`,
    [isWeChat(provider) ? provider.clientId : provider.code, subject],
  );
  return answer.rows[0]?.UserId;
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
