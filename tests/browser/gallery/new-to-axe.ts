import { readFileSync } from 'node:fs';

const kindOf = (path: string): string => {
  const folder = path.startsWith('gallery/') ? 'tests/fixtures/apps/gallery/pages' : 'schemas/pages';
  return JSON.parse(readFileSync(`${folder}/${path}.json`, 'utf8')).kind;
};

/** @returns whether a page is the first of its kind in a state */
function firstOfKind(): (path: string, state: string) => boolean {
  const before = new Set<string>();
  return (path, state) => {
    const shape = `${kindOf(path)} ${state}`;
    const isNew = !before.has(shape);
    before.add(shape);
    return isNew;
  };
}

const isFirstShown = firstOfKind();
const isFirstForAxe = firstOfKind();

/** What stands in the place of rows that are on their way, or do not come, is the same on each page of a kind. */
export const isNewAtAll = (path: string, state: string): boolean =>
  !['error', 'loading'].includes(state) || isFirstShown(path, state);

/** Longer texts in the same elements are nothing new to axe, nor is what stands in the place of rows on another page of a kind. */
export const isNewToAxe = (path: string, state: string): boolean =>
  state === 'filled' || (state !== 'long' && isFirstForAxe(path, state));
