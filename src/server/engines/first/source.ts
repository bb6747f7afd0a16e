import { ENABLE } from '../../../contract/generated/codes.ts';
import type { TabsPage } from '../../../contract/generated/meta.ts';
import { tabKey } from '../../../contract/page.ts';
import type { EntityModel, FieldModel } from '../../../contract/model.ts';
import { SUPER_ROLE, type Grants } from '../../auth/grants/grants.ts';
import type { Caller } from '../../data/access/caller.ts';
import { pageClosure, type Catalog } from '../../data/schemas/catalog.ts';
import type { Engine } from '../../data/engine.ts';
import { buttonsOf } from '../../../contract/page-names.ts';

/** Where rows of an entity are made. */
export interface RowSource {
  readonly Entity: string;
  /** What they are called. */
  readonly Title: string;
  /** Where the caller makes them; null where the caller may not. */
  readonly Url: string | null;
  /** Names of the roles that may, none where the caller may. */
  readonly Roles: string[];
}

/** Who asks, with what the menus grant. */
export interface Asker {
  readonly engine: Engine;
  readonly caller: Caller;
  readonly grants: Grants;
}

/** What is handed in makes a row where a form begins one; of a row that somebody was given it makes none. */
const HANDED_IN: ReadonlySet<string> = new Set(['save', 'submit']);

/** Whatever makes a row that was not there. */
const MAKING: ReadonlySet<string> = new Set(['add', 'import', ...HANDED_IN]);

/**
 * Where the caller makes rows of an entity, or who does. `field` is the one that asks for them.
 * @param from the page on which they are missing: handing in what is on it begins none
 */
export async function sourceOf(
  { engine, caller, grants }: Asker,
  entity: EntityModel,
  { field, from }: { readonly field?: FieldModel | undefined; readonly from?: string } = {},
): Promise<RowSource> {
  const making = [...entity.actions].filter(([, { verb }]) => MAKING.has(verb)).map(([enCode]) => enCode);
  const own = making.filter((enCode) => caller.grants.has(enCode));
  const route = own.length === 0 ? undefined : routeOf(engine.catalog, grants, own);
  const leadsBack =
    route !== undefined &&
    own.every((enCode) => HANDED_IN.has(entity.actions.get(enCode)!.verb)) &&
    pageClosure(engine.catalog, route.page).has(from ?? '');
  return {
    Entity: entity.name,
    Title: field?.filter === undefined ? entity.title : titleOf(entity, field),
    Url: route === undefined || leadsBack ? null : route.url,
    Roles: route === undefined && making.length > 0 ? await rolesWith(engine, making) : [],
  };
}

/** A field that takes only some rows of an entity says which: 学院 where any organisation is not enough. */
const titleOf = (entity: EntityModel, field: FieldModel) =>
  field.title === entity.title ? entity.title : `${field.title}（${entity.title}）`;

const MADE_ON: ReadonlySet<string> = new Set(['list', 'form', 'wizard']);

/** The menu item that opens a page with one of the buttons: one that is shown before one that is not. */
function routeOf(
  catalog: Catalog,
  grants: Grants,
  enCodes: readonly string[],
): { readonly url: string; readonly page: string } | undefined {
  const offers = (path: string) =>
    [...pageClosure(catalog, path).values()].some(
      (page) => MADE_ON.has(page.kind) && buttonsOf(page).some(([, enCode]) => enCodes.includes(enCode)),
    );
  const rows = [...grants.menus].flatMap(([id, granted]) => {
    const row = grants.rows.get(id)!;
    // Who holds everything is granted nothing item by item.
    const isGranted = granted.size === 0 || enCodes.some((enCode) => granted.has(enCode));
    return isGranted && row.Url?.startsWith('/') ? [row] : [];
  });
  const offering = rows.filter(({ Comment }) => offers(Comment));
  const row = offering.find(({ IsShow }) => IsShow === 1) ?? offering[0];
  if (!row?.Url) return undefined;
  const page = catalog.pages.get(row.Comment);
  const tab = page?.kind === 'tabs' ? page.tabs.find((one) => offers(one.page)) : undefined;
  if (!tab) return { url: row.Url, page: row.Comment };
  const key = encodeURIComponent(tabKey((page as TabsPage).tabs, tab.page));
  return { url: `${row.Url}?tab=${key}`, page: tab.page };
}

/** The names of the roles that hold one of these EnCodes, in their order. */
async function rolesWith(engine: Engine, enCodes: readonly string[]): Promise<string[]> {
  const answer = await engine.database.query<{ RoleCode: string; RoleName: string }>(
    `SELECT DISTINCT r."RoleCode", r."RoleName", r."Sort" FROM "RoleMenu" rm
       JOIN "SysRole" r ON r."Id" = rm."RoleId" AND r."IsDeleted" = 0 AND r."State" = '${ENABLE.On}'
       JOIN "SysMenu" m ON m."Id" = rm."MenuId" AND m."IsDeleted" = 0 AND m."State" = '${ENABLE.On}'
     WHERE rm."IsDeleted" = 0 AND rm."EnCodes" ?| $1 ORDER BY r."Sort"`,
    [enCodes],
    'first_roles',
  );
  // Who holds everything is asked where nobody else can do it.
  const others = answer.rows.filter(({ RoleCode }) => RoleCode !== SUPER_ROLE);
  return (others.length > 0 ? others : answer.rows).map(({ RoleName }) => RoleName);
}
