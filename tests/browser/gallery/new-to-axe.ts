import { readFileSync } from 'node:fs';

const kindOf = (path: string): string => {
  const folder = path.startsWith('gallery/') ? 'tests/fixtures/apps/gallery/pages' : 'schemas/pages';
  return JSON.parse(readFileSync(`${folder}/${path}.json`, 'utf8')).kind;
};
const axedBefore = new Set<string>();

/**
 * Longer texts in the same elements are nothing new to axe, and what stands in the place of rows is the same on each page of a kind.
 */
export function isNewToAxe(path: string, state: string): boolean {
  if (state === 'filled' || state === 'long') return state === 'filled';
  const shape = `${kindOf(path)} ${state}`;
  const isNew = !axedBefore.has(shape);
  axedBefore.add(shape);
  return isNew;
}
