import { expect, test } from 'vitest';
import { passwordProblem } from './password-policy.ts';
import { randomPassword } from './passwords.ts';

const owner = { loginName: 'fdy001', trueName: '王小明' };

test.each(['Tulip-27-x', 'correct horse battery', '春天Spring2026', 'aB3$aB4$'])(
  '%s is taken',
  (password) => {
    expect(passwordProblem(password, owner)).toBeUndefined();
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
])('refused: %s', (_why, password) => {
  expect(passwordProblem(password, owner)).toBeTypeOf('string');
});

test('generated passwords fit the policy and differ', () => {
  const made = Array.from({ length: 50 }, randomPassword);
  expect(made.filter((password) => passwordProblem(password, owner) !== undefined)).toEqual([]);
  expect(new Set(made).size).toBe(50);
});
