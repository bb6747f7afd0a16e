import { quoteIdentifier } from './statement.ts';

type Run = (text: string) => Promise<{ rows: Record<string, unknown>[] }>;

export interface Maintenance {
  /** Tells of a statement and how many rows it changed. */
  note(changedRows: number): void;
  stop(): void;
}

const lookEveryMs = 60_000;
const idleMs = 30_000;
const usualMs = 60 * 60_000;
const latestMs = 6 * usualMs;
const manyRows = 5_000;

/** Sees to VACUUM ANALYZE when nobody waits: the embedded engine has no process that would do it. */
export function startMaintenance(vacuum: () => Promise<void>): Maintenance {
  let changed = 0;
  let lastUse = performance.now();
  let lastVacuum = performance.now();
  let running = false;
  const timer = setInterval(() => {
    const now = performance.now();
    const idle = now - lastUse >= idleMs;
    const since = now - lastVacuum;
    const due = idle ? changed >= manyRows || since >= usualMs : since >= latestMs;
    if (running || changed === 0 || !due) return;
    running = true;
    changed = 0;
    vacuum()
      .catch((error: unknown) => console.error('VACUUM:', error))
      .finally(() => {
        running = false;
        lastVacuum = performance.now();
      });
  }, lookEveryMs);
  timer.unref();
  return {
    note(changedRows) {
      changed += changedRows;
      lastUse = performance.now();
    },
    stop: () => clearInterval(timer),
  };
}

/** One table at a time, so that a request waits for one table at most. */
export async function vacuumTables(run: Run): Promise<void> {
  const { rows } = await run(
    `SELECT n.nspname AS schema, c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE c.relkind = 'r' AND n.nspname NOT IN ('pg_catalog', 'information_schema') AND c.relpersistence = 'p'
      ORDER BY 1, 2`,
  );
  for (const { schema, name } of rows) {
    await run(`VACUUM (ANALYZE) ${quoteIdentifier(String(schema))}.${quoteIdentifier(String(name))}`);
  }
}
