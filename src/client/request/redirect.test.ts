/* oxlint-disable no-script-url -- addresses that must be refused */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setRequestHost } from './host.ts';
import { follow, knownAddress, redirection, type RedirectLog } from './redirect.ts';

const own = 'https://xg.example.edu.cn';
const go = (address: string, named: string[] = [], log: RedirectLog = { times: [] }, now = 0) =>
  redirection(address, { own, named }, now, log);

describe('ErrorCode 90002 (decision 4)', () => {
  it('goes to pages of this site', () => {
    expect(go('/notice/noticeRead/noticeReadList').kind).toBe('go');
    expect(go(`${own}/base/year`)).toEqual({ kind: 'go', address: `${own}/base/year` });
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'https://user:pw@evil.example',
    'ftp://x/y',
    '',
  ])('does not go to %j', (address) =>
    expect(go(address)).toEqual({ kind: 'stop', text: '服务器要求跳转的地址不安全，已拦截' }),
  );

  it('goes to an origin that the configuration names', () => {
    expect(go('https://sso.example.edu.cn/cas', ['https://sso.example.edu.cn']).kind).toBe('go');
  });

  it.each([
    ['https://pay.example.edu.cn/order?no=1', 'pay.example.edu.cn'],
    ['https://sso.example.edu.cn.evil.example/cas', 'sso.example.edu.cn.evil.example'],
    ['http://sso.example.edu.cn/cas', 'sso.example.edu.cn'],
    ['https://sso.example.edu.cn:8443/cas', 'sso.example.edu.cn:8443'],
    ['https://xg.example.edu.cn.evil.example/', 'xg.example.edu.cn.evil.example'],
    // Letters that look like others are named as what they are.
    ['https://\u0435xample.edu.cn/', 'xn--xample-2of.edu.cn'],
  ])('asks before it leaves for %j, whether other sites are named or none', (address, host) => {
    for (const named of [[], ['https://sso.example.edu.cn']])
      expect(go(address, named)).toEqual({ kind: 'leave', host, address });
  });

  it('stops after three within a minute', () => {
    const log: RedirectLog = { times: [] };
    const kinds = [0, 1_000, 2_000, 3_000, 61_500].map((now) => go('/a', [], log, now).kind);
    expect(kinds).toEqual(['go', 'go', 'go', 'stop', 'go']);
  });
});

describe('the question before another site is opened', () => {
  const asked: string[] = [];
  const went: string[] = [];
  let answer: (agreed: boolean) => void = () => undefined;

  beforeEach(() => {
    asked.length = 0;
    went.length = 0;
    vi.stubGlobal('fetch', async () => new Response('{}'));
    vi.stubGlobal('window', { location: { origin: own } });
    const unasked = () => expect.unreachable();
    setRequestHost({
      token: () => '',
      isSessionOver: () => false,
      isOpenPage: () => false,
      signOut: unasked,
      goTo: (address) => void went.push(address),
      notifier: {
        message: unasked,
        notice: unasked,
        modal: unasked,
        needs: unasked,
        persistent: unasked,
        leave: (host) => {
          asked.push(host);
          return new Promise((resolve) => (answer = resolve));
        },
      },
    });
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('stands once, whatever else is answered meanwhile, and decides', async () => {
    const first = follow('https://evil.example/a');
    await expect.poll(() => asked).toEqual(['evil.example']);
    await follow('https://evil.example/b');
    expect([asked, went]).toEqual([['evil.example'], []]);
    answer(false);
    await first;
    expect(went).toEqual([]);
    const second = follow('https://pay.example/c');
    await expect.poll(() => asked).toHaveLength(2);
    answer(true);
    await second;
    expect(went).toEqual(['https://pay.example/c']);
  });

  it('is not asked where a page goes on by itself: only this site and named ones are gone to', async () => {
    expect(await knownAddress('/user/login?from=portal')).toBe('/user/login?from=portal');
    expect(await knownAddress(`${own}/user/login`)).toBe(`${own}/user/login`);
    for (const address of [
      'https://evil.example/user/login',
      '//evil.example',
      'javascript:1',
      '',
      undefined,
    ])
      expect(await knownAddress(address), String(address)).toBeUndefined();
    expect(asked).toEqual([]);
  });
});
