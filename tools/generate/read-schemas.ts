import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** A JSON file of schemas/ as it was read. `name` is its path inside its kind's folder, without .json. */
export interface SchemaFile<Content> {
  readonly path: string;
  readonly name: string;
  readonly content: Content;
}

/** Every JSON file below a folder, ordered by path, so that what is generated does not depend on the file system. */
export function readSchemas<Content>(root: string, kind: string): SchemaFile<Content>[] {
  const folder = join(root, kind);
  return jsonFiles(folder).map((path) => ({
    path,
    name: relative(folder, path)
      .replace(/\.json$/, '')
      .split(sep)
      .join('/'),
    content: JSON.parse(readFileSync(path, 'utf8')) as Content,
  }));
}

function jsonFiles(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
