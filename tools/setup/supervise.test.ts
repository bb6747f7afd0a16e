import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const supervise = new URL('./supervise.mjs', import.meta.url).href;

/** Stands for the server: prints its pid once it listens, ends in order on SIGTERM. */
const server = `
import { createServer } from 'node:net';
if (process.env.FAIL) process.exit(Number(process.env.FAIL));
const listener = createServer().listen(0, '127.0.0.1', () => { process.send('ready'); console.log('serving', process.pid); });
process.once('SIGTERM', () => listener.close(() => console.log('closed', process.pid)));
`;

describe('supervisor', () => {
  let folder: string;
  let supervisor: ChildProcess | undefined;
  let output: string;
  let ended: Promise<number | null>;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'xgt-supervise-'));
    writeFileSync(join(folder, 'server.mjs'), server);
    writeFileSync(
      join(folder, 'supervisor.mjs'),
      `import { supervise } from '${supervise}';
       process.exitCode = await supervise('${join(folder, 'server.mjs')}', { cwd: '${folder}' });`,
    );
  });
  afterEach(() => {
    supervisor?.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  });

  function start(
    env: Record<string, string> = {},
    command = [process.execPath, join(folder, 'supervisor.mjs')],
  ) {
    output = '';
    const child = spawn(command[0]!, command.slice(1), {
      env: { ...process.env, ...env },
    });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
    ended = new Promise((resolve) => child.once('close', resolve));
    supervisor = child;
    return child;
  }

  /** The process ids of all servers that came up, once there are so many. */
  async function servers(count: number): Promise<number[]> {
    for (let i = 0; i < 300; i += 1) {
      const pids = [...output.matchAll(/^serving (\d+)$/gm)].map((match) => Number(match[1]));
      if (pids.length >= count) return pids;
      await sleep(50);
    }
    throw new Error(`fewer than ${count} servers came up:\n${output}`);
  }

  it('starts a killed server again, each time', async () => {
    start();
    for (let kills = 1; kills <= 3; kills += 1) process.kill((await servers(kills)).at(-1) ?? 0, 'SIGKILL');
    expect(new Set(await servers(4)).size).toBe(4);
  });

  it('stops the server in order when told to stop, and ends with 0', async () => {
    const child = start();
    const [pid] = await servers(1);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(output).toContain(`closed ${pid}`);
  });

  it('takes a signal that comes twice at once, from the terminal and from npm, for one', async () => {
    const child = start();
    const [pid] = await servers(1);
    child.kill('SIGINT');
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(output).toContain(`closed ${pid}`);
  });

  it('ends when the shell that npm runs it in was killed alone', async () => {
    const supervisor = join(folder, 'supervisor.mjs');
    const script = `${JSON.stringify(process.execPath)} ${JSON.stringify(supervisor)}; true`;
    const shell = start({ npm_lifecycle_event: 'start' }, ['/bin/sh', '-c', script]);
    const [pid] = await servers(1);
    shell.kill('SIGTERM');
    await ended;
    expect(output).toContain(`closed ${pid}`);
  });

  it('takes the server along when it is itself killed', async () => {
    const child = start();
    const [pid] = await servers(1);
    child.kill('SIGKILL');
    await ended;
    expect(output).toContain(`closed ${pid}`);
  });

  it('hands on the exit code of a server that refuses its settings, at once', async () => {
    start({ FAIL: '78' });
    expect(await ended).toBe(78);
  });
});
