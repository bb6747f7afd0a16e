import type { CodeItem } from '../../../../contract/generated/meta.ts';
import type { NamedField } from '../../../../contract/field-rules.ts';
import type { Row } from '../../data.ts';
import { twinKey } from '../../schema/fields.ts';
import { textIn } from '../parts/values.ts';

/** A box of the map: a room and its places. */
export interface Box {
  readonly name: string;
  readonly slots: readonly Row[];
}

/** The text of a field in a row: its display text where it has one. */
export function fieldText(row: Row, field: NamedField): string {
  return textIn(row, twinKey(field)) || textIn(row, field.name);
}

const natural = new Intl.Collator('zh-CN', { numeric: true });

/** What the rows say in a field, each once, in the order that people count in. */
export function valuesOf(rows: readonly Row[], field: NamedField): string[] {
  return [...new Set(rows.map((row) => fieldText(row, field)))].sort(natural.compare);
}

/** The boxes of a map: those rows whose groups above are the chosen ones, by the last group. */
export function boxesOf(
  rows: readonly Row[],
  { groups, label }: { groups: readonly NamedField[]; label: NamedField },
  chosen: readonly string[],
): Box[] {
  const last = groups.at(-1);
  if (!last) return [];
  const here = rows.filter((row) =>
    chosen.every((value, at) => !groups[at] || fieldText(row, groups[at]) === value),
  );
  const order = (one: Row, other: Row) => natural.compare(fieldText(one, label), fieldText(other, label));
  return valuesOf(here, last).map((name) => ({
    name,
    slots: here.filter((row) => fieldText(row, last) === name).sort(order),
  }));
}

/** One line of the legend. */
export interface StateCount {
  readonly item: CodeItem;
  readonly count: number;
}

/** How many places are in each state; states of the dictionary that no place has are left out. */
export function countStates(rows: readonly Row[], state: string, codes: readonly CodeItem[]): StateCount[] {
  return codes
    .map((item) => ({ item, count: rows.filter((row) => textIn(row, state) === item.code).length }))
    .filter(({ count }) => count > 0);
}

/** A place of the grid: box and place in it. */
export interface Spot {
  readonly box: number;
  readonly slot: number;
}

/** Where an arrow key leads; undefined for other keys. */
export function nextSpot(boxes: readonly Box[], { box, slot }: Spot, key: string): Spot | undefined {
  const sizeOf = (at: number) => boxes[at]?.slots.length ?? 0;
  const inBox = (at: number): Spot => ({ box: at, slot: Math.min(slot, sizeOf(at) - 1) });
  switch (key) {
    case 'ArrowRight':
      if (slot + 1 < sizeOf(box)) return { box, slot: slot + 1 };
      return box + 1 < boxes.length ? { box: box + 1, slot: 0 } : { box, slot };
    case 'ArrowLeft':
      if (slot > 0) return { box, slot: slot - 1 };
      return box > 0 ? { box: box - 1, slot: sizeOf(box - 1) - 1 } : { box, slot };
    case 'ArrowDown':
      return inBox(Math.min(box + 1, boxes.length - 1));
    case 'ArrowUp':
      return inBox(Math.max(box - 1, 0));
    case 'Home':
      return { box, slot: 0 };
    case 'End':
      return { box, slot: sizeOf(box) - 1 };
    default:
      return undefined;
  }
}
