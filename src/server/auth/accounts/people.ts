import { ENABLE, USER_STATE } from '../../../contract/generated/codes.ts';
import type { Queryable } from '../../data/database/database.ts';
import type { HeldMenu, People } from '../../data/engine.ts';
import { ident, prepared } from '../../data/sql/sql.ts';
import { liveMenus, reachesTop, SUPER_ROLE } from '../grants/grants.ts';
import { STATE_SQL } from '../sessions/standing.ts';
import { subjectsWhere } from '../sessions/subject.ts';

const IN_USE = `u."IsDeleted" = 0 AND ${STATE_SQL} = '${USER_STATE.Normal}'`;

const GRANTS = `"RoleMenu" rm JOIN "SysRole" r ON r."Id" = rm."RoleId" AND r."IsDeleted" = 0 AND r."State" = '${ENABLE.On}'
  WHERE rm."IsDeleted" = 0`;

/** Who is there, for what the engine asks of people who have not asked anything themselves. */
export const people: People = {
  ofRoles: (queryable, roles) =>
    roles.length === 0
      ? Promise.resolve([])
      : subjectsWhere(
          queryable,
          `${IN_USE} AND u."Id" IN (SELECT ur."UserId" FROM "UserRole" ur JOIN "SysRole" o ON o."Id" = ur."RoleId"
             WHERE ur."IsDeleted" = 0 AND o."IsDeleted" = 0 AND o."State" = '${ENABLE.On}' AND o."RoleCode" = ANY($1))`,
          [roles],
        ),
  ofUsers(queryable, ids) {
    if (ids.length === 0) return Promise.resolve([]);
    // The planner looks at the length of an array, and would plan anew for each person that is asked for alone.
    return ids.length === 1
      ? subjectsWhere(queryable, `${IN_USE} AND u."Id" = $1`, ids)
      : subjectsWhere(queryable, `${IN_USE} AND u."Id" = ANY($1)`, [ids]);
  },
  ofRow: (queryable, { table, column, id }) =>
    subjectsWhere(
      queryable,
      `${IN_USE} AND u."Id" = (SELECT ${ident(column)} FROM ${ident(table)} WHERE "Id" = $1 AND "IsDeleted" = 0)`,
      [id],
    ),
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

interface HeldRow {
  readonly Id: string;
  readonly ParentId: string | null;
  readonly Comment: string;
  readonly Url: string | null;
  readonly IsShow: number;
  /** The lists of codes that the roles were given with it; null: none of them was given it. */
  readonly given: readonly unknown[] | null;
}

/** In one statement: it is asked for each person that a message leads somewhere. */
async function menusOf(queryable: Queryable, roles: readonly string[]): Promise<HeldMenu[]> {
  const { rows } = await prepared<HeldRow>(
    queryable,
    `SELECT m."Id", m."ParentId", m."Comment", m."Url", m."IsShow", g.given FROM "SysMenu" m
     LEFT JOIN (SELECT rm."MenuId" AS menu, jsonb_agg(rm."EnCodes") AS given FROM ${GRANTS} AND r."RoleCode" = ANY($1) GROUP BY rm."MenuId") g
       ON g.menu = m."Id"
     WHERE m."IsDeleted" = 0 AND m."State" = '${ENABLE.On}' ORDER BY m."CodeSort", m."Id"`,
    [roles],
  );
  const all = new Map(rows.map((row) => [row.Id, row]));
  const isSuper = roles.includes(SUPER_ROLE);
  return rows.flatMap((row) => {
    const { Comment, Url, IsShow, given } = row;
    if (!Url || (given === null && !isSuper) || !reachesTop(all, row)) return [];
    const codes = (given ?? []).flatMap((list) => (Array.isArray(list) ? list.map(String) : []));
    return [{ page: Comment, url: Url, isShown: IsShow === 1, enCodes: new Set(codes) }];
  });
}
