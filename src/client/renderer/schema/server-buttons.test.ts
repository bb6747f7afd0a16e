import { describe, expect, it } from 'vitest';
import { buildEntity } from '../../../contract/model.ts';
import type { ListPage } from '../../../contract/generated/meta.ts';
import type { GrantedButton } from '../../storage/keys.ts';
import type { LoadedPage } from '../pages.ts';
import { isDecided } from './granted.ts';
import { pageOfServer } from './server-buttons.ts';

const entity = buildEntity('a/Thing', {
  version: 1,
  title: '物品',
  scope: {},
  fields: { Name: { id: 1, type: 'text', title: '名称' } },
  actions: {
    'thing.add': { title: '新增', verb: 'add' },
    'thing.edit': { title: '编辑', verb: 'edit' },
    'thing.go': { title: '前往', verb: 'open', url: '/things/{Id}' },
    'thing.import': { title: '导入', verb: 'import', table: true },
    'thing.close': { title: '关闭', verb: 'handler' },
    'thing.plain': { title: '查看明文', verb: 'plain' },
  },
} as never);

const FILE = {
  version: 1,
  title: '物品',
  kind: 'list',
  entity: 'a/Thing',
  columns: ['Name'],
  toolbar: [{ EnCode: 'thing.add', roles: ['admin'] }],
  rowActions: [{ EnCode: 'thing.edit', text: '修改', Url: '/own' }, { EnCode: 'thing.go' }],
} as unknown as ListPage;

const page = (isForeign: boolean): LoadedPage => ({
  path: 'a/things',
  file: FILE,
  place: { file: 'a', pointer: '' },
  entities: new Map([['a/Thing', entity]]),
  answer: {
    Path: 'a/things',
    Version: '1',
    Page: FILE,
    Pages: { 'a/things': FILE },
    Entities: {},
    ...(isForeign && { isForeign: true as const }),
  },
});

const granted = (EnCode: string, Url = '', Text = ''): GrantedButton => ({ EnCode, Url, Text });
const listOf = (buttons: GrantedButton[], isForeign = true, isWhole = true) =>
  pageOfServer(page(isForeign), buttons, isWhole).page.file as ListPage;

describe('K01: A08: buttons that the server decides on', () => {
  it('our own server says of a button what its action says, and nothing is decided', () => {
    const own = [granted('thing.add', '', '新增'), granted('thing.go', '/things/{Id}', '前往')];
    expect(isDecided(page(false), own)).toBe(false);
    expect(isDecided(page(true), own)).toBe(true);
    expect(isDecided(page(false), [granted('thing.edit', 'https://a.example.cn', '')])).toBe(true);
  });

  it('Text and Url of the server stand over those of the page file', () => {
    const { rowActions } = listOf([
      granted('thing.edit', 'https://a.example.cn/{Id}', '改一改'),
      granted('thing.go', '/things/{Id}', '前往'),
    ]);
    expect(rowActions).toEqual([
      { EnCode: 'thing.edit', Url: 'https://a.example.cn/{Id}', text: '改一改' },
      { EnCode: 'thing.go' },
    ]);
  });

  it('an empty Url runs the handler of the EnCode, whatever the page file says', () => {
    expect(listOf([granted('thing.edit')]).rowActions?.[0]).toEqual({ EnCode: 'thing.edit', text: '修改' });
    expect(listOf([granted('thing.edit', '', '改')], false).rowActions?.[0]).toMatchObject({ Url: '/own' });
  });

  it('roles of the page file are ours: another server grants by its own', () => {
    expect(listOf([]).toolbar).toEqual([{ EnCode: 'thing.add' }]);
    expect(listOf([granted('x')], false).toolbar?.[0]).toEqual({ EnCode: 'thing.add', roles: ['admin'] });
  });

  it('K02: what no page places stands above the rows or in each row, by its kind', () => {
    const { toolbar = [], rowActions = [] } = listOf([
      granted('thing.import'),
      granted('thing.close'),
      granted('thing.plain'),
      granted('school.map', 'https://map.example.cn', '地图'),
      granted('school.one', '/one/{Id}', '单个'),
      granted('school.closed', '', '封存'),
    ]);
    const above = toolbar.slice(1);
    expect(above.map(({ EnCode }) => EnCode)).toEqual(['thing.import', 'school.map', 'school.closed']);
    expect(rowActions.slice(2).map(({ EnCode }) => EnCode)).toEqual(['thing.close', 'school.one']);
    expect(above[1]).toEqual({ EnCode: 'school.map', Url: 'https://map.example.cn', text: '地图' });
  });

  it('a page inside another one takes none that may stand beside it', () => {
    const { toolbar, rowActions } = listOf([granted('thing.close'), granted('school.map')], true, false);
    expect([toolbar?.length, rowActions?.length]).toEqual([1, 2]);
  });

  it('K02: a page that is no route takes none of the other routes’ buttons', () => {
    const { toolbar, rowActions } = listOf([{ ...granted('school.map'), isPlacedOnly: true }]);
    expect([toolbar?.length, rowActions?.length]).toEqual([1, 2]);
  });

  it('a verb alone grants what the entity does by it', () => {
    const told = pageOfServer(page(true), [granted('ADD', '', '新增一个')], true);
    expect(told.added).toEqual(['thing.add']);
    expect((told.page.file as ListPage).toolbar).toEqual([{ EnCode: 'thing.add', text: '新增一个' }]);
  });
});
