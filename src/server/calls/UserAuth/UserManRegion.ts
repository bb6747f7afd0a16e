import { entities } from '../../../contract/generated/entities.ts';
import { entityOf } from '../../data/entities.ts';
import { scopeSql } from '../../data/scope.ts';
import { Binder } from '../../data/sql.ts';
import type { Handler } from '../call.ts';

interface Region {
  Id: string;
  Name: string;
  ParentId: string | null;
  OrgType: string;
  UserCount: number;
}

/** Organisation units that the caller reaches, with how many accounts each of them has that he reaches. */
export const userManRegion: Handler<'UserAuth/UserManRegion'> = async ({ engine }, { caller, input }) => {
  const binder = new Binder();
  const reached = scopeSql(engine.catalog, entityOf(engine, entities.Org), caller, binder, 't');
  const users = scopeSql(engine.catalog, entityOf(engine, entities.SysUser), caller, binder, 'u');
  const level = input.ParentId ? ` AND t."ParentId" = ${binder.bind(input.ParentId)}` : '';
  const answer = await engine.database.query<Region>(
    `SELECT t."Id", t."OrgName" AS "Name", t."ParentId", t."OrgType", (SELECT count(*)::int FROM "SysUser" u
       WHERE u."OrgId" = t."Id" AND u."IsDeleted" = 0 AND ${users}) AS "UserCount"
     FROM "Org" t WHERE t."IsDeleted" = 0 AND ${reached}${level} ORDER BY t."Sort", t."Id"`,
    binder.values,
  );
  return answer.rows;
};
