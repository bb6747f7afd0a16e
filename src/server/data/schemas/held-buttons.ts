import type {
  ActionFile,
  MenuFile,
  MenuFileItem,
  PageFile,
  RolesFile,
  Verb,
} from '../../../contract/generated/meta.ts';
import { SUPER_ROLE } from '../../../contract/subject.ts';
import { linksOf, type Linked } from './catalog-pages.ts';
import { buttonsOf } from '../../../contract/page-names.ts';

/** The menus, with what their pages place. */
export interface MenuWorld extends Linked {
  readonly menus: readonly Pick<MenuFile, 'items'>[];
  readonly roles: { readonly roles: readonly { readonly code: string }[] };
}

/** A button that several menu items of different roles show, and that nobody said for which of them it is. */
export interface UnclearButton {
  readonly page: string;
  /** JSON pointer inside the page. */
  readonly pointer: string;
  readonly enCode: string;
  /** Titles of the menu items that open the page. */
  readonly menus: readonly string[];
}

/** A menu item that a role is given. */
type GivenItem = Pick<MenuFileItem, 'id' | 'comment' | 'grants'>;

/** What a reader does by them, the row's scope allows or forbids; they can be on a page for everybody. */
export const HARMLESS: ReadonlySet<Verb> = new Set<Verb>(['view', 'template', 'open', 'trace']);

/** Whether an action is for staff alone: it changes something or gives something out, and does not say that it is self-service. */
export const isForStaff = (known: { readonly action: ActionFile } | undefined): boolean =>
  known !== undefined && !HARMLESS.has(known.action.verb) && known.action.selfService !== true;

/** What is wrong with a menu that hands buttons of the staff to a role of people who act for themselves alone. */
export interface StaffFault {
  readonly file: string;
  readonly pointer: string;
  readonly message: string;
}

/** Menus, by the names of their files, that hand buttons of the staff to such roles; each is told with what it gains. */
export function staffFaults(
  world: Pick<Linked, 'enCodes'>,
  held: HeldButtons,
  menus: ReadonlyMap<string, MenuFile>,
  { roles }: RolesFile,
): StaffFault[] {
  const own = roles.filter(({ selfService }) => selfService === true);
  const placed = [...menus].flatMap(([name, { items }]) =>
    items.map((item, index) => ({ name, item, index })),
  );
  return placed.flatMap(({ name, item, index }) =>
    own.flatMap(({ code, name: title }): StaffFault[] => {
      if (!item.roles.includes(code) && !item.roles.includes('*')) return [];
      const gained = [...held.of(item, code)].filter((enCode) => isForStaff(world.enCodes.get(enCode)));
      if (gained.length === 0) return [];
      const told = gained.sort().map((enCode) => `${enCode}（${world.enCodes.get(enCode)!.action.title}）`);
      return [
        {
          file: `menus/${name}.json`,
          pointer: `/items/${index}/roles`,
          message: `角色「${title}」由菜单「${item.text}」得到只给工作人员的按钮：${told.join('、')}；须在按钮的 roles 或菜单的 grants 中写明给谁，确由本人自办的操作写 "selfService"`,
        },
      ];
    }),
  );
}

const known = new WeakMap<object, HeldButtons>();

/** What each role holds of a menu item; worked out once for each set of schemas. */
export function heldButtons(world: MenuWorld): HeldButtons {
  const found = known.get(world) ?? new HeldButtons(world);
  known.set(world, found);
  return found;
}

/**
 * Decides which EnCodes a menu item gives to a role: those that the pages it opens for this role place for it. A page that
 * menu items of different roles share places a button that changes something for nobody by itself: the button's `roles` or
 * the items' `grants` name its roles, or only the roles have it that hold all of those items.
 */
export class HeldButtons {
  private readonly every: readonly string[];
  /** Of each page: the roles that arrive there, by the Id of the menu item. */
  private readonly arrivals = new Map<string, Map<string, Set<string>>>();
  private readonly titles = new Map<string, string>();

  constructor(private readonly world: MenuWorld) {
    this.every = world.roles.roles.map(({ code }) => code);
    for (const item of world.menus.flatMap(({ items }) => items)) {
      this.titles.set(item.id, item.text);
      for (const role of this.rolesOf(item))
        for (const [path] of this.walk(item, ([, enCode, roles]) => isSaidFor(role, item, enCode, roles)))
          this.arrive(path, item.id, role);
    }
  }

  /** EnCodes that an item, shipped or made by an administrator, gives to a role. */
  of(item: GivenItem, role: string): Set<string> {
    const held = new Set<string>();
    const isHeld = ([, enCode, roles]: PlacedButton, path: string): boolean => {
      const isSaid = roles !== undefined || item.grants?.[enCode] !== undefined;
      return isSaid ? isSaidFor(role, item, enCode, roles) : !this.isUnclear(path, enCode, role, item.id);
    };
    for (const [path, page] of this.walk(item, isHeld))
      for (const button of buttonsOf(page)) if (isHeld(button, path)) held.add(button[1]);
    return held;
  }

  /** Buttons that must name their roles. */
  unclear(): UnclearButton[] {
    const grants = new Map(
      this.world.menus.flatMap(({ items }) => items.map((item) => [item.id, item.grants])),
    );
    return [...this.arrivals].flatMap(([path, arrived]) => {
      const page = this.world.pages.get(path);
      if (!page) return [];
      return buttonsOf(page).flatMap(([pointer, enCode, roles]) => {
        if (roles !== undefined) return [];
        const silent = [...arrived].filter(([id]) => grants.get(id)?.[enCode] === undefined);
        const gained = new Set(silent.flatMap(([, some]) => [...some]));
        if (![...gained].some((role) => this.isUnclear(path, enCode, role))) return [];
        return [
          { page: path, pointer, enCode, menus: [...arrived.keys()].map((id) => this.titles.get(id)!) },
        ];
      });
    });
  }

  private arrive(path: string, id: string, role: string): void {
    const arrived = this.arrivals.get(path) ?? new Map<string, Set<string>>();
    this.arrivals.set(path, arrived.set(id, (arrived.get(id) ?? new Set<string>()).add(role)));
  }

  /** The pages that an item opens for a role, by way of the buttons that `isHeld` lets pass. */
  private walk(
    { comment }: GivenItem,
    isHeld: (button: PlacedButton, path: string) => boolean,
  ): Map<string, PageFile> {
    const found = new Map<string, PageFile>();
    const open = [comment];
    for (let path = open.pop(); path !== undefined; path = open.pop()) {
      const page = this.world.pages.get(path);
      if (!page || found.has(path)) continue;
      found.set(path, page);
      const at = path;
      const held = new Set(
        buttonsOf(page)
          .filter((button) => isHeld(button, at))
          .map(([, enCode]) => enCode),
      );
      open.push(...linksOf(this.world, page, (enCode) => held.has(enCode)));
    }
    return found;
  }

  private isUnclear(path: string, enCode: string, role: string, given?: string): boolean {
    const action: ActionFile | undefined = this.world.enCodes.get(enCode)?.action;
    if (action === undefined || HARMLESS.has(action.verb) || role === SUPER_ROLE) return false;
    return [...(this.arrivals.get(path) ?? [])].some(([id, roles]) => id !== given && !roles.has(role));
  }

  /** The role that holds everything makes no menu item a different one. */
  private rolesOf({ roles }: Pick<MenuFileItem, 'roles'>): readonly string[] {
    return (roles.includes('*') ? this.every : roles).filter((role) => role !== SUPER_ROLE);
  }
}

type PlacedButton = ReturnType<typeof buttonsOf>[number];

const isSaidFor = (
  role: string,
  { grants }: Pick<GivenItem, 'grants'>,
  enCode: string,
  roles: readonly string[] | undefined,
): boolean => isFor(role, roles) && isFor(role, grants?.[enCode]);

const isFor = (role: string, roles: readonly string[] | undefined) =>
  roles === undefined || roles.includes(role) || roles.includes('*');
