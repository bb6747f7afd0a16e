import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCatalog } from '../../src/server/data/schemas/catalog.ts';
import { fieldPlaces } from '../sql/field-places.ts';
import { isServerSource } from '../sql/sources.ts';
import type { Target } from './impact.ts';

/** A place in the program. */
export interface CodePlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly at: string;
}

/** Finds where hand-written code names a thing of the schemas: by the constants that are generated of it, a field by its SQL. */
export function programUses(folder: string): (target: Target) => CodePlace[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path).replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('/generated/'));
  const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  const places = once(() => {
    const server = new Map([...texts].filter(([file]) => isServerSource(file)));
    return fieldPlaces(server, loadCatalog('schemas').entities.values());
  });
  return (target) => {
    if (target.kind === 'field') {
      const [table = '', field = ''] = target.name.slice(target.name.indexOf('/') + 1).split('.');
      return places()(table, field).map(({ file, at }) => placeAt(file, texts.get(file)!, at));
    }
    const pattern = patternOf(target);
    if (!pattern) return [];
    return [...texts].flatMap(([file, text]) =>
      text.split('\n').flatMap((line, index) => {
        const column = line.search(pattern);
        return column < 0 ? [] : [{ file, line: index + 1, column: column + 1, at: line.trim() }];
      }),
    );
  };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

function placeAt(file: string, text: string, at: number): CodePlace {
  const before = text.slice(0, at).split('\n');
  const line = before.length;
  return { file, line, column: before.at(-1)!.length + 1, at: text.split('\n')[line - 1]!.trim() };
}

function patternOf({ kind, name }: Target): RegExp | undefined {
  const word = (text: string) =>
    new RegExp(`(?<![\\w$.])${text.replaceAll(/[.$]/g, String.raw`\$&`)}(?![\\w$])`);
  const table = name.slice(name.indexOf('/') + 1);
  switch (kind) {
    case 'entity':
      return word(`entities.${table}`);
    case 'enCode':
      return word(`enCodes.${name.replace(/\.([a-z])/g, (_dot, letter: string) => letter.toUpperCase())}`);
    case 'call':
      return word(`calls.${name.replace('/', '.')}`);
    case 'dictionary':
      return word(name);
    default:
      return undefined;
  }
}
