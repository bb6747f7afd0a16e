import { afterEach, describe, expect, it, vi } from 'vitest';
import type { EntityFile, ListPage } from '../../contract/generated/meta.ts';
import { loadBlock } from './page-kinds/index.ts';
import { fieldProblemsOf, throwsUnlessProvided, type SchemaAnswer } from './data.ts';
import { companion, entityOf, loadPage } from './pages.ts';

const list: ListPage = { version: 1, title: '样例', kind: 'list', entity: 'demo/Demo', columns: ['Name'] };
const entity: EntityFile = {
  version: 1,
  title: '样例',
  fields: { Name: { id: 1, type: 'text', title: '名称' } },
  scope: {},
};

function pagesOf(change: Partial<SchemaAnswer> = {}) {
  const asked: string[] = [];
  const state = { broken: false };
  const data = throwsUnlessProvided({
    schema: async (Path) => {
      asked.push(Path);
      if (state.broken) throw new Error('网络异常');
      return { Path, Version: '1', Page: list, Pages: {}, Entities: { 'demo/Demo': entity }, ...change };
    },
  });
  return { data, asked, state };
}

afterEach(() => vi.useRealTimers());

describe('pages', () => {
  it('L03 are loaded by their path, once', async () => {
    const { data, asked } = pagesOf();
    const [one, other] = await Promise.all([loadPage(data, 'demo/list'), loadPage(data, 'demo/list')]);
    expect(one).toBe(other);
    expect(one.place.file).toBe('schemas/pages/demo/list.json');
    expect(entityOf(one, 'demo/Demo').fields.has('Id')).toBe(true);
    expect(asked).toEqual(['demo/list']);
  });

  it('are asked for again in the background, and the next visit shows what was published since', async () => {
    vi.useFakeTimers({ now: 0 });
    const change: { Version?: string; Page?: ListPage } = {};
    const { data, asked } = pagesOf(change);
    const first = await loadPage(data, 'demo/list');
    vi.setSystemTime(6_000);
    expect(await loadPage(data, 'demo/list')).toBe(first);
    Object.assign(change, { Version: '2', Page: { ...list, title: '新版' } });
    vi.setSystemTime(12_000);
    expect(await loadPage(data, 'demo/list')).toBe(first);
    expect((await loadPage(data, 'demo/list')).file.title).toBe('新版');
    expect(asked).toHaveLength(3);
  });

  it('that could not be loaded are tried again', async () => {
    const { data, state } = pagesOf();
    state.broken = true;
    await expect(loadPage(data, 'demo/list')).rejects.toThrow('网络异常');
    state.broken = false;
    expect((await loadPage(data, 'demo/list')).file).toBe(list);
  });

  it('bring the pages they open', async () => {
    const form = { ...list, title: '表单' };
    const page = await loadPage(pagesOf({ Pages: { 'demo/form': form } }).data, 'demo/list');
    expect(companion(page, 'demo/form')).toMatchObject({ file: form, path: 'demo/form' });
    expect(companion(page, 'demo/other')).toBeUndefined();
  });

  it('L05 with an entity that cannot be built name the entity file', async () => {
    const broken = { ...entity, fields: { Id: { id: 1, type: 'text' as const, title: '号' } } };
    const { data } = pagesOf({ Entities: { 'demo/Demo': broken } });
    await expect(loadPage(data, 'demo/list')).rejects.toMatchObject({
      file: 'schemas/entities/demo/Demo.json',
    });
  });

  it('L05 that name an unknown entity say where', async () => {
    const page = await loadPage(pagesOf().data, 'demo/list');
    expect(() => entityOf(page, 'demo/Nope')).toThrow('实体 demo/Nope 不存在');
  });

  it.each(['kanban', 'constructor', '__proto__', 'toString'])('of the kind %s have no block', (kind) => {
    expect(loadBlock(kind)).toBeUndefined();
  });
});

describe('the double of the data interface', () => {
  it('rejects what was not provided, by name', async () => {
    await expect(throwsUnlessProvided().tree({ Source: 'x' })).rejects.toThrow('PageData.tree');
  });
});

describe('refused fields', () => {
  it.each<[unknown, number]>([
    [{ value: { Fields: [{ Key: 'A', Message: 'x' }, { Key: 1 }, null] } }, 1],
    [{ value: null }, 0],
    [new Error('x'), 0],
    [null, 0],
    [{ value: { Fields: 'x' } }, 0],
  ])('of %j are %i', (failure, count) => {
    expect(fieldProblemsOf(failure)).toHaveLength(count);
  });
});
