import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.mjs';

/**
 * A throw-away PostgreSQL server.
 * @typedef {{ url: string, pid: number, stop: () => Promise<void> }} Cluster
 */

const tries = 3;
const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
/** Durability is worth nothing in a test: the folder is deleted at the end. */
const quickSettings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
  'shared_buffers=128MB',
];

/**
 * Starts an empty cluster in a folder of its own, on 127.0.0.1 and a free port, with a random password.
 * @param {string} programs folder with initdb and postgres
 * @param {readonly string[]} [settings] of the server, each `name=value`; not durable unless they say so
 * @param {string} [within] where the folder is made
 * @returns {Promise<Cluster>}
 */
export async function startCluster(programs, settings = quickSettings, within = tmpdir()) {
  const owner = process.getuid?.() === 0 ? unprivilegedOwner() : undefined;
  const folder = mkdtempSync(join(within, 'xgt-postgres-'));
  const password = randomBytes(16).toString('hex');
  const env = { ...process.env, LC_ALL: locale, HOME: folder };
  const options = { cwd: folder, env, ...owner };
  try {
    const passwordFile = join(folder, 'password');
    writeFileSync(passwordFile, password);
    if (owner !== undefined) for (const path of [folder, passwordFile]) chownSync(path, owner.uid, owner.gid);
    chmodSync(folder, 0o700);
    const data = join(folder, 'data');
    // Each connection would hash it thousands of times on both sides; the password never leaves this machine.
    const account = ['-U', 'postgres', '-A', 'password', `--pwfile=${passwordFile}`];
    const initArgs = ['-D', data, ...account, '-E', 'UTF8', `--locale=${locale}`, '--no-sync'];
    const initialised = spawnSync(join(programs, 'initdb'), initArgs, options);
    if (initialised.status !== 0)
      throw new Error(`initdb: ${initialised.error?.message ?? initialised.stderr}`);

    for (let attempt = 1; ; attempt += 1) {
      const port = await freePort();
      const server = await startServer(join(programs, 'postgres'), data, port, settings, options);
      if (server.pid !== undefined) {
        const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
        return { url, pid: server.pid, stop: () => stopServer(server, folder) };
      }
      if (attempt === tries) throw new Error(`postgres: ${server.output}`);
    }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/**
 * @param {string} program
 * @param {string} data
 * @param {number} port
 * @param {readonly string[]} settings
 * @param {import('node:child_process').SpawnOptions} options
 */
async function startServer(program, data, port, settings, options) {
  const args = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=', ...settings];
  const child = spawn(program, ['-D', data, ...args.flatMap((setting) => ['-c', setting])], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
    // A Ctrl-C in the terminal is for us: we stop the tests first and the server after them.
    detached: true,
  });
  const server = { pid: child.pid, output: '', ended: false };
  child.stderr?.on('data', (text) => (server.output = `${server.output}${text}`.slice(-4_000)));
  child.once('error', (error) => Object.assign(server, { ended: true, output: error.message }));
  child.once('exit', () => (server.ended = true));
  for (let i = 0; i < 200 && !server.ended; i += 1) {
    if (server.output.includes('ready to accept connections') && (await accepts(port))) return server;
    await sleep(100);
  }
  if (!server.ended) child.kill('SIGKILL');
  return { ...server, pid: undefined };
}

/**
 * @param {{ pid?: number | undefined, ended: boolean }} server
 * @param {string} folder
 */
async function stopServer(server, folder) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGQUIT', 'SIGKILL'])) {
    if (server.ended || server.pid === undefined) break;
    process.kill(server.pid, signal);
    for (let i = 0; i < 100 && !server.ended; i += 1) await sleep(50);
  }
  rmSync(folder, { recursive: true, force: true });
}

/** PostgreSQL refuses to run as root. @returns {{ uid: number, gid: number }} */
function unprivilegedOwner() {
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const account =
    accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody');
  if (account === undefined) throw new Error('no account `postgres` or `nobody` to run PostgreSQL as');
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function accepts(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
    setTimeout(() => socket.destroy(), 1_000).unref();
    socket.once('connect', () => socket.end());
  });
}
