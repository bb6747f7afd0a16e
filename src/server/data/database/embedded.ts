import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbeddedSession, type EmbeddedSession } from './embedded-session.ts';
import { isOwnFolder } from './data-version.ts';
import { DatabaseUnavailable } from './errors.ts';
import type { EngineSettings } from './engine.ts';
import { Fifo } from './fifo.ts';
import { withIdleLimit } from './idle-limit.ts';
import { acquireLock, type Lock } from './lock-file.ts';
import { startMaintenance, vacuumTables, type Maintenance } from './maintenance.ts';
import type { Database, OpeningDatabase, QueryResult, Transaction } from './queryable.ts';
import { sessionLimits, timeZone } from './session-settings.ts';
import { isStalePreparation } from './statement-names.ts';
import { isRead, quoteIdentifier, type RunStatement } from './statement.ts';
import { insideTransaction, refuseInsideTransaction, runTransaction } from './transaction.ts';

/** Begins to open the database that runs inside this program, in `dataDir`, which no other process may use meanwhile. */
export async function beginEmbedded({
  dataDir,
  schema,
}: {
  readonly dataDir: string;
  readonly schema?: string | undefined;
}): Promise<OpeningDatabase> {
  await mkdir(dataDir, { recursive: true });
  const folder = join(dataDir, 'database');
  const lock = await acquireLock(join(dataDir, 'database.lock'));
  try {
    // Told from here, since an error of the engine's thread arrives without its class.
    await isOwnFolder(folder);
  } catch (error) {
    await lock.release();
    throw error;
  }
  const settings = { timeZone, searchPath: quoteIdentifier(schema ?? 'public') };
  const database = new EmbeddedDatabase(folder, settings, lock);
  // The first in the queue: whatever is asked of the database waits for it.
  const ready = database.query(`CREATE SCHEMA IF NOT EXISTS ${settings.searchPath}`).then(() => undefined);
  ready.catch(() => undefined);
  return { database, ready };
}

class EmbeddedDatabase implements Database {
  readonly kind = 'embedded';
  readonly #folder: string;
  readonly #settings: EngineSettings;
  readonly #lock: Lock;
  readonly #turns = new Fifo();
  readonly #maintenance: Maintenance;
  #session: EmbeddedSession | undefined;
  #closing: Promise<void> | undefined;

  constructor(folder: string, settings: EngineSettings, lock: Lock) {
    this.#folder = folder;
    this.#settings = settings;
    this.#lock = lock;
    this.#maintenance = startMaintenance(() =>
      vacuumTables((text) => this.#inTurn((run) => run(text), Infinity)),
    );
  }

  async query<Row extends object = Record<string, unknown>>(
    text: string,
    values?: readonly unknown[],
    name?: string,
  ): Promise<QueryResult<Row>> {
    refuseInsideTransaction();
    return this.#inTurn(async (run) => {
      const { rows, rowCount } = await run<Row>(text, values, name).catch((error: unknown) => {
        if (isStalePreparation(error)) return run<Row>(text, values);
        throw error;
      });
      return { rows, rowCount };
    });
  }

  async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    refuseInsideTransaction();
    const order = new Fifo();
    return this.#inTurn((run) =>
      withIdleLimit(run, sessionLimits.idleInTransactionMs, (limited, idle) =>
        runTransaction(
          (...asked) => order.run(() => limited<never>(...asked)),
          (tx) => insideTransaction(() => Promise.race([work(tx), idle])),
        ),
      ),
    );
  }

  async close(): Promise<void> {
    refuseInsideTransaction();
    this.#maintenance.stop();
    this.#closing ??= this.#turns.run(async () => {
      if (this.#session?.alive) await this.#session.end();
      await this.#session?.exited;
      await this.#lock.release();
    });
    return this.#closing;
  }

  /** Gives the session to one task at a time; a lost session is started again for the next one. */
  async #inTurn<T>(
    task: (run: RunStatement) => Promise<T>,
    limitMs: number = sessionLimits.statementMs,
  ): Promise<T> {
    if (this.#closing) throw new DatabaseUnavailable('数据库已关闭 / The database is closed.');
    return this.#turns.run(async () => {
      const session = await this.#openSession();
      return task(async (text, values, name) => {
        const result = await session.run<never>(text, values, name, limitMs);
        this.#maintenance.note(isRead(text) ? 0 : result.rowCount);
        return result;
      });
    });
  }

  async #openSession(): Promise<EmbeddedSession> {
    if (this.#session?.alive) return this.#session;
    await this.#session?.exited;
    this.#session = await startEmbeddedSession(this.#folder, this.#settings);
    return this.#session;
  }
}
