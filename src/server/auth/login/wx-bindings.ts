import type { CallOutput } from '../../../contract/generated/calls.ts';
import { entities } from '../../../contract/generated/entities.ts';
import { namedRoutes } from '../../../contract/generated/routes.ts';
import { audit } from '../../data/write/audit.ts';
import type { Queryable } from '../../data/database/database.ts';
import { entityOf } from '../../data/entities.ts';
import type { WriteContext } from '../../data/module.ts';
import { updateRow } from '../../data/write/row-store.ts';
import { lockRow } from '../../data/write/system-write.ts';
import { scopeSql } from '../../data/access/scope.ts';
import { Binder, ident } from '../../data/sql/sql.ts';

/** Whether a user's Enterprise WeChat is bound, to which account and since when, and where it is bound (specification 2.1). */
export async function bindingTold(
  queryable: Queryable,
  userId: string,
): Promise<CallOutput['UserAuth/IsBingWX']> {
  const { rows } = await queryable.query<{ NickName: string; BindDate: string }>(
    `SELECT coalesce("NickName", '') AS "NickName", to_char("BindDate", 'YYYY-MM-DD HH24:MI:SS') AS "BindDate"
     FROM "WxBind" WHERE "UserId" = $1 AND "IsDeleted" = 0 ORDER BY "BindDate" DESC LIMIT 1`,
    [userId],
  );
  const { NickName = '', BindDate = '' } = rows[0] ?? {};
  return { IsBing: rows.length > 0 ? 1 : 0, NickName, BindDate, BindUrl: namedRoutes.BindWebChat };
}

/** Takes the WeChat bindings of users away, as far as the caller reaches them; done twice it does nothing more. */
export const unbindWx = (context: WriteContext, userIds: readonly string[], enCode: string): Promise<void> =>
  endBindings(context, entities.WxBind, userIds, enCode);

/** The same of every binding by which users come in without a password. */
export async function unbindAll(
  context: WriteContext,
  userIds: readonly string[],
  enCode: string,
): Promise<void> {
  for (const name of [entities.WxBind, entities.SsoBind]) await endBindings(context, name, userIds, enCode);
}

async function endBindings(
  context: WriteContext,
  name: string,
  userIds: readonly string[],
  enCode: string,
): Promise<void> {
  const { engine, tx, caller } = context;
  const entity = entityOf(engine, name);
  const binder = new Binder();
  const users = binder.bind([...userIds]);
  const scope = scopeSql(engine.catalog, entity, caller, binder, 't');
  // SQL: t is WxBind, SsoBind
  const found = await tx.query<{ Id: string }>(
    `SELECT t."Id" FROM ${ident(entity.table)} t WHERE t."UserId" = ANY(${users}) AND t."IsDeleted" = 0 AND ${scope}
     ORDER BY t."Id" FOR UPDATE OF t`,
    binder.values,
  );
  for (const { Id } of found.rows) {
    const row = await lockRow(context, name, Id);
    await updateRow(tx, entity, { Id, Version: Number(row['Version']) }, { IsDeleted: 1 }, context.now);
    await audit(context, { entity, id: Id, enCode, before: row, after: null });
  }
}
