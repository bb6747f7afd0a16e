import { existsSync, readFileSync } from 'node:fs';
import { scaled } from '../../_util/scale.ts';

/** A page that is not there is a kind of its own. */
const kindOf = (path: string): string => {
  const folder = path.startsWith('gallery/') ? 'tests/fixtures/apps/gallery/pages' : 'schemas/pages';
  const file = `${folder}/${path}.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).kind : path;
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
const isFirstForKeys = firstOfKind();

/** What becomes of a page whose data are as they rarely are follows from its kind. */
export const isNewAtAll = (path: string, state: string): boolean =>
  state === 'filled' || isFirstShown(path, state);

/** The keyboard goes through every kind of page that can be worked, and through the form that holds every type of field. */
export const isForKeys = (path: string): boolean =>
  path.startsWith('gallery/') &&
  !path.endsWith('-locked') &&
  scaled(true, path === 'gallery/show-form' || isFirstForKeys(path, 'filled'));

/** Longer texts in the same elements are nothing new to axe, nor is what stands in the place of rows on another page of a kind. */
export const isNewToAxe = (path: string, state: string): boolean =>
  state === 'filled' || (state !== 'long' && isFirstForAxe(path, state));
