import { expect, test } from 'vitest';
import { addressMark } from '../engines/intake/tokens.ts';
import { clientPrefix } from './client-prefix.ts';

test.each([
  ['10.1.2.3', '10.1.2.3'],
  ['::ffff:10.1.2.3', '10.1.2.3'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (ip, place) => expect(clientPrefix(ip)).toBe(place));

test('what is handed in by anybody is counted by its place: one household has addresses without number', () => {
  const mark = (ip: string) => addressMark(Buffer.alloc(32, 1), ip, '2026-11-26');
  expect(mark('2001:db8:1:2::1')).toBe(mark('2001:db8:1:2:ffff::9'));
  expect(mark('2001:db8:1:2::1')).not.toBe(mark('2001:db8:1:3::1'));
});
