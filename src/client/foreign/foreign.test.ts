import { describe, expect, it } from 'vitest';
import { buildEntity } from '../../contract/model.ts';
import { readCodes } from './codes.ts';
import { Choices } from './choices.ts';
import { fitted, noteEntities } from './fitting.ts';
import { CallFailure } from '../request/failure.ts';
import { readListPage } from './list-page.ts';
import { readOptions, readTree } from './tree.ts';

const FIRST = { PageIndex: 1, PageSize: 10 };
const rows = (count: number) => Array.from({ length: count }, (_, Id) => ({ Id }));

describe('C01: lists of servers that are not ours', () => {
  it.each([
    ['rows', { total: 25, rows: rows(10) }, 25, 10],
    ['Rows', { total: '25', Rows: rows(10) }, 25, 10],
    ['no total, a full page', { rows: rows(10) }, 11, 10],
    ['no total, the last page', { Rows: rows(4) }, 4, 4],
    ['a total that is none', { total: {}, rows: rows(4) }, 4, 4],
    ['a total below what came', { total: 0, rows: rows(4) }, 4, 4],
    ['all rows at once', rows(25), 25, 10],
    ['nothing', null, 0, 0],
    ['nothing but a text', 'none', 0, 0],
    ['rows that are none', { total: 3, rows: [null, 'a', 1, {}] }, 3, 1],
  ])('%s', (_name, answer, total, count) => {
    const page = readListPage(answer, FIRST);
    expect([page.total, page.rows.length]).toEqual([total, count]);
  });

  it('a page of rows that came all at once is cut where it begins', () => {
    const page = readListPage(rows(25), { PageIndex: 3, PageSize: 10 });
    expect(page.rows.map(({ Id }) => Id)).toEqual([20, 21, 22, 23, 24]);
  });
});

describe('trees and choices of servers that are not ours', () => {
  const TREE = [
    { Id: '1', Name: '学院', ParentId: null, IsLeaf: false },
    { Id: '2', Name: '专业', ParentId: '1', IsLeaf: true },
  ];
  it.each([
    [
      'Id, Name, ParentId',
      [
        { Id: 1, Name: '学院', ParentId: 0 },
        { Id: 2, Name: '专业', ParentId: 1 },
      ],
    ],
    ['id, text, children', { rows: [{ id: '1', text: '学院', children: [{ id: '2', text: '专业' }] }] }],
  ])('%s', (_name, answer) => expect(readTree(answer)).toEqual(TREE));

  it('nodes that stand below each other, or below none that is there, are drawn at the top', () => {
    const nodes = readTree([
      { id: 'a', text: '甲', ParentId: 'b' },
      { id: 'b', text: '乙', ParentId: 'a' },
      { id: 'c', ParentId: 'gone' },
      null,
      {},
    ]);
    expect(nodes.map(({ Id, ParentId }) => [Id, ParentId])).toEqual([
      ['a', null],
      ['b', null],
      ['c', null],
    ]);
  });

  it('choices by any of the names', () => {
    const wanted = [{ Value: '1', Label: '甲' }];
    for (const choice of [
      { Value: 1, Label: '甲' },
      { Id: '1', Name: '甲' },
      { id: 1, text: '甲' },
    ])
      expect(readOptions([choice])).toEqual(wanted);
    expect(readOptions(null)).toEqual([]);
  });

  it('dictionaries as lists of lists, or as one list', () => {
    const items = [{ code: '1', name: '男' }];
    const nested = { List: [{ TypeCode: 'GENDER', Items: [{ ItemCode: 1, ItemName: '男' }] }] };
    for (const answer of [nested, nested.List, [{ TypeCode: 'GENDER', ItemCode: '1', ItemName: '男' }]])
      expect(readCodes(answer).get('GENDER')).toEqual(items);
    for (const answer of [null, [], 'x', { List: null }]) expect(readCodes(answer).size).toBe(0);
  });
});

describe('rows of servers that are not ours', () => {
  const entity = buildEntity('a/Thing', {
    version: 1,
    title: '物品',
    scope: {},
    fields: {
      No: { id: 1, type: 'text', title: '编号' },
      Count: { id: 2, type: 'int', title: '数量' },
      IsOn: { id: 3, type: 'bool', title: '启用' },
      State: { id: 4, type: 'dict', dict: 'ENABLE', title: '状态' },
      Kinds: { id: 5, type: 'dicts', dict: 'ENABLE', title: '种类' },
      Day: { id: 6, type: 'date', title: '日期' },
      At: { id: 7, type: 'datetime', title: '时间' },
      Lines: { id: 8, type: 'list', title: '明细', columns: {} },
      Place: { id: 9, type: 'geo', title: '地点' },
    },
  } as never);

  it('come as the types of their fields', () => {
    const told = {
      id: 7,
      No: 12,
      Count: '3',
      IsOn: 'true',
      State: 1,
      Kinds: '1,2',
      Day: '2026-01-02T00:00:00',
    };
    const more = { At: '2026-01-02T03:04:05Z', Lines: 'x', Place: { Lng: '120', Lat: 30 }, StateName: 5 };
    expect(fitted(entity, { ...told, ...more })).toMatchObject({
      Id: '7',
      No: '12',
      Count: 3,
      IsOn: 1,
      State: '1',
      Kinds: ['1', '2'],
      Day: '2026-01-02',
      At: '2026-01-02 03:04:05',
      Lines: [],
      Place: { Lng: 120, Lat: 30 },
      StateName: '5',
    });
  });

  it('with anything in any field come without what does not fit', () => {
    for (const odd of [null, {}, [], [null], 'x', -1, true, { a: [{}] }])
      for (const name of ['Id', ...entity.fields.keys()]) {
        const { Id, ...row } = fitted(entity, { Id: '1', [name]: odd });
        expect(typeof Id).toBe('string');
        const shown = Object.values(row).flatMap((value) => (Array.isArray(value) ? value : [value]));
        expect(
          shown.some((value) => typeof value === 'object' && value !== null && Array.isArray(value)),
        ).toBe(false);
      }
  });
});

it('C01: a row keeps no name that a form cannot hold', () => {
  const plain = buildEntity('a/Plain', {
    $schema: '',
    version: 1,
    title: '甲',
    module: 'a',
    fields: {},
    scope: {},
  } as never);
  const row = JSON.parse(
    '{"Id":1,"Name":"a","0":"x","$type":"x","a.b":1,"__proto__":{},"constructor":"x"}',
  ) as object;
  expect(fitted(plain, row as never)).toEqual({ Id: '1', Name: 'a' });
});

describe('C01: references at a server without Data/Options', () => {
  const file = (fixedCalls?: object) =>
    ({
      $schema: '',
      version: 1,
      title: '甲',
      module: 'a',
      label: 'TrueName',
      fields: {},
      scope: {},
      ...(fixedCalls && { fixedCalls }),
    }) as never;
  noteEntities({ 'a/User': file({ list: 'UserRole/LoadManUserListByFilter' }), 'a/Other': file() });
  const missing = async () => {
    throw new CallFailure('404', 404, null, 404);
  };
  const lack = new Error('lack');

  it('takes the list that section 7 has for the entity, and asks in vain once', async () => {
    const asked: unknown[] = [];
    let times = 0;
    const choices = new Choices(
      () => ((times += 1), missing()),
      async (name, input) => {
        asked.push([name, input]);
        return { total: '3', Rows: [{ Id: 7, TrueName: '张老师' }, { Id: '', TrueName: '无' }, { Id: 8 }] };
      },
      () => lack,
    );
    const all = [
      { Value: '7', Label: '张老师' },
      { Value: '8', Label: '8' },
    ];
    expect(await choices.of({ Source: 'a/User', Keyword: '张' })).toEqual(all);
    expect(await choices.of({ Source: 'a/User', Ids: ['7'] })).toEqual(all.slice(0, 1));
    expect(times).toBe(1);
    expect(asked[0]).toEqual([
      'UserRole/LoadManUserListByFilter',
      { PageIndex: 1, PageSize: 20, Keyword: '张' },
    ]);
  });

  it('Q04: is a lack where section 7 has no list, and a failure where the server failed', async () => {
    const ask = async () => [];
    await expect(new Choices(missing, ask, () => lack).of({ Source: 'a/Other' })).rejects.toBe(lack);
    const down = new CallFailure('服务器暂时无法连接（502），请稍后重试', 502, null, 502);
    const failing = new Choices(
      () => Promise.reject(down),
      ask,
      () => lack,
    );
    await expect(failing.of({ Source: 'a/User' })).rejects.toBe(down);
  });
});
