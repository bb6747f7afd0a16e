const windowMs = 5000;
const mostKeys = 50_000;

/** Counts calls per key in windows of five seconds, in this process's memory. */
export interface RateLimit {
  /** Whether the key may make one more call; `limit` calls fit into a window. */
  allows(key: string, limit: number): boolean;
}

/**
 * @param factor multiplies every limit; 0 takes them away
 * @param now milliseconds of a clock that is never set back
 */
export function createRateLimit(factor: number, now: () => number = () => performance.now()): RateLimit {
  let counts = new Map<string, number>();
  let windowEnd = 0;
  return {
    allows(key, limit) {
      if (factor === 0) return true;
      const time = now();
      // One window for all keys: nothing to sweep, and what a caller can make us remember is bounded.
      if (time >= windowEnd || counts.size >= mostKeys) {
        counts = new Map();
        windowEnd = time + windowMs;
      }
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count <= limit * factor;
    },
  };
}
