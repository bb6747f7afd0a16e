import { USER_STATE } from '../../../contract/generated/codes.ts';
import type { Queryable } from '../../data/database/database.ts';
import type { HeldMenu, People } from '../../data/engine.ts';
import { liveMenus, SUPER_ROLE } from '../grants/grants.ts';
import { STATE_SQL } from '../sessions/standing.ts';
import { subjectsWhere } from '../sessions/subject.ts';

const IN_USE = `u."IsDeleted" = 0 AND ${STATE_SQL} = '${USER_STATE.Normal}'`;

const GRANTS = `"RoleMenu" rm JOIN "SysRole" r ON r."Id" = rm."RoleId" AND r."IsDeleted" = 0 AND r."State" = '1'
  WHERE rm."IsDeleted" = 0`;

/** Who is there, for what the engine asks of people who have not asked anything themselves. */
export const people: People = {
  ofRoles: (queryable, roles) =>
    roles.length === 0
      ? Promise.resolve([])
      : subjectsWhere(
          queryable,
          `${IN_USE} AND u."Id" IN (SELECT ur."UserId" FROM "UserRole" ur JOIN "SysRole" o ON o."Id" = ur."RoleId"
             WHERE ur."IsDeleted" = 0 AND o."IsDeleted" = 0 AND o."State" = '1' AND o."RoleCode" = ANY($1))`,
          [roles],
        ),
  ofUsers: (queryable, ids) =>
    ids.length === 0
      ? Promise.resolve([])
      : subjectsWhere(queryable, `${IN_USE} AND u."Id" = ANY($1)`, [ids]),
  async rolesWith(queryable, enCode) {
    const menus = await liveMenus(queryable);
    const { rows } = await queryable.query<{ code: string; menu: string }>(
      `SELECT r."RoleCode" AS code, rm."MenuId" AS menu FROM ${GRANTS} AND rm."EnCodes" @> to_jsonb($1::text)`,
      [enCode],
    );
    return [...new Set(rows.filter(({ menu }) => menus.has(menu)).map(({ code }) => code))];
  },
  menusOf,
};

async function menusOf(queryable: Queryable, roles: readonly string[]): Promise<HeldMenu[]> {
  const menus = await liveMenus(queryable);
  const { rows } = await queryable.query<{ menu: string; codes: unknown }>(
    `SELECT rm."MenuId" AS menu, rm."EnCodes" AS codes FROM ${GRANTS} AND r."RoleCode" = ANY($1)`,
    [roles],
  );
  const held = new Map<string, Set<string>>();
  if (roles.includes(SUPER_ROLE)) for (const id of menus.keys()) held.set(id, new Set());
  for (const { menu, codes } of rows) {
    const given = held.get(menu) ?? new Set<string>();
    if (Array.isArray(codes)) for (const code of codes) given.add(String(code));
    held.set(menu, given);
  }
  return [...menus.values()].flatMap(({ Id, Comment, Url, IsShow }) => {
    const enCodes = held.get(Id);
    return enCodes && Url ? [{ page: Comment, url: Url, isShown: IsShow === 1, enCodes }] : [];
  });
}
