import { DatabaseError } from 'pg';
import { expect, it } from 'vitest';
import { DatabaseUnavailable, toDatabaseFailure } from './errors.ts';

const serverError = (code: string) =>
  Object.assign(new DatabaseError('said the server', 0, 'error'), { code });
const systemError = (syscall: string) =>
  Object.assign(new Error('said the system'), { code: 'ECONNRESET', syscall });

it.each(['23505', '55P03', '57014', '40001', '42P01'])('passes error %s of a statement as it is', (code) => {
  const error = serverError(code);
  expect(toDatabaseFailure(error)).toBe(error);
});

it.each([
  [serverError('57P01'), true],
  [serverError('08006'), true],
  [serverError('53300'), false],
  [serverError('57P03'), false],
  [systemError('read'), true],
  [systemError('connect'), false],
  [systemError('getaddrinfo'), false],
  [new Error('Connection terminated unexpectedly'), true],
  [new Error('timeout exceeded when trying to connect'), false],
])('calls a lost or refused connection unavailable: %s, outcome unknown: %s', (cause, outcomeUnknown) => {
  expect(toDatabaseFailure(cause)).toMatchObject({ name: 'DatabaseUnavailable', outcomeUnknown, cause });
});

it('leaves mistakes of the caller and its own errors alone', () => {
  const own = new DatabaseUnavailable('closed');
  const mistake = new TypeError('Converting circular structure to JSON');
  expect([toDatabaseFailure(own), toDatabaseFailure(mistake)]).toEqual([own, mistake]);
});
