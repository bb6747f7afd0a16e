import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { BANNER } from './banner.ts';
import { Marks } from './marks.ts';
import { KINDS } from './meta-types.ts';

/** Where files of each kind hold names of other things, as the vocabulary marks it. */
export function markTable(schemas: string): string {
  const table = new Marks(join(schemas, '_meta')).table(KINDS);
  return `${BANNER}import type { MarkTable } from '../names.ts';\n\nexport const marks: MarkTable = ${JSON.stringify(table)};\n`;
}

/** The keys of every object that the vocabulary describes. */
export function keySets(schemas: string): string {
  const sets = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { properties } = value as { properties?: unknown };
    if (typeof properties === 'object' && properties !== null)
      sets.add(JSON.stringify(Object.keys(properties)));
    for (const inner of Object.values(value)) walk(inner);
  };
  const folder = join(schemas, '_meta');
  for (const name of readdirSync(folder).sort())
    if (name.endsWith('.schema.json')) walk(JSON.parse(readFileSync(join(folder, name), 'utf8')));
  return `${BANNER}export const keySets: readonly (readonly string[])[] = [\n${[...sets].map((set) => `  ${set},`).join('\n')}\n];\n`;
}

/** Names of the outlined icons that the library has. */
export function iconNames(): string {
  const library = dirname(createRequire(import.meta.url).resolve('@ant-design/icons/package.json'));
  const names = readdirSync(join(library, 'lib', 'icons'))
    .map((file) => file.replace(/\.(?:d\.ts|js)$/, ''))
    .filter((name) => /^[A-Z][A-Za-z0-9]*Outlined$/.test(name));
  return `${BANNER}export const iconNames: readonly string[] = [\n${[...new Set(names)].map((name) => `  '${name}',`).join('\n')}\n];\n`;
}
