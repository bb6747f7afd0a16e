import type { NavItem } from '../menu-routes.ts';

/** Name of the item that gathers those for which there is no room. */
export const MORE = '…';

const PADDING = 28;
const ARROW = 18;
const MORE_WIDTH = 28 + 28 + ARROW;

/** How wide an item of the top menu is, by its letters: 14 px a Chinese one. */
const widthOf = ({ title, children }: NavItem): number =>
  [...title].reduce((sum, letter) => sum + (letter > '\u00ff' ? 14 : 8.5), PADDING) +
  (children.length > 0 ? ARROW : 0);

/** Items that have room in a width; those that have none are gathered below a last one, 更多. */
export function fitting(items: readonly NavItem[], width: number): readonly NavItem[] {
  const ends: number[] = [];
  for (const item of items) ends.push((ends.at(-1) ?? 0) + widthOf(item));
  if ((ends.at(-1) ?? 0) <= width) return items;
  const count = ends.filter((end) => end + MORE_WIDTH <= width).length;
  return [
    ...items.slice(0, count),
    { name: MORE, path: '', title: '更多', icon: '', isNewWindow: false, children: items.slice(count) },
  ];
}
