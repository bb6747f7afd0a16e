import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a folder of code says, without what is generated from the schemas: where it names a schema file, that file is used. */
export function programText(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/generated|\.test\.tsx?$/.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .join('\n');
}
