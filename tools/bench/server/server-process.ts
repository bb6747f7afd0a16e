import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverArguments } from '../../setup/server-arguments.mjs';
import type { Target } from './api.ts';
import { cpuMs } from './processor.ts';

/** The built server, running as a process of its own. */
export interface BuiltServer extends Target {
  /** The most memory that the process ever held, in MB. */
  readonly peakMb: () => number;
  /** Milliseconds of processor time that it used until now. */
  readonly cpuMs: () => number;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

const tries = 1200;
const pauseMs = 100;

/** What a server does by the clock takes less of such a time; what it does once after its start takes more. */
const [lookMs, busyMs, mostLooks] = [5000, 150, 30];

/**
 * Starts the built server, and waits until it is ready and has done what it does once after a start, which is no work for those who
 * come. `BENCH_PROFILE` names a folder for what took its processor time.
 */
export async function startBuiltServer(
  root: string,
  port: number,
  env: Readonly<Record<string, string>>,
): Promise<BuiltServer> {
  const file = join(root, 'dist/server/main.js');
  if (!existsSync(file)) throw new Error(`${file} is missing: run \`npm run build\` first`);
  const profile = process.env['BENCH_PROFILE'];
  const profiled = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
  const child = spawn(process.execPath, [...serverArguments, ...profiled, file], {
    cwd: root,
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), ...env },
    // Lines of the log are written, as in an installation, but not kept.
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.resume();
  const pid = child.pid ?? 0;
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
  };
  for (let i = 0; i < tries && child.exitCode === null; i += 1) {
    const isReady = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) {
      await settled(pid).catch(async (error: unknown) => {
        await stop();
        throw error;
      });
      return { host: '127.0.0.1', port, pid, peakMb: () => peakMb(pid), cpuMs: () => cpuMs(pid), stop };
    }
    await sleep(pauseMs);
  }
  await stop();
  throw new Error('the server did not become ready');
}

async function settled(pid: number): Promise<void> {
  for (let looks = 0; looks < mostLooks; looks += 1) {
    const before = cpuMs(pid);
    await sleep(lookMs);
    if (cpuMs(pid) - before < busyMs) return;
  }
  throw new Error(
    `the server works on, ${(mostLooks * lookMs) / 1000} s after its start and without a request`,
  );
}

function peakMb(pid: number): number {
  const kb = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kb) / 1024;
}
