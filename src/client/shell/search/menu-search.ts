import { foldedText } from '../../../contract/folded-text.ts';
import type { NavItem } from '../menu-routes.ts';

/** A title, taken apart once for all searches. */
export interface Title {
  readonly text: string;
  /** In the form in which texts are compared. */
  readonly folded: string;
  /** What can be typed: without blanks and signs. */
  readonly letters: readonly string[];
}

/** A page of the menu as the search shows it. */
export interface Found {
  readonly item: NavItem;
  readonly title: Title;
  /** Titles of the items above it, outermost first. */
  readonly path: readonly Title[];
}

/** All the sounds of a letter, without tones; an empty list for what is not Chinese. */
export type Readings = (letter: string) => readonly string[];

const MOST = 50;

/** The best pages, and how many fit. */
export interface FoundPages {
  readonly shown: readonly Found[];
  readonly total: number;
}

const SILENT_LETTERS = /[^\p{L}\p{N}]/u;

function titleOf(text: string): Title {
  const folded = foldedText(text);
  return { text, folded, letters: [...folded].filter((letter) => !SILENT_LETTERS.test(letter)) };
}

/** Every page of a menu with its path. Groups lead nowhere themselves. */
export function pagesOf(items: readonly NavItem[], path: readonly Title[] = []): Found[] {
  return items.flatMap((item) => {
    const title = titleOf(item.title);
    return item.children.length > 0 ? pagesOf(item.children, [...path, title]) : [{ item, title, path }];
  });
}

/**
 * Pages that fit a query, the best ones first. Words of the query may be Chinese, pinyin in full, initials, or a mixture;
 * each has to fit the title or the path.
 */
export function search(pages: readonly Found[], query: string, readings: Readings): FoundPages {
  const words = query.split(/\s+/).map(foldedText).filter(Boolean);
  if (words.length === 0) return { shown: [], total: 0 };
  const fits = words.map((word) => remembered((title) => rankIn(title, word, readings)));
  const ranked: { page: Found; rank: number }[] = [];
  for (const page of pages) {
    const rank = rankOf(page, fits);
    if (rank !== undefined) ranked.push({ page, rank });
  }
  // Sorting keeps the order of the menu among equals.
  ranked.sort((one, other) => one.rank - other.rank);
  return { shown: ranked.slice(0, MOST).map(({ page }) => page), total: ranked.length };
}

/** How well a title fits: lower is better, undefined is not at all. */
type Fit = (title: Title) => number | undefined;

/** The same groups stand above thousands of pages: each title is judged once. */
function remembered(fit: Fit): Fit {
  const known = new Map<Title, number | undefined>();
  return (title) => {
    if (!known.has(title)) known.set(title, fit(title));
    return known.get(title);
  };
}

const PATH_RANK = 10;

function rankOf({ title, path }: Found, fits: readonly Fit[]): number | undefined {
  let sum = 0;
  for (const fit of fits) {
    const inPath = () => (path.some((above) => fit(above) !== undefined) ? PATH_RANK : undefined);
    const rank = fit(title) ?? inPath();
    if (rank === undefined) return undefined;
    sum += rank;
  }
  // Of two titles that fit alike, the shorter one is meant more often.
  return sum + title.text.length / 1_000;
}

function rankIn({ folded, letters }: Title, word: string, readings: Readings): number | undefined {
  const at = folded.indexOf(word);
  if (at >= 0) return folded.length === word.length ? 0 : at === 0 ? 1 : 2;
  for (let start = 0; start < letters.length; start += 1)
    if (soundsLike(letters, start, word, readings)) return start === 0 ? 3 : 4;
  return undefined;
}

/** Whether a word is spelt by letters from a place on: each as itself, by its whole sound or by a beginning of it. */
function soundsLike(letters: readonly string[], at: number, word: string, readings: Readings): boolean {
  if (word === '') return true;
  const letter = letters[at];
  if (letter === undefined) return false;
  if (word.startsWith(letter) && soundsLike(letters, at + 1, word.slice(letter.length), readings))
    return true;
  return readings(letter).some((sound) => {
    for (let length = shared(sound, word); length > 0; length -= 1)
      if (soundsLike(letters, at + 1, word.slice(length), readings)) return true;
    return false;
  });
}

function shared(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
