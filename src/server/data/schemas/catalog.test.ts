import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadCatalog, pageClosure, openedBy, SchemaError } from './catalog.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'xgt-catalog-'));
  cpSync('tests/fixtures/apps/library', folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Json = Record<string, unknown>;
const READER = 'entities/library/Reader.json';
const LIST = 'pages/library/reader-list.json';

function edit(file: string, change: (json: Json) => void): void {
  const json = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Json;
  change(json);
  writeFileSync(join(folder, file), JSON.stringify(json));
}

function faultsOf(): string[] {
  try {
    return loadCatalog(folder)
      .faults()
      .map((fault) => `${fault.file}#${fault.pointer}: ${fault.message}`);
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    return [`refused: ${error.message}`];
  }
}

describe('loadCatalog', () => {
  it('reads entities with their implicit fields, and says which entity declares an EnCode', () => {
    const catalog = loadCatalog(folder);
    expect([...catalog.entities.keys()]).toContain('library/Reader');
    expect(catalog.entities.get('library/Loan')?.fields.get('Status')?.dict).toBe('FLOW_STATUS');
    expect(catalog.enCodes.get('library.loan.approve')?.entity.name).toBe('library/Loan');
    expect(catalog.codes.get('READER_LEVEL')?.items).toHaveLength(3);
    expect(catalog.faults()).toEqual([]);
  });

  it('changes its version with any file, and only then', () => {
    const { version } = loadCatalog(folder);
    expect(version).toMatch(/^[0-9a-f]{16}$/);
    expect(loadCatalog(folder).version).toBe(version);
    edit('codes/READER_LEVEL.json', (code) => (code['title'] = '级别'));
    expect(loadCatalog(folder).version).not.toBe(version);
  });

  it('22 names every flow in the dictionary of flows, whoever brought it', () => {
    const named = { code: 'LEAVE', name: '请假' };
    const file = { version: 1, title: '审批流程', fixed: true, items: [named] };
    writeFileSync(join(folder, 'codes/FLOW_CODE.json'), JSON.stringify(file));
    const { codes, entities } = loadCatalog(folder);
    const loan = { code: 'LOAN', name: entities.get('library/Loan')!.title };
    expect(codes.get('FLOW_CODE')?.items).toEqual([named, loan]);
  });

  it('L03 reads a page when it is asked for, once; what nobody opens costs nothing', () => {
    const parse = vi.spyOn(JSON, 'parse');
    const pagesRead = () => parse.mock.calls.filter(([text]) => /"kind":\s*"list"/.test(text)).length;
    const { pages } = loadCatalog(folder);
    expect(pagesRead()).toBe(0);
    expect(pages.get('library/reader-list')).toMatchObject({ kind: 'list' });
    expect(pages.get('library/reader-list')).toBe(pages.get('library/reader-list'));
    expect(pagesRead()).toBe(1);
    expect(pages.get('no/such')).toBeUndefined();
    expect(pages.size).toBeGreaterThan(4);
    parse.mockRestore();
  });

  it('follows a page to everything that it opens', () => {
    const catalog = loadCatalog(folder);
    expect([...pageClosure(catalog, 'library/reader-list').keys()].sort()).toEqual([
      'library/loan-list',
      'library/reader-detail',
      'library/reader-form',
      'library/reader-list',
    ]);
    expect(openedBy(catalog, 'library/reader-list').enCodes).toContain('library.loan.approve');
    expect(openedBy(catalog, 'library/reader-list').enCodes).not.toContain('library.book.add');
    expect([...openedBy(catalog, 'library/home').entities].sort()).toEqual([
      'library/Book',
      'library/Loan',
      'library/Reader',
    ]);
    expect(openedBy(catalog, 'no/such').enCodes.size).toBe(0);
  });
});

describe('a broken page', () => {
  const broken: [string, (page: Json) => void, RegExp][] = [
    [
      'an unknown key',
      (page) => (page['onClick'] = 'x'),
      /#: must NOT have additional properties \("onClick"\)/,
    ],
    ['an unknown column', (page) => (page['columns'] = ['Nope']), /#\/columns\/0: unknown field Nope/],
    [
      'an unknown EnCode',
      (page) => (page['toolbar'] = [{ EnCode: 'a.b' }]),
      /#\/toolbar\/0\/EnCode: unknown enCode a\.b/,
    ],
    ['a filter on an unknown field', (page) => (page['filter'] = "row.Nope == '1'"), /#\/filter: .*Nope/],
    ['a filter that is no condition', (page) => (page['filter'] = 'row.'), /#\/filter: /],
  ];
  it.each(broken)('with %s is not served and stops no other', (_name, change, message) => {
    edit(LIST, change);
    const faults = faultsOf();
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(new RegExp(`^${LIST}`));
    expect(faults[0]).toMatch(message);
    const { pages } = loadCatalog(folder);
    expect(pages.has('library/reader-list')).toBe(false);
    expect([...pages.keys()]).not.toContain('library/reader-list');
    expect(pages.naming('"kind"')).toHaveLength(pages.size);
    expect(pages.has('library/book-list')).toBe(true);
  });

  it.each([
    ['reader-form', 'sections', [{ fields: [] }], '/sections/0/fields'],
    ['reader-detail', 'timeline', 'yes', '/timeline'],
    ['home', 'tabs', [{ title: 'x' }], '/tabs/0'],
    ['home', 'kind', 'kanban', '/kind'],
  ])('of any kind is told where it is wrong: %s %s', (page, key, value, pointer) => {
    edit(`pages/library/${page}.json`, (json) => (json[key] = value));
    expect(loadCatalog(folder).faults()[0]).toMatchObject({ file: `pages/library/${page}.json`, pointer });
  });

  it('that is not JSON is a fault like any other', () => {
    writeFileSync(join(folder, LIST), '{ "version": 1,');
    expect(faultsOf()[0]).toMatch(new RegExp(`^${LIST}#: `));
  });
});

describe('a broken entity', () => {
  type Fields = Record<string, Json>;
  const fields = (entity: Json) => entity['fields'] as Fields;
  const broken: [string, (entity: Json) => void, string][] = [
    [
      'an unknown key',
      (entity) => (entity['sql'] = 'x'),
      `${READER}#: must NOT have additional properties ("sql")`,
    ],
    [
      'two fields of one id',
      (entity) => (fields(entity)['Phone']!['id'] = 1),
      '#/fields/Phone/id: the id is already that of CardNo',
    ],
    [
      'an unknown target',
      (entity) => (fields(entity)['OrgId']!['ref'] = 'core/No'),
      '#/fields/OrgId/ref: unknown entity core/No',
    ],
    [
      'an unknown dictionary',
      (entity) => (fields(entity)['Level']!['dict'] = 'NO'),
      '#/fields/Level/dict: unknown dictionary NO',
    ],
    [
      'a field named like an implicit one',
      (entity) => (fields(entity)['Version'] = { id: 50, type: 'int', title: '版' }),
      'Version is implicit',
    ],
    [
      'a scope that SQL cannot say',
      (entity) => (entity['scope'] = { admin: 'weekday(row.CardNo) > 3' }),
      '#/scope/admin: cannot be used as a row scope',
    ],
    [
      'a scope on a misspelt name',
      (entity) => (entity['scope'] = { admin: 'row.UserId == me.UserID' }),
      '#/scope/admin: ',
    ],
  ];
  it.each(broken)('with %s is refused', (_name, change, message) => {
    edit(READER, change);
    expect(faultsOf()[0]).toMatch(/^refused: /);
    expect(faultsOf()[0]).toContain(message);
  });

  it('an entity that is its own grandparent is refused', () => {
    edit('entities/library/Loan.json', (loan) => {
      loan['parent'] = { entity: 'library/LoanLine', field: 'BookId' };
    });
    expect(faultsOf()[0]).toContain('#/parent/entity: the entity is its own parent');
  });

  it('an EnCode of two entities is refused', () => {
    edit('entities/library/Book.json', (book) => {
      (book['actions'] as Json)['library.reader.add'] = { title: '新增', verb: 'add' };
    });
    expect(faultsOf()[0]).toContain('#/actions/library.reader.add: also declared by library/Book');
  });
});
