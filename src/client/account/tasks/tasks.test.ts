import { describe, expect, it } from 'vitest';
import { calls } from '../../../contract/generated/calls.ts';
import { fileAddress, isOwnFile } from './download-link.ts';
import { emptyText, FIRST_QUERY, isRangeWrong, loadPage, NO_FILTERS, offeredTypes } from './task-query.ts';

describe('the task dialogs', () => {
  it('E03: only an end before its start is wrong, and nothing is filtered at first', () => {
    const range = (start: string, end: string) => isRangeWrong({ ...NO_FILTERS, start, end });
    expect(range('2026-01-02 00:00:00', '2026-01-01 23:59:59')).toBe(true);
    expect(range('2026-01-02 00:00:00', '2026-01-02 00:00:00')).toBe(false);
    expect([range('', '2026-01-01 00:00:00'), range('2026-01-01 00:00:00', '')]).toEqual([false, false]);
    expect(NO_FILTERS).toMatchObject({ fileType: '-1', businessType: '-1', name: '' });
  });

  it.each([
    { name: '学生' },
    { fileType: '1' },
    { businessType: 'a' },
    { start: '2026-01-01 00:00:00' },
    { end: '2026-01-01 00:00:00' },
  ])('16.13: filtered by %o, an empty list does not say that nothing exists', (part) => {
    expect(emptyText({ ...NO_FILTERS, ...part })).toBe('没有符合条件的任务');
    expect(emptyText({ ...NO_FILTERS, name: ' ' })).toBe('暂无数据');
  });

  it('S13: the list of business types leaves 测试 out', () => {
    const types = ['学生', '测试', '测试数据'].map((Name) => ({ Id: Name, Name }));
    expect(offeredTypes(types).map(({ Name }) => Name)).toEqual(['学生', '测试数据']);
  });

  it.each([
    ['/files/a.xlsx', 'https://home.example.cn/', 'https://home.example.cn/files/a.xlsx'],
    ['files/a.xlsx', 'https://home.example.cn', 'https://home.example.cn/files/a.xlsx'],
    ['files/a.xlsx', 'https://home.example.cn/app/', 'https://home.example.cn/app/files/a.xlsx'],
    ['https://other.example.cn/a.xlsx', 'https://home.example.cn', 'https://other.example.cn/a.xlsx'],
    ['HTTP://other.example.cn/a.xlsx', 'https://home.example.cn', 'HTTP://other.example.cn/a.xlsx'],
    ['javascript:alert(1)', 'https://home.example.cn', 'https://home.example.cn/javascript:alert(1)'],
    ['/java\tscript', 'https://home.example.cn', undefined],
    ['//evil.example', 'https://home.example.cn', undefined],
    ['/../a', 'https://home.example.cn', undefined],
    ['a.xlsx', 'javascript:', undefined],
  ])('S13: the file %s stands under the home address %s', (url, home, address) => {
    expect(fileAddress(url, home)).toBe(address);
  });

  it('files of our own server are told from others', () => {
    const own = calls.ImportExport.Download.path;
    expect([isOwnFile(`${own}?Id=1`), isOwnFile(own), isOwnFile(`${own}/x`), isOwnFile('/a')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('a page that has become empty gives way to the one before', async () => {
    const asked: number[] = [];
    const load = ({ pageIndex }: { pageIndex: number }) => {
      asked.push(pageIndex);
      return Promise.resolve({ total: 11, rows: pageIndex > 2 ? [] : ['row'] });
    };
    const found = await loadPage({ ...FIRST_QUERY, pageIndex: 4 }, load);
    expect([asked, found.query.pageIndex]).toEqual([[4, 3, 2], 2]);
    expect((await loadPage(FIRST_QUERY, () => Promise.resolve({ total: 0, rows: [] }))).page.rows).toEqual(
      [],
    );
  });
});
