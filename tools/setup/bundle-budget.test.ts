import { describe, expect, it } from 'vitest';
import { filesOf } from './bundle-budget.mjs';

const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_react.js'] },
  'src/client/routes.tsx': { file: 'assets/routes.js', imports: ['index.html', '_table-a1.js'] },
  '_react.js': { file: 'assets/react.js' },
  '_table-a1.js': { file: 'assets/table-a1.js', name: 'table', imports: ['_react.js'] },
};

describe('scripts that a stage loads', () => {
  it('are those of its parts and all that these import, each once', () => {
    expect([...filesOf(manifest, ['index.html', 'src/client/routes.tsx'])]).toEqual([
      'assets/index.js',
      'assets/react.js',
      'assets/routes.js',
      'assets/table-a1.js',
    ]);
  });

  it('are found by name where others share the part', () => {
    expect([...filesOf(manifest, ['src/client/table.tsx'])]).toEqual([
      'assets/table-a1.js',
      'assets/react.js',
    ]);
  });

  it('are never none because a part was renamed', () => {
    expect(() => filesOf(manifest, ['src/client/gone.tsx'])).toThrow('gone.tsx is not a part of the build');
  });
});
