import { isMainThread, type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { prepareDataFolder, prepareTemplate } from './data-folder.ts';
import { openEngine, type EngineSettings } from './engine.ts';

export interface EmbeddedWorkerData {
  folder: string;
  settings: EngineSettings;
  /** Carries the protocol's bytes in both directions. */
  port: MessagePort;
}

/** The engine keeps no clock for it: much log means a long recovery after a crash. */
const checkpointBytes = 64 * 1024 * 1024;
const idleCheckpointBytes = 1024 * 1024;
const idleMs = 10_000;

async function serve({ folder, settings, port }: EmbeddedWorkerData): Promise<void> {
  await prepareDataFolder(folder);
  const engine = await openEngine(folder, settings, (error) => {
    console.error('内置数据库异常终止 / The embedded database died:', error);
    process.exit(1);
  });
  const idle = setTimeout(() => engine.checkpoint(idleCheckpointBytes), idleMs);
  idle.unref();
  let work: Promise<void> = Promise.resolve();
  port.on('message', (messages: Uint8Array) => {
    work = work.then(async () => {
      await engine.answer(messages, (bytes) => port.postMessage(bytes, [bytes.buffer]));
      engine.checkpoint(checkpointBytes);
      idle.refresh();
    });
  });
  // The only message of the owner asks to close, once nothing runs any more.
  parentPort?.once('message', () => {
    work = work.then(async () => {
      await engine.close();
      process.exit(0);
    });
  });
  parentPort?.postMessage('ready');
}

// Run as a program of its own, as the build does, it only prepares the empty database that first starts copy.
if (isMainThread) await prepareTemplate();
else await serve(workerData as EmbeddedWorkerData);
