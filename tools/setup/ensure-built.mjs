import { join } from 'node:path';
import { fingerprint, readStamp } from './fingerprint.mjs';
import { runCommand } from './run-command.mjs';

/** Everything that a change of should lead to a new build. Schemas are read at run time, so they are not here. */
const sources = [
  'src',
  'schemas/_meta',
  'schemas/menus/public.json',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'tools/build.mjs',
];

/** @param {string} root */
export const stampPath = (root) => join(root, 'dist/.stamp');

/** @param {string} root */
export const sourceFingerprint = (root) => fingerprint(root, sources);

/** @param {string} root */
export function isBuilt(root) {
  return readStamp(stampPath(root)) === sourceFingerprint(root);
}

/**
 * Builds client and server when a source changed since the last build. The bundler runs in a process of its own,
 * so that the supervisor which goes on afterwards stays small.
 * @param {string} root
 * @returns {Promise<boolean>} false when the build failed (the reason is printed)
 */
export async function ensureBuilt(root) {
  if (isBuilt(root)) return true;
  console.log('正在构建…… / Building...');
  const code = await runCommand(process.execPath, [join(root, 'tools/build.mjs')], { cwd: root });
  return code === 0;
}
