import type { CodeItem } from '../../../../contract/generated/meta.ts';
import type { NamedField } from '../../../../contract/field-rules.ts';
import type { Row } from '../../data.ts';
import { twinKey } from '../../schema/fields.ts';
import { textIn } from '../../blocks/values.ts';

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

/** Where an arrow key leads along the places; undefined for other keys. */
export function nextSpot(boxes: readonly Box[], { box, slot }: Spot, key: string): Spot | undefined {
  const sizeOf = (at: number) => boxes[at]?.slots.length ?? 0;
  switch (key) {
    case 'ArrowRight':
      if (slot + 1 < sizeOf(box)) return { box, slot: slot + 1 };
      return box + 1 < boxes.length ? { box: box + 1, slot: 0 } : { box, slot };
    case 'ArrowLeft':
      if (slot > 0) return { box, slot: slot - 1 };
      return box > 0 ? { box: box - 1, slot: sizeOf(box - 1) - 1 } : { box, slot };
    case 'Home':
      return { box, slot: 0 };
    case 'End':
      return { box, slot: sizeOf(box) - 1 };
    default:
      return undefined;
  }
}

/** A place of the grid where it is drawn: a box with many goes on in further lines. */
export interface Drawn extends Spot {
  readonly left: number;
  readonly top: number;
}

const LINES: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
/** Places of one line may stand a little higher or lower. */
const SAME_LINE = 4;

/** Where an arrow key leads across the lines: the nearest in the next one of the box, else in the next box. */
export function spotAcross(places: readonly Drawn[], from: Spot, key: string): Spot | undefined {
  const step = LINES[key];
  const here = places.find(({ box, slot }) => box === from.box && slot === from.slot);
  if (step === undefined || !here) return undefined;
  const inBox = (at: number) => places.filter(({ box }) => box === at);
  const beyond = inBox(from.box).filter(({ top }) => (top - here.top) * step > SAME_LINE);
  const next = beyond.length > 0 ? beyond : inBox(from.box + step);
  const edge = Math.min(...next.map(({ top }) => top * step)) * step;
  const line = next.filter(({ top }) => Math.abs(top - edge) <= SAME_LINE);
  const far = ({ left }: Drawn) => Math.abs(left - here.left);
  const [near = here] = line.sort((one, other) => far(one) - far(other));
  return { box: near.box, slot: near.slot };
}
