import { ENABLE } from '../../../contract/generated/codes.ts';
import type { Caller } from '../../data/access/caller.ts';
import type { Catalog } from '../../data/schemas/catalog.ts';
import type { Queryable } from '../../data/database/database.ts';
import type { PageWay } from '../../data/engine.ts';
import type { Narrowing } from '../../data/read/list.ts';
import { liveMenus, SUPER_ROLE } from './grants.ts';

// SQL: alias is BackLog, ToolInfo

/** Addresses of pages whose modules are switched off. */
export async function closedPaths(queryable: Queryable, { closed, routes }: Catalog): Promise<string[]> {
  if (closed.ids.size === 0) return [];
  const shown = [
    ...[...(await liveMenus(queryable)).values()].map(({ Url, Comment }) => ({ path: Url, page: Comment })),
    ...routes.routes,
  ];
  return shown.flatMap(({ path, page }) =>
    path !== null && page !== undefined && closed.page(page) !== undefined ? [path] : [],
  );
}

/** Rows whose address leads to none of these paths. */
export const notTo =
  (paths: readonly string[]): Narrowing =>
  (binder, alias) =>
    `NOT (split_part(coalesce(${alias}."Url", ''), '?', 1) = ANY(${binder.bind(paths)}::text[]))`;

/** Ways to pages through the menu items that show them, with the names of the roles that hold those. */
export async function waysTo(
  queryable: Queryable,
  caller: Caller,
  pages: readonly string[],
): Promise<Map<string, PageWay>> {
  const menus = await liveMenus(queryable);
  const shown = [...menus.values()].filter(({ Comment, Url }) => pages.includes(Comment) && Url);
  const { rows } = await queryable.query<{ menu: string; code: string; name: string }>(
    `SELECT rm."MenuId" AS menu, r."RoleCode" AS code, r."RoleName" AS name FROM "RoleMenu" rm
     JOIN "SysRole" r ON r."Id" = rm."RoleId" AND r."IsDeleted" = 0 AND r."State" = '${ENABLE.On}'
     WHERE rm."IsDeleted" = 0 AND rm."MenuId" = ANY($1) ORDER BY r."Sort"`,
    [shown.map(({ Id }) => Id)],
  );
  const own = new Set(caller.subject.Roles);
  const ways = new Map<string, PageWay>();
  for (const { Id, Comment, Text, Url } of shown) {
    if (ways.get(Comment)?.url !== undefined) continue;
    const holders = rows.filter(({ menu }) => menu === Id);
    const isHeld = own.has(SUPER_ROLE) || holders.some(({ code }) => own.has(code));
    const roles = holders.map(({ name }) => name);
    ways.set(Comment, { title: Text, roles, ...(isHeld && Url ? { url: Url } : {}) });
  }
  return ways;
}
