import { hasText } from '../../../../contract/folded-text.ts';
import type { CallOutput } from '../../../../contract/generated/calls.ts';

/** What a role may be given, as its call answers it. */
export type RoleGrants = CallOutput['UserRole/LoadRoleGrants'];
export type Menu = RoleGrants['Menus'][number];

/** What is ticked: of each menu its buttons. A menu that is not in it is not given. */
export type Ticked = ReadonlyMap<string, ReadonlySet<string>>;

/** A branch of the tree: a folder of menus, a menu, or a button of one. */
export interface Branch {
  readonly key: string;
  readonly text: string;
  readonly menu: Menu;
  readonly enCode?: string;
  readonly children: Branch[];
}

/** Menus under their parents, in their order, each with its buttons below it. */
export function branchesOf(menus: readonly Menu[]): Branch[] {
  const children = new Map<string, Menu[]>();
  const known = new Set(menus.map(({ Id }) => Id));
  for (const menu of menus) {
    const parent = known.has(menu.ParentId) ? menu.ParentId : '';
    children.set(parent, [...(children.get(parent) ?? []), menu]);
  }
  const build = (menu: Menu): Branch => ({
    key: menu.Id,
    text: menu.Text,
    menu,
    children: [
      ...(children.get(menu.Id) ?? []).map(build),
      ...menu.Buttons.map(({ EnCode, Text, Of }) => ({
        key: `${menu.Id} ${EnCode}`,
        text: isAlone(menu, Text) ? Text : `${Text}（${Of}）`,
        menu,
        enCode: EnCode,
        children: [],
      })),
    ],
  });
  return (children.get('') ?? []).map(build);
}

const isAlone = ({ Buttons }: Menu, text: string) => Buttons.filter(({ Text }) => Text === text).length === 1;

/** Whether a branch has menus below it, and is itself none that shows a page. */
const isFolder = ({ children, enCode }: Branch): boolean =>
  enCode === undefined && children.some((child) => child.enCode === undefined);

const usualOf = ({ Buttons }: Menu) =>
  new Set(Buttons.flatMap(({ EnCode, IsUsual }) => (IsUsual ? [EnCode] : [])));

/** Menus of a branch that show a page. */
export const leavesOf = (branch: Branch): Menu[] => {
  if (!isFolder(branch)) return [branch.menu];
  return branch.children.filter(({ enCode }) => enCode === undefined).flatMap(leavesOf);
};

/** Ticks a branch, or takes its tick away: a menu brings its usual buttons, a button brings its menu, a folder all that is below it. */
export function toggled(ticked: Ticked, branch: Branch): Ticked {
  const next = new Map(ticked);
  const { menu, enCode } = branch;
  if (enCode !== undefined) {
    const own = new Set(next.get(menu.Id));
    if (!own.delete(enCode)) own.add(enCode);
    return next.set(menu.Id, own);
  }
  const leaves = leavesOf(branch);
  const isWhole = leaves.every(({ Id }) => next.has(Id));
  for (const leaf of leaves)
    if (isWhole) next.delete(leaf.Id);
    else if (!next.has(leaf.Id)) next.set(leaf.Id, usualOf(leaf));
  return next;
}

/** Keys of branches that are ticked, and of folders of which a part is. */
export function checkedOf(branches: readonly Branch[], ticked: Ticked) {
  const checked: string[] = [];
  const halfChecked: string[] = [];
  const look = (branch: Branch): void => {
    const { key, menu, enCode, children } = branch;
    if (enCode !== undefined) {
      if (ticked.get(menu.Id)?.has(enCode)) checked.push(key);
      return;
    }
    const leaves = leavesOf(branch);
    const count = leaves.filter(({ Id }) => ticked.has(Id)).length;
    if (count === leaves.length) checked.push(key);
    else if (count > 0) halfChecked.push(key);
    children.forEach(look);
  };
  branches.forEach(look);
  return { checked, halfChecked };
}

/** What a role holds, of menus that show a page. */
export function tickedOf({ Menus }: RoleGrants): Ticked {
  const leaves = new Set(branchesOf(Menus).flatMap(leavesOf));
  return new Map(
    [...leaves].flatMap(({ Id, Given }) => (Given === null ? [] : [[Id, new Set(Given)] as const])),
  );
}

/** What another role holds, as far as this one may have it. */
export function copiedFrom(other: RoleGrants, own: RoleGrants): Ticked {
  const offered = new Map(own.Menus.map(({ Id, Buttons }) => [Id, Buttons.map(({ EnCode }) => EnCode)]));
  return new Map(
    [...tickedOf(other)].flatMap(([id, codes]) => {
      const known = offered.get(id);
      return known ? [[id, new Set(known.filter((code) => codes.has(code)))] as const] : [];
    }),
  );
}

/** How many menus and buttons were ticked or taken away. */
export function changesOf(before: Ticked, now: Ticked) {
  const counts = { menusGiven: 0, menusTaken: 0, buttonsGiven: 0, buttonsTaken: 0 };
  const none: ReadonlySet<string> = new Set();
  for (const id of new Set([...before.keys(), ...now.keys()])) {
    if (!before.has(id)) counts.menusGiven += 1;
    if (!now.has(id)) counts.menusTaken += 1;
    const [was, is] = [before.get(id) ?? none, now.get(id) ?? none];
    counts.buttonsGiven += [...is].filter((code) => !was.has(code)).length;
    counts.buttonsTaken += [...was].filter((code) => !is.has(code)).length;
  }
  return counts;
}

/** The parameter of the saving action; a folder that was given stays as long as something below it is ticked. */
export function wishesText({ Menus }: RoleGrants, ticked: Ticked): string {
  const folders = branchesOf(Menus)
    .flatMap(withBelow)
    .filter((branch) => isFolder(branch) && branch.menu.Given !== null)
    .filter((branch) => leavesOf(branch).some(({ Id }) => ticked.has(Id)));
  return JSON.stringify([
    ...folders.map(({ menu }) => ({ MenuId: menu.Id, EnCodes: menu.Given ?? [] })),
    ...[...ticked].map(([MenuId, codes]) => ({ MenuId, EnCodes: [...codes] })),
  ]);
}

const withBelow = (branch: Branch): Branch[] => [branch, ...branch.children.flatMap(withBelow)];

/** Branches whose own text or one below holds what is sought, and that are ticked where only those are asked for; with what to open. */
export function shownOf(
  branches: readonly Branch[],
  { sought, ticked }: { readonly sought: string; readonly ticked: Ticked | undefined },
): { shown: Branch[]; open: string[] } {
  const open: string[] = [];
  const has = ({ text }: Branch) => sought === '' || hasText(text, sought);
  const isTicked = ({ menu, enCode }: Branch) =>
    !ticked || (enCode === undefined ? ticked.has(menu.Id) : ticked.get(menu.Id)?.has(enCode) === true);
  const keep = (branch: Branch, isFound: boolean): Branch[] => {
    const found = isFound || has(branch);
    const children = branch.children.flatMap((child) => keep(child, found));
    if (children.length === 0 && (isFolder(branch) || !found || !isTicked(branch))) return [];
    const isNamed = sought !== '' && [branch, ...children].some(has);
    if (isFolder(branch) || (isNamed && children.length > 0)) open.push(branch.key);
    return [{ ...branch, children }];
  };
  return { shown: branches.flatMap((branch) => keep(branch, false)), open };
}
