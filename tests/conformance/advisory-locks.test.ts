import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Where locks are taken, with those of several keys at once. */
const TAKEN_IN = ['counted/locks.ts', 'database/advisory-lock.ts', 'write/apart.ts'];

const sources = readdirSync('src/server', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => ({ file, source: readFileSync(`src/server/${file}`, 'utf8') }));
const works = sources.flatMap(({ file, source }) =>
  [...source.matchAll(/\b(?:advisoryLock|byClock)\(\s*[\w.]+,\s*(?:'([^']+)'|(\w+))/g)].map(
    ([, text, constant]) => ({
      file,
      work: text ?? new RegExp(`const ${constant} = '([^']+)';`).exec(source)?.[1] ?? constant!,
    }),
  ),
);

describe('M02 advisory locks', () => {
  it('are taken by the name of a work, in one place', () => {
    const taking = sources
      .filter(({ source }) => /pg_(?:try_)?advisory/.test(source))
      .map(({ file }) => file);
    expect(taking.map((file) => file.split('/').slice(-2).join('/')).sort()).toEqual(TAKEN_IN);
    expect(works.length).toBeGreaterThan(35);
  });

  it('never have one name for two works', () => {
    const pairs = [...new Set(works.map(({ work, file }) => `${work}: ${file}`))];
    const named = (work: string) => pairs.filter((pair) => pair.startsWith(`${work}: `));
    expect(works.filter(({ work }) => named(work).length > 1)).toEqual([]);
  });
});
