import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash, readStamp } from './fingerprint.mjs';
import { runNpm } from './run-command.mjs';

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lockfile
 */

/**
 * Whether the packages on disk (npm's hidden lockfile) are those of package-lock.json. Optional ones may be
 * absent: they are other platforms' binaries.
 * @param {Lockfile} wanted
 * @param {Lockfile} installed
 */
export function isInstalled(wanted, installed) {
  const surplus = Object.keys(installed.packages).some((path) => wanted.packages[path] === undefined);
  if (surplus) return false;
  return Object.entries(wanted.packages).every(([path, locked]) => {
    if (path === '') return true;
    const present = installed.packages[path];
    if (present === undefined) return Boolean(locked.optional ?? locked.devOptional);
    return present.version === locked.version;
  });
}

/**
 * @param {string} file
 * @returns {Lockfile | undefined}
 */
function readLockfile(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Installs the packages of package-lock.json unless they are there already.
 * @param {string} root
 * @returns {Promise<boolean>} false when the installation failed (the reason is printed)
 */
export async function ensureInstalled(root) {
  const lockPath = join(root, 'package-lock.json');
  const stampPath = join(root, 'node_modules/.xgt-stamp');
  const hash = contentHash(lockPath);
  if (readStamp(stampPath) === hash) return true;

  const wanted = readLockfile(lockPath);
  const installed = readLockfile(join(root, 'node_modules/.package-lock.json'));
  if (wanted !== undefined && installed !== undefined && isInstalled(wanted, installed)) {
    writeFileSync(stampPath, hash);
    return true;
  }

  console.log('正在安装依赖，首次约需半分钟…… / Installing packages, about half a minute the first time...');
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const progress = setInterval(() => console.log(`  … ${seconds()} s`), 10_000);
  // The build needs the development packages even where NODE_ENV=production would leave them out.
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--include=dev'];
  const code = await runNpm(args, { cwd: root });
  clearInterval(progress);
  if (code !== 0) {
    console.error(
      '依赖安装失败：请检查网络与 npm 源后重试。 / Installing failed: check the network and the npm registry.',
    );
    return false;
  }
  writeFileSync(stampPath, hash);
  console.log(`依赖已安装（${seconds()} 秒）。 / Packages installed.`);
  return true;
}
