/* oxlint-disable no-script-url -- addresses that must be refused */
import { describe, expect, it } from 'vitest';
import { homeOf, loginAddress, redirectOf } from './home.ts';
import type { MenuItem } from './menu.ts';

const item = (
  url: string,
  more: Partial<MenuItem['attributes']> = {},
  children: MenuItem[] = [],
): MenuItem => ({
  id: url,
  text: url,
  children,
  attributes: { url, comment: 'x', icon: '', IsShow: 1, TargetType: 0, ...more },
});

describe('G02: the way back after login', () => {
  it('is the full path that asked for the login', () => {
    const address = loginAddress('/base/student?Grade=2024&Keyword=张#top');
    expect(redirectOf(address.slice(address.indexOf('?')))).toBe('/base/student?Grade=2024&Keyword=张#top');
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '%2F%2Fevil.example',
    '/%2Fevil.example',
    'javascript:alert(1)',
    '/\tevil',
    'PartyBuild',
    '/user/login?redirect=/x',
    '/',
    '',
  ])('is not %j', (redirect) =>
    expect(redirectOf(`?redirect=${encodeURIComponent(redirect)}`)).toBeUndefined(),
  );
});

describe('where a user begins', () => {
  it('the dashboard, wherever it stands in the menu', () => {
    expect(homeOf([item('/a'), item('/g', {}, [item('/dashboard')])])).toBe('/dashboard');
  });

  it('else the first page that is shown in this window', () => {
    const menu = [
      item('/hidden', { IsShow: 0 }),
      item('/screen', { TargetType: 1 }),
      item('/g', {}, [item('/first')]),
    ];
    expect(homeOf(menu)).toBe('/first');
  });

  it('passes over a group that shows nothing, and over an address that leads elsewhere', () => {
    const menu = [item('/g', {}, [item('/hidden', { IsShow: 0 })]), item('//evil.example'), item('/second')];
    expect(homeOf(menu)).toBe('/second');
  });
});
