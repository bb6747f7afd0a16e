import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '../../src/contract/rules.ts';
import type { Caller } from '../../src/server/data/access/caller.ts';
import { getRow } from '../../src/server/data/read/get.ts';
import { iterateRows } from '../../src/server/data/read/iterate.ts';
import { listOptions } from '../../src/server/data/read/options.ts';
import { listTree } from '../../src/server/data/read/tree.ts';
import { refusalOf } from '../_util/engine.ts';
import { openLibrary, type Library } from '../_util/library.ts';
import { BOOK, idsOf, list, READER } from '../_util/library-reading.ts';

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library?.close());

describe('rows', () => {
  it('carry wire values and display twins', async () => {
    const book = await getRow(library.engine, library.admin, BOOK, 'b1');
    expect(book).toMatchObject({
      Topics: ['A', 'B'],
      TopicsName: '文学、历史',
      Price: 39.9,
      IsRare: 0,
      Published: '2020-02-29',
      ShelvedAt: '2026-11-19 23:59:59',
      OpensAt: '08:30',
      OwnerIds: ['o2', 'o1'],
      OwnerIdsName: '理学院、文学院',
      Chapters: [{ Name: '一', OrgId: 'o1' }],
      Place: { Lng: 115.8, Lat: 28.7 },
      Loans: 2,
      CreateDate: '2026-11-20 08:00:00',
      Version: 1,
    });
    const empty = await getRow(library.engine, library.admin, BOOK, 'b4');
    expect(empty).toMatchObject({
      Topics: null,
      TopicsName: null,
      OwnerIdsName: null,
      Price: null,
      Isbn: null,
    });
  });

  it('name their references and files, and only the columns asked for', async () => {
    const rows = (
      await list(library, library.admin, { Entity: READER, Columns: ['OrgName', 'Level', 'Photo'] })
    ).rows;
    expect(rows[0]).toEqual({
      Id: 'r01',
      Version: 1,
      OrgId: 'o1',
      OrgName: '文学院',
      Level: '1',
      LevelName: '普通',
      Photo: 'f1',
      PhotoList: [{ Id: 'f1', Name: 'f1', Url: '', Size: 0 }],
      _Actions: expect.any(Array),
    });
  });

  it('say what may be done with them: grant, guard and flow', async () => {
    const actions = async (caller: Caller, entity: string, id: string) =>
      (await getRow(library.engine, caller, entity, id))['_Actions'];
    expect(await actions(library.admin, READER, 'r01')).toEqual([
      'library.reader.view',
      'library.reader.edit',
      'library.reader.stop',
    ]);
    expect(await actions(library.admin, READER, 'r03')).toContain('library.reader.delete');
    expect(await actions({ ...library.admin, grants: new Set() }, READER, 'r03')).toEqual([]);
    expect(await actions(library.admin, 'library/Loan', 'l1')).toContain('library.loan.submit');
    expect(await actions(library.counsellor, 'library/Loan', 'l2')).not.toContain('library.loan.submit');
    const row = await getRow(library.engine, library.counsellor, READER, 'r01');
    expect(row['_Readonly']).toEqual(expect.arrayContaining(['Id', 'UserId', 'Loans', 'CreateDate']));
    expect(row['_Readonly']).not.toContain('TrueName');
  });
});

it('K02: a toggle is on or off for the caller alone, counted for all, and asked twice does nothing more', async () => {
  const wish = (caller: Caller, Wished: unknown) =>
    library.act({ ...caller, grants: new Set(['library.book.wish']) }, 'library.book.wish', ['b1'], {
      Wished,
    });
  const seen = async (caller: Caller) => {
    const { Wishes, Wished } = await getRow(library.engine, caller, BOOK, 'b1');
    return [Wishes, Wished];
  };
  await wish(library.reader, 1);
  await wish(library.reader, 1);
  await wish(library.admin, 1);
  expect(await seen(library.reader)).toEqual([2, 1]);
  await wish(library.reader, 0);
  await wish(library.reader, 0);
  expect([await seen(library.reader), await seen(library.admin)]).toEqual([
    [1, 0],
    [1, 1],
  ]);
  const [listed] = (await list(library, library.admin, { Entity: BOOK, Columns: ['Wished'] })).rows;
  expect(listed).toMatchObject({ Id: 'b1', Wished: 1 });
  await wish(library.reader, 1);
  expect(await seen(library.reader)).toEqual([2, 1]);
  expect(await refusalOf(wish(library.reader, 2))).toBe('请刷新后重试');
});

describe('lines that nobody changes with their parent', () => {
  const LINE = 'library/LoanLine';
  const loan = {
    ReaderId: 'r01',
    BookId: 'b1',
    Reason: '展览',
    StartTime: '2026-11-21 08:00:00',
    EndTime: '2026-11-22 08:00:00',
  };
  const save = (data: Row) =>
    library.save(library.admin, 'library/Loan', 'library.loan.save', { ...loan, ...data });

  it('L02 are neither changed, removed nor made there, but can be moved', async () => {
    const first = await save({ Children: { [LINE]: [{ BookId: 'b2', Seq: 1, Note: '自选' }] } });
    await library.add(LINE, { LoanId: first.Id, BookId: 'b4', Seq: 2, Note: '配套', Imported: 1 });
    const read = async () => {
      const row = await getRow(library.engine, library.admin, 'library/Loan', first.Id);
      const [own, imported] = (row['Children'] as Record<string, Row[]>)[LINE]!.toSorted(
        (one, other) => Number(one['Imported']) - Number(other['Imported']),
      );
      return { key: { Id: first.Id, Version: row['Version'] }, own: own!, imported: imported! };
    };
    const { key, own, imported } = await read();
    expect(own).toMatchObject({ Imported: 0 });
    const lines = (...sent: Row[]) => save({ ...key, Children: { [LINE]: sent } });
    expect(await refusalOf(lines(own, { ...imported, Note: '改动' }))).toBe(
      `${LINE}[1].Note: 附加图书第2条：说明不能修改`,
    );
    expect(await refusalOf(lines(own))).toContain('有不能删除的记录');
    expect(await refusalOf(lines(own, imported, { BookId: 'b3', Imported: 1 }))).toBe(
      'Imported: 导入不能修改',
    );
    await lines({ ...imported, Seq: 1 }, { ...own, Seq: 2, Note: '已改' });
    const after = await read();
    expect(after.imported).toMatchObject({ Seq: 1, Note: '配套' });
    expect(after.own).toMatchObject({ Seq: 2, Note: '已改' });
  });
});

describe('options and trees', () => {
  const values = async (caller: Caller, request: Parameters<typeof listOptions>[2]) =>
    (await listOptions(library.engine, caller, request)).map((option) => `${option.Value}:${option.Label}`);

  it('of dictionaries and lookup entities are for everyone', async () => {
    expect(await values(library.stranger, { Source: 'BOOK_TOPIC', ParentId: 'A' })).toEqual([
      'A1:小说',
      'A2:诗歌',
    ]);
    expect(await values(library.stranger, { Source: 'READER_LEVEL', Keyword: '高' })).toEqual(['2:高级']);
    expect(await values(library.stranger, { Source: 'core/Org', Keyword: '学院' })).toEqual([
      'o1:文学院',
      'o2:理学院',
    ]);
    expect(await values(library.stranger, { Source: 'core/Org', ParentId: 'o1' })).toEqual(['o11:中文系']);
    expect(await values(library.stranger, { Source: 'core/Org', Ids: ['o2'] })).toEqual(['o2:理学院']);
  });

  it('of other entities stay within the scope, unless the asking field has a filter of its own', async () => {
    expect(await values(library.stranger, { Source: READER })).toEqual([]);
    const asking = { Source: BOOK, Entity: 'library/Loan', Field: 'BookId', Form: {} };
    expect(await values(library.reader, asking)).toEqual(['b1:100%完成_的书\\1', 'b4:诗经']);
    const transfer = { Source: READER, EnCode: 'library.loan.transfer', Field: 'UserId' };
    const holder = { ...library.stranger, grants: new Set(['library.loan.transfer']) };
    expect((await values(holder, transfer)).length).toBe(6);
    expect(await refusalOf(listOptions(library.engine, library.stranger, transfer))).toBe(
      '没有权限执行该操作',
    );
    expect(await refusalOf(listOptions(library.engine, library.reader, { ...asking, Source: READER }))).toBe(
      '字段不可用',
    );
    const line = { Source: 'core/Org', Entity: BOOK, Field: 'Chapters.OrgId' };
    expect(await values(library.reader, line)).toEqual(['o0:大学']);
    const outsider = { ...library.stranger, grants: new Set<string>(), readable: new Set<string>() };
    const borrower = { Source: READER, Entity: 'library/Loan', Field: 'ReaderId', Form: {} };
    expect(await refusalOf(listOptions(library.engine, outsider, borrower))).toBe('没有权限查看该数据');
    // Books are looked up by everybody.
    expect(await values(outsider, asking)).toEqual(['b1:100%完成_的书\\1', 'b4:诗经']);
  });

  it('trees come whole or level by level', async () => {
    const tree = (ParentId?: string) =>
      listTree(library.engine, library.stranger, { Source: 'core/Org', ParentId });
    expect((await tree()).map((node) => [node.Id, node.ParentId, node.IsLeaf])).toEqual([
      ['o0', null, false],
      ['o1', 'o0', false],
      ['o2', 'o0', true],
      ['o11', 'o1', true],
    ]);
    expect((await tree('')).map((node) => node.Id)).toEqual(['o0']);
    expect((await tree('o1')).map((node) => node.Name)).toEqual(['中文系']);
    const topics = await listTree(library.engine, library.stranger, { Source: 'BOOK_TOPIC', ParentId: '' });
    expect(topics.map((node) => [node.Id, node.IsLeaf])).toEqual([
      ['A', false],
      ['B', true],
      ['C', true],
    ]);
  });
});

describe('export', () => {
  it('gives every row once, in the order of the list, masked', async () => {
    for (const sortField of ['Level', 'CardNo', 'Id', 'CreateDate', 'ClassCode'])
      for (const sortOrder of ['ascend', 'descend'] as const) {
        const request = { Entity: READER, sortField, sortOrder };
        const rows: Row[] = [];
        for await (const page of iterateRows(library.engine, library.college, request, 7))
          rows.push(...page.rows);
        const whole = await list(library, library.college, { ...request, PageSize: 100 });
        expect(idsOf(rows)).toEqual(idsOf(whole.rows));
        expect(rows[0]?.['IdCardNo']).toBe('3601****1236');
        expect(rows[0]).not.toHaveProperty('_Actions');
      }
  });

  it('passes absent values in either direction and goes on behind a position', async () => {
    for (const sortOrder of ['ascend', 'descend'] as const) {
      const request = { Entity: BOOK, sortField: 'Published', sortOrder };
      const ids: string[] = [];
      for await (const page of iterateRows(library.engine, library.admin, request, 1)) {
        ids.push(...idsOf(page.rows));
        const rest: string[] = [];
        for await (const more of iterateRows(library.engine, library.admin, request, 50, page.last))
          rest.push(...idsOf(more.rows));
        expect(ids.length + rest.length).toBe(4);
      }
      expect(ids).toEqual(idsOf((await list(library, library.admin, request)).rows));
    }
  });
});
