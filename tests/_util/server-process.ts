import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const builtServer = join(root, 'dist/server/main.js');
const supervisor = join(root, 'tools/start.mjs');
const readyTries = 1200;
const betweenTriesMs = 100;
const outputKept = 200_000;

export type ServerOptions = {
  /** Added to the process's environment; PORT, HOST and DATA_DIR are chosen unless they are named here. */
  env?: Record<string, string | undefined>;
  /** Runs `npm start`'s supervisor, which starts a killed server again, in place of the server alone. */
  supervised?: boolean;
};

export type ServerProcess = {
  /** For example `http://127.0.0.1:40123`, without a slash at the end. */
  url: string;
  port: number;
  dataDir: string;
  pid: number;
  /** The server's own process id; the supervisor's child where there is a supervisor (Linux only). */
  serverPid: () => number;
  /** Everything printed until now. */
  output: () => string;
  /** Sends a signal and waits for the process to be gone. */
  kill: (signal: NodeJS.Signals) => Promise<void>;
  /** Waits until GET /healthz answers 200. */
  ready: () => Promise<void>;
  /** Ends the process and removes the data folder that was made for it. */
  stop: () => Promise<void>;
};

/** Starts the built server as a process of its own and waits until it is ready. */
export async function startServerProcess({
  env = {},
  supervised = false,
}: ServerOptions = {}): Promise<ServerProcess> {
  if (!existsSync(builtServer)) throw new Error(`${builtServer} is missing: run \`npm run build\` first`);
  const port = Number(env['PORT'] ?? (await freePort()));
  const ownDataDir = env['DATA_DIR'] === undefined ? await mkdtemp(join(tmpdir(), 'xgt-data-')) : undefined;
  const dataDir = env['DATA_DIR'] ?? ownDataDir ?? '';
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [supervised ? supervisor : builtServer], {
    cwd: root,
    env: { ...process.env, HOST: '127.0.0.1', ...env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (text: Buffer) => (output = `${output}${text.toString()}`.slice(-outputKept));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  child.once('error', keep);

  const kill = async (signal: NodeJS.Signals) => {
    if (isRunning(child)) child.kill(signal);
    await ended;
  };
  const stop = async () => {
    const impatience = setTimeout(() => child.kill('SIGKILL'), 20_000);
    await kill('SIGTERM');
    clearTimeout(impatience);
    if (ownDataDir !== undefined) await rm(ownDataDir, { recursive: true, force: true });
  };
  const ready = async () => {
    for (let i = 0; i < readyTries && isRunning(child); i += 1) {
      if (await answersHealthz(url)) return;
      await sleep(betweenTriesMs);
    }
    throw new Error(`the server did not become ready:\n${output}`);
  };
  try {
    await ready();
  } catch (error) {
    await stop();
    throw error;
  }
  const pid = child.pid ?? 0;
  const serverPid = () => (supervised ? onlyChildOf(pid) : pid);
  return { url, port, dataDir, pid, serverPid, output: () => output, kill, ready, stop };
}

/** A port of 127.0.0.1 that nobody listens on now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

function onlyChildOf(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
  const [server] = children;
  if (!server) throw new Error(`process ${pid} has no child now`);
  return server;
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

async function answersHealthz(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(2_000) });
    await response.arrayBuffer();
    return response.status === 200;
  } catch {
    return false;
  }
}
