import { nearestNames } from '../../../contract/conditions/names.ts';
import type { Problem } from '../problem.ts';

/** Writes a key as a JSON pointer token (RFC 6901). */
export function escapePointer(key: string | number): string {
  return String(key).replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The known name nearest to a wrong one. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const list = [...known];
  const tail = name.slice(name.lastIndexOf('/') + 1);
  return nearestNames(name, list)[0] ?? list.find((candidate) => candidate.endsWith(`/${tail}`));
}

/** The known name nearest to a wrong one, and whether it is the only one that is near. */
export function near(name: string, known: Iterable<string>): Pick<Problem, 'suggestion' | 'certain'> {
  const list = [...known];
  const suggestion = nearest(name, list);
  return suggestion === undefined ? {} : { suggestion, certain: isCertain(name, nearestNames(name, list)) };
}

/** Whether a name was surely meant to be another: the only one near, and long enough that one letter is a slip and no other word. */
export const isCertain = (name: string, candidates: readonly string[]): boolean =>
  name.length > 3 && candidates.length === 1;
