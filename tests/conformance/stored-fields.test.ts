import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { STORED_FIELDS } from '../../src/contract/generated/stored-fields.ts';
import type { EntityFile } from '../../src/contract/generated/meta.ts';
import { readSchemas } from '../../tools/generate/read-schemas.ts';
import { storedIn, type StoredFields } from '../../tools/generate/stored-fields.ts';

const MIGRATIONS = 'src/server/data/tables/migrations';
/** Columns that migrations drop. */
const dropped = new Set(
  readdirSync(MIGRATIONS).flatMap((file) =>
    [...readFileSync(`${MIGRATIONS}/${file}`, 'utf8').matchAll(/DROP COLUMN (?:IF EXISTS )?"(\w+)"/g)].map(
      ([, name]) => name,
    ),
  ),
);
const present = new Map(
  readSchemas<EntityFile>('schemas', 'entities').map(({ name, content }) => [name, storedIn(content)]),
);

/** Fields that schools may have stored, that the schemas have no more, and that no migration takes out of their tables. */
const lost = (known: StoredFields) =>
  Object.entries(known).flatMap(([entity, fields]) =>
    Object.entries(fields).flatMap(([id, name]) =>
      present.get(entity)?.[id] !== undefined || dropped.has(name) ? [] : [`${entity}.${name}`],
    ),
  );

it('a school that an earlier program set up is started by this one: no stored field left without a migration', () => {
  expect(Object.keys(STORED_FIELDS).length).toBeGreaterThan(100);
  expect(lost(STORED_FIELDS)).toEqual([]);
});

it('a field that left the schemas alone is found', () => {
  const [entity] = Object.keys(STORED_FIELDS);
  expect(lost({ [entity!]: { ...STORED_FIELDS[entity!], 9999: 'GoneWithoutWord' } })).toEqual([
    `${entity!}.GoneWithoutWord`,
  ]);
});
