import { describe, expect, it } from 'vitest';
import { fastTests, namedTests } from './chosen-tests.mjs';
import { root } from './root.mjs';

describe('the tests that a run is asked for', () => {
  it('are all when none is named', () => {
    expect(namedTests(root, [])).toEqual({ filters: [], schemas: [] });
  });

  it('are those of a module by its name: what names it often, and its pages', () => {
    const { filters, schemas } = namedTests(root, ['leave']);
    expect(filters).toEqual(
      expect.arrayContaining(['leave', 'tests/server/leave.test.ts', 'gallery/pages.test']),
    );
    expect(filters).not.toContain('tests/browser/beds.test.ts');
    expect(schemas).toEqual(['schemas/pages/leave/']);
  });

  it('are those whose names contain any other word', () => {
    expect(namedTests(root, ['server/crash'])).toEqual({ filters: ['server/crash'], schemas: [] });
  });

  it('need no server when they are to be fast', () => {
    const { filters, schemas } = fastTests(root);
    expect(filters.slice(0, 3)).toEqual(['src/', 'tools/', 'tests/conformance/']);
    expect(filters.slice(3)).toEqual(schemas.length > 0 ? ['gallery/pages.test'] : []);
  });
});
