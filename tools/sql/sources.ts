import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'src/server';

/** Whether SQL of the file is held against the schemas: tests and migrations write down what once was, and the judge writes sentences. */
export const isServerSource = (file: string): boolean =>
  file.startsWith(`${FOLDER}/`) &&
  file.endsWith('.ts') &&
  !file.includes('.test.') &&
  !file.includes('/tables/migrations/') &&
  !file.startsWith(`${FOLDER}/judge/`);

/** The sources of the server by their path. */
export function serverSources(): Map<string, string> {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .map((name) => join(FOLDER, name).replaceAll('\\', '/'))
    .filter(isServerSource);
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
}
