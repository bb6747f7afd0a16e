import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { EntityFile } from '../../src/contract/generated/meta.ts';
import { BANNER } from './banner.ts';
import { readSchemas } from './read-schemas.ts';

const written = fileURLToPath(new URL('../../src/contract/generated/stored-fields.ts', import.meta.url));

/** Names of stored fields by their ids, by entity. */
export type StoredFields = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What an entity stores; what is worked out when rows are read lies nowhere. */
export const storedIn = ({ fields }: Pick<EntityFile, 'fields'>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { type, live, of }]) => type !== 'count' && live !== true && of === undefined)
      .map(([name, { id }]) => [String(id), name]),
  );

/**
 * Every field that schemas have ever stored, a line for each entity. It goes on from the file that stands there and forgets nothing: a school
 * that was set up by an earlier program has these columns, and one that left the schemas needs a migration.
 */
export function storedFields(schemas: string): string {
  const text = existsSync(written) ? readFileSync(written, 'utf8') : '';
  const before = JSON.parse(/= (\{[^]*\});/.exec(text)?.[1] ?? '{}') as StoredFields;
  const now = readSchemas<EntityFile>(schemas, 'entities').map(
    ({ name, content }) => [name, { ...before[name], ...storedIn(content) }] as const,
  );
  const all = Object.entries({ ...before, ...Object.fromEntries(now) });
  const lines = all
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, fields]) => `  ${JSON.stringify(name)}: ${JSON.stringify(fields)}`);
  return [
    BANNER,
    '/** Names of the fields that schemas have ever stored, by their ids, by entity. */',
    `export const STORED_FIELDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {`,
    `${lines.join(',\n')}\n};\n`,
  ].join('\n');
}
