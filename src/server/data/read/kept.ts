import type { Engine } from '../engine.ts';
import { entityOf } from '../entities.ts';
import { changeOf } from './count.ts';

/** As long as a session's grants are kept: another node sees a change within a second. */
const KEPT_MS = 800;
const MOST_KEPT = 500;

interface Kept {
  readonly until: number;
  /** What had been written of the entities when it was read. */
  readonly change: number;
  readonly value: unknown;
}

const caches = new WeakMap<Engine, Map<string, Kept>>();

/**
 * What an office seldom changes and nearly every act reads, such as the text of a template: kept for a moment, and read anew as
 * soon as this node has written rows of the entities that it is read of.
 */
export async function keptShortly<Value>(
  engine: Engine,
  entityNames: readonly string[],
  key: string,
  load: () => Promise<Value>,
): Promise<Value> {
  const cache = caches.get(engine) ?? new Map<string, Kept>();
  caches.set(engine, cache);
  const change = entityNames.reduce((sum, name) => sum + changeOf(entityOf(engine, name)), 0);
  const known = cache.get(key);
  const now = performance.now();
  if (known && known.until > now && known.change === change) return known.value as Value;
  const value = await load();
  if (cache.size >= MOST_KEPT) cache.clear();
  cache.set(key, { until: now + KEPT_MS, change, value });
  return value;
}
