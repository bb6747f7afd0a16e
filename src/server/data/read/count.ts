import { createHash } from 'node:crypto';
import type { EntityModel } from '../../../contract/model.ts';
import type { Queryable } from '../database/database.ts';

/** Above this number of matches a costly filter answers with the number itself: it means "that many or more". */
export const COUNT_CAP = 10_000;

const FRESH_MS = 3_000;
const LONGEST_FRESH_MS = 30_000;
/** A count is kept so many times as long as it took, so that counting stays a small part of the work. */
const FRESH_FACTOR = 300;
const MOST_KEPT = 2_000;

interface Counted {
  readonly total: Promise<number>;
  /** Of the entity's rows, when counting began. */
  readonly change: number;
  until: number;
  /** So many that nobody notices one more: writes do not make such a number old. */
  isLarge: boolean;
}

const caches = new WeakMap<object, Map<string, Counted>>();

/**
 * Exact number of rows that a FROM ... WHERE finds; capped for costly filters. Counting takes most of a list request,
 * so an answer is kept for three seconds, a slow one for up to thirty, and simultaneous askers share one statement. The
 * key holds the statement with all bound values, the caller's scope among them, so nobody is told a number that their own
 * rows do not give.
 */
export function countRows(
  database: Queryable,
  entity: EntityModel,
  from: string,
  values: readonly unknown[],
  costly: boolean,
): Promise<number> {
  const cache = caches.get(database) ?? new Map<string, Counted>();
  caches.set(database, cache);
  const key = createHash('sha256')
    .update(JSON.stringify([from, values, costly]))
    .digest('base64');
  const now = performance.now();
  const change = changeOf(entity);
  const kept = cache.get(key);
  if (kept && kept.until > now && (kept.isLarge || kept.change === change)) return kept.total;
  if (cache.size >= MOST_KEPT) dropOld(cache, now);
  const total = count(database, from, values, costly);
  const counted: Counted = { total, change, until: Infinity, isLarge: false };
  cache.set(key, counted);
  total.then(
    (rows) => {
      const done = performance.now();
      counted.until = done + Math.min(LONGEST_FRESH_MS, Math.max(FRESH_MS, (done - now) * FRESH_FACTOR));
      counted.isLarge = rows > COUNT_CAP;
    },
    () => cache.get(key) === counted && cache.delete(key),
  );
  return total;
}

const changes = new WeakMap<EntityModel, number>();

/** Tells that rows of an entity were written on this node: a person who adds a row must find it in the next total. */
export function countsChanged(entity: EntityModel): void {
  changes.set(entity, (changes.get(entity) ?? 0) + 1);
}

/** Stands for what was written of an entity on this node so far. */
export const changeOf = (entity: EntityModel): number => changes.get(entity) ?? 0;

function dropOld(cache: Map<string, Counted>, now: number): void {
  for (const [key, counted] of cache) if (counted.until <= now) cache.delete(key);
  if (cache.size >= MOST_KEPT) cache.clear();
}

async function count(
  database: Queryable,
  from: string,
  values: readonly unknown[],
  costly: boolean,
): Promise<number> {
  const text = costly
    ? `SELECT count(*)::int AS total FROM (SELECT 1 ${from} LIMIT ${COUNT_CAP}) n`
    : `SELECT count(*)::int AS total ${from}`;
  const answer = await database.query<{ total: number }>(text, values);
  return answer.rows[0]!.total;
}
