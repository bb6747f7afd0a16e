import type { Database } from '../data/database/database.ts';

const windowMs = 5000;
const mostKeys = 50_000;
/** A key that made this part of its calls here begins to be counted together with the other nodes. */
const sharedFrom = 0.25;

/** Counts calls per key in windows of five seconds. */
export interface RateLimit {
  /** Whether the key may make one more call; `limit` calls fit into a window. */
  allows(key: string, limit: number): Promise<boolean>;
}

/** Counts of all nodes: adds some to a key's and tells how many there are now. */
export type SharedCount = (key: string, more: number) => Promise<number>;

interface Count {
  here: number;
  /** As many as were made here when all nodes' counts were last asked for. */
  told: number;
  full: boolean;
}

/**
 * Few calls are near their limit, so a node counts in its memory and asks for the counts of all only from a part of the
 * limit on: n nodes together let through the limit and that part once for each of them beside the first.
 * @param factor multiplies every limit; 0 takes them away
 * @param shared absent: this node is the only one
 * @param now milliseconds of a clock that is never set back
 */
export function createRateLimit(
  factor: number,
  shared?: SharedCount,
  now: () => number = () => performance.now(),
): RateLimit {
  let counts = new Map<string, Count>();
  let windowEnd = 0;
  const countOf = (key: string): Count => {
    const time = now();
    // One window for all keys: nothing to sweep, and what a caller can make us remember is bounded.
    if (time >= windowEnd || counts.size >= mostKeys) {
      counts = new Map();
      windowEnd = time + windowMs;
    }
    const count = counts.get(key) ?? { here: 0, told: 0, full: false };
    counts.set(key, count);
    return count;
  };
  return {
    async allows(key, limit) {
      if (factor === 0) return true;
      const count = countOf(key);
      count.here += 1;
      const most = limit * factor;
      if (count.full || count.here > most) return false;
      if (!shared || count.here <= most * sharedFrom) return true;
      const more = count.here - count.told;
      count.told = count.here;
      // A database that does not answer refuses what needs it anyway.
      const all = await shared(key, more).catch(() => 0);
      count.full = all > most;
      return !count.full;
    },
  };
}

/** The table of the counts. What a crash of the database forgets is five seconds old, so nothing is kept for it. */
export async function createRateTable(database: Database): Promise<void> {
  await database.query(
    `CREATE UNLOGGED TABLE IF NOT EXISTS sys_rate (key text PRIMARY KEY, count integer NOT NULL, ends timestamptz NOT NULL)`,
  );
}

/** The counts of all nodes on a database; the embedded one has a single node. */
export function sharedCount(database: Database): SharedCount | undefined {
  if (database.kind === 'embedded') return undefined;
  return async (key, more) => {
    const answer = await database.query<{ count: number }>(
      `INSERT INTO sys_rate AS r (key, count, ends) VALUES ($1, $2, now() + make_interval(secs => $3))
       ON CONFLICT (key) DO UPDATE SET count = excluded.count + CASE WHEN r.ends > now() THEN r.count ELSE 0 END,
         ends = CASE WHEN r.ends > now() THEN r.ends ELSE excluded.ends END
       RETURNING count`,
      [key, more, windowMs / 1000],
      'rate_count',
    );
    return answer.rows[0]?.count ?? 0;
  };
}

/** Forgets keys that nobody counts any more. */
export async function sweepRates(database: Database): Promise<void> {
  await database.query(`DELETE FROM sys_rate WHERE ends < now() - interval '1 minute'`);
}
