import { Client, DatabaseError, Pool, type ClientConfig, type PoolClient } from 'pg';
import { createFairSemaphore } from '../../traffic/fair-semaphore.ts';
import { DatabaseBusy, DatabaseRefused, DatabaseUnavailable, toDatabaseFailure } from './errors.ts';
import { PostgresReaders } from './postgres-readers.ts';
import { openingFailure, requireServerVersion } from './postgres-refusal.ts';
import type { Database, OpeningDatabase, QueryResult, Transaction } from './queryable.ts';
import { rowValueTypes } from './row-values.ts';
import { sessionLimits, timeZone } from './session-settings.ts';
import { isStalePreparation } from './statement-names.ts';
import { isRead, quoteIdentifier, send } from './statement.ts';
import { runTransaction } from './transaction.ts';
import { TransactionSession } from './transaction-session.ts';

const poolSize = 10;
const connectMs = 5_000;
/** At the start the program itself is still being loaded, which on a busy machine takes longer than that. */
const startMs = 30_000;
/** A burst waits for a session in a line of its own, where waiting is no failure; a person who waits this long is told to come again. */
const lineLimits = {
  atOnce: poolSize,
  room: 4_000,
  longestMs: 8_000,
  // A burst is served within this; a line that stands behind slow statements would only make everybody wait.
  stalledMs: 3_000,
  refusal: (ahead: number) => new DatabaseBusy(ahead),
};
/** Longer than the server's own limit: only a server that answers no more is given up. */
const silenceMs = sessionLimits.statementMs + 10_000;

/** Opens a PostgreSQL server's database; connections that are lost come back with the next statement. */
export async function beginPostgres({
  url,
  schema = 'public',
}: {
  readonly url: string;
  readonly schema?: string | undefined;
}): Promise<OpeningDatabase> {
  const config = connectionConfig(url, schema);
  await createSchema(config, schema);
  return { database: new PostgresDatabase(config), ready: Promise.resolve() };
}

class PostgresDatabase implements Database {
  readonly kind = 'postgres';
  readonly #pool: Pool;
  readonly #readers: PostgresReaders;
  readonly #line = createFairSemaphore(lineLimits);
  #closing: Promise<void> | undefined;

  constructor(config: ClientConfig) {
    this.#pool = new Pool({ ...config, max: poolSize, pipeline: true });
    // A connection lost while nobody uses it, or between two statements of its user, must not end the process.
    this.#pool.on('error', () => undefined);
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
    this.#readers = new PostgresReaders(config);
  }

  async query<Row extends object = Record<string, unknown>>(
    text: string,
    values?: readonly unknown[],
    name?: string,
  ): Promise<QueryResult<Row>> {
    this.#refuseClosed();
    try {
      const { rows, rowCount } = isRead(text)
        ? await this.#read<Row>(text, values, name)
        : await this.#send<Row>(text, values);
      return { rows, rowCount };
    } catch (error) {
      throw toDatabaseFailure(error);
    }
  }

  async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    this.#refuseClosed();
    return this.#line.take('', () => this.#transact(work));
  }

  async #transact<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    let client: PoolClient;
    try {
      client = await this.#pool.connect();
    } catch (error) {
      throw toDatabaseFailure(error);
    }
    const session = new TransactionSession(client);
    try {
      return await runTransaction(session.run, work, session.put);
    } finally {
      client.release(session.isLost);
    }
  }

  async close(): Promise<void> {
    this.#closing ??= Promise.all([this.#pool.end(), this.#readers.end()]).then(() => undefined);
    return this.#closing;
  }

  async #read<Row extends object>(text: string, values?: readonly unknown[], name?: string) {
    // Without a name it is no statement of every day and may be slow, such as a count: it must not hold up the quick ones.
    const reader = name === undefined ? undefined : this.#readers.pick();
    if (reader === undefined) return this.#send<Row>(text, values);
    try {
      return await reader.run<Row>(text, values, name);
    } catch (error) {
      if (!isStalePreparation(error) && !isRefusedWrite(error) && !isTooLong(error)) throw error;
      return this.#send<Row>(text, values);
    }
  }

  #send<Row extends object>(text: string, values?: readonly unknown[]) {
    return this.#line.take('', () => send<Row>(this.#pool, text, values));
  }

  #refuseClosed(): void {
    if (this.#closing) throw new DatabaseUnavailable('数据库已关闭 / The database is closed.');
  }
}

/** What holds up a shared session is given a session of its own. */
function isTooLong(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '57014';
}

/** The read sessions refuse to write: what looked like a read, such as a call of a function, was none. */
function isRefusedWrite(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '25006';
}

function connectionConfig(url: string, schema: string): ClientConfig {
  const [connectionString, own] = takeOptions(url);
  const settings = {
    TimeZone: timeZone,
    search_path: quoteIdentifier(schema),
    statement_timeout: sessionLimits.statementMs,
    lock_timeout: sessionLimits.lockMs,
    idle_in_transaction_session_timeout: sessionLimits.idleInTransactionMs,
    // Statements over many kinds of rows take milliseconds to run and seconds to compile.
    jit: 'off',
  };
  const options = Object.entries(settings).map(
    ([name, value]) => `-c ${name}=${escapeOption(String(value))}`,
  );
  return {
    connectionString,
    options: [own, ...options].join(' ').trim(),
    application_name: 'xuegongtai',
    connectionTimeoutMillis: connectMs,
    query_timeout: silenceMs,
    keepAlive: true,
    types: rowValueTypes,
  };
}

/** pg lets the address overrule its other settings, so that the options in it are taken out and joined with ours. */
function takeOptions(url: string): [url: string, options: string] {
  // Addresses that only pg understands, such as those without a host, stay as they are.
  if (!/[?&]options=/.test(url) || !URL.canParse(url)) return [url, ''];
  const parsed = new URL(url);
  const options = parsed.searchParams.get('options') ?? '';
  parsed.searchParams.delete('options');
  return [parsed.href, options];
}

/** The server splits its options at blanks; a backslash keeps one together. */
function escapeOption(value: string): string {
  return value.replaceAll(/[\\\s]/g, '\\$&');
}

async function createSchema(config: ClientConfig, schema: string): Promise<void> {
  const client = clientOf({ ...config, connectionTimeoutMillis: startMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const version = await client.query<{ number: number }>(
      `SELECT current_setting('server_version_num')::int AS number`,
    );
    requireServerVersion(version.rows[0]!.number);
    const { rowCount } = await client.query('SELECT FROM pg_namespace WHERE nspname = $1', [schema]);
    if (rowCount === 0) await client.query(`CREATE SCHEMA IF NOT EXISTS ${quoteIdentifier(schema)}`);
  } catch (error) {
    // Two that create it at once: IF NOT EXISTS does not keep the slower one from the unique index.
    if (!(error instanceof DatabaseError && (error.code === '23505' || error.code === '42P06'))) {
      // What did not let us in may not answer a farewell either.
      client.end().catch(() => undefined);
      throw openingFailure(error, client);
    }
  }
  await client.end().catch(() => undefined);
}

/** The driver reads the address; what it says of one that it cannot read may quote the password. */
function clientOf(config: ClientConfig): Client {
  try {
    return new Client(config);
  } catch {
    throw new DatabaseRefused(
      'DATABASE_URL 无法识别，应为 postgres://用户:口令@主机:端口/库名；口令中的 @ : / # % 须写成 %40 %3A %2F %23 %25',
      'DATABASE_URL is not of the form postgres://user:password@host:port/database; @ : / # % in the password are written %40 %3A %2F %23 %25',
    );
  }
}
