import { expect, test } from 'vitest';
import { keyFrom, encrypt, decrypt } from './encrypt.ts';

const key = keyFrom('secret', 'salt', 'test');

test('what is locked is read with the same key about the same thing, and each time looks different', () => {
  const sealed = encrypt(key, '密码 1', 'user 1');
  expect(decrypt(key, sealed, 'user 1')).toBe('密码 1');
  expect(encrypt(key, '密码 1', 'user 1')).not.toBe(sealed);
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('1234');
});

test.each([
  ['another key', keyFrom('secret', 'salt', 'else'), 'user 1', (text: string) => text],
  ['something else', key, 'user 2', (text: string) => text],
  [
    'a changed text',
    key,
    'user 1',
    (text: string) => `${text.slice(0, -2)}${text.endsWith('AA') ? 'BB' : 'AA'}`,
  ],
  ['too little', key, 'user 1', (text: string) => text.slice(0, 20)],
  ['nothing', key, 'user 1', () => ''],
])('it is not read with %s', (_what, with_, about, change) => {
  expect(decrypt(with_, change(encrypt(key, 'text', 'user 1')), about)).toBeUndefined();
});
