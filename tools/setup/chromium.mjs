import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findOnPath, isExecutable } from './executables.mjs';
import { canInstallPackages, installPackages } from './debian-packages.mjs';
import { runCommand } from './run-command.mjs';

/** The first draws no window and so takes a tenth less of the processor; where it is missing, any other will do. */
const programs = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * The Chromium that browser tests drive: CHROMIUM_PATH, the system's own, or the one that Playwright fetched.
 * @returns {Promise<string | undefined>}
 */
export async function findChromium() {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return isExecutable(named) ? named : undefined;
  const installed = findOnPath(programs) ?? (isExecutable(macChrome) ? macChrome : undefined);
  if (installed !== undefined) return installed;
  const { chromium } = await import('playwright-core');
  const fetched = chromium.executablePath();
  return existsSync(fetched) ? fetched : undefined;
}

/**
 * Finds Chromium, or gets one the way this system allows.
 * @param {string} root
 * @returns {Promise<string | undefined>}
 */
export async function ensureChromium(root) {
  const present = await findChromium();
  if (present !== undefined || process.env['CHROMIUM_PATH']) return present;
  if (canInstallPackages()) {
    for (const chromium of ['chromium-headless-shell', 'chromium'])
      if (await installPackages([chromium, 'fonts-noto-cjk'])) break;
  } else
    await runCommand(process.execPath, [
      join(root, 'node_modules/playwright-core/cli.js'),
      'install',
      'chromium',
    ]);
  return findChromium();
}
