import type { Row } from '../../../contract/rules.ts';

/** Fewest single changes that make one text of the other; more than `most` are not counted. */
export function distance(one: string, other: string, most: number): number {
  const [from, to] = [[...one], [...other]];
  if (Math.abs(from.length - to.length) > most) return most + 1;
  let above = to.map((_, at) => at + 1);
  for (const [row, letter] of from.entries()) {
    let left = row + 1;
    let corner = row;
    const line = above.map((up, at) => {
      const next = Math.min(up + 1, left + 1, corner + (letter === to[at] ? 0 : 1));
      corner = up;
      left = next;
      return next;
    });
    if (Math.min(row + 1, ...line) > most) return most + 1;
    above = line;
  }
  return above.at(-1) ?? from.length;
}

/** The candidate that a text is most likely to mean; undefined when none is like it. */
export function nearestOf(text: string, candidates: Iterable<string>): string | undefined {
  const most = Math.max(1, Math.floor([...text].length / 2));
  let best: { name: string; changes: number; gap: number } | undefined;
  for (const name of candidates) {
    // A cell that holds a part of a name means the name.
    const isPart = [...text].length > 1 && name.includes(text);
    const changes = Math.min(distance(text, name, most), isPart ? most : most + 1);
    if (changes > most) continue;
    // Of numbers that differ in as many digits, the closer number is the likelier one.
    const gap = Math.abs(lastNumber(text) - lastNumber(name));
    if (!best || changes < best.changes || (changes === best.changes && gap < best.gap))
      best = { name, changes, gap };
  }
  return best?.name;
}

const lastNumber = (text: string): number => Number(/\d{1,15}(?=\D*$)/.exec(text)?.[0] ?? 0);

/** Texts of one column for which a likely meaning is looked for: the first ones show what is wrong with the others. */
export const MOST_ASKED = 50;
/** Rows that are compared with each text. */
export const MOST_COMPARED = 200;

/** The texts under which a row is known. */
export const namesIn = (row: Row, keys: readonly string[]): string[] =>
  keys.flatMap((key) => (typeof row[key] === 'string' && row[key] !== '' ? [String(row[key])] : []));
