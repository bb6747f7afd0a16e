import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFolder, schemaSet } from '../../tools/check/schemas/schema-set.ts';

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

describe('L04 the shell, auth and request rules are TypeScript', () => {
  it('src holds no other code and no schema', () => {
    const others = readdirSync('src', { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(tsx?|css)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter(
        (path) => !/contract\/generated\/(call-)?validators\.js$|embedded-worker-source\.mjs$/.test(path),
      );
    expect(others).toEqual([]);
  });
});
