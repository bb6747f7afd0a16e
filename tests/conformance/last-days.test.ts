import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

interface Fields {
  readonly fields?: Readonly<Record<string, { readonly type: string }>>;
}

const readFile = (path: string) => readFileSync(path, 'utf8');
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name));

/** The fields of an entity that hold a day. */
function daysOf(entity: string): Set<string> {
  const { fields = {} } = JSON.parse(readFile(`schemas/entities/${entity}.json`)) as Fields;
  return new Set(Object.keys(fields).filter((name) => fields[name]?.type === 'date'));
}

/** A day that is compared with a moment begins at midnight: `row.Until < now()` calls it over on its own last day. */
const OVER = /\brow\.([A-Z]\w*) (?:<|>=) (?:now\(\)(?!\.substring)|clock\.now\b)/g;

/** What a file says is over on its last day. */
function overTooSoon(source: string, days: ReadonlySet<string>): string[] {
  return [...source.matchAll(OVER)].filter(([, field]) => days.has(field!)).map(([condition]) => condition);
}

const ENTITIES = filesIn('schemas/entities').map(
  (path) => [path, path.slice('schemas/entities/'.length, -'.json'.length)] as const,
);
const PAGES = filesIn('schemas/pages').flatMap((path) => {
  const { entity } = JSON.parse(readFile(path)) as { readonly entity?: string };
  return entity === undefined ? [] : [[path, entity] as const];
});

describe('a day lasts until its end', () => {
  it.each([...ENTITIES, ...PAGES])('in %s of %s', (path, entity) => {
    expect(overTooSoon(readFile(path), daysOf(entity))).toEqual([]);
  });

  it.each([
    ['row.DueOn < now()', 1],
    ['row.DueOn < clock.now', 1],
    ['row.DueOn >= now()', 1],
    ['row.DueOn < clock.dayAgo', 0],
    ['row.DueOn < now().substring(0, 10)', 0],
    ['row.DueOn > now()', 0],
    ['row.EndTime < now()', 0],
  ])('which %s breaks %i times', (source, times) => {
    expect(overTooSoon(source, new Set(['DueOn']))).toHaveLength(times);
  });
});
