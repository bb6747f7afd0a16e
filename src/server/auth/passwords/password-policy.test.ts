import { expect, test } from 'vitest';
import { passwordProblem } from './password-policy.ts';
import { randomPassword } from './passwords.ts';

const owner = { loginName: 'fdy001', trueName: '王小明' };

test.each(['Tulip-27-x', 'correct horse battery', '春天Spring2026', 'aB3$aB4$'])(
  '%s is taken',
  (password) => {
    expect(passwordProblem(password, owner, 'dengbao')).toBeUndefined();
  },
);

test.each([
  ['too short', 'aB3$xyz'],
  ['longer than 64', `aB3$${'x'.repeat(61)}`],
  ['two classes only', 'tulips2026'],
  ['the login name inside', 'xX-FDY001-27'],
  ['the person’s name inside', '王小明Ab123456'],
  ['a common word with what everybody adds', 'Password@123'],
  ['a common word with digits', 'Admin1234!'],
  ['one character again and again', 'aaaaaaaaaaaaaaaaaaaa'],
  ['three characters in turn', 'aA1aA1aA1'],
  ['letters that look like others', 'P@$$w0rd2026!'],
  ['a slide over the keyboard', '1qaz@WSX3edc'],
  ['a row and a year', 'Qwertyuiop2026'],
  ['the alphabet and digits', 'Abcd1234!'],
  ['a common Chinese word in pinyin', 'Woaini1314!'],
  ['a word twice', 'MimaMima@2026'],
  ['a birthday behind a name', 'Zhang19990101!'],
])('refused: %s', (_why, password) => {
  expect(passwordProblem(password, owner, 'dengbao')).toBeTypeOf('string');
});

test('generated passwords fit the policy and differ', () => {
  const made = Array.from({ length: 50 }, randomPassword);
  expect(made.filter((password) => passwordProblem(password, owner, 'dengbao') !== undefined)).toEqual([]);
  expect(new Set(made).size).toBe(50);
});

test('the ASVS profile asks for length and no common one, not for kinds of characters', () => {
  expect(passwordProblem('tulips-and-rain', owner, 'asvs')).toBeUndefined();
  expect(passwordProblem('tulipsrain', owner, 'asvs')).toBeUndefined();
  expect(passwordProblem('tulips', owner, 'asvs')).toBe('密码须为8-64位');
  expect(passwordProblem('password12345', owner, 'asvs')).toBe('密码过于常见，请换一个');
});
