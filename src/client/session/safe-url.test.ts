/* oxlint-disable no-script-url -- addresses that must be refused */
import { describe, expect, it } from 'vitest';
import { isHttp, safeUrl } from './safe-url.ts';

const passed = [
  '/',
  '/leave/list',
  '/temporary/index?type=1&name=%E5%BC%A0%E4%B8%89',
  '/temporary/index?next=/user/login',
  '/epidemicMange/laterMange/addEditNamingTask#top',
  '/a/b.c/d-e_f~g',
  '/a?b=http://c.example/d',
  '/a?b=c:d',
  '/%E6%96%87%E4%BB%B6/1',
  '/a%20b',
  'http://example.org',
  'https://example.org/',
  'https://example.org/path?x=1#y',
  'https://example.org:8443/a',
  'HTTPS://EXAMPLE.ORG/a',
  'https://例子.中国/路径',
  'https://example.org/a//b',
  'http://127.0.0.1:3000/healthz',
  '/api/ImportExport/Download?id=0123456789abcdef',
  ' /a ',
];

const control = Array.from({ length: 32 }, (_, code) => String.fromCharCode(code));

const refused: readonly unknown[] = [
  undefined,
  null,
  1,
  {},
  '',
  '   ',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'javascript://example.org/%0aalert(1)',
  'javascript&colon;alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\r\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  '\u00a0javascript:alert(1)',
  '\u2028javascript:alert(1)',
  '\ufeffjavascript:alert(1)',
  'java\u00adscript:alert(1)',
  'java\u200bscript:alert(1)',
  'javascript%3Aalert(1)',
  'javascript%253Aalert(1)',
  'javascript%25253Aalert(1)',
  '%6aavascript:alert(1)',
  '%6A%61vascript%3Aalert(1)',
  'javascript\u0000:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'DATA:text/html,x',
  'data%3Atext/html,x',
  'vbscript:msgbox(1)',
  'VBScript:msgbox(1)',
  'file:///etc/passwd',
  'file:/etc/passwd',
  'ftp://example.org/a',
  'blob:https://example.org/1',
  'filesystem:https://example.org/temporary/a',
  'about:blank',
  'mailto:a@example.org',
  'tel:10086',
  'ws://example.org',
  'intent://scan/#Intent;scheme=zxing;end',
  'weixin://dl/business',
  'jar:https://example.org!/',
  'view-source:https://example.org',
  'chrome://settings',
  '//example.org',
  '///example.org',
  '////example.org',
  '//example.org/%2e%2e',
  ' //example.org',
  '/ /example.org',
  '\\\\example.org',
  '\\example.org',
  '/\\example.org',
  '\\/example.org',
  '/\\/example.org',
  '//\\example.org',
  '/\\\\example.org',
  '/%5cexample.org',
  '/%5Cexample.org',
  '/%255cexample.org',
  '/%2fexample.org',
  '/%2Fexample.org',
  '/%252fexample.org',
  '/%25252fexample.org',
  '%2f%2fexample.org',
  '%5c%5cexample.org',
  '/%09/example.org',
  '/%0a/example.org',
  '/%0d%0aLocation:%20https://example.org',
  '/\t/example.org',
  '/\n/example.org',
  '/\u0000/example.org',
  '/\u2028/example.org',
  '/\u3000/example.org',
  '/%00',
  '/%E0%A4%A',
  '/a%',
  '/../etc',
  '/a/../../b',
  '/a/..',
  '/./a',
  '/%2e%2e/a',
  '/%2e%2e%2fa',
  '/%252e%252e/a',
  '/..%2f..%2fetc',
  '/..%5c..%5cetc',
  '/a//b',
  'a/b',
  './a',
  '../a',
  '?a=1',
  '#a',
  'example.org',
  'www.example.org/a',
  'http:',
  'http:/',
  'http://',
  'https:///example.org',
  'https:/example.org',
  'https:example.org',
  'http:\\\\example.org',
  'https://example.org\\@evil.example',
  'https://user@example.org',
  'https://user:secret@example.org',
  'https://example.org@evil.example',
  'https://example.org%2f@evil.example',
  'https://exa mple.org',
  'https://example.org/a b',
  'https://[::1',
  'https://example.org\u0000.evil.example',
  'https://example.org\t.evil.example',
  'http://\u202egro.elpmaxe',
  'https://example.org:99999/',
  'httpx://example.org',
  'https;//example.org',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '/'.padEnd(12_100, 'a'),
  ...control.map((character) => `/a${character}b`),
  ...control.map((character) => `ja${character}vascript:alert(1)`),
  // Below one and two layers of percent signs, in a path and in front of one.
  ...control.flatMap((character) => {
    const encoded = `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`;
    return character.charCodeAt(0) > 0x7f
      ? []
      : [`/a${encoded}b`, `/a%25${encoded.slice(1)}b`, `${encoded}//example.org`];
  }),
  '%6aavascript:alert(1)',
  'javascript%3aalert(1)',
  'java%0ascript:alert(1)',
  '/%2e%2e%5cexample.org',
  '/%c0%af/example.org',
  '/%e2%80%ae/a',
  '/%e3%80%80/example.org',
  '/\u202e/a',
  '\uff0f\uff0fexample.org',
  '/;//example.org',
  'https://example.org%00.evil.example',
  'https://example.org%40evil.example%2f@x',
  'https:%2f%2fexample.org',
];

describe('safeUrl', () => {
  it.each(passed)('lets %j through', (address) => {
    expect(safeUrl(address)).toBe(address.trim());
  });

  it.each(refused.map((address) => [address]))('refuses %j', (address) => {
    expect(safeUrl(address)).toBeUndefined();
  });

  it('never answers an address that a browser reads as another site or as script', () => {
    for (const address of refused) {
      const answer = safeUrl(address);
      if (answer === undefined) continue;
      expect(new URL(answer, 'https://site.example/').protocol).toMatch(/^https?:$/);
    }
    for (const address of passed) {
      const answer = new URL(safeUrl(address) ?? '', 'https://site.example/');
      if (!isHttp(address)) expect(answer.origin).toBe('https://site.example');
    }
    expect(refused.length).toBeGreaterThan(100);
  });
});
