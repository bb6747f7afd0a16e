import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '../../src/contract/rules.ts';
import { FOLDED_FROM, foldedText } from '../../src/contract/folded-text.ts';
import type { Caller } from '../../src/server/data/access/caller.ts';
import { foldedSql } from '../../src/server/data/sql/folded-sql.ts';
import { listRows, type ListRequest } from '../../src/server/data/read/list.ts';
import { listOptions } from '../../src/server/data/read/options.ts';
import { listTree } from '../../src/server/data/read/tree.ts';
import { refusalOf } from '../_util/engine.ts';
import { NAMES } from '../fixtures/names/people.ts';
import { openLibrary, type Library } from '../_util/library.ts';
import { BOOK, found, idsOf, list, READER, watched } from '../_util/library-reading.ts';

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library?.close());

describe('hostile names (C1, C4)', () => {
  const bases = [
    'CardNo"',
    'CardNo" --',
    '"CardNo"',
    'concat(CardNo,0x3a,PinHash)',
    'CardNo::text',
    't.CardNo',
    'Reader.CardNo',
    '(SELECT 1)',
    "CardNo' OR '1'='1",
    'CardNo; DROP TABLE "Reader"',
    'CASE WHEN 1=1 THEN CardNo END',
    '*',
    '1',
    'pg_sleep(1)',
    'CardNo/**/',
    'cardno',
    'CARDNO',
    'ＣardNo',
    'CardNo\u0000',
    'CardNo\n',
    ' CardNo',
    'CardNo ',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'prototype',
    '',
    '$1',
    '"',
    "'",
    '\\',
    'CardNo[0]',
    'CardNo->>0',
    'CardNo,PinHash',
    'CardNo DESC',
    'row.CardNo',
    '_Actions',
    'Children',
    'TrueName COLLATE "C"',
  ];
  const wrappers = [
    (name: string) => name,
    (name: string) => `lower(${name})`,
    (name: string) => `${name} || 'x'`,
    (name: string) => `Level"."${name}`,
    (name: string) => `${name}\u202e`,
  ];
  const names = bases.flatMap((base) => wrappers.map((wrap) => wrap(base)));

  it(`refuses ${names.length} names as filter, order and column before any SQL`, async () => {
    expect(names.length).toBeGreaterThanOrEqual(200);
    const { engine, asked } = watched(library);
    for (const name of names) {
      const filter = JSON.parse(`{${JSON.stringify(name)}: "1"}`) as Row;
      const requests: Partial<ListRequest>[] = [{ Filter: filter }, { Columns: [name] }];
      if (name !== '') requests.push({ sortField: name, sortOrder: 'ascend' });
      for (const request of requests) {
        const refusal = await refusalOf(listRows(engine, library.admin, { Entity: READER, ...request }));
        expect(refusal, JSON.stringify([name, request])).toMatch(/^字段.*不可用$/);
      }
    }
    expect(asked).toEqual([]);
  });

  it('C2: options and trees come from registered dictionaries and entities alone', async () => {
    for (const Source of ['sys_meta', '"Reader"', 'Reader', 'pg_user', 'library/Reader"', '__proto__']) {
      expect(await refusalOf(listOptions(library.engine, library.admin, { Source }))).toBe('未找到选项来源');
      expect(await refusalOf(listTree(library.engine, library.admin, { Source }))).toBe('未找到树的来源');
    }
  });

  it('A5: bounds the size of a filter', async () => {
    const many = Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`F${n}`, 1]));
    expect(await refusalOf(list(library, library.admin, { Entity: READER, Filter: many }))).toBe(
      '查询条件不能超过100项',
    );
    const values = Array.from({ length: 1001 }, String);
    expect(await refusalOf(list(library, library.admin, { Entity: READER, Filter: { Level: values } }))).toBe(
      '级别一次最多选择1000项',
    );
    const Keyword = '长'.repeat(51);
    expect(await refusalOf(list(library, library.admin, { Entity: READER, Filter: { Keyword } }))).toBe(
      '关键字不能超过50个字',
    );
  });
});

describe('filters', () => {
  it('texts are looked for inside, % _ and \\ standing for themselves', async () => {
    const { admin } = library;
    expect(await found(library, admin, BOOK, { Title: '100%' })).toEqual(['b1']);
    expect(await found(library, admin, BOOK, { Title: '成_的' })).toEqual(['b1']);
    expect(await found(library, admin, BOOK, { Title: '书\\1' })).toEqual(['b1']);
    expect(await found(library, admin, BOOK, { Keyword: '完成' })).toEqual(['b1', 'b3']);
    expect(await found(library, admin, BOOK, { Title: ['诗经', '史记'] })).toEqual(['b2', 'b4']);
  });

  it('by value, by several values, by range', async () => {
    const { admin } = library;
    expect((await found(library, admin, READER, { Level: '2' })).length).toBe(6);
    expect((await found(library, admin, READER, { Level: ['1', '2'], OrgId: 'o2' })).length).toBe(10);
    expect(await found(library, admin, BOOK, { Price: { From: 12, To: '39.89' } })).toEqual(['b2']);
    expect(await found(library, admin, BOOK, { Stock: [2, '3'] })).toEqual(['b1', 'b4']);
    expect(await found(library, admin, BOOK, { Published: { To: '2020-02-29' } })).toEqual(['b1']);
    expect(
      await found(library, admin, BOOK, { ShelvedAt: { From: '2026-11-19', To: '2026-11-19' } }),
    ).toEqual(['b1']);
    expect(await found(library, admin, BOOK, { ShelvedAt: '2026-11-20 00:00:00' })).toEqual(['b4']);
    expect(await found(library, admin, BOOK, { OpensAt: { From: '08:00', To: '09:00' } })).toEqual(['b1']);
    expect(await found(library, admin, BOOK, { Topics: 'B' })).toEqual(['b1', 'b2']);
    expect(await found(library, admin, BOOK, { OwnerIds: ['o1', 'x'] })).toEqual(['b1']);
    expect(await found(library, admin, BOOK, { IsRare: '1' })).toEqual(['b2']);
  });

  it('-1, empty text and open ranges restrict nothing', async () => {
    const all = { Title: '', Price: { From: null, To: '' }, Stock: -1, Topics: '-1', Isbn: [] };
    expect((await found(library, library.admin, BOOK, all)).length).toBe(4);
  });

  it('16.11 an absent value finds nothing, whatever stands beside it', async () => {
    for (const absent of [{ OwnerIds: null }, { Title: '', IsRare: null }, { Isbn: [null] }])
      expect(await found(library, library.admin, BOOK, absent)).toEqual([]);
  });

  it('refuses malformed values in Chinese and never reaches the database with them', async () => {
    const bad: [string, unknown][] = [
      ['Price', 'x'],
      ['Price', { From: '1;' }],
      ['Stock', 1.5],
      ['Published', '2021-02-30'],
      ['Published', '0000-01-01'],
      ['ShelvedAt', '2026-11-20T00:00'],
      ['Title', 'a\u0000b'],
      ['Title', '\ud800'],
      ['Topics', [1]],
      ['IsRare', 'yes'],
      ['OpensAt', '25:00'],
      ['Title', { From: 'a' }],
      ['Stock', { Gt: 1 }],
      ['Place', 1],
      ['Chapters', 'x'],
      ['Loans', 1],
    ];
    for (const [name, value] of bad) {
      const refusal = await refusalOf(
        list(library, library.admin, { Entity: BOOK, Filter: { [name]: value } }),
      );
      expect(refusal, name + JSON.stringify(value)).toMatch(/格式不正确$|不可用$/);
    }
  });

  it('the page and its tabs narrow the list; unknown pages and tabs are refused', async () => {
    const page = { Entity: READER, Page: 'library/reader-list' };
    const { admin, reader } = library;
    expect(idsOf((await list(library, admin, { ...page, PageSize: 2 })).rows)).toEqual(['r30', 'r29']);
    expect((await list(library, admin, { ...page, Tab: 'senior' })).total).toBe(6);
    expect(idsOf((await list(library, reader, { ...page, Tab: 'mine' })).rows)).toEqual(['r01']);
    expect(await refusalOf(list(library, admin, { ...page, Tab: 'nope' }))).toBe('未找到该页签');
    expect(await refusalOf(list(library, admin, { Entity: READER, Page: 'library/book-list' }))).toBe(
      '未找到该页面',
    );
  });
});

describe('groups of a list', () => {
  const Page = 'library/reader-groups';
  const readers = (caller: Caller, request: Partial<ListRequest>) =>
    list(library, caller, { Entity: READER, Page, ...request });

  it('L01 are paged by the server, the largest first, within scope and filter, each with its count and its own rows', async () => {
    const headings = await readers(library.admin, { Group: {}, PageSize: 1 });
    expect(headings.total).toBe(2);
    expect(headings.rows).toEqual([
      { Id: expect.any(String), Version: 1, OrgId: 'o1', OrgName: '文学院', ClassCode: 'c1', _Count: 20 },
    ]);
    const next = await readers(library.admin, { Group: {}, PageSize: 1, PageIndex: 2 });
    expect(next.rows).toMatchObject([{ OrgId: 'o2', _Count: 10 }]);
    const senior = await readers(library.admin, { Group: {}, Filter: { Level: '2' } });
    expect(senior.rows.map(({ _Count }) => _Count)).toEqual([4, 2]);
    const own = await readers(library.college, { Group: {} });
    expect(own).toMatchObject({ total: 1, rows: [{ OrgId: 'o1' }] });
    const inside = await readers(library.admin, { Group: { Value: 'o2' }, PageSize: 3, PageIndex: 4 });
    expect([inside.total, idsOf(inside.rows)]).toEqual([10, ['r30']]);
    expect((await readers(library.college, { Group: { Value: 'o2' } })).total).toBe(0);
  });

  it('L01 hold rows without a value together, sum up each group, and are refused where the page has none', async () => {
    const books = (request: Partial<ListRequest>) =>
      list(library, library.admin, { Entity: BOOK, Page: 'library/book-groups', ...request });
    const [rest, one] = (await books({ Group: {} })).rows;
    expect([rest, one]).toMatchObject([{ Isbn: null, _Count: 3 }, { _Count: 1 }]);
    const without = await books({ Group: { Value: null } });
    expect([without.total, without.Summary]).toEqual([3, { Stock: 2 }]);
    expect((await books({ Group: { Value: String(one!['Isbn']) } })).Summary).toEqual({ Stock: 3 });
    const refused = list(library, library.admin, { Entity: BOOK, Page: 'library/book-list', Group: {} });
    expect(await refusalOf(refused)).toBe('该页面没有分组');
  });
});

describe('texts are compared in one form', () => {
  it('the database and the program write the same form of any text', async () => {
    const letters = [...FOLDED_FROM, ...Object.values(NAMES).flat().join(''), ...'aZ９Ａ　ﾊﾟ①㎏ﬁ\'"\\%_'];
    const random = Array.from({ length: 500 }, (_, seed) =>
      Array.from(
        { length: 1 + (seed % 9) },
        (_one, at) => letters[(seed * 7919 + at * 104_729) % letters.length],
      ).join(''),
    );
    const texts = [...Object.values(NAMES).flat(), ...letters, ...random];
    const { rows } = await library.engine.database.query<{ text: string; folded: string }>(
      `SELECT x.text, ${foldedSql('x.text')} AS folded FROM unnest($1::text[]) WITH ORDINALITY AS x(text, no) ORDER BY no`,
      [texts],
    );
    expect(rows.filter(({ text, folded }) => folded !== foldedText(text))).toEqual([]);
    expect(rows).toHaveLength(texts.length);
  });

  it('an index finds a name in that form', async () => {
    const { rows } = await library.engine.database.transaction(async (tx) => {
      await tx.query(
        `CREATE TEMP TABLE folded_names AS SELECT '阿依古丽·买买提' || n AS name FROM generate_series(1, 3000) n`,
      );
      await tx.query(`CREATE INDEX ON folded_names ((${foldedSql('name')}))`);
      await tx.query('ANALYZE folded_names');
      return tx.query<{ 'QUERY PLAN': string }>(
        `EXPLAIN SELECT 1 FROM folded_names WHERE ${foldedSql('name')} = 'x'`,
      );
    });
    expect(rows.map((row) => row['QUERY PLAN']).join(' ')).toMatch(/Index|Bitmap/);
  });
});
