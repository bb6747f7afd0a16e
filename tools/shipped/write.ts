import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Puts the files into a folder, which has nothing else afterwards. */
export function writeShipped(folder: string, files: ReadonlyMap<string, string>): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
