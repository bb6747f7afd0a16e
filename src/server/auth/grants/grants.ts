import { ENABLE } from '../../../contract/generated/codes.ts';
import { SUPER_ROLE } from '../../../contract/subject.ts';
import { openedBy, type Catalog } from '../../data/schemas/catalog.ts';
import type { Database, Queryable } from '../../data/database/database.ts';
import type { Engine } from '../../data/engine.ts';
import { createShortCache } from '../sessions/short-cache.ts';

/** A menu row that is switched on, with all of its ancestors. */
export interface MenuRow {
  readonly Id: string;
  readonly ParentId: string | null;
  readonly Text: string;
  readonly Url: string | null;
  readonly Comment: string;
  readonly Icon: string | null;
  readonly Domain: string | null;
  readonly CodeSort: number;
  readonly IsShow: number;
  readonly TargetType: string;
  readonly Redirect: string | null;
}

/** What a set of roles holds together. */
export interface Grants {
  /** Menu items by their Id, each with the EnCodes granted on it. */
  readonly menus: ReadonlyMap<string, ReadonlySet<string>>;
  readonly enCodes: ReadonlySet<string>;
  readonly readable: ReadonlySet<string>;
  /** Paths of the pages of the granted items and of the pages that these open. */
  readonly pages: ReadonlySet<string>;
  /** Every live menu row, granted or not: parents are delivered with their children. */
  readonly rows: ReadonlyMap<string, MenuRow>;
}

export { SUPER_ROLE };

/** Looks up what roles hold; kept for as long as a session is kept, so that all nodes see a change within a second. */
export interface GrantBook {
  of(roles: readonly string[]): Promise<Grants>;
}

export function createGrantBook(engine: Pick<Engine, 'database' | 'catalog'>, keptMs: number): GrantBook {
  const cache = createShortCache<Grants>(keptMs, 500);
  return {
    of: (roles) =>
      cache.get([...roles].sort().join(' '), () => loadGrants(engine.database, engine.catalog, roles)),
  };
}

async function loadGrants(database: Database, catalog: Catalog, roles: readonly string[]): Promise<Grants> {
  const rows = await openMenus(database, catalog);
  const menus = roles.includes(SUPER_ROLE)
    ? new Map([...rows.keys()].map((id) => [id, new Set<string>()]))
    : await grantedMenus(database, roles, rows);
  const opened = [...menus.keys()].map((id) => openedBy(catalog, rows.get(id)!.Comment));
  const readable = new Set(opened.flatMap(({ entities }) => [...entities]));
  const pages = new Set(opened.flatMap(({ pages: paths }) => paths));
  const enCodes = roles.includes(SUPER_ROLE)
    ? new Set(catalog.enCodes.keys())
    : new Set(
        [...menus.values()].flatMap((granted) => [...granted]).filter((code) => catalog.enCodes.has(code)),
      );
  return { menus, enCodes, readable, pages, rows };
}

/** The same without the pages of modules that are switched off. */
export async function openMenus(database: Queryable, { closed }: Catalog): Promise<Map<string, MenuRow>> {
  const rows = await liveMenus(database);
  return new Map([...rows].filter(([, { Comment }]) => closed.page(Comment) === undefined));
}

/** Menu rows that are switched on, with all of their ancestors. */
export async function liveMenus(database: Queryable): Promise<Map<string, MenuRow>> {
  const answer = await database.query<MenuRow>(
    `SELECT "Id", "ParentId", "Text", "Url", "Comment", "Icon", "Domain", "CodeSort", "IsShow", "TargetType", "Redirect"
     FROM "SysMenu" WHERE "IsDeleted" = 0 AND "State" = '${ENABLE.On}' ORDER BY "CodeSort", "Id"`,
    [],
    'auth_menus',
  );
  const all = new Map(answer.rows.map((row) => [row.Id, row]));
  return new Map([...all].filter(([, row]) => reachesTop(all, row)));
}

type Placed = Pick<MenuRow, 'Id' | 'ParentId'>;

/** Switching a parent off switches its branch off. A ring of parents reaches no top either. */
export function reachesTop(all: ReadonlyMap<string, Placed>, row: Placed): boolean {
  let above: Placed | undefined = row;
  for (let steps = 0; above && steps <= all.size; steps += 1) {
    if (!above.ParentId || above.ParentId === '0') return true;
    above = all.get(above.ParentId);
  }
  return false;
}

async function grantedMenus(
  database: Database,
  roles: readonly string[],
  rows: ReadonlyMap<string, MenuRow>,
): Promise<Map<string, Set<string>>> {
  const menus = new Map<string, Set<string>>();
  if (roles.length === 0) return menus;
  const answer = await database.query<{ MenuId: string; EnCodes: unknown }>(
    `SELECT rm."MenuId", rm."EnCodes" FROM "RoleMenu" rm
     JOIN "SysRole" r ON r."Id" = rm."RoleId" AND r."IsDeleted" = 0 AND r."State" = '${ENABLE.On}'
     WHERE rm."IsDeleted" = 0 AND r."RoleCode" = ANY($1)`,
    [roles],
    'auth_role_menus',
  );
  for (const { MenuId, EnCodes } of answer.rows) {
    if (!rows.has(MenuId)) continue;
    const granted = menus.get(MenuId) ?? new Set<string>();
    if (Array.isArray(EnCodes))
      for (const enCode of EnCodes) if (typeof enCode === 'string') granted.add(enCode);
    menus.set(MenuId, granted);
  }
  return menus;
}
