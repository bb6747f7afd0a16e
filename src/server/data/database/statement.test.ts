import { expect, it } from 'vitest';
import { bound, isRead, quoteIdentifier } from './statement.ts';

it.each([
  ['SELECT 1', true],
  ['  select * from t', true],
  ['WITH x AS (SELECT 1) SELECT * FROM x', true],
  ['VALUES (1)', true],
  ['SELECT * FROM t FOR UPDATE', false],
  ['SELECT * FROM t FOR SHARE', false],
  [`SELECT nextval('s')`, false],
  ['WITH x AS (DELETE FROM t RETURNING *) SELECT * FROM x', false],
  ['INSERT INTO t SELECT 1', false],
  ['VACUUM', false],
  ['SHOW all', false],
])('%s only reads: %s', (text, expected) => {
  expect(isRead(text)).toBe(expected);
});

it('quotes names', () => {
  expect(quoteIdentifier('a"b 宿舍')).toBe('"a""b 宿舍"');
});

it.each<[unknown, unknown?]>([
  [['a', 'b"c', 'd\\', 'null', '', '宿舍', null, 1.5], '{"a","b\\"c","d\\\\","null","","宿舍",null,1.5}'],
  [[], '{}'],
  // What JSON escapes in its own way is left to the driver, as is what is no plain value.
  [['a\nb']],
  [['\u0001']],
  [['\ud800']],
  [['a\\n\n']],
  [[['a']]],
  [[{ a: 1 }]],
  [[true]],
  [[undefined]],
  [[Number.NaN]],
  ['{x}'],
])('binds %j', (value, expected = value) => {
  expect(bound(value)).toEqual(expected);
});
