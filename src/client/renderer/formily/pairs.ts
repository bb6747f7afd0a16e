import { isBroken, type BrokenField, type UsedField } from '../schema/fields.ts';

type Used = UsedField | BrokenField;

/** The two ends of a range, or a place with how far around it counts. */
export interface Pair {
  readonly start: UsedField;
  readonly end: UsedField;
}

/** The fields with each end of a range beside its beginning, where the two follow each other and come and go together. */
export function withPairs(fields: readonly Used[]): (Used | Pair)[] {
  const parts: (Used | Pair)[] = [];
  for (let at = 0; at < fields.length; at += 1) {
    const pair = pairOf(fields[at], fields[at + 1]);
    if (pair) at += 1;
    parts.push(pair ?? fields[at]!);
  }
  return parts;
}

function pairOf(start: Used | undefined, end: Used | undefined): Pair | undefined {
  if (!start || !end || isBroken(start) || isBroken(end)) return undefined;
  if (end.field.after !== start.field.name && end.field.around !== start.field.name) return undefined;
  const together = start.visible === end.visible && start.field.visible === end.field.visible;
  return together ? { start, end } : undefined;
}
