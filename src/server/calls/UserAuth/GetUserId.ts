import { entities } from '../../../contract/generated/entities.ts';
import { entityOf } from '../../data/entities.ts';
import { outOfScope } from '../../data/refusal.ts';
import { scopeSql } from '../../data/scope.ts';
import { Binder } from '../../data/sql.ts';
import type { Handler } from '../call.ts';

/**
 * The Id of the caller's own account, or of one that he reaches: by its login name, a WeChat identifier that is bound to
 * it, or its student's or teacher's number. What is out of reach is not told apart from what is not there.
 */
export const getUserId: Handler<'UserAuth/GetUserId'> = async ({ engine }, { caller, input }) => {
  const { UserId } = caller.subject;
  const { LoginName, OpenId, Code } = input;
  if (!LoginName && !OpenId && !Code) return { UserId };
  const binder = new Binder();
  const bind = (value: string | undefined) => `${binder.bind(value || null)}::text`;
  const named = [
    `t."LoginName" = ${bind(LoginName)}`,
    `EXISTS (SELECT 1 FROM "WxBind" w WHERE w."UserId" = t."Id" AND w."OpenId" = ${bind(OpenId)} AND w."IsDeleted" = 0)`,
    `EXISTS (SELECT 1 FROM "Student" s WHERE s."UserId" = t."Id" AND s."StudentNo" = ${bind(Code)} AND s."IsDeleted" = 0)`,
    `EXISTS (SELECT 1 FROM "Teacher" e WHERE e."UserId" = t."Id" AND e."TeacherNo" = ${bind(Code)} AND e."IsDeleted" = 0)`,
  ];
  const scope = scopeSql(engine.catalog, entityOf(engine, entities.SysUser), caller, binder, 't');
  const answer = await engine.database.query<{ UserId: string }>(
    `SELECT t."Id" AS "UserId" FROM "SysUser" t WHERE (${named.join(' OR ')}) AND t."IsDeleted" = 0 AND ${scope} LIMIT 2`,
    binder.values,
  );
  const [found] = answer.rows;
  if (!found || answer.rows.length > 1) throw outOfScope();
  return found;
};
