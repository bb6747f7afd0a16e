import { expect, it } from 'vitest';
import { windowProblem } from './window.ts';

const at = (now: string, window: { from?: string; to?: string } | undefined, row = {}) =>
  windowProblem({ title: '提交', verb: 'add', ...(window && { window }) }, { row, me: {}, now });

const fixed = { from: "'2026-09-01 08:00:00'", to: "'2026-09-10'" };

it.each([
  ['2026-09-01 07:59:59', fixed, '不在开放时间内（2026-09-01 08:00:00 至 2026-09-10）'],
  ['2026-09-01 08:00:00', fixed, undefined],
  ['2026-09-10 23:59:59', fixed, undefined],
  ['2026-09-11 00:00:00', fixed, '不在开放时间内（2026-09-01 08:00:00 至 2026-09-10）'],
  ['2026-09-11 00:00:00', { to: fixed.to }, '不在开放时间内（2026-09-10 截止）'],
  ['2026-08-11 00:00:00', { from: fixed.from }, '不在开放时间内（2026-09-01 08:00:00 开始）'],
  ['2026-08-11 00:00:00', undefined, undefined],
])('L01 K01 at %s an action that is open %j: %s', (now, window, expected) => {
  expect(at(now, window)).toBe(expected);
});

it('L01 reads the row; an end that has no value is open', () => {
  const window = { from: 'row.Start', to: 'row.End' };
  expect(at('2026-09-01 07:00:00', window, { Start: null, End: '2026-09-02' })).toBeUndefined();
  expect(at('2026-09-03 07:00:00', window, { End: '2026-09-02' })).toBe('不在开放时间内（2026-09-02 截止）');
});
