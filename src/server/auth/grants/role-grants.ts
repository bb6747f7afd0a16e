import { entities } from '../../../contract/generated/entities.ts';
import type { CallOutput } from '../../../contract/generated/calls.ts';
import { entityNameOf } from '../../../contract/page.ts';
import type { Row } from '../../../contract/rules.ts';
import { SUPER_ROLE } from '../../../contract/subject.ts';
import { openedBy, type Catalog } from '../../data/schemas/catalog.ts';
import { wholeOf } from '../../data/schemas/closed-modules.ts';
import { heldButtons, isForStaff } from '../../data/schemas/held-buttons.ts';
import type { Queryable } from '../../data/database/database.ts';
import type { Engine } from '../../data/engine.ts';
import type { HandlerContext } from '../../data/module.ts';
import { outOfScope, refuse } from '../../data/refusal.ts';
import { addRow, changeRow, endRows } from '../../data/write/system-write.ts';
import { ALIKE_SQL } from '../sessions/subject.ts';
import { liveMenus, type MenuRow } from './grants.ts';

type RoleGrants = CallOutput['UserRole/LoadRoleGrants'];

// SQL: alias is SysRole, RoleMenu

interface RoleRow {
  readonly Id: string;
  readonly RoleCode: string;
  readonly RoleName: string;
  readonly DataScope: string;
  /** Codes of the shipped roles whose rows it reaches beside its own; null of a shipped one. */
  readonly Alike: readonly string[] | null;
}

/** Roles that an administrator may give menus to, with those whose scopes they go by. */
async function rolesOf(queryable: Queryable): Promise<RoleRow[]> {
  const { rows } = await queryable.query<RoleRow>(
    `SELECT r."Id", r."RoleCode", r."RoleName", r."DataScope", ${ALIKE_SQL} AS "Alike" FROM "SysRole" r
     WHERE r."IsDeleted" = 0 ORDER BY r."Sort", r."RoleCode"`,
  );
  return rows;
}

/** What a role was given: EnCodes by the Id of the menu. */
async function givenTo(queryable: Queryable, roleId: string): Promise<Map<string, GivenRow>> {
  const { rows } = await queryable.query<GivenRow>(
    `SELECT rm."Id", rm."Version", rm."RoleId", rm."MenuId", rm."EnCodes", rm."IsDeleted" FROM "RoleMenu" rm WHERE rm."RoleId" = $1 AND rm."IsDeleted" = 0`,
    [roleId],
  );
  return new Map(rows.map((row) => [row.MenuId, row]));
}

interface GivenRow extends Row {
  readonly MenuId: string;
  readonly EnCodes: unknown;
}

const codesOf = ({ EnCodes }: GivenRow): string[] => (Array.isArray(EnCodes) ? EnCodes.map(String) : []);

/**
 * The tree of menus with the buttons of each, what a role holds of it, and what it is given with a menu by itself.
 * @throws Refusal where there is no such role
 */
export async function roleGrants(
  { catalog }: Pick<Engine, 'catalog'>,
  queryable: Queryable,
  roleId: string,
): Promise<RoleGrants> {
  const roles = await rolesOf(queryable);
  const menus = await liveMenus(queryable);
  const given = await givenTo(queryable, roleId);
  const role = roles.find(({ Id }) => Id === roleId);
  if (!role) throw outOfScope();
  const whole = wholeOf(catalog);
  return {
    RoleName: role.RoleName,
    DataScope: role.DataScope,
    Roles: roles.flatMap(({ Id, RoleCode, RoleName }) =>
      Id === roleId || RoleCode === SUPER_ROLE ? [] : [{ Id, RoleName }],
    ),
    Menus: [...menus.values()].map((menu) => ({
      Id: menu.Id,
      ParentId: menu.ParentId ?? '',
      Text: menu.Text,
      Reaches: reaches(whole, role, menu),
      Buttons: buttonsOf(whole, role, menu),
      Given: given.has(menu.Id) ? codesOf(given.get(menu.Id)!) : null,
    })),
  };
}

/** Whether a role sees rows of what a menu shows; pages without an entity show what their blocks are allowed. */
function reaches(catalog: Catalog, { RoleCode, Alike }: RoleRow, { Comment }: MenuRow): boolean {
  const page = catalog.pages.get(Comment);
  const entity = page && catalog.entities.get(entityNameOf(page) ?? '');
  if (!entity || entity.file.parent) return true;
  return ['*', RoleCode, ...(Alike ?? [])].some((code) => Object.hasOwn(entity.file.scope, code));
}

/** The buttons that a menu's pages place, each with whether the role gets it with the menu and whether it may have it at all. */
function buttonsOf(catalog: Catalog, role: RoleRow, { Id, Comment }: MenuRow) {
  const own = heldButtons(catalog).of({ id: Id, comment: Comment }, role.RoleCode);
  const isSelfService = catalog.roles.roles.some(
    ({ code, selfService }) => code === role.RoleCode && selfService,
  );
  return [...openedBy(catalog, Comment).enCodes].flatMap((EnCode) => {
    const known = catalog.enCodes.get(EnCode);
    if (!known || (isSelfService && isForStaff(known))) return [];
    return [{ EnCode, Text: known.action.title, Of: known.entity.title, IsUsual: own.has(EnCode) }];
  });
}

/** Reads what a role is to hold. @throws Refusal that names the menu that is not as it must be */
function wishesOf(text: unknown, { Menus }: RoleGrants): Map<string, string[]> {
  const wishes = readWishes(text);
  const menus = new Map(Menus.map((menu) => [menu.Id, menu]));
  return new Map(
    wishes.map(({ MenuId, EnCodes }) => {
      const menu = menus.get(MenuId);
      if (!menu) throw refuse('所选菜单中有已停用或删除的菜单，请重新打开');
      const known = new Set([...menu.Buttons.map(({ EnCode }) => EnCode), ...(menu.Given ?? [])]);
      const other = EnCodes.find((enCode) => !known.has(enCode));
      if (other !== undefined) throw refuse(`菜单「${menu.Text}」没有可授予该角色的按钮${other}`);
      return [MenuId, [...new Set(EnCodes)].sort()];
    }),
  );
}

interface Wish {
  readonly MenuId: string;
  readonly EnCodes: readonly string[];
}

function readWishes(text: unknown): Wish[] {
  const isWish = (one: unknown): one is Wish => {
    const { MenuId, EnCodes } = (one ?? {}) as Partial<Wish>;
    return (
      typeof MenuId === 'string' &&
      Array.isArray(EnCodes) &&
      EnCodes.every((enCode) => typeof enCode === 'string')
    );
  };
  try {
    const wishes: unknown = JSON.parse(String(text));
    if (Array.isArray(wishes) && wishes.every(isWish)) return wishes;
  } catch {
    // What is no JSON is told as what has another shape.
  }
  throw refuse('授权内容格式不正确');
}

/** Gives a role the menus and buttons that were ticked, and takes from it the rest; menus that are switched off keep what they had. */
export async function grantMenus(context: HandlerContext): Promise<true> {
  const { engine, tx, rows, params, enCode } = context;
  const RoleId = String(rows[0]!['Id']);
  const now = await roleGrants(engine, tx, RoleId);
  const wishes = wishesOf(params['Menus'], now);
  const given = await givenTo(tx, RoleId);
  const shown = new Set(now.Menus.map(({ Id }) => Id));
  const taken = [...given.values()].filter(({ MenuId }) => shown.has(MenuId) && !wishes.has(MenuId));
  if (taken.length > 0)
    await endRows(
      context,
      entities.RoleMenu,
      taken.map(({ Id }) => String(Id)),
      enCode,
    );
  for (const [MenuId, EnCodes] of wishes) {
    const before = given.get(MenuId);
    if (!before) await addRow(context, entities.RoleMenu, { RoleId, MenuId, EnCodes }, enCode);
    else if (JSON.stringify(codesOf(before).sort()) !== JSON.stringify(EnCodes))
      await changeRow(context, entities.RoleMenu, before, { EnCodes }, enCode);
  }
  return true;
}
