/** Keeps what was loaded for a moment; callers that ask for the same key meanwhile share one load. */
export interface ShortCache<Value> {
  get(key: string, load: () => Promise<Value>): Promise<Value>;
  delete(key: string): void;
  clear(): void;
}

/**
 * @param milliseconds counted from the start of the load, so that nothing older than this is ever given out
 * @param most beyond so many keys the oldest is forgotten
 */
export function createShortCache<Value>(
  milliseconds: number,
  most: number,
  now: () => number = () => performance.now(),
): ShortCache<Value> {
  const entries = new Map<string, { until: number; value: Promise<Value> }>();
  return {
    get(key, load) {
      const time = now();
      const known = entries.get(key);
      if (known && time < known.until) return known.value;
      const entry = { until: time + milliseconds, value: load() };
      entry.value.catch(() => entries.get(key) === entry && entries.delete(key));
      entries.delete(key);
      entries.set(key, entry);
      const [oldest] = entries.keys();
      if (entries.size > most && oldest !== undefined) entries.delete(oldest);
      return entry.value;
    },
    delete: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}
