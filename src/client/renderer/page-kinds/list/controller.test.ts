import { describe, expect, it, vi } from 'vitest';
import type { NamedField } from '../../../../contract/field-rules.ts';
import { throwsUnlessProvided, type ListRequest, type Row } from '../../data.ts';
import type { ListFilter } from '../../schema/uses.ts';
import { isSinglePage, ListController, type ListSetup } from './controller.ts';

const field = (name: string, type: NamedField['type'] = 'text'): NamedField => ({ name, type, title: name });

const filters: ListFilter[] = [
  { kind: 'keyword', key: 'Keyword', title: '关键字', hint: '姓名' },
  {
    kind: 'field',
    key: 'Status',
    title: '状态',
    field: field('Status', 'dict'),
    multiple: false,
    initial: '1',
  },
  { kind: 'range', key: 'StartTime', title: '开始', field: field('StartTime', 'datetime') },
  { kind: 'level', key: 'CollegeId', title: '学院', field: field('CollegeId', 'ref'), above: [] },
  { kind: 'level', key: 'MajorId', title: '专业', field: field('MajorId', 'ref'), above: ['CollegeId'] },
];

/** A list over rows that the test owns; remembers what was asked. */
function listOver(rows: Row[], setup: Partial<ListSetup> = {}) {
  const asked: ListRequest[] = [];
  const warnings: string[] = [];
  const data = throwsUnlessProvided({
    list: async (request) => {
      asked.push(request);
      const from = (request.PageIndex - 1) * request.PageSize;
      return { total: rows.length, rows: rows.slice(from, from + request.PageSize) };
    },
  });
  const controller = new ListController({
    data,
    entity: 'leave/LeaveApply',
    filters,
    pageSize: 10,
    warn: (message) => warnings.push(message),
    ...setup,
  });
  return { controller, asked, warnings };
}

const some = (count: number): Row[] => Array.from({ length: count }, (_, index) => ({ Id: `r${index + 1}` }));

describe('list controller', () => {
  it('C01 asks for page 1 of 10 rows first and flags a single page', async () => {
    const { controller, asked } = listOver(some(10));
    await controller.reload();
    expect(asked).toEqual([
      { Entity: 'leave/LeaveApply', Filter: { Status: '1' }, PageIndex: 1, PageSize: 10 },
    ]);
    expect(isSinglePage(controller.state())).toBe(true);
  });

  it('means all rows that match until something else is ticked or asked for', async () => {
    const { controller } = listOver(some(25));
    await controller.reload();
    controller.select(controller.state().rows.map((row) => String(row['Id'])));
    controller.selectAll();
    expect(controller.state().isAll).toBe(true);
    await controller.poll();
    expect(controller.state()).toMatchObject({ isAll: true, total: 25 });
    controller.select(['r1']);
    expect(controller.state().isAll).toBe(false);
    controller.selectAll();
    await controller.turn(2, 10);
    expect(controller.state().isAll).toBe(false);
  });

  it('C01 shows the pager when the total is larger than the page', async () => {
    const { controller } = listOver(some(11));
    await controller.reload();
    expect(isSinglePage(controller.state())).toBe(false);
  });

  it('C01 steps back one page when a page above 1 comes empty', async () => {
    const rows = some(21);
    const { controller, asked } = listOver(rows);
    await controller.turn(3, 10);
    expect(controller.state().rows).toHaveLength(1);
    rows.pop();
    await controller.reload();
    expect(asked.map((request) => request.PageIndex)).toEqual([3, 3, 2]);
    expect(controller.state()).toMatchObject({ pageIndex: 2, status: 'ready', total: 20 });
  });

  it('C01 steps back to the last page there is when more than a page of rows is gone', async () => {
    const rows = some(95);
    const { controller, asked } = listOver(rows);
    await controller.turn(10, 10);
    rows.length = 12;
    await controller.reload();
    expect(asked.map((request) => request.PageIndex)).toEqual([10, 10, 2]);
    expect(controller.state()).toMatchObject({ pageIndex: 2, total: 12 });
  });

  it('reads anew in silence: what is ticked stays, a failure changes nothing, a search in between wins', async () => {
    const rows = some(3);
    const { controller } = listOver(rows);
    await controller.reload();
    controller.select(['r1', 'r2']);
    rows.splice(0, 1, { Id: 'r9' });
    const seen: string[] = [];
    controller.watch(() => seen.push(controller.state().status));
    await controller.poll();
    expect(controller.state().rows.map(({ Id }) => Id)).toEqual(['r9', 'r2', 'r3']);
    expect([...controller.state().selected.keys()]).toEqual(['r1', 'r2']);
    expect(new Set(seen)).toEqual(new Set(['ready']));
    const polling = controller.poll();
    rows.pop();
    await controller.search();
    await polling;
    expect(controller.state().total).toBe(2);
    const failing = listOver([], { data: { list: () => Promise.reject(new Error('断网')) } });
    await failing.controller.reload();
    await failing.controller.poll();
    expect(failing.controller.state().status).toBe('failed');
  });

  it('begins where it was left, and tells where it stands', async () => {
    const left = {
      applied: { Keyword: '李' },
      pageIndex: 2,
      pageSize: 20,
      sort: { field: 'Status', order: 'descend' as const },
      tab: 'mine',
      node: undefined,
    };
    const kept: unknown[] = [];
    const { controller, asked } = listOver(some(50), { left, keep: (place) => kept.push(place) });
    await controller.reload();
    expect(asked[0]).toMatchObject({
      Filter: { Keyword: '李' },
      PageIndex: 2,
      PageSize: 20,
      sortField: 'Status',
      Tab: 'mine',
    });
    expect(kept).toEqual([left]);
    expect(controller.state().typed).toEqual({ Keyword: '李' });
    await controller.reset();
    expect(kept.at(-1)).toMatchObject({ applied: { Status: '1' }, pageIndex: 1 });
  });

  it('does not step below page 1', async () => {
    const { controller, asked } = listOver([]);
    await controller.reload();
    expect(asked).toHaveLength(1);
    expect(controller.state()).toMatchObject({ pageIndex: 1, status: 'ready', rows: [] });
  });

  it('C01 goes back to page 1 when the page size changes', async () => {
    const { controller, asked } = listOver(some(100));
    await controller.turn(4, 10);
    await controller.turn(4, 50);
    expect(asked.at(-1)).toMatchObject({ PageIndex: 1, PageSize: 50 });
  });

  it('E03 leaves filters of -1 and empty ones out, trims texts and sends only the given end of a range', async () => {
    const { controller, asked } = listOver(some(1));
    controller.type('Status', '-1');
    controller.type('Keyword', ' 张三 ');
    controller.type('StartTime', { From: '2026-01-01 00:00:00', To: null });
    await controller.search();
    expect(asked.at(-1)?.Filter).toEqual({ Keyword: '张三', StartTime: { From: '2026-01-01 00:00:00' } });
  });

  it('E03 warns of a range that ends before it begins on picking and on searching, and does not search', async () => {
    const { controller, asked, warnings } = listOver(some(1));
    controller.type('StartTime', { From: '2026-02-01 00:00:00', To: '2026-01-01 00:00:00' });
    expect(warnings).toEqual(['结束时间不能小于开始时间']);
    expect(controller.state().problem?.key).toBe('StartTime');
    await controller.search();
    expect(warnings).toHaveLength(2);
    expect(asked).toHaveLength(0);
    controller.type('StartTime', { From: '2026-02-01 00:00:00', To: '2026-02-01 00:00:00' });
    expect(controller.state().problem).toBeUndefined();
    await controller.search();
    expect(asked).toHaveLength(1);
  });

  it('empties the levels below a level of the student cascade that changed', () => {
    const { controller } = listOver([]);
    controller.type('CollegeId', 'c1');
    controller.type('MajorId', 'm1');
    controller.type('CollegeId', 'c2');
    expect(controller.state().typed).toEqual({ Status: '1', CollegeId: 'c2' });
  });

  it('reset brings the defaults back and searches', async () => {
    const { controller, asked } = listOver(some(1));
    controller.type('Status', '2');
    controller.type('Keyword', 'x');
    await controller.search();
    await controller.reset();
    expect(asked.map((request) => request.Filter)).toEqual([{ Status: '2', Keyword: 'x' }, { Status: '1' }]);
  });

  it('sorts on the server and goes back to the order of the page', async () => {
    const { controller, asked } = listOver(some(1), { sort: { field: 'CreateDate', order: 'descend' } });
    await controller.sortBy({ field: 'Days', order: 'ascend' });
    await controller.sortBy(undefined);
    expect(asked.map(({ sortField, sortOrder }) => [sortField, sortOrder])).toEqual([
      ['Days', 'ascend'],
      ['CreateDate', 'descend'],
    ]);
  });

  it('sends the page, the tab, the chosen node and what is fixed', async () => {
    const { controller, asked } = listOver(some(1), {
      page: 'leave/x',
      tab: 'todo',
      fixed: { LeaveId: 'l1' },
    });
    await controller.chooseNode({ field: 'CollegeId', id: 'c1' });
    await controller.showTab('done');
    expect(asked[0]).toMatchObject({
      Page: 'leave/x',
      Tab: 'todo',
      Filter: { Status: '1', CollegeId: 'c1', LeaveId: 'l1' },
    });
    expect(asked[1]).toMatchObject({ Tab: 'done', PageIndex: 1 });
  });

  it('drops an answer that a later question overtook', async () => {
    const answers: ((rows: Row[]) => void)[] = [];
    const data = throwsUnlessProvided({
      list: () => new Promise((resolve) => answers.push((rows) => resolve({ total: rows.length, rows }))),
    });
    const controller = new ListController({ data, entity: 'x/Y', filters: [], pageSize: 10, warn: vi.fn() });
    const first = controller.reload();
    const second = controller.reload();
    answers[1]?.([{ Id: 'new' }]);
    answers[0]?.([{ Id: 'old' }]);
    await Promise.all([first, second]);
    expect(controller.state().rows).toEqual([{ Id: 'new' }]);
  });

  it('shows what it was left with while that is read anew, and tells when that fails', async () => {
    const answers: { resolve(rows: Row[]): void; reject(problem: Error): void }[] = [];
    const list = () =>
      new Promise<{ total: number; rows: Row[] }>((resolve, reject) =>
        answers.push({ resolve: (rows) => resolve({ total: rows.length, rows }), reject }),
      );
    const known = () => ({ total: 1, rows: [{ Id: 'left' }] });
    const left = () =>
      new ListController({ data: { list, known }, entity: 'x/Y', filters: [], pageSize: 10, warn: vi.fn() });
    const controller = left();
    const read = controller.begin();
    expect(controller.state()).toMatchObject({ status: 'ready', total: 1, rows: [{ Id: 'left' }] });
    answers[0]?.resolve([{ Id: 'new' }]);
    await read;
    expect(controller.state()).toMatchObject({ status: 'ready', rows: [{ Id: 'new' }] });
    const other = left();
    const failing = other.begin();
    answers[1]?.reject(new Error('网络异常'));
    await failing;
    expect(other.state()).toMatchObject({ status: 'failed', failure: '网络异常', rows: [{ Id: 'left' }] });
  });

  it('keeps the rows and tells the reason when a reading fails, and reads again on retry', async () => {
    let broken = false;
    const data = throwsUnlessProvided({
      list: () =>
        broken ? Promise.reject(new Error('网络异常')) : Promise.resolve({ total: 1, rows: [{ Id: 'a' }] }),
    });
    const controller = new ListController({ data, entity: 'x/Y', filters: [], pageSize: 10, warn: vi.fn() });
    await controller.reload();
    broken = true;
    await controller.reload();
    expect(controller.state()).toMatchObject({ status: 'failed', failure: '网络异常', rows: [{ Id: 'a' }] });
    broken = false;
    await controller.reload();
    expect(controller.state()).toMatchObject({ status: 'ready', failure: '' });
  });

  it('keeps the selection across pages and drops it on a new search', async () => {
    const { controller } = listOver(some(20));
    await controller.reload();
    controller.select(['r1']);
    await controller.turn(2, 10);
    controller.select(['r1', 'r12']);
    expect([...controller.state().selected.keys()]).toEqual(['r1', 'r12']);
    await controller.search();
    expect(controller.state().selected.size).toBe(0);
  });

  it('adds pages below each other on phones, and reads all of them anew', async () => {
    const { controller, asked } = listOver(some(25), { appending: true });
    await controller.reload();
    await controller.more();
    await controller.more();
    expect(controller.state().rows).toHaveLength(25);
    await controller.more();
    expect(asked).toHaveLength(3);
    await controller.reload();
    expect(controller.state().rows.map((row) => row['Id'])).toEqual(some(25).map((row) => row['Id']));
  });
});
