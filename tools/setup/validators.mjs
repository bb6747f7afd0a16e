import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fingerprint, readStamp } from './fingerprint.mjs';
import { root as here } from './root.mjs';
import { runCommand } from './run-command.mjs';

/** What they are made of. */
const SOURCES = ['schemas/_meta', 'schemas/calls', 'tools/generate', 'package-lock.json'];
const MADE = ['validators.js', 'call-validators.js', 'meta.ts', 'marks.ts', 'key-sets.ts', 'icon-names.ts'];

/**
 * Makes the validators, types and tables of the vocabulary when what they are made of changed. They say again what
 * schemas/_meta says, and nobody reviews them, so that they are no part of the repository, unlike the other generated files.
 * @param {string} root
 * @returns {Promise<boolean>} false when they could not be made (the reason is printed)
 */
export async function ensureValidators(root) {
  const stampPath = join(root, 'node_modules/.xgt-validators');
  const stamp = fingerprint(root, SOURCES);
  const areThere = MADE.every((name) => existsSync(join(root, 'src/contract/generated', name)));
  if (areThere && readStamp(stampPath) === stamp) return true;
  const program = ['--import', 'tsx', join(root, 'tools/generate/main.ts'), '--unreviewed'];
  if ((await runCommand(process.execPath, program, { cwd: root })) !== 0) return false;
  writeFileSync(stampPath, stamp);
  return true;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  process.exitCode = (await ensureValidators(here)) ? 0 : 1;
