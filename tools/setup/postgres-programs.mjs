import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findOnPath, isExecutable } from './executables.mjs';
import { canInstallPackages, installPackages } from './debian-packages.mjs';

const debianFolder = '/usr/lib/postgresql';

/**
 * The folder with initdb and postgres; the newest version where there are several.
 * @returns {string | undefined}
 */
export function findPostgresPrograms() {
  const complete = (/** @type {string} */ folder) =>
    isExecutable(join(folder, 'initdb')) && isExecutable(join(folder, 'postgres'));
  const onPath = findOnPath(['initdb']);
  if (onPath !== undefined && complete(dirname(onPath))) return dirname(onPath);
  return debianVersions()
    .map((version) => join(debianFolder, version, 'bin'))
    .find(complete);
}

function debianVersions() {
  try {
    return readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a));
  } catch {
    return [];
  }
}

/** Finds PostgreSQL, or installs it where we may. @returns {Promise<string | undefined>} */
export async function ensurePostgresPrograms() {
  const present = findPostgresPrograms();
  if (present !== undefined || !canInstallPackages()) return present;
  await installPackages(['postgresql']);
  return findPostgresPrograms();
}
