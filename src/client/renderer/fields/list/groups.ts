import type { CodeItem } from '../../../../contract/generated/meta.ts';
import type { Row } from '../../data.ts';

/** Lines that share a value, by their places in the whole list. */
export interface LineGroup {
  /** The value that they share; nothing for those without a group. */
  readonly code: string | undefined;
  readonly title: string;
  readonly places: readonly number[];
}

/** A group for each item of the dictionary, and one for lines of none of them while there are any. */
export function groupsOf(lines: readonly Row[], items: readonly CodeItem[], field: string): LineGroup[] {
  const places = lines.map((_line, index) => index);
  const known = new Set(items.map(({ code }) => code));
  const rest = places.filter((index) => !known.has(String(lines[index]?.[field])));
  const groups = items.map(({ code, name }) => ({
    code,
    title: name,
    places: places.filter((index) => lines[index]?.[field] === code),
  }));
  return rest.length === 0 ? groups : [...groups, { code: undefined, title: '未分组', places: rest }];
}
