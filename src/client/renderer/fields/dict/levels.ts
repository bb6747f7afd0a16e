import type { CodeItem } from '../../../../contract/generated/meta.ts';

export interface Level {
  /** Code chosen on this level. */
  readonly chosen: string | undefined;
  readonly offered: readonly CodeItem[];
}

const DEEPEST = 6;

/** An item with those above it, from the top. */
function pathTo(items: readonly CodeItem[], code: string | undefined): CodeItem[] {
  const byCode = new Map(items.map((item) => [item.code, item]));
  const path: CodeItem[] = [];
  for (let item = byCode.get(code ?? ''); item && path.length < DEEPEST; item = byCode.get(item.parent ?? ''))
    path.unshift(item);
  return path;
}

/** The name of an item after the names above it. */
export const pathName = (items: readonly CodeItem[], code: string): string =>
  pathTo(items, code)
    .map(({ name }) => name)
    .join('');

/** The levels down to a chosen item, and the one below it where there is one. */
export function levelsOf(items: readonly CodeItem[], value: string | undefined): Level[] {
  const codes = new Set(items.map(({ code }) => code));
  const path = pathTo(items, value).map(({ code }) => code);
  const under = (parent: string | undefined) =>
    items.filter((item) => (parent === undefined ? !codes.has(item.parent ?? '') : item.parent === parent));
  return [undefined, ...path]
    .map((parent, level) => ({ chosen: path[level], offered: under(parent) }))
    .filter(({ offered }) => offered.length > 0);
}
