import { MessageChannel, Worker, type MessagePort } from 'node:worker_threads';
import { Client, DatabaseError } from 'pg';
import type { EmbeddedWorkerData } from './embedded-worker.ts';
import { DatabaseMisuse, DatabaseUnavailable, toDatabaseFailure } from './errors.ts';
import type { EngineSettings } from './engine.ts';
import { MessagePortStream } from './message-port-stream.ts';
import type { QueryResult } from './queryable.ts';
import { rowValueTypes } from './row-values.ts';
import { isStalePreparation, StatementNames } from './statement-names.ts';
import { send } from './statement.ts';

/** The one session of the embedded engine, in a thread of its own. */
export interface EmbeddedSession {
  /** False once the connection is lost, for whatever reason. */
  readonly alive: boolean;
  /** Fulfilled when the thread has ended and lets go of its files. */
  readonly exited: Promise<void>;
  run<Row extends object>(
    text: string,
    values: readonly unknown[] | undefined,
    name: string | undefined,
    limitMs: number,
  ): Promise<QueryResult<Row> & { command: string }>;
  end(): Promise<void>;
}

const endPatienceMs = 10_000;
const copyFromStdin = /^\s*copy\b.*\bfrom\s+stdin\b/is;

export async function startEmbeddedSession(
  folder: string,
  settings: EngineSettings,
): Promise<EmbeddedSession> {
  const { port1, port2 } = new MessageChannel();
  const workerData: EmbeddedWorkerData = { folder, settings, port: port2 };
  const worker = new Worker(workerFile(), {
    name: 'embedded-database',
    workerData,
    transferList: [port2],
    // The parent's arguments may name loaders and inspectors that a thread cannot start with.
    execArgv: [],
  });
  let alive = true;
  const exited = new Promise<void>((resolve) => {
    worker.once('exit', () => {
      alive = false;
      resolve();
    });
  });
  await begun(worker, exited);
  const client = clientOver(port1);
  // Its statements fail with the same error; without a listener it would end the process.
  client.on('error', () => {
    alive = false;
    void worker.terminate();
  });
  await client.connect();
  const names = new StatementNames();

  return {
    get alive() {
      return alive;
    },
    exited,
    async run<Row extends object>(
      text: string,
      values: readonly unknown[] | undefined,
      name: string | undefined,
      limitMs: number,
    ) {
      if (copyFromStdin.test(text)) {
        throw new DatabaseMisuse(
          'COPY FROM STDIN would end the embedded database: INSERT ... SELECT FROM unnest($1).',
        );
      }
      let late = false;
      // The engine cannot be interrupted, only ended; committed rows are safe, and the next statement starts it again.
      const stop = () => {
        late = true;
        void worker.terminate();
      };
      const limit = limitMs === Infinity ? undefined : setTimeout(stop, limitMs);
      try {
        return await send<Row>(client, text, values, names.of(name));
      } catch (error) {
        if (isStalePreparation(error)) names.renew();
        throw late ? timeoutError() : toDatabaseFailure(error);
      } finally {
        clearTimeout(limit);
      }
    },
    async end() {
      const impatience = setTimeout(() => void worker.terminate(), endPatienceMs);
      worker.postMessage('close');
      await exited;
      clearTimeout(impatience);
    },
  };
}

/** @throws DatabaseUnavailable when the worker ends before it has said that the database is there */
const begun = (worker: Worker, exited: Promise<void>): Promise<void> =>
  new Promise((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.on('error', reject);
    void exited.then(() =>
      reject(new DatabaseUnavailable('内置数据库未能启动 / The embedded database did not start.')),
    );
  });

/** A client of the database behind a port: all that pg would otherwise read from the environment, where it means another one. */
const clientOver = (port: MessagePort): Client =>
  new Client({
    stream: () => new MessagePortStream(port),
    host: 'localhost',
    port: 5432,
    user: 'postgres',
    database: 'postgres',
    password: '',
    ssl: false,
    options: '',
    types: rowValueTypes,
  });

/** Source beside source, bundle beside bundle: the build writes the worker as an entry of its own. */
function workerFile(): URL {
  const own = import.meta.url;
  return new URL(own.endsWith('.ts') ? './embedded-worker-source.mjs' : './embedded-worker.js', own);
}

function timeoutError(): DatabaseError {
  const error = new DatabaseError('canceling statement due to statement timeout', 0, 'error');
  error.code = '57014';
  return error;
}
