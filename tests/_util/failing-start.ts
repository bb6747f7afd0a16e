import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../tools/setup/root.mjs';

/** How a start ended that was expected to end by itself. */
export interface FailedStart {
  readonly code: number | null;
  readonly output: string;
}

interface Given {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** A user of the system without rights; the present one without it. */
  readonly uid?: number;
  /** The built server alone, or what `npm start` runs. */
  readonly program?: 'dist/server/main.js' | 'tools/start.mjs';
}

/** Runs a start to its end, with a data folder of its own unless one is named. */
export async function failingStart({
  env,
  uid,
  program = 'dist/server/main.js',
}: Given): Promise<FailedStart> {
  const own = await mkdtemp(join(tmpdir(), 'xgt-fault-'));
  const child = spawn(process.execPath, [join(root, program)], {
    cwd: root,
    env: { ...process.env, DEMO: '0', PORT: '0', DATABASE_URL: '', DATA_DIR: join(own, 'data'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  await rm(own, { recursive: true, force: true });
  return { code, output };
}
