import { describe, expect, it } from 'vitest';
import type { CodeFile } from '../../contract/generated/meta.ts';
import { buildEntity } from '../../contract/model.ts';
import { NOBODY } from '../../contract/subject.ts';
import { filterSql } from './filter.ts';
import { Binder } from './sql.ts';

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
