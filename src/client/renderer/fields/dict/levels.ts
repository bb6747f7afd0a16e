import type { CodeItem } from '../../../../contract/generated/meta.ts';

export interface Level {
  /** Code chosen on this level. */
  readonly chosen: string | undefined;
  readonly offered: readonly CodeItem[];
}

const DEEPEST = 6;

/** The levels down to a chosen item, and the one below it where there is one. */
export function levelsOf(items: readonly CodeItem[], value: string | undefined): Level[] {
  const byCode = new Map(items.map((item) => [item.code, item]));
  const path: string[] = [];
  for (
    let item = byCode.get(value ?? '');
    item && path.length < DEEPEST;
    item = byCode.get(item.parent ?? '')
  )
    path.unshift(item.code);
  const under = (parent: string | undefined) =>
    items.filter((item) => (parent === undefined ? !byCode.has(item.parent ?? '') : item.parent === parent));
  return [undefined, ...path]
    .map((parent, level) => ({ chosen: path[level], offered: under(parent) }))
    .filter(({ offered }) => offered.length > 0);
}
