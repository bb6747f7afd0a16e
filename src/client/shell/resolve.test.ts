import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RoutesFile } from '../../contract/generated/meta.ts';
import { isPermitted } from '../session/permission.ts';
import type { ShellRoute } from './menu-routes.ts';
import { openWindow } from './useNavigationOf.ts';
import { addressOfPage, pageAskedFor, resolve, rowInAddress, type KnownPages } from './resolve.ts';
import { createRouteTable, routeTable } from './route-table.ts';

const route = (path: string, more: Partial<ShellRoute> = {}): ShellRoute => ({
  name: path,
  path,
  title: path,
  layout: 'basic',
  hidden: false,
  parents: [],
  ...more,
});

const heldBy = (...held: string[]): KnownPages => ({
  routes: new Map(
    [
      route('/base', { redirect: '/base/student' }),
      route('/base/student', { page: 'core/student-list' }),
      route('/empty'),
    ].map((one) => [one.path, one] as const),
  ),
  table: routeTable,
  permits: ({ permission }) => isPermitted(permission, new Set(held)),
  home: '/dashboard',
});
const known = heldBy();

describe('what stands under an address', () => {
  it.each([
    ['/', { kind: 'redirect', to: '/dashboard' }],
    ['/base', { kind: 'redirect', to: '/base/student' }],
    ['/403', { kind: 'exception', code: '403' }],
    ['/404', { kind: 'exception', code: '404' }],
    ['/500', { kind: 'exception', code: '500' }],
    ['/empty', { kind: 'exception', code: '404' }],
    ['/user/Retrieve', { kind: 'login' }],
    ['/nothing/here', { kind: 'unknown' }],
    ['/Base/Student', { kind: 'unknown' }],
    ['/constructor', { kind: 'unknown' }],
  ])('%s', (path, found) => expect(resolve(path, known)).toEqual(found));

  it('a route of the menu shows its page', () => {
    expect(resolve('/base/student', known)).toMatchObject({
      kind: 'route',
      route: { page: 'core/student-list' },
    });
  });

  it('R01: a page of a window of its own has its frame also where the menu leads to it', () => {
    const own = known.routes.get('/base/student')!;
    const routes = new Map([['/batchPrint', { ...own, page: 'print/batch' }]]);
    const table = (layout: 'window' | 'blank') =>
      createRouteTable({
        version: 1,
        title: '',
        routes: [{ path: '/batchPrint', page: 'print/batch', layout }],
      });
    const frames = (['window', 'blank'] as const).map((layout) =>
      resolve('/batchPrint', { ...known, routes, table: table(layout) }),
    );
    expect(frames).toMatchObject([{ route: { layout: 'window' } }, { route: { layout: own.layout } }]);
  });

  it('L02: a route that takes its page from the query shows what some public route names, and nothing else', () => {
    const table = createRouteTable({
      version: 1,
      title: '',
      routes: [
        { path: '/form', title: '表单', pageIn: 'f' },
        { path: '/open', title: '公开', page: 'a/open', public: true },
        { path: '/both', title: '两者', page: 'a/own', visitor: 'a/guest', public: true },
        { path: '/closed', title: '内部', page: 'a/closed' },
      ],
    });
    expect(resolve('/form', { ...known, table })).toMatchObject({ kind: 'route', route: { pageIn: 'f' } });
    const asked = (search: string) => pageAskedFor(search, 'f', table);
    expect(asked('?f=a/open')).toBe('a/open');
    expect(asked('?f=a%2Fguest&Id=1')).toBe('a/guest');
    for (const search of [
      '',
      '?f=',
      '?f=a/closed',
      '?f=undefined',
      '?f=a/open/',
      '?g=a/open',
      '?f=../a/open',
    ])
      expect(asked(search), search).toBeUndefined();
  });

  it('a route of the table shows its page in the frame that it names, below its parent', () => {
    expect(resolve('/temporary/index', known)).toMatchObject({
      kind: 'route',
      route: { page: 'leave/outing-apply', layout: 'blank', title: '研究生外出申请', hidden: false },
    });
    const table = createRouteTable({
      version: 1,
      title: '',
      routes: [
        { path: '/a', title: '甲', page: 'a/a' },
        { path: '/a/b', title: '乙', page: 'a/b', parent: '/a', hidden: true },
      ],
    });
    expect(resolve('/a/b', { ...known, table })).toEqual({
      kind: 'route',
      route: {
        name: '/a/b',
        path: '/a/b',
        title: '乙',
        layout: 'basic',
        hidden: true,
        page: 'a/b',
        params: {},
        parents: [{ name: '/a', title: '甲', path: '/a' }],
      },
    });
  });

  it('the menu’s own route of a path goes before the table’s', () => {
    const routes = new Map([
      ['/temporary/index', route('/temporary/index', { page: 'leave/outing-apply', layout: 'platform' })],
    ]);
    expect(resolve('/temporary/index', { ...known, routes })).toMatchObject({
      route: { layout: 'platform' },
    });
  });

  it('S09: the home entry of a sub-system stands under /', () => {
    const routes = new Map([['/', route('/', { redirect: '/leave/my' })]]);
    expect(resolve('/', { ...known, routes, home: '/leave/apply' })).toEqual({
      kind: 'redirect',
      to: '/leave/apply',
    });
  });

  it('a page file is opened at its own route, else under its own name', () => {
    expect(addressOfPage('core/student-list', undefined, known.routes)).toBe('/base/student');
    const address = addressOfPage('core/student-form', '1&2', known.routes);
    expect(address).toBe('/page/core/student-form?Id=1%262');
    expect(resolve('/page/core/student-form', known)).toMatchObject({ route: { page: 'core/student-form' } });
  });
});

it.each([
  ['?Id=1%262', undefined, '1&2'],
  ['?id=7', { Year: '2026' }, '7'],
  ['?tab=2', { Id: '9' }, '9'],
  ['', undefined, undefined],
])('R04: the row of an address with %s and %o is %s', (search, params, rowId) =>
  expect(rowInAddress(search, params)).toBe(rowId),
);

describe('parts in braces', () => {
  const file: RoutesFile = {
    version: 1,
    title: '',
    routes: [
      { path: '/w/{code}', page: 'w/code' },
      { path: '/w/new', page: 'w/new' },
    ],
  };
  const { find } = createRouteTable(file);

  it.each([
    ['/w/new', 'w/new', {}],
    ['/w/New', 'w/code', { code: 'New' }],
    ['/w/%E6%96%B0', 'w/code', { code: '新' }],
  ])('R15: %s', (path, page, params) => expect(find(path)).toMatchObject({ route: { page }, params }));

  it.each(['/w', '/w/', '/w/a/b', '/w/%E6%9', '/x/a'])('R15: not %s', (path) =>
    expect(find(path)).toBeUndefined(),
  );
});

describe('A08: a route with a permission list', () => {
  const table = createRouteTable({
    version: 1,
    title: '',
    routes: [{ path: '/designer', page: 'a/designer', permission: ['school_admin', 'a.flow.edit'] }],
  });
  const found = (...held: string[]) => resolve('/designer', { ...heldBy(...held), table }).kind;

  it('is shown to who holds one of the permissions, and to the role admin', () => {
    expect([found('a.flow.edit'), found('student', 'school_admin'), found('admin')]).toEqual([
      'route',
      'route',
      'route',
    ]);
  });

  it('is refused to everybody else', () => {
    expect([found(), found('student', 'a.flow.view')]).toEqual(['refused', 'refused']);
  });
});

describe('K01 the Url of a button', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['/leave/records', ['/leave/records', '_blank', 'noopener,noreferrer']],
    ['https://example.org/a', ['https://example.org/a', '_blank', 'noopener,noreferrer']],
    ['javascript:alert(1)', undefined],
  ])('%s: a new tab, which knows nothing of this one, or none', (address, opened) => {
    const open = vi.fn();
    vi.stubGlobal('window', { open, location: { origin: 'https://school.example.cn' } });
    openWindow(address);
    expect(open.mock.calls[0]).toEqual(opened);
  });
});
