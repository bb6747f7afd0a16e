import type { Keeper } from '../../keep.ts';

/** How often and when, in milliseconds since 1970, entries of the menu were opened on this device, by their addresses. */
export type Visits = Readonly<Record<string, readonly [count: number, at: number]>>;

/** Where the visits of a user are kept. */
export const visitsOf = (userId: string): string => `home-visits:${userId}`;

/** Entries that are remembered: those that were opened last. */
const MOST = 60;

/** Whether something kept is a record of visits. */
export const isVisits = (value: unknown): value is Visits =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every(
    (one) => Array.isArray(one) && one.length === 2 && one.every((number) => Number.isInteger(number)),
  );

/** The visits with one more. */
export function visited(visits: Visits, url: string, at: number): Visits {
  const more = { ...visits, [url]: [(visits[url]?.[0] ?? 0) + 1, at] as const };
  const latest = Object.entries(more).sort(([, [, one]], [, [, other]]) => other - one);
  return Object.fromEntries(latest.slice(0, MOST));
}

/** Notes that an entry of the menu was opened. */
export function noteVisit(keeper: Keeper, userId: string, url: string): void {
  const key = visitsOf(userId);
  let before: unknown;
  try {
    before = JSON.parse(keeper.read(key) ?? '{}');
  } catch {
    before = {};
  }
  keeper.write(key, JSON.stringify(visited(isVisits(before) ? before : {}, url, Date.now())));
}
