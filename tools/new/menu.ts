import type { MenuFile } from '../../src/contract/generated/meta.ts';
import { JsonSource } from '../../src/server/judge/json-source.ts';
import type { Texts } from '../../src/server/judge/files/schema-set.ts';
import { fileText, NewRefusal, type Plan } from './plan.ts';

/** What a menu item is made of. */
export interface MenuWish {
  /** Path of its page. */
  readonly page: string;
  readonly text: string;
  readonly url: string;
  readonly roles: readonly string[];
  /** Id of the item above. */
  readonly parent?: string | undefined;
}

const FIRST_ID = 1000;

/** A menu item, in the file of its module: a new file, or one more item at the end of the one that is there. */
export function planMenu(texts: Texts, { page, text, url, roles, parent }: MenuWish): Plan {
  if (!/^(\/[A-Za-z0-9_-]+)+$/.test(url))
    throw new NewRefusal(`"${url}" 不能作路由：应以 / 开头，如 /visit/visitor`);
  const module = page.split('/')[0] ?? '';
  if (['roles', 'routes'].includes(module))
    throw new NewRefusal(`menus/${module}.json 另有用途，页面请换一个模块名`);
  const item = {
    id: freeId(texts),
    ...(parent === undefined ? {} : { parent }),
    text,
    url,
    comment: page,
    roles,
  };
  const file = `menus/${module}.json`;
  const present = texts.get(file);
  if (present !== undefined) return new Map([[file, withItem(present, item)]]);
  return new Map([
    [
      file,
      fileText({ $schema: '../_meta/menu.schema.json', version: 1, title: `${text}菜单`, items: [item] }),
    ],
  ]);
}

function freeId(texts: Texts): string {
  const ids = [...texts]
    .filter(([file]) => /^menus\/(?!roles|routes)/.test(file))
    .flatMap(([, text]) => (JSON.parse(text) as MenuFile).items.map(({ id }) => Number(id)));
  return String(Math.max(FIRST_ID - 1, ...ids.filter(Number.isInteger)) + 1);
}

/** Adds an item behind the last one; the rest of the file stays as it is. */
function withItem(text: string, item: Readonly<Record<string, unknown>>): string {
  const last = [...(new JsonSource(text).node('/items')?.children.values() ?? [])].at(-1);
  if (!last) throw new NewRefusal('菜单文件没有 "items"');
  const line = /"items": \[\n(.*)\n  \]/s.exec(fileText({ items: [item] }))?.[1] ?? '';
  return `${text.slice(0, last.end)},\n${line}${text.slice(last.end)}`;
}
