import { describe, expect, it } from 'vitest';
import type { CodeFile } from '../../../contract/generated/meta.ts';
import { FILTER_EMPTY } from '../../../contract/envelope.ts';
import { buildEntity } from '../../../contract/model.ts';
import { NOBODY } from '../../../contract/subject.ts';
import { filterSql } from './filter.ts';
import { Binder } from '../sql/sql.ts';

const AREA: CodeFile = {
  version: 1,
  title: '地区',
  items: [
    { code: '36', name: '江西省' },
    { code: '3601', name: '南昌市', parent: '36' },
    { code: '360102', name: '东湖区', parent: '3601' },
    { code: '3607', name: '赣州市', parent: '36' },
    { code: '42', name: '湖北省' },
  ],
};

const entity = buildEntity('sample/Person', {
  version: 1,
  title: '人员',
  fields: { Home: { id: 1, type: 'dict', title: '家乡', dict: 'AREA' } },
  scope: {},
});
const caller = {
  subject: NOBODY,
  grants: new Set<string>(),
  readable: new Set<string>(),
  requestId: '',
  ip: '',
};

it('rows without a value of what is chosen are found by the word for none, alone and beside others', () => {
  const where = (Home: unknown) => {
    const binder = new Binder();
    const { sql } = filterSql(new Map([['AREA', AREA]]), entity, caller, { Home }, binder, 't');
    return [sql, ...binder.values];
  };
  expect(where(FILTER_EMPTY)).toEqual(['(t."Home" IS NULL)']);
  expect(where([FILTER_EMPTY])).toEqual(['(t."Home" IS NULL)']);
  const [mixed, ...values] = where([FILTER_EMPTY, '42']);
  expect(mixed).toMatch(/^\(t\."Home" IS NULL OR .+\$1/);
  expect(values.flat()).toContain('42');
});

describe('R15 a query of records asks for so many days at most', () => {
  const passes = buildEntity('sample/Pass', {
    version: 1,
    title: '通行',
    fields: { At: { id: 1, type: 'datetime', title: '时间', mostDays: 31 } },
    scope: {},
  });
  const asked = (filter: Record<string, unknown> | undefined, binder = new Binder()) =>
    filterSql(new Map(), passes, caller, filter, binder, 't').sql;

  it.each([
    [undefined, 't."At" > now() - make_interval(days => $1::int)'],
    [{ At: { From: '2026-10-01' } }, '$2::timestamptz + make_interval(days => $3::int)'],
    [{ At: { To: '2026-10-01' } }, '$2::timestamptz - make_interval(days => $3::int)'],
    [{ At: { From: '2026-10-01', To: '2026-10-31' } }, 'TRUE'],
    [{ At: '2026-10-01' }, 'TRUE'],
  ])('%j', (filter, sql) => {
    const bound = new Binder();
    const made = asked(filter, bound);
    expect(made).toContain(sql);
    // The database refuses a value that the statement does not name.
    for (const place of bound.values.keys()) expect(made).toContain(`$${place + 1}`);
  });

  it('refuses more', () =>
    expect(() => asked({ At: { From: '2026-10-01', To: '2026-11-02' } })).toThrow('查询时间不能超过31天'));
});

describe('L01 a filter by an item of a tree finds what lies below it', () => {
  it.each([
    ['36', ['36', '3601', '3607', '360102']],
    ['3601', ['3601', '360102']],
    [
      ['3601', '42'],
      ['3601', '360102', '42'],
    ],
    ['360102', '360102'],
    ['99', '99'],
  ])('%j', (Home, bound) => {
    const binder = new Binder();
    filterSql(new Map([['AREA', AREA]]), entity, caller, { Home }, binder, 't');
    expect(binder.values).toEqual([bound]);
  });
});

describe('16.11 a filter by an absent value', () => {
  const every = buildEntity('sample/Every', {
    version: 1,
    title: '各类',
    fields: {
      Word: { id: 1, type: 'text', title: '文字', length: 20 },
      Count: { id: 2, type: 'int', title: '数' },
      Day: { id: 3, type: 'date', title: '日' },
      Owner: { id: 4, type: 'ref', title: '所属', ref: 'sample/Person' },
      Kind: { id: 5, type: 'dict', title: '类别', dict: 'AREA' },
    },
    scope: {},
  });
  const sqlOf = (filter: Record<string, unknown>) =>
    filterSql(new Map(), every, caller, filter, new Binder(), 't').sql;

  it.each(['Word', 'Count', 'Day', 'Owner', 'Kind'])('finds no row by %s', (name) => {
    expect(sqlOf({ [name]: null })).toContain('(FALSE)');
    expect(sqlOf({ [name]: [null] })).toContain('(FALSE)');
  });

  it('and every row where all are meant', () => {
    for (const all of ['', -1, '-1', []]) expect(sqlOf({ Owner: all })).toBe('TRUE');
  });
});
