import { entities } from '../../../contract/generated/entities.ts';
import { audit } from '../../data/write/audit.ts';
import type { Queryable } from '../../data/database/database.ts';
import { entityOf } from '../../data/entities.ts';
import type { WriteContext } from '../../data/module.ts';
import { updateRow } from '../../data/write/row-store.ts';
import { lockRow } from '../../data/write/system-write.ts';
import { scopeSql } from '../../data/access/scope.ts';
import { Binder, ident } from '../../data/sql/sql.ts';

/** The Enterprise WeChat account of a user, as they are told of it. */
export interface WxBinding {
  readonly NickName: string;
  /** `YYYY-MM-DD HH:mm:ss` */
  readonly BindDate: string;
}

/** The binding of a user; undefined when they have none. */
export async function wxBindingOf(queryable: Queryable, userId: string): Promise<WxBinding | undefined> {
  const answer = await queryable.query<WxBinding>(
    `SELECT coalesce("NickName", '') AS "NickName", to_char("BindDate", 'YYYY-MM-DD HH24:MI:SS') AS "BindDate"
     FROM "WxBind" WHERE "UserId" = $1 AND "IsDeleted" = 0 ORDER BY "BindDate" DESC LIMIT 1`,
    [userId],
  );
  return answer.rows[0];
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
