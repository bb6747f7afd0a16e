import { describe, expect, it } from 'vitest';
import type { ShellRoute } from './menu-routes.ts';
import { isProductPath, isPublicPath, pageOfPath, staysOpen } from './public-routes.ts';
import { addressOfPage, resolve, type KnownPages } from './resolve.ts';

const route = (path: string, more: Partial<ShellRoute> = {}): ShellRoute => ({
  name: path,
  path,
  title: path,
  layout: 'basic',
  parents: [],
  ...more,
});

const known: KnownPages = {
  routes: new Map(
    [
      route('/base', { redirect: '/base/student' }),
      route('/base/student', { page: 'core/student-list' }),
      route('/empty'),
    ].map((one) => [one.path, one] as const),
  ),
  pageOfPath,
  home: '/dashboard',
};

describe('what stands under an address', () => {
  it.each([
    ['/', { kind: 'redirect', to: '/dashboard' }],
    ['/base', { kind: 'redirect', to: '/base/student' }],
    ['/403', { kind: 'exception', code: '403' }],
    ['/404', { kind: 'exception', code: '404' }],
    ['/500', { kind: 'exception', code: '500' }],
    ['/empty', { kind: 'exception', code: '404' }],
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

  it('a public route without a menu item shows its page without a frame', () => {
    expect(resolve('/temporary/index', known)).toMatchObject({
      kind: 'route',
      route: { page: 'leave/outing-apply', layout: 'blank' },
    });
  });

  it('a page file is opened at its own route, else under its own name', () => {
    expect(addressOfPage('core/student-list', undefined, known.routes)).toBe('/base/student');
    const address = addressOfPage('core/student-form', '1&2', known.routes);
    expect(address).toBe('/page/core/student-form?Id=1%262');
    expect(resolve('/page/core/student-form', known)).toMatchObject({ route: { page: 'core/student-form' } });
  });

  it('G05: whether the product has a page tells no access from missing', async () => {
    expect(await isProductPath('/system/user')).toBe(true);
    expect(await isProductPath('/system/nothing')).toBe(false);
  });
});

describe('G02: pages that open without a token', () => {
  it.each([
    '/user/login',
    '/user/Retrieve',
    '/QYWXlogin',
    '/user/ssoLogin',
    '/user/ZXLogin',
    '/LoginWX',
    '/user/loginYm',
    '/user/LoginYm',
    '/verifyCode',
    '/set/BindWebChat',
    '/temporary/index',
    '/temporary/ScientificResearch',
    '/temporary/leaveReport',
    '/temporary/leaveDetail',
    '/notice/noticeRead/noticeReadList',
    '/welcomeSchool/DataAnalysis/MobileDataAnalysis',
    '/404',
  ])('%s', (path) => expect(isPublicPath(path)).toBe(true));

  it.each([
    '/',
    '/dashboard',
    '/temporary/xjDetail',
    '/temporary/index/',
    '/Temporary/index',
    '/user/register',
    '/toString',
  ])('not %s', (path) => expect(isPublicPath(path)).toBe(false));

  it('G03: after an expiry some more stay open', () => {
    for (const path of [
      '/user/register',
      '/user/registerResult',
      '/form/baseform',
      '/form/base-form',
      '/user/login',
    ])
      expect([path, staysOpen(path)]).toEqual([path, true]);
    expect(staysOpen('/dashboard')).toBe(false);
  });
});
