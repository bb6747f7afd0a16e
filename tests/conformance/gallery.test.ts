import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkFolder } from '../../src/server/judge/check.ts';
import { problemLine } from '../../src/server/judge/problem.ts';
import { appBeside, problemsBeside } from '../_util/scenario.ts';
import { wordsApp } from '../_util/words.ts';

type Json = Readonly<Record<string, unknown>>;

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Json;
const below = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => read(join(folder, name)));

/** Every value that stands under a key, however deep. */
function under(key: string, value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => under(key, one));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => [...(name === key ? [one] : []), ...under(key, one)]);
}

/** What the vocabulary lets stand under a key: its constants and enumerations. */
const allowed = (file: string, key: string) =>
  under(key, read(`schemas/_meta/${file}.schema.json`))
    .flatMap((schema) => {
      const { const: only, enum: several = [] } = schema as { const?: unknown; enum?: unknown[] };
      return [only, ...several];
    })
    .filter((word) => typeof word === 'string');

// Shipped pages are drawn and judged like those of the gallery: pages.test.ts.
const all = (folder: string) => [
  ...below(`tests/fixtures/apps/gallery/${folder}`),
  ...below(`schemas/${folder}`),
];

describe('what the tests draw', () => {
  const pages = all('pages');
  const entities = all('entities');

  it.each([
    ['kind of page', pages, allowed('page', 'kind'), 'kind'],
    ['block', pages, allowed('block', 'block'), 'block'],
    ['type of field', entities, allowed('field', 'FieldType'), 'type'],
    ['widget', entities, allowed('field', 'widget'), 'widget'],
  ])('L01 L02 has every %s that the vocabulary knows', (_what, files, words, key) => {
    expect(words.length).toBeGreaterThan(3);
    const shown = new Set(under(key, files));
    expect([...new Set(words)].filter((word) => !shown.has(word))).toEqual([]);
  });

  it.each(['audience', 'slot', 'handout', 'messages', 'series', 'checklist'])(
    'L01 shows what is declared as %s',
    (block) => {
      const folder = 'tests/fixtures/apps/gallery';
      const shown = under('entity', below(`${folder}/pages`)) as string[];
      const declaring = shown.filter((name) => {
        const path = `${folder}/entities/${name}.json`;
        return existsSync(path) && block in read(path);
      });
      expect(declaring).not.toEqual([]);
    },
  );
});

/** Words of which the page of words has an example. */
const WORDS =
  'live kept while suggest only qr barcode apart warn each rules changes makes undoes views clock due compare group counts latest';

describe('applications of the tests beside the product', () => {
  it.each(WORDS.split(' '))('the page of words shows "%s" where it is used', (word) => {
    expect(readFileSync('.readme/words.md', 'utf8')).toContain(`"${word}":`);
  });

  it('what the page of the words writes has no mistake', () => {
    const app = wordsApp();
    const { folder, remove } = appBeside('tests/fixtures/apps/errands', app);
    try {
      expect(checkFolder(folder).map(problemLine)).toEqual([]);
    } finally {
      remove();
      rmSync(app, { recursive: true, force: true });
    }
  });

  it.each(['tests/fixtures/apps/visits', 'tests/fixtures/apps/driving'])('%s has no mistake', (app) => {
    const { folder, remove } = appBeside('schemas', app);
    try {
      expect(problemsBeside(folder, app)).toEqual([]);
    } finally {
      remove();
    }
  });
});
