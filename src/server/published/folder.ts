import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Changes whenever a file of the folder is written, added or removed; cheap enough to be asked each second. */
export function fingerprintOf(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .sort()
    .map((path) => {
      const { mtimeMs, size } = statSync(join(folder, path), { throwIfNoEntry: false }) ?? {};
      return `${path} ${mtimeMs} ${size}`;
    })
    .join('\n');
}
