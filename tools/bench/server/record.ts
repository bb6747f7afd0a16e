import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../../src/server/config/config.ts';
import {
  openDatabase,
  type Database,
  type Queryable,
  type Transaction,
} from '../../../src/server/data/database/database.ts';
import { startServer } from '../../../src/server/start.ts';
import { api, type CallRequest, type Target } from './api.ts';

/** Where the school is whose statements are recorded: its database, and the folder of its node. */
export interface RecordedSchool {
  readonly databaseUrl: string;
  readonly folder: string;
}

/** A statement as it was sent to the database. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The statements of one request, and the values among theirs that no two sendings share, such as a new row's Id. */
export interface Recording {
  readonly statements: readonly Statement[];
  readonly changing: ReadonlySet<unknown>;
}

/**
 * The statements that the server sends for each request, by asking a second node of the same school, here in this process,
 * whose database writes them down. Session and count are cached in what is kept, as under load.
 */
export const recordStatements = (
  school: RecordedSchool,
  requests: readonly CallRequest[],
): Promise<Recording[]> => recordAll(school, requests, recorded);

/** The same for answers that are kept for a moment: the last statement of the first sending, which asks for what is kept then. */
export const recordUncached = (
  school: RecordedSchool,
  requests: readonly CallRequest[],
): Promise<Recording[]> =>
  recordAll(school, requests, async (send) => ({
    statements: (await send()).slice(-1),
    changing: new Set(),
  }));

/** Node tells of each request of any HTTP server, before the server hears of it. */
const REQUEST_BEGINS = 'http.server.request.start';

async function recordAll(
  { databaseUrl, folder }: RecordedSchool,
  requests: readonly CallRequest[],
  record: (send: () => Promise<Statement[]>) => Promise<Recording>,
): Promise<Recording[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'xgt-record-'));
  const database = await openDatabase({ url: databaseUrl, dataDir });
  let seen: Statement[] = [];
  // A node has clocks of its own beside its requests, whose statements are none of a request's.
  const requested = new AsyncLocalStorage<true>();
  const enter = () => requested.enterWith(true);
  subscribe(REQUEST_BEGINS, enter);
  // A node with another key would be refused by the database.
  const KEY_FILE = join(folder, 'installation.key');
  const server = await startServer(
    {
      ...readConfig({ PORT: '0', DEMO: '0', RATE_FACTOR: '1000', VALIDATE_OUTPUTS: '0', KEY_FILE }),
      dataDir,
    },
    {
      log: () => undefined,
      database: recording(database, (statement) => requested.getStore() && seen.push(statement)),
    },
  );
  const { hostname, port } = new URL(server.url);
  const target: Target = { host: hostname, port: Number(port) };
  const send = async ({ token, name, input, method }: CallRequest) => {
    seen = [];
    await api(target, token, name, input, method);
    return seen;
  };
  try {
    const recordings: Recording[] = [];
    for (const request of requests) {
      recordings.push(await record(() => send(request)));
    }
    return recordings;
  } finally {
    unsubscribe(REQUEST_BEGINS, enter);
    await server.close();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const mostSendings = 8;

/** Sends until two sendings needed the same few statements, with nothing to look up that is cached as a rule. */
async function recorded(send: () => Promise<Statement[]>): Promise<Recording> {
  let least: Statement[] | undefined;
  for (let sending = 0; sending < mostSendings; sending += 1) {
    const statements = await send();
    if (statements.length === least?.length)
      return { statements, changing: changingValues(statements, least) };
    if (least === undefined || statements.length < least.length) least = statements;
  }
  throw new Error('no two sendings of a request needed the same statements');
}

function recording(database: Database, see: (statement: Statement) => void): Database {
  const watch = (queryable: Queryable): Queryable => ({
    query: (text, values = [], name) => {
      see({ text, values });
      return queryable.query(text, values, name);
    },
  });
  const watchAll = (tx: Transaction): Transaction => ({
    ...watch(tx),
    send: (text, values, name) => {
      see({ text, values });
      tx.send(text, values, name);
    },
    get takenBack() {
      return tx.takenBack;
    },
  });
  return {
    ...watch(database),
    kind: database.kind,
    close: () => database.close(),
    transaction: async (work) => {
      see({ text: 'BEGIN', values: [] });
      const result = await database.transaction((tx) => work(watchAll(tx)));
      see({ text: 'COMMIT', values: [] });
      return result;
    },
  };
}

/** Keys of rows that stand in a document, such as the rows of the log of operations that are stored in one statement. */
export const idsIn = (value: unknown): string[] =>
  typeof value === 'string' && value.startsWith('[') ? [...new Set(value.match(/\b[0-9a-f]{32}\b/g))] : [];

/** Times stay as they were recorded, and so does all else in a document. */
function changingValues(one: readonly Statement[], other: readonly Statement[]): Set<unknown> {
  const [values, others] = [one, other].map((statements) =>
    statements.flatMap((statement) => statement.values),
  );
  const isKey = (value: unknown) => typeof value === 'string' && /^[0-9A-Za-z-]{10,64}$/.test(value);
  const keys = values!.filter((value, at) => isKey(value) && value !== others![at]);
  const known = new Set(others!.flatMap(idsIn));
  return new Set([...keys, ...values!.flatMap(idsIn).filter((id) => !known.has(id))]);
}
