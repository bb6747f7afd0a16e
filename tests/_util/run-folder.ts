import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { isBuilt } from '../../tools/setup/ensure-built.mjs';
import { root } from '../../tools/setup/root.mjs';
import { dropDatabases } from './postgres.ts';

/** Names the folder where the test files of one run keep what they share. */
const RUN_FOLDER = 'TEST_RUN_FOLDER';
const betweenLooksMs = 50;
const longestMakingMs = 120_000;
const KINDS = ['embedded', 'postgres'] as const;

/** The folder for the template of a database; nothing outside of a run. Its last part serves PostgreSQL as a name. */
export function templateFolder(kind: (typeof KINDS)[number], name: string): string | undefined {
  const run = process.env[RUN_FOLDER];
  return run && join(run, kind, `${basename(run)}_${name}`);
}

/** The folder for anything else that test files share. */
export function sharedFolder(name: string): string | undefined {
  const run = process.env[RUN_FOLDER];
  return run && join(run, name);
}

/**
 * Has the first process of the run that asks fill the folder; the others wait for it.
 * @returns whether it is filled: not where the maker failed or is late, so that each meets the reason itself
 */
export async function filledOnce(folder: string, fill: () => Promise<unknown>): Promise<boolean> {
  const [made, failed] = [`${folder}.made`, `${folder}.failed`];
  if (await isFirst(folder)) {
    try {
      await fill();
      await writeFile(made, '');
    } catch (error) {
      await writeFile(failed, '');
      throw error;
    }
  }
  for (let waited = 0; waited < longestMakingMs; waited += betweenLooksMs) {
    if (existsSync(made)) return true;
    if (existsSync(failed)) return false;
    await sleep(betweenLooksMs);
  }
  return false;
}

/** Only one process can make a folder. */
function isFirst(folder: string): Promise<boolean> {
  return mkdir(folder).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );
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
    if (url)
      await dropDatabases(
        url,
        (await readdir(join(run, 'postgres'))).filter((name) => !name.includes('.')),
      );
    await rm(run, { recursive: true, force: true });
  };
}
