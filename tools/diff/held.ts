import { HeldButtons } from '../../src/server/data/schemas/held-buttons.ts';
import { linkedPages } from '../../src/server/judge/names/page-paths.ts';
import type { SchemaSet } from '../../src/server/judge/files/schema-set.ts';
import { Changes, type Change } from './change.ts';

const FILE = 'menus';

/** Which buttons each role gains or loses by all menus together, whichever file the cause stands in. */
export function compareHeld(before: SchemaSet, after: SchemaSet): Change[] {
  const changes = new Changes(FILE);
  const [old, present] = [heldByRole(before), heldByRole(after)];
  for (const [role, now] of present) {
    const once = old.get(role) ?? new Map<string, string>();
    changes.names(once.keys(), now.keys(), {
      came: ['wider', (enCode) => `角色 ${role} 得到按钮 ${enCode}（${now.get(enCode)!}）`],
      went: ['narrower', (enCode) => `角色 ${role} 不再有按钮 ${enCode}（${once.get(enCode)!}）`],
    });
  }
  return changes.list;
}

/** Role -> EnCode -> what it is called and the menus that give it. */
function heldByRole(set: SchemaSet): Map<string, Map<string, string>> {
  const pages = linkedPages(set);
  const roles = { roles: set.roles?.roles ?? [] };
  const menus = [...set.menus.values()];
  const held = new HeldButtons({ ...pages, menus, roles });
  const items = menus.flatMap((menu) => menu.items);
  return new Map(
    roles.roles.map(({ code }) => {
      const given = new Map<string, string[]>();
      for (const item of items.filter((one) => one.roles.includes(code) || one.roles.includes('*')))
        for (const enCode of held.of(item, code))
          given.set(enCode, [...(given.get(enCode) ?? []), item.text]);
      const told = [...given].map(([enCode, texts]): [string, string] => [
        enCode,
        `${pages.enCodes.get(enCode)?.action.title ?? '未知'}，菜单「${texts.join('」「')}」`,
      ]);
      return [code, new Map(told)];
    }),
  );
}
