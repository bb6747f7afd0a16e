import { entities } from '../../../contract/generated/entities.ts';
import { entityOf } from '../../data/entities.ts';
import { outOfScope } from '../../data/refusal.ts';
import { scopeSql } from '../../data/scope.ts';
import { Binder } from '../../data/sql.ts';
import type { Handler } from '../call.ts';

/** The Id of the caller's own account, or of one that he reaches. */
export const getUserId: Handler<'UserAuth/GetUserId'> = async ({ engine }, { caller, input }) => {
  const { UserId, LoginName } = caller.subject;
  if (!input.LoginName || input.LoginName === LoginName) return { UserId };
  const binder = new Binder();
  const name = binder.bind(input.LoginName);
  const scope = scopeSql(engine.catalog, entityOf(engine, entities.SysUser), caller, binder, 't');
  const answer = await engine.database.query<{ UserId: string }>(
    `SELECT t."Id" AS "UserId" FROM "SysUser" t WHERE t."LoginName" = ${name} AND t."IsDeleted" = 0 AND ${scope}`,
    binder.values,
  );
  const [found] = answer.rows;
  if (!found) throw outOfScope();
  return found;
};
