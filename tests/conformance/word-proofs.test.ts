import { existsSync, readFileSync, rmSync } from 'node:fs';
import { expect, describe, it, afterAll } from 'vitest';
import { conditionFunctions } from '../../src/contract/conditions/functions/index.ts';
import { NOBODY } from '../../src/contract/subject.ts';
import { buildCatalog, type Catalog } from '../../src/server/data/schemas/catalog.ts';
import { readTexts } from '../../src/server/judge/files/schema-set.ts';
import type { Case } from '../../tools/explain/reasons.ts';
import { reachLines, ruleLines } from '../../tools/explain/reasons.ts';
import { shownLines } from '../../tools/explain/shown.ts';
import { actLines, wordLines } from '../../tools/explain/words.ts';
import { OLDER_WORDS } from '../fixtures/older-words.ts';
import { wordsApp } from '../_util/words.ts';

const PAGE = '.readme/word-proofs.md';
const BASE = 'tests/fixtures/apps/errands';
const LOOKS = ['count', 'any', 'all'];

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = readFileSync(PAGE, 'utf8');
/** Lines of the page's tables, cell by cell. */
const lines = [...text.matchAll(/^\| (`.*) \|$/gm)].map(([, row = '']) =>
  row.split(' | ').map((cell) => cell.trim()),
);
const quoted = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
const words = lines
  .filter((cells) => cells.length === 4)
  .map(([word, example, test]) => ({
    word: quoted(word)[0]!,
    example: quoted(example)[0]!,
    tests: quoted(test),
  }));
const functions = lines.filter((cells) => cells.length === 2).flatMap(([names]) => quoted(names));

const meta = (file: string) => JSON.parse(readFileSync(`schemas/_meta/${file}.schema.json`, 'utf8')) as Json;

/** What stands at a path of a vocabulary file. */
const at = (of: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((node, key) => (isObject(node) ? node[key] : undefined), of);

/** Keys that an object of the vocabulary may have, whichever of its forms it takes. */
function keysOf(node: unknown): string[] {
  if (!isObject(node)) return [];
  const forms = [node['oneOf'], node['anyOf'], node['allOf']].flatMap((some) =>
    Array.isArray(some) ? some : [],
  );
  const own = isObject(node['properties']) ? Object.keys(node['properties']) : [];
  return [...new Set([...own, ...forms.flatMap(keysOf)])];
}

const ENTITY = meta('entity');
const PAGE_KINDS = meta('page');
/** Where words may stand, by the beginning of their names on the page. */
const PLACES: Readonly<Record<string, readonly unknown[]>> = {
  field: [meta('field')],
  entity: [ENTITY],
  'entity.rules': [at(ENTITY, 'properties', 'rules', 'items')],
  'entity.clock': [at(ENTITY, 'properties', 'clock', 'items')],
  message: [meta('message')],
  'message.at': [at(meta('message'), 'properties', 'at')],
  action: [meta('action')],
  page: ['ListPage', 'ScanPage'].map((kind) => at(PAGE_KINDS, 'definitions', kind)),
  'page.columns': [at(PAGE_KINDS, 'definitions', 'Column')],
  'page.filters': [at(PAGE_KINDS, 'definitions', 'Filter')],
  query: [meta('query')],
};

const own = wordsApp();
afterAll(() => rmSync(own, { recursive: true, force: true }));

const texts = (app: string): Map<string, string> => {
  const folder = app === 'words' ? own : `tests/fixtures/apps/${app}`;
  const both = [...readTexts(BASE), ...readTexts(folder)];
  return new Map(both.filter(([file]) => !file.startsWith('scenarios/')));
};

/** All that `npm run explain` tells of the words of an application. */
function told(catalog: Catalog): string {
  return [...catalog.entities.values()]
    .flatMap((entity) => {
      const caller = {
        subject: NOBODY,
        grants: new Set<string>(),
        readable: new Set<string>(),
        requestId: 'test',
        ip: '',
      };
      const facts: Case = {
        ...{ catalog, entity, caller, row: { Id: 'r' }, isAble: true, now: '2026-03-05 09:00:00' },
        ...{ parents: [], reached: {}, counted: {}, offers: [], lacks: [] },
      };
      const acts = [...entity.actions.keys()].flatMap((enCode) => [
        ...actLines(facts, enCode),
        ...reachLines(facts, enCode),
        ...ruleLines(facts, enCode),
      ]);
      return [entity.name, ...wordLines(facts), ...shownLines(facts), ...acts];
    })
    .join('\n');
}

/** Objects of a file in which a word may stand. */
function holders(file: string, content: Json, [kind, ...path]: readonly string[]): Json[] {
  const all = (value: unknown): Json[] => [value].flat().filter(isObject);
  const inside = (of: Json[], keys: readonly string[]): Json[] =>
    keys.reduce((found, key) => found.flatMap((one) => all(one[key])), of);
  const each = (name: string): Json[] => Object.values((content[name] ?? {}) as Json).filter(isObject);
  if (kind === 'query') return file.startsWith('calls/') ? inside(all(content['query']), path) : [];
  // The filters of a board say beside their fields of which entity they are.
  if (kind === 'page')
    return file.startsWith('pages/')
      ? inside([content], path).flatMap((one) => [one, ...all(one['fields'])])
      : [];
  if (!file.startsWith('entities/')) return [];
  const of = { entity: [content], field: each('fields'), action: each('actions'), message: each('messages') };
  return inside(of[kind as keyof typeof of], path);
}

/** The files of an application with one use of a word left out: the word alone, or with the part of a list that cannot be without it. */
function* without(app: string, word: string): Generator<Map<string, string>> {
  const place = word.split('.');
  const key = place.pop()!;
  const whole = texts(app);
  for (const [file, source] of whole) {
    const count = file.endsWith('.json') ? holders(file, JSON.parse(source) as Json, place).length : 0;
    for (let index = 0; index < count; index += 1) {
      const content = JSON.parse(source) as Json;
      const holder = holders(file, content, place)[index]!;
      if (holder[key] === undefined) continue;
      const { [key]: _left, ...rest } = holder;
      yield new Map(whole).set(
        file,
        JSON.stringify(content, (_name, value: unknown) => (value === holder ? rest : value)),
      );
      yield new Map(whole).set(
        file,
        JSON.stringify(content, (_name, value: unknown) =>
          Array.isArray(value) ? value.filter((item) => item !== holder) : value,
        ),
      );
    }
  }
}

const built = (files: Map<string, string>): string | undefined => {
  try {
    return told(buildCatalog('schemas', files));
  } catch {
    return undefined;
  }
};

describe('20 each word of the vocabulary', () => {
  it.each(Object.entries(PLACES))('of %s has a line on the page, or is older than it', (place, nodes) => {
    const keys = nodes.flatMap(keysOf);
    const listed = words.flatMap(({ word }) => {
      const name = word.split('.').at(-1)!;
      return word === `${place}.${name}` ? [name] : [];
    });
    const older = OLDER_WORDS[place]!;
    expect(keys.length).toBeGreaterThan(0);
    expect([...new Set([...listed, ...older])].toSorted()).toEqual([...new Set(keys)].toSorted());
    expect(older.filter((name) => listed.includes(name))).toEqual([]);
  });

  it('that can be called as a function has a line', () => {
    expect(functions.toSorted()).toEqual([...conditionFunctions.keys(), ...LOOKS].toSorted());
  });

  it('names tests that there are', () => {
    const named = [...new Set(words.flatMap(({ tests }) => tests))];
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((file) => !existsSync(file))).toEqual([]);
    expect(words.filter(({ tests }) => tests.length === 0)).toEqual([]);
  });

  it.each(words)('$word is used by its example, and explain tells of it', ({ word, example }) => {
    const with_ = built(texts(example));
    expect(with_).toBeDefined();
    const left = [...without(example, word)];
    expect(left.length, `${example} uses ${word}`).toBeGreaterThan(0);
    expect(left.some((files) => ![with_, undefined].includes(built(files)))).toBe(true);
  });
});
