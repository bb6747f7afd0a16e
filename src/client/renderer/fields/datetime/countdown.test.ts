import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clockText, startCountdown, targetOf } from './countdown.ts';

const NOW = Date.parse('2026-11-20T10:00:00+08:00');

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('C02: a countdown', () => {
  it('ticks each second, shows hh:mm:ss and fires its end once, at zero', () => {
    const shown: string[] = [];
    const end = vi.fn();
    startCountdown(NOW + 3000, (left) => shown.push(clockText(left)), end);
    expect(shown).toEqual(['00:00:03']);
    vi.advanceTimersByTime(999);
    expect(shown).toEqual(['00:00:03']);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual(['00:00:03', '00:00:02']);
    vi.advanceTimersByTime(1999);
    expect(end).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(shown.at(-1)).toBe('00:00:00');
    expect(end).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(60_000);
    expect(end).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('goes by the clock when a browser slows its timers', () => {
    const shown: string[] = [];
    startCountdown(NOW + 90_000, (left) => shown.push(clockText(left)), vi.fn());
    vi.setSystemTime(NOW + 60_000);
    vi.advanceTimersToNextTimer();
    expect(shown.at(-1)).toMatch(/^00:00:(29|30)$/);
  });

  it('ticks on whole seconds of what is left', () => {
    const shown: number[] = [];
    startCountdown(NOW + 2500, (left) => shown.push(left), vi.fn());
    vi.advanceTimersByTime(500);
    expect(shown).toEqual([2500, 2000]);
  });

  it('tells nothing more once it is stopped', () => {
    const end = vi.fn();
    const stop = startCountdown(NOW + 2000, vi.fn(), end);
    stop();
    vi.advanceTimersByTime(10_000);
    expect(end).not.toHaveBeenCalled();
  });

  it('of a moment that is past shows zero and fires nothing: a page that reads itself anew at the end would never rest', () => {
    const shown: number[] = [];
    const end = vi.fn();
    startCountdown(NOW - 1, (left) => shown.push(left), end);
    expect(shown).toEqual([0]);
    expect(end).not.toHaveBeenCalled();
  });

  it.each([
    [0, '00:00:00'],
    [-5, '00:00:00'],
    [1, '00:00:01'],
    [61_000, '00:01:01'],
    [3_600_000, '01:00:00'],
    [100 * 3_600_000 + 59_000, '100:00:59'],
  ])('%i ms are %s', (left, text) => {
    expect(clockText(left)).toBe(text);
  });

  it.each([
    [23 * 3_600_000, '23:00:00'],
    [61 * 86_400_000 + 3_601_000, '61天 01:00:01'],
  ])('%i ms with days before the clock are %s', (left, text) => {
    expect(clockText(left, true)).toBe(text);
  });

  it.each([
    [new Date(NOW), NOW],
    [NOW, NOW],
    ['2026-11-20 10:00:00', NOW],
    ['2026-11-20T10:00', NOW],
    ['2026-11-20T02:00:00Z', NOW],
    ['2026-11-20', Date.parse('2026-11-19T16:00:00Z')],
  ])('ends at %s', (target, moment) => {
    expect(targetOf(target)).toBe(moment);
  });

  it.each([
    ['a text that is no date', '明年'],
    ['a day that does not exist', '2026-13-45'],
    ['an empty text', ''],
    ['no number', Number.NaN],
    ['endless', Number.POSITIVE_INFINITY],
    ['nothing', null],
    ['an invalid date', new Date('x')],
    ['an object', {}],
  ])('of %s fails with "invalid target prop"', (_name, target) => {
    expect(() => targetOf(target)).toThrow('invalid target prop');
  });
});
