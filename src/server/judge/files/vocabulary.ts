import { keySets } from '../../../contract/generated/key-sets.ts';

const shapes = keySets.map((keys): ReadonlySet<string> => new Set(keys));

/**
 * The keys that an object with these keys may have as well: those of every object in the vocabulary that knows the keys.
 * A validator's error does not say which part of a meta-schema it came from, but the neighbours of a wrong key do.
 */
export function keysBeside(known: readonly string[]): string[] {
  const fitting = shapes.filter((shape) => known.every((key) => shape.has(key)));
  return [...new Set(fitting.flatMap((shape) => [...shape]))].filter((key) => !known.includes(key));
}
