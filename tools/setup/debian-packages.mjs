import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { findOnPath } from './executables.mjs';
import { runQuietly } from './run-command.mjs';

const policyFile = '/usr/sbin/policy-rc.d';

/** Whether this is a Debian or Ubuntu on which we may install packages. */
export function canInstallPackages() {
  return (
    process.getuid?.() === 0 && existsSync('/etc/debian_version') && findOnPath(['apt-get']) !== undefined
  );
}

/**
 * Installs Debian packages for the tests. No service that comes with one is started: policy-rc.d forbids it meanwhile.
 * @param {string[]} names
 * @returns {Promise<boolean>}
 */
export async function installPackages(names) {
  console.log(`正在安装系统软件包（约一两分钟）…… / Installing system packages: ${names.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const ownPolicy = !existsSync(policyFile);
  if (ownPolicy) writeFileSync(policyFile, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    // A list that could not be refreshed may still be good enough; the installation itself decides.
    await runQuietly('apt-get', ['update', '-qq'], { env });
    const code = await runQuietly('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {
      env,
    });
    return code === 0;
  } finally {
    if (ownPolicy) rmSync(policyFile, { force: true });
  }
}
