import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, readStamp } from './fingerprint.mjs';
import { runCommand } from './run-command.mjs';

/** Everything that a change of should lead to a new build. Schemas are read at run time, so most are not here. */
const sources = [
  'src',
  'schemas/_meta',
  'schemas/menus/routes.json',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'tools/build.mjs',
  'tools/browsers',
  'tools/setup/bundle-chunks.mjs',
];

/** @param {string} root */
const schemasFingerprint = (root) => fingerprint(root, ['schemas', 'tools/shipped']);

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
  if (isBuilt(root)) {
    await shipSchemas(root, join(root, 'dist/client/shipped'));
    return true;
  }
  console.log('正在构建…… / Building...');
  const code = await runCommand(process.execPath, [join(root, 'tools/build.mjs')], { cwd: root });
  return code === 0;
}

/**
 * Whether the schemas in the folder were put there after the last change of them.
 * @param {string} root
 * @param {string} folder
 */
export const areSchemasShipped = (root, folder) =>
  readStamp(join(folder, '.stamp')) === schemasFingerprint(root);

/**
 * Puts the schemas beside the built browser side when they changed: it carries them for servers that tell of none. Our own
 * server tells of its schemas itself, so it starts without them too.
 * @param {string} root
 * @param {string} folder
 */
export async function shipSchemas(root, folder) {
  if (areSchemasShipped(root, folder)) return;
  const stamp = schemasFingerprint(root);
  const program = ['--import', 'tsx', join(root, 'tools/shipped/main.ts'), folder];
  if ((await runCommand(process.execPath, program, { cwd: root })) === 0)
    writeFileSync(join(folder, '.stamp'), stamp);
}
