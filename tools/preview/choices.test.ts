import { describe, expect, it } from 'vitest';
import { loadCatalog } from '../../src/server/data/schemas/catalog.ts';
import { choicesOf } from './choices.ts';

const choices = choicesOf(loadCatalog('tests/fixtures/apps/library'));

describe('L05 preview', () => {
  it('offers every page with its title, a detail with a row to be about', () => {
    const paths = choices.pages.map(({ path }) => path);
    expect(paths).toContain('library/home');
    expect(paths).toEqual([...paths].sort());
    expect(choices.pages.find(({ path }) => path === 'library/reader-detail')).toMatchObject({
      kind: 'detail',
      rowId: 'Reader1',
    });
    expect(choices.pages.find(({ path }) => path === 'library/reader-list')).not.toHaveProperty('rowId');
  });

  it('offers every role with what the menus give to it', () => {
    const admin = choices.roles.find(({ code }) => code === 'admin');
    expect(admin?.pages).toContain('library/reader-list');
    expect(admin?.buttons.length).toBeGreaterThan(0);
    expect(choices.faults).toEqual([]);
  });
});
