import { describe, expect, it } from 'vitest';
import { groupsOf, loadedBy, parts, type Chunk } from './bundle-chunks.mjs';

const ROOT = '/project';
const LONG = 'x'.repeat(20_000);
const chunk = (
  fileName: string,
  modules: readonly string[],
  imports: readonly string[] = [],
  code = LONG,
): Chunk => ({
  fileName,
  code,
  imports: [...imports],
  modules: Object.fromEntries(modules.map((module) => [`${ROOT}/${module}`, {}])),
});

describe('what modules load', () => {
  const chunks = [
    chunk('index.js', ['src/client/main.tsx'], ['react.js']),
    chunk('routes.js', ['src/client/routes.tsx'], ['index.js', 'table.js']),
    chunk('react.js', ['react']),
    chunk('table.js', ['src/client/table.tsx'], ['react.js']),
  ];
  const namesOf = (modules: string[]) => [...loadedBy(chunks, modules, ROOT)].map(({ fileName }) => fileName);

  it('is what they are in and all that this imports, each once', () => {
    expect(namesOf(['src/client/main.tsx', 'src/client/routes.tsx'])).toEqual([
      'index.js',
      'react.js',
      'routes.js',
      'table.js',
    ]);
  });

  it('is never nothing because a module was renamed', () => {
    expect(() => namesOf(['src/client/gone.tsx'])).toThrow('src/client/gone.tsx is not in the build');
  });
});

describe('groups', () => {
  const homes = Object.entries(parts).map(([name, modules]) =>
    chunk(
      `${name}.js`,
      modules,
      name === 'list' ? ['cell.js', 'react.js'] : name === 'detail' ? ['cell.js'] : [],
    ),
  );
  const shared = (code?: string) =>
    groupsOf([...homes, chunk('cell.js', ['cell'], [], code), chunk('react.js', ['react'])], ROOT);
  const groups = shared();
  const groupOf = (module: string, of = groups) =>
    of.flatMap(({ name, test }) => ((test as (id: string) => boolean)(`${ROOT}/${module}`) ? [name] : []));

  it('hold what the same parts load, so that nobody loads what another part alone needs', () => {
    expect([
      groupOf('cell'),
      groupOf('react'),
      groupOf('src/client/renderer/page-kinds/list/ListBlock.tsx'),
    ]).toEqual([['list-detail'], ['list'], ['list']]);
  });

  it('that are small are no file of their own, but come with what every visit loads', () => {
    expect(groupOf('cell', shared('export const cell = 1;'))).toEqual(['notices']);
  });

  it('leave alone what none of the parts loads', () => {
    expect(groupOf('src/client/elsewhere.tsx')).toEqual([]);
  });
});
