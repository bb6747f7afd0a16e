import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { isBuilt } from '../../tools/setup/ensure-built.mjs';
import { root } from '../../tools/setup/root.mjs';
import { atLength, isAtLength, scaled } from '../_util/scale.ts';
import { freePort } from '../_util/server-process.ts';

/** What `npm start` runs ends in order, whichever of its processes is told to. Every start goes on with the data of the one before. */
let dataDir = '';
let npm: ChildProcess;
let output = '';
let ended: Promise<number | NodeJS.Signals>;

beforeAll(async () => {
  // Every start would build, all of them at once and one over the other.
  if (!isBuilt(root)) throw new Error('the build is not that of these sources: run `npm run build` first');
  dataDir = await mkdtemp(join(tmpdir(), 'xgt-signals-'));
});
afterEach(() => {
  // Whatever a failed test left behind, all of it is in this group.
  try {
    process.kill(-npm.pid!, 'SIGKILL');
  } catch {
    // It has ended, as it should.
  }
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

interface Started {
  readonly port: number;
  /** Process ids, outermost first: npm, the supervisor, the server. */
  readonly pids: { readonly npm: number; readonly start: number; readonly server: number };
}

async function npmStart(): Promise<Started> {
  const port = await freePort();
  output = '';
  npm = spawn('npm', ['start'], {
    cwd: root,
    // A group of its own, as a terminal gives it to a command.
    detached: true,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: '0',
      DATABASE_URL: '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [npm.stdout!, npm.stderr!]) stream.on('data', (text) => (output += String(text)));
  ended = new Promise((resolve) => npm.once('exit', (code, signal) => resolve(signal ?? code ?? 1)));
  await until(() => output.includes('学工台已启动'));
  const start = await childOf(npm.pid!, 'tools/start.mjs');
  return { port, pids: { npm: npm.pid!, start, server: await childOf(start, 'dist/server/main.js') } };
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 1200; tries += 1) {
    if (await isSo()) return;
    await sleep(50);
  }
  throw new Error(`it did not come:\n${output}`);
}

async function childOf(pid: number, program: string): Promise<number> {
  for (const child of (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ')) {
    const command = (await readFile(`/proc/${child}/cmdline`, 'utf8')).replaceAll('\0', ' ');
    if (command.includes(program)) return Number(child);
  }
  throw new Error(`${pid} runs no ${program}`);
}

const isAlive = async (pid: number) => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat !== '' && !/\) [ZX] /.test(stat);
};

const isTaken = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** What the control file of PostgreSQL says of how the database ended; 1 is "shut down in order". */
async function databaseState(): Promise<number> {
  return (await readFile(join(dataDir, 'database/global/pg_control'))).readUInt32LE(16);
}

async function expectOrderlyEnd({ port, pids }: Started): Promise<void> {
  await until(async () => !(await isAlive(pids.server)) && !(await isAlive(pids.start)));
  expect(await isTaken(port)).toBe(false);
  expect(existsSync(join(dataDir, 'database.lock'))).toBe(false);
  expect(await databaseState()).toBe(1);
}

/** Process ids under /proc, and the embedded database alone: on a server they would end alike. */
const here = describe.skipIf(
  process.platform !== 'linux' ||
    (process.env['TEST_DATABASE'] === 'postgres' && Boolean(process.env['TEST_POSTGRES_URL'])),
);

type Told = readonly ['npm' | 'start' | 'server' | 'group', 'SIGTERM' | 'SIGINT'];
/** Each process meets each signal in one of these, by itself or in the group. */
const everyHandler: readonly Told[] = [
  ['npm', 'SIGTERM'],
  ['start', 'SIGINT'],
  ['server', 'SIGTERM'],
  ['group', 'SIGINT'],
];
const everyOther: readonly Told[] = [
  ['npm', 'SIGINT'],
  ['start', 'SIGTERM'],
  ['server', 'SIGINT'],
  ['group', 'SIGTERM'],
];
const told = scaled([...everyHandler, ...everyOther], everyHandler.slice(0, isAtLength ? 2 : 1));

here('npm start', () => {
  test.each(told)('ends in order when %s receives %s', async (target, signal) => {
    const started = await npmStart();
    expect(await databaseState()).not.toBe(1);
    process.kill(target === 'group' ? -started.pids.npm : started.pids[target], signal);
    // npm ends last, so that a process that waits for it may start again; what it says of Ctrl+C differs by its version.
    expect([0, signal]).toContain(await ended);
    expect(await isAlive(started.pids.server)).toBe(false);
    await expectOrderlyEnd(started);
  });

  test('is not deaf between what it prepares and the server', async () => {
    const preload = join(dataDir, 'told-between.mjs');
    await writeFile(
      preload,
      `import fs from 'node:fs';
       import { syncBuiltinESMExports } from 'node:module';
       const read = fs.readFileSync;
       fs.readFileSync = (path, ...more) => {
         if (String(path).endsWith('dist/.stamp')) process.kill(process.pid, 'SIGTERM');
         return read(path, ...more);
       };
       syncBuiltinESMExports();`,
    );
    const start = spawn(process.execPath, ['--import', preload, 'tools/start.mjs'], {
      cwd: root,
      env: { ...process.env, PORT: '0', DATA_DIR: dataDir, DEMO: '0', DATABASE_URL: '' },
    });
    let printed = '';
    start.stdout.on('data', (text) => {
      printed += String(text);
      start.kill('SIGKILL');
    });
    const code = await new Promise((resolve) => start.once('close', resolve));
    expect([code, printed]).toEqual([0, '']);
  });

  atLength('leaves nothing behind when npm is killed', async () => {
    const started = await npmStart();
    process.kill(started.pids.npm, 'SIGKILL');
    await expectOrderlyEnd(started);
  });
});
