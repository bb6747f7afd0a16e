import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isLayout } from '../../src/contract/layouts.ts';
import { typesOf } from '../../tools/generate/meta-types.ts';
import { readFolder, schemaSet } from '../../src/server/judge/files/schema-set.ts';

const set = schemaSet(readFolder('schemas').files);
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => join('src', path))
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('generated') && !/\.test\.tsx?$/.test(path));

function literalsOf(names: Iterable<string>): string[] {
  const wanted = new Set(names);
  return sources.flatMap((path) => {
    const text = readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
    const found = [...text.matchAll(/'([^'\n]+)'|"([^"\n]+)"|`([^`]+)`/g)].map(
      (match) => match[1] ?? match[2] ?? match[3]!,
    );
    return found.filter((literal) => wanted.has(literal)).map((literal) => `${path}: ${literal}`);
  });
}

describe('L02 a name of the schemas is written once', () => {
  it('no EnCode stands in src', () => {
    expect(literalsOf(set.enCodes.keys())).toEqual([]);
  });

  it('no call path stands in src', () => {
    expect(literalsOf([...set.calls].map(([name, call]) => call.path ?? `/api/${name}`))).toEqual([]);
  });

  it('no entity name stands in src', () => {
    expect(literalsOf(set.entities.keys())).toEqual([]);
  });
});

it('R15 no stylesheet asks for a custom property that nothing sets', () => {
  const client = readdirSync('src/client', { recursive: true, encoding: 'utf8' });
  const text = client
    .filter((path) => /\.(css|tsx?)$/.test(path))
    .map((path) => readFileSync(join('src/client', path), 'utf8'))
    .join('\n');
  const isSet = (name: string) => new RegExp(`(^|[\\s{;'"])${name}['"]?\\s*[:\\],]`, 'm').test(text);
  const asked = new Set([...text.matchAll(/var\((--[a-z-]+)\)/g)].map(([, name]) => name!));
  expect([...asked].filter((name) => !isSet(name))).toEqual([]);
});

/** Pages that the frame itself shows, a person who is there. */
const OF_THE_FRAME = /^(home|core\/my)/;

describe('L01 screens of modules are schemas', () => {
  it('no page of a module is named in src', () => {
    expect(literalsOf([...set.pages.keys()].filter((path) => !OF_THE_FRAME.test(path)))).toEqual([]);
  });

  it('the browser’s code has no folder and no screen for a module', () => {
    const modules = new Set([...set.entities.keys()].map((name) => name.slice(0, name.indexOf('/'))));
    const named = sources.filter(
      (path) =>
        path.startsWith(join('src', 'client')) &&
        path.split(sep).some((part) => modules.has(part.replace(/\.tsx$/, ''))),
    );
    expect(modules.size).toBeGreaterThan(8);
    expect(named).toEqual([]);
  });

  it('every item of the menus is a page file, or a group of items', () => {
    const items = [...set.menus.values()].flatMap((menu) => menu.items);
    expect(items.length).toBeGreaterThan(50);
    const others = items.filter(({ comment }) => !set.pages.has(comment) && !isLayout(comment));
    expect(others).toEqual([]);
  });
});

describe('L05 types', () => {
  // That all of them are fresh is a step of the check, which takes some seconds.
  it('of the vocabulary are what json-schema-to-typescript makes of it', async () => {
    const schema = JSON.parse(readFileSync('schemas/_meta/roles.schema.json', 'utf8')) as object;
    const types = await typesOf(schema, 'RolesFile');
    expect(types).toContain('export interface RolesFile {');
    expect(readFileSync('src/contract/generated/meta.ts', 'utf8')).toContain(types.trim());
  });
});

describe('L04 the shell, auth and request rules are TypeScript', () => {
  it('src holds no other code but numbered migrations, and no schema', () => {
    const others = readdirSync('src', { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(tsx?|css)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter(
        (path) =>
          !/contract\/generated\/(call-)?validators\.js$|embedded-worker-source\.mjs$|tables\/migrations\/\d{4}-[a-z0-9-]+\.sql$/.test(
            path,
          ),
      );
    expect(others).toEqual([]);
  });
});
