import { entities } from '../../../contract/generated/entities.ts';
import { isAll } from '../../../contract/envelope.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Queryable } from '../../data/database/database.ts';
import { listRows, type Narrowing } from '../../data/list.ts';
import type { Handler } from '../call.ts';

/** Accounts that the caller reaches, with their roles. */
export const loadManUserListByFilter: Handler<'UserRole/LoadManUserListByFilter'> = async (
  { engine },
  { caller, input },
) => {
  const { PageIndex, PageSize, sortField, sortOrder, RoleId, IsBindWX, StartTime, EndTime, ...fields } =
    input;
  const seen =
    StartTime || EndTime ? { LastLoginDate: { From: StartTime || null, To: EndTime || null } } : {};
  const page = { PageIndex, PageSize, sortField, sortOrder };
  const { total, rows } = await listRows(
    engine,
    caller,
    { Entity: entities.SysUser, Filter: { ...fields, ...seen }, ...page },
    (binder, alias) =>
      [
        isAll(RoleId) ? 'TRUE' : withRole(String(RoleId))(binder, alias),
        isAll(IsBindWX) ? 'TRUE' : `${Number(IsBindWX) === 0 ? 'NOT ' : ''}${BOUND(alias)}`,
      ].join(' AND '),
  );
  const roles = await rolesOf(
    engine.database,
    rows.map((row) => String(row['Id'])),
  );
  return { total, rows: rows.map((row) => ({ ...row, ...roles(String(row['Id'])) }) as UserRow) };
};

type UserRow = Row & {
  Id: string;
  LoginName: string;
  TrueName: string;
  UserType: string;
  RoleIds: string[];
  RoleNames: string[];
};

const BOUND = (alias: string) =>
  `EXISTS (SELECT 1 FROM "WxBind" w WHERE w."UserId" = ${alias}."Id" AND w."IsDeleted" = 0)`;

const withRole =
  (roleId: string): Narrowing =>
  (binder, alias) =>
    `EXISTS (SELECT 1 FROM "UserRole" ur WHERE ur."UserId" = ${alias}."Id" AND ur."IsDeleted" = 0
       AND ur."RoleId" = ${binder.bind(roleId)})`;

async function rolesOf(
  database: Queryable,
  ids: readonly string[],
): Promise<(id: string) => { RoleIds: string[]; RoleNames: string[] }> {
  const answer = await database.query<{ id: string; RoleIds: string[]; RoleNames: string[] }>(
    `SELECT ur."UserId" AS id, jsonb_agg(r."Id" ORDER BY r."Sort", r."Id") AS "RoleIds",
       jsonb_agg(r."RoleName" ORDER BY r."Sort", r."Id") AS "RoleNames"
     FROM "UserRole" ur JOIN "SysRole" r ON r."Id" = ur."RoleId" AND r."IsDeleted" = 0
     WHERE ur."UserId" = ANY($1) AND ur."IsDeleted" = 0 GROUP BY ur."UserId"`,
    [ids],
  );
  const known = new Map(answer.rows.map(({ id, RoleIds, RoleNames }) => [id, { RoleIds, RoleNames }]));
  return (id) => known.get(id) ?? { RoleIds: [], RoleNames: [] };
}
