import { PGlite } from '@electric-sql/pglite';
import { SyncedNodeFS } from './synced-node-fs.ts';

export interface EngineSettings {
  timeZone: string;
  searchPath: string;
}

export interface Engine {
  /** Answers protocol messages of one client; `reply` gets bytes that are its own to keep. */
  answer(messages: Uint8Array, reply: (bytes: Uint8Array<ArrayBuffer>) => void): Promise<void>;
  /** Writes the log back into the tables if at least so many bytes of it wait. */
  checkpoint(leastBytes: number): void;
  close(): Promise<void>;
}

const replyBytes = 256 * 1024;
/** What the engine throws to get back to its main loop after an ordinary SQL error. */
const backToMainLoop = 100;

/** Opens the engine on a prepared folder with durable commits; `onDeath` hears when it can work no more. */
export async function openEngine(
  folder: string,
  { timeZone, searchPath }: EngineSettings,
  onDeath: (error: unknown) => void,
): Promise<Engine> {
  const fs = new SyncedNodeFS(folder);
  const settings = {
    fsync: 'on',
    wal_sync_method: 'fsync',
    min_wal_size: '32MB',
    // The engine touches all of it at start, and the system caches the files besides.
    shared_buffers: '48MB',
    TimeZone: timeZone,
    search_path: searchPath,
  };
  const startParams = [
    ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const database = await PGlite.create({ fs, startParams });
  watchForDeath(database, onDeath);
  return {
    answer: (messages, reply) => answer(database, messages, reply),
    checkpoint(leastBytes) {
      if (fs.logBytes < leastBytes || database.isInTransaction()) return;
      database.execProtocolRawSync(simpleQuery('CHECKPOINT'));
      fs.logBytes = 0;
    },
    close: () => database.close(),
  };
}

async function answer(
  database: PGlite,
  messages: Uint8Array,
  reply: (bytes: Uint8Array<ArrayBuffer>) => void,
): Promise<void> {
  let chunks: Uint8Array[] = [];
  let size = 0;
  const send = () => {
    if (size > 0) reply(concat(chunks, size));
    chunks = [];
    size = 0;
  };
  await database.execProtocolRawStream(messages, {
    syncToFs: false,
    onRawData(bytes) {
      chunks.push(bytes.slice());
      size += bytes.length;
      if (size >= replyBytes) send();
    },
  });
  send();
}

/** PGlite swallows what is no SQL error and goes round its loop again, for ever when the engine is dead. */
function watchForDeath(database: PGlite, onDeath: (error: unknown) => void): void {
  const module = database.Module;
  const step = module._PostgresMainLoopOnce.bind(module);
  module._PostgresMainLoopOnce = () => {
    try {
      step();
    } catch (error) {
      if ((error as { status?: unknown } | null)?.status !== backToMainLoop) onDeath(error);
      throw error;
    }
  };
}

function concat(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}

function simpleQuery(text: string): Uint8Array {
  const body = new TextEncoder().encode(`${text}\0`);
  const message = new Uint8Array(5 + body.length);
  message[0] = 'Q'.charCodeAt(0);
  new DataView(message.buffer).setInt32(1, 4 + body.length);
  message.set(body, 5);
  return message;
}
