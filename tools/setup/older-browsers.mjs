import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { cacheFolder } from './cache-folder.mjs';
import { canInstallPackages, installPackages } from './debian-packages.mjs';
import { findOnPath } from './executables.mjs';
import { runNpm, runQuietly } from './run-command.mjs';

/**
 * What the walk through older browsers needs, at exact versions. The driver is an older one too: the present one asks browsers
 * for what Chromium 92 does not have.
 */
const DRIVER = 'playwright-core@1.57.0';
const CHROMIUMS = { 92: '92.0.0', 109: '109.0.6' };
const FIREFOX = ['firefox-esr', 'firefox'];

const aliasOf = (/** @type {string} */ version) => `chromium-${version}`;

/**
 * Fetches the browsers and their driver once, into the user's cache.
 * @returns {Promise<{ driver: string, chromiums: Record<string, string> }>} paths of the driver's package and of the programs
 * @throws Error when they are not there and cannot be fetched
 */
export async function fetchOlderBrowsers() {
  const wanted = [
    DRIVER,
    ...Object.entries(CHROMIUMS).map(
      ([name, version]) => `${aliasOf(name)}@npm:@sparticuz/chromium@${version}`,
    ),
  ];
  const parent = join(cacheFolder(), 'xuegongtai-browsers');
  const folder = join(parent, Buffer.from(wanted.join(' ')).toString('base64url').slice(-24));
  if (!existsSync(join(folder, 'complete'))) await fetchInto(folder, wanted);
  return {
    driver: createRequire(join(folder, 'package.json')).resolve('playwright-core'),
    chromiums: Object.fromEntries(
      Object.keys(CHROMIUMS).map((name) => [name, join(folder, 'run', name, 'chromium')]),
    ),
  };
}

/**
 * @param {string} folder
 * @param {string[]} wanted
 */
async function fetchInto(folder, wanted) {
  const making = `${folder}.${process.pid}`;
  try {
    mkdirSync(making, { recursive: true });
    writeFileSync(join(making, 'package.json'), '{"private":true}\n');
    const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps', '--loglevel=error'];
    const code = await runNpm(['install', '--no-save', ...quiet, ...wanted], { cwd: making });
    if (code !== 0) throw new Error(`npm install ended with ${code}`);
    for (const name of Object.keys(CHROMIUMS)) await unpack(making, name);
    writeFileSync(join(making, 'complete'), wanted.join(' '));
    renameSync(making, folder);
  } catch (failure) {
    rmSync(making, { recursive: true, force: true });
    throw new Error(`${wanted.join(', ')} could not be fetched: the walk needs the network once`, {
      cause: failure,
    });
  }
}

/**
 * The packages hold the program and its drawing library compressed.
 * @param {string} folder
 * @param {string} name
 */
async function unpack(folder, name) {
  const packed = join(folder, 'node_modules', aliasOf(name), 'bin');
  const run = join(folder, 'run', name);
  mkdirSync(run, { recursive: true });
  const content = (/** @type {string} */ file) => brotliDecompressSync(readFileSync(join(packed, file)));
  writeFileSync(join(run, 'chromium'), content('chromium.br'), { mode: 0o755 });
  writeFileSync(join(run, 'swiftshader.tar'), content('swiftshader.tar.br'));
  await runQuietly('tar', ['-xf', 'swiftshader.tar'], { cwd: run });
  rmSync(join(run, 'swiftshader.tar'));
}

/**
 * Firefox as the system has it, or gets it.
 * @returns {Promise<string | undefined>}
 */
export async function ensureFirefox() {
  const named = process.env['FIREFOX_PATH'];
  if (named) return named;
  const present = findOnPath(FIREFOX);
  if (present !== undefined || !canInstallPackages()) return present;
  await installPackages(['firefox-esr']);
  return findOnPath(FIREFOX);
}
