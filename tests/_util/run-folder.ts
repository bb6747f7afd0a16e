import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isBuilt } from '../../tools/setup/ensure-built.mjs';
import { root } from '../../tools/setup/root.mjs';
import { dropDatabases } from './postgres.ts';

/** Names the folder where the test files of one run keep what they share. */
const RUN_FOLDER = 'TEST_RUN_FOLDER';
const KINDS = ['embedded', 'postgres'] as const;

/** The folder for the template of a database; nothing outside of a run. Its last part serves PostgreSQL as a name. */
export function templateFolder(kind: (typeof KINDS)[number], name: string): string | undefined {
  const run = process.env[RUN_FOLDER];
  return run && join(run, kind, `${basename(run)}_${name}`);
}

/** Vitest's global setup. Every project asks for it; the first makes the folder and removes it in the end. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[RUN_FOLDER]) return undefined;
  const run = join(tmpdir(), `xgt_run_${randomBytes(6).toString('hex')}`);
  for (const kind of KINDS) await mkdir(join(run, kind), { recursive: true });
  process.env[RUN_FOLDER] = run;
  if (isBuilt(root))
    process.env['TEST_BUILT_WORKER'] = pathToFileURL(join(root, 'dist/server/embedded-worker.js')).href;
  return async () => {
    const url = process.env['TEST_POSTGRES_URL'];
    if (url) await dropDatabases(url, await readdir(join(run, 'postgres')));
    await rm(run, { recursive: true, force: true });
  };
}
