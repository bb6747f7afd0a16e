import { describe, expect, it } from 'vitest';
import type { MenuItem } from '../session/menu.ts';
import { navigationOf, routesOf } from './menu-routes.ts';

type Given = Partial<MenuItem['attributes']> & { id: string; redirect?: string; children?: MenuItem[] };

const item = ({ id, redirect, children = [], ...attributes }: Given): MenuItem => ({
  id,
  text: `菜单${id}`,
  redirect,
  children,
  attributes: {
    url: `/${id}`,
    comment: `page/${id}`,
    icon: 'HomeOutlined',
    IsShow: 1,
    TargetType: 0,
    ...attributes,
  },
});

describe('routes of a menu', () => {
  it('S07: an item becomes a route with its path, name, title, icon and hidden flag, below its parents', () => {
    const menu = [
      item({ id: '1', comment: 'route-view', children: [item({ id: '2', url: '/base/student' })] }),
    ];
    expect(routesOf(menu).get('/base/student')).toEqual({
      name: '2',
      path: '/base/student',
      title: '菜单2',
      icon: 'HomeOutlined',
      hidden: false,
      layout: 'basic',
      page: 'page/2',
      parents: [{ name: '1', title: '菜单1', path: '/1' }],
    });
  });

  it.each([
    ['basic', 'basic'],
    ['platform', 'platform'],
    ['blank', 'blank'],
    ['ZX', 'ZX'],
    ['route-view', 'basic'],
  ])('S08: the layout %s puts its pages into the frame %s', (comment, layout) => {
    const routes = routesOf([item({ id: '1', comment, children: [item({ id: '2' })] })]);
    expect(routes.get('/2')?.layout).toBe(layout);
    expect(routes.get('/1')?.page).toBeUndefined();
  });

  it('S08: route-view keeps the frame of the item above it', () => {
    const inner = item({ id: '2', comment: 'route-view', children: [item({ id: '3' })] });
    expect(routesOf([item({ id: '1', comment: 'blank', children: [inner] })]).get('/3')?.layout).toBe(
      'blank',
    );
  });

  it('S08: a comment that is no layout names the page, even one that is a property of every object', () => {
    expect(routesOf([item({ id: '1', comment: 'constructor' })]).get('/1')?.page).toBe('constructor');
  });

  it('S07: a group leads to its redirect, else to its first page that is shown in this window', () => {
    const children = [
      item({ id: '2', IsShow: 0 }),
      item({ id: '3', TargetType: 1 }),
      item({ id: '4', comment: 'route-view', children: [item({ id: '5' })] }),
    ];
    expect(routesOf([item({ id: '1', comment: 'route-view', children })]).get('/1')?.redirect).toBe('/5');
    const told = item({ id: '1', comment: 'route-view', redirect: '/3', children });
    expect(routesOf([told]).get('/1')?.redirect).toBe('/3');
  });

  it('an address that leaves the site, or pretends not to, is no route', () => {
    const urls = ['https://example.com/a', '//example.com', 'vbscript:alert(1)', '/\\example.com'];
    expect([...routesOf(urls.map((url, index) => item({ id: String(index), url }))).keys()]).toEqual([]);
  });
});

describe('A08: permission lists of routes', () => {
  const menu = [
    item({ id: '1', comment: 'route-view', children: [item({ id: '2' }), item({ id: '3' })] }),
    item({ id: '4' }),
  ];
  const view = { layout: 'basic', isShown: (path: string) => path !== '/3' && path !== '/4' } as const;

  it('a route that the user may not see is neither a route nor in the navigation', () => {
    expect([...routesOf(menu, view).keys()]).toEqual(['/1', '/2']);
    expect(
      navigationOf(menu, view).map(({ path, children }) => [path, children.map((one) => one.path)]),
    ).toEqual([['/1', ['/2']]]);
  });
});

describe('navigation of a menu', () => {
  it('S07: shows only items with IsShow 1, and no group whose items are all hidden', () => {
    const menu = [
      item({ id: '1', comment: 'route-view', children: [item({ id: '2' }), item({ id: '3', IsShow: 0 })] }),
      item({ id: '4', comment: 'route-view', children: [item({ id: '5', IsShow: 0 })] }),
    ];
    expect(
      navigationOf(menu).map(({ name, children }) => [name, children.map((child) => child.name)]),
    ).toEqual([['1', ['2']]]);
  });

  it('S07: TargetType 1 and addresses outside open a new window', () => {
    const menu = [
      item({ id: '1' }),
      item({ id: '2', TargetType: 1 }),
      item({ id: '3', url: 'https://example.com' }),
    ];
    expect(navigationOf(menu).map((entry) => entry.isNewWindow)).toEqual([false, true, true]);
  });
});
