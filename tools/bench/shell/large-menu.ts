import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How many items each level has below one of the level above: six levels, 3,006 items. */
const WIDTHS = [6, 4, 4, 3, 2, 3.5] as const;
const NAMES = ['迎新', '宿舍', '考勤', '资助', '党建', '测评'] as const;
const LAST = ['登记', '审核', '台账', '统计'] as const;
const ROLES = ['school_admin'];
/** A page that everybody who sees the menu may read. */
const PAGE = 'core/major-list';

interface Item {
  readonly id: string;
  readonly parent?: string;
  readonly text: string;
  readonly url: string;
  readonly comment: string;
  readonly icon: string;
  readonly codesort: number;
  readonly roles: readonly string[];
}

/** Items of a menu as large as a university with every module and sub-system has. */
export function largeMenu(): readonly Item[] {
  const items: Item[] = [];
  const add = (level: number, parent: Item | undefined, at: number): void => {
    const isLeaf = level === WIDTHS.length - 1;
    const id = `${parent?.id ?? 'L'}${at + 1}`;
    const name = NAMES[at % NAMES.length] ?? '';
    const item: Item = {
      id,
      ...(parent ? { parent: parent.id } : {}),
      text: level === 0 ? `${name}系统` : `${parent?.text.slice(0, 12) ?? ''}${isLeaf ? LAST[at] : name}`,
      url: `/large/${id}`,
      comment: isLeaf ? PAGE : 'route-view',
      icon: 'AppstoreOutlined',
      codesort: 9_000 + items.length,
      roles: ROLES,
    };
    items.push(item);
    // A half means one more below every other item.
    const below = Math.floor((WIDTHS[level + 1] ?? 0) + (at % 2) / 2);
    for (let next = 0; next < below; next += 1) add(level + 1, item, next);
  };
  for (let at = 0; at < WIDTHS[0]; at += 1) add(0, undefined, at);
  return items;
}

/** Copies the product's schemas and adds the large menu. */
export function writeLargeSchemas(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  const file = { $schema: '../_meta/menu.schema.json', version: 1, title: '大菜单', items: largeMenu() };
  writeFileSync(join(to, 'menus/large.json'), JSON.stringify(file));
}
