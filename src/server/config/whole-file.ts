import { randomUUID } from 'node:crypto';
import { linkSync, rmSync, writeFileSync } from 'node:fs';

const ownerOnly = 0o600;

/**
 * Makes a file that several processes may want to make at the same moment. It is there with all that it holds or not at all, so that
 * nobody reads a part of it. @returns false where it was there already
 */
export function createWhole(path: string, content: string): boolean {
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, content, { flag: 'wx', mode: ownerOnly });
  try {
    return isNew(() => linkSync(draft, path));
  } catch {
    // Some network and FAT file systems know no links.
    return isNew(() => writeFileSync(path, content, { flag: 'wx', mode: ownerOnly }));
  } finally {
    rmSync(draft, { force: true });
  }
}

function isNew(make: () => void): boolean {
  try {
    make();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
