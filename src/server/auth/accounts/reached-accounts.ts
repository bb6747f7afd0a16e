import { entities } from '../../../contract/generated/entities.ts';
import type { Caller } from '../../data/access/caller.ts';
import type { Queryable } from '../../data/database/database.ts';
import type { Engine } from '../../data/engine.ts';
import { entityOf } from '../../data/entities.ts';
import type { Narrowing } from '../../data/read/list.ts';
import { outOfScope } from '../../data/refusal.ts';
import { scopeSql } from '../../data/access/scope.ts';
import { Binder } from '../../data/sql/sql.ts';

// SQL: alias is Teacher

/** What an account is looked for by: its login name, a WeChat identifier bound to it, or a student's or teacher's number. */
export interface AccountNames {
  readonly LoginName?: string;
  readonly OpenId?: string;
  readonly Code?: string;
}

/** The one account that the caller reaches by these names. @throws Refusal, the same for what is out of reach and what is not there */
export async function reachedAccount(
  engine: Engine,
  caller: Caller,
  { LoginName, OpenId, Code }: AccountNames,
): Promise<string> {
  const binder = new Binder();
  const bind = (value: string | undefined) => `${binder.bind(value || null)}::text`;
  const named = [
    `t."LoginName" = ${bind(LoginName)}`,
    `EXISTS (SELECT 1 FROM "WxBind" w WHERE w."UserId" = t."Id" AND w."OpenId" = ${bind(OpenId)} AND w."IsDeleted" = 0)`,
    `EXISTS (SELECT 1 FROM "Student" s WHERE s."UserId" = t."Id" AND s."StudentNo" = ${bind(Code)} AND s."IsDeleted" = 0)`,
    `EXISTS (SELECT 1 FROM "Teacher" e WHERE e."UserId" = t."Id" AND e."TeacherNo" = ${bind(Code)} AND e."IsDeleted" = 0)`,
  ];
  const scope = scopeSql(engine.catalog, entityOf(engine, entities.SysUser), caller, binder, 't');
  const { rows } = await engine.database.query<{ Id: string }>(
    `SELECT t."Id" FROM "SysUser" t WHERE (${named.join(' OR ')}) AND t."IsDeleted" = 0 AND ${scope} LIMIT 2`,
    binder.values,
  );
  const [found] = rows;
  if (!found || rows.length > 1) throw outOfScope();
  return found.Id;
}

/** An organisation unit with how many accounts it has that the caller reaches. */
export interface OrgOfAccounts {
  readonly Id: string;
  readonly Name: string;
  readonly ParentId: string | null;
  readonly OrgType: string;
  readonly UserCount: number;
}

/** Organisation units that the caller reaches, all of them or those right below one. */
export async function orgsWithAccounts(
  engine: Engine,
  caller: Caller,
  parent: string | undefined,
): Promise<OrgOfAccounts[]> {
  const binder = new Binder();
  const reached = scopeSql(engine.catalog, entityOf(engine, entities.Org), caller, binder, 't');
  const users = scopeSql(engine.catalog, entityOf(engine, entities.SysUser), caller, binder, 'u');
  const level = parent ? ` AND t."ParentId" = ${binder.bind(parent)}` : '';
  const answer = await engine.database.query<OrgOfAccounts>(
    `SELECT t."Id", t."OrgName" AS "Name", t."ParentId", t."OrgType", (SELECT count(*)::int FROM "SysUser" u
       WHERE u."OrgId" = t."Id" AND u."IsDeleted" = 0 AND ${users}) AS "UserCount"
     FROM "Org" t WHERE t."IsDeleted" = 0 AND ${reached}${level} ORDER BY t."Sort", t."Id"`,
    binder.values,
  );
  return answer.rows;
}

/** Whether there is an organisation unit of this Id. */
export async function isOrg(queryable: Queryable, id: string): Promise<boolean> {
  const { rows } = await queryable.query(`SELECT 1 FROM "Org" WHERE "Id" = $1 AND "IsDeleted" = 0`, [id]);
  return rows.length > 0;
}

/** People who have an account. */
export const withAccount: Narrowing = (_binder, alias) => `${alias}."UserId" IS NOT NULL`;

/** Accounts that are bound to a WeChat identity, or that are not. */
export const boundToWx =
  (isBound: boolean): Narrowing =>
  (_binder, alias) =>
    `${isBound ? '' : 'NOT '}EXISTS (SELECT 1 FROM "WxBind" w WHERE w."UserId" = ${alias}."Id" AND w."IsDeleted" = 0)`;

/** Accounts that have been given a role. */
export const withRole =
  (roleId: string): Narrowing =>
  (binder, alias) =>
    `EXISTS (SELECT 1 FROM "UserRole" ur WHERE ur."UserId" = ${alias}."Id" AND ur."IsDeleted" = 0
       AND ur."RoleId" = ${binder.bind(roleId)})`;

interface OwnRoles {
  RoleIds: string[];
  RoleNames: string[];
}

/** The roles that accounts have been given, by the account's Id. */
export async function rolesOf(
  queryable: Queryable,
  ids: readonly string[],
): Promise<(id: string) => OwnRoles> {
  const answer = await queryable.query<OwnRoles & { id: string }>(
    `SELECT ur."UserId" AS id, jsonb_agg(r."Id" ORDER BY r."Sort", r."Id") AS "RoleIds",
       jsonb_agg(r."RoleName" ORDER BY r."Sort", r."Id") AS "RoleNames"
     FROM "UserRole" ur JOIN "SysRole" r ON r."Id" = ur."RoleId" AND r."IsDeleted" = 0
     WHERE ur."UserId" = ANY($1) AND ur."IsDeleted" = 0 GROUP BY ur."UserId"`,
    [ids],
  );
  const known = new Map(answer.rows.map(({ id, RoleIds, RoleNames }) => [id, { RoleIds, RoleNames }]));
  return (id) => known.get(id) ?? { RoleIds: [], RoleNames: [] };
}
