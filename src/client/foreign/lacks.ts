/** The calls that pages asked a server for in vain, by the path of the page. */

let lacks: ReadonlyMap<string, readonly string[]> = new Map();
const watchers = new Set<() => void>();
const NONE: readonly string[] = [];

/** Takes note of a call that a page asked for in vain. */
export function noteLack(page: string, call: string): void {
  const known = lacks.get(page) ?? NONE;
  if (known.includes(call)) return;
  lacks = new Map(lacks).set(page, [...known, call]);
  for (const changed of watchers) changed();
}

/** The calls that a page asked for in vain; the same list until there is another one. */
export const lacksOf = (page: string): readonly string[] => lacks.get(page) ?? NONE;

/** Calls back when a lack was found. Returns the undoing. */
export function watchLacks(changed: () => void): () => void {
  watchers.add(changed);
  return () => void watchers.delete(changed);
}
