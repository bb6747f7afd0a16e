/* oxlint-disable no-script-url -- addresses that must be refused */
import { describe, expect, it } from 'vitest';
import { redirection, type RedirectLog } from './redirect.ts';

const go = (address: string, origins: string[] = [], log: RedirectLog = { times: [] }, now = 0) =>
  redirection(address, origins, now, log);

describe('ErrorCode 90002 (decision 4)', () => {
  it('goes to http addresses and to pages of this site', () => {
    expect(go('https://pay.example.edu.cn/order?no=1')).toEqual({
      kind: 'go',
      address: 'https://pay.example.edu.cn/order?no=1',
    });
    expect(go('/notice/noticeRead/noticeReadList').kind).toBe('go');
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'https://user:pw@evil.example',
    'ftp://x/y',
    '',
  ])('does not go to %j', (address) =>
    expect(go(address)).toEqual({ kind: 'ask', text: '服务器要求跳转的地址不安全，已拦截' }),
  );

  it('asks before it leaves for an origin that the configuration does not name', () => {
    const origins = ['https://sso.example.edu.cn'];
    expect(go('https://sso.example.edu.cn/cas', origins).kind).toBe('go');
    const asked = go('https://sso.example.edu.cn.evil.example/cas', origins);
    expect(asked).toEqual({
      kind: 'ask',
      text: '即将前往站外地址：https://sso.example.edu.cn.evil.example',
      address: 'https://sso.example.edu.cn.evil.example/cas',
    });
    expect(go('/dashboard', origins).kind).toBe('go');
  });

  it('stops after three within a minute', () => {
    const log: RedirectLog = { times: [] };
    const kinds = [0, 1_000, 2_000, 3_000, 61_500].map((now) => go('/a', [], log, now).kind);
    expect(kinds).toEqual(['go', 'go', 'go', 'ask', 'go']);
  });
});
