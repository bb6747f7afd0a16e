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

interface Described {
  readonly properties?: Readonly<Record<string, { readonly const?: string }>>;
  readonly discriminator?: { readonly propertyName: string };
  readonly oneOf?: readonly { readonly $ref: string }[];
}

/** The keys of every object that the vocabulary describes, and for each kind of file the values of the keys that say which of several an object is. */
export function keySets(schemas: string): string {
  const sets = new Set<string>();
  const tags: Record<string, Record<string, string[]>> = {};
  const folder = join(schemas, '_meta');
  for (const name of readdirSync(folder).sort()) {
    if (!name.endsWith('.schema.json')) continue;
    const file = JSON.parse(readFileSync(join(folder, name), 'utf8')) as { definitions?: Definitions };
    const walk = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      const { properties, discriminator, oneOf } = value as Described;
      if (typeof properties === 'object' && properties !== null)
        sets.add(JSON.stringify(Object.keys(properties)));
      if (discriminator) {
        const kind = name.slice(0, -'.schema.json'.length);
        const tag = discriminator.propertyName;
        (tags[kind] ??= {})[tag] = [...(tags[kind][tag] ?? []), ...casesOf(file, tag, oneOf!)];
      }
      for (const inner of Object.values(value)) walk(inner);
    };
    walk(file);
  }
  const rows = [...sets].map((set) => `  ${set},`).join('\n');
  return [
    `${BANNER}export const keySets: readonly (readonly string[])[] = [\n${rows}\n];`,
    `export const tags: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = ${JSON.stringify(tags, null, 2)};\n`,
  ].join('\n\n');
}

type Definitions = Readonly<Record<string, Described>>;

/** What the key says of each of the definitions that a value may fit. */
function casesOf(
  file: { definitions?: Definitions },
  tag: string,
  oneOf: NonNullable<Described['oneOf']>,
): string[] {
  return oneOf.map(({ $ref }) => {
    const found = file.definitions?.[$ref.slice('#/definitions/'.length)]?.properties?.[tag]?.const;
    if (found === undefined) throw new Error(`${$ref} does not say its "${tag}"`);
    return found;
  });
}

/** Names of the outlined icons that the library has. */
export function iconNames(): string {
  const library = dirname(createRequire(import.meta.url).resolve('@ant-design/icons/package.json'));
  const names = readdirSync(join(library, 'lib', 'icons'))
    .map((file) => file.replace(/\.(?:d\.ts|js)$/, ''))
    .filter((name) => /^[A-Z][A-Za-z0-9]*Outlined$/.test(name));
  return `${BANNER}export const iconNames: readonly string[] = [\n${[...new Set(names)].map((name) => `  '${name}',`).join('\n')}\n];\n`;
}
