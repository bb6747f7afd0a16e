import { afterEach, describe, expect, it } from 'vitest';
import { formatKind, formatSerial, serialToDate } from './serial-dates.ts';

const zone = process.env['TZ'];
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

describe('serialToDate', () => {
  it.each([
    [1, '1900-01-01'],
    [59, '1900-02-28'],
    [60, null],
    [61, '1900-03-01'],
    [36526, '2000-01-01'],
    [38719, '2006-01-02'],
    [45351, '2024-02-29'],
    [45536.354178240741, '2024-09-01 08:30:01'],
    [45536.3541666667, '2024-09-01 08:30:00'],
    [45536.999999999, '2024-09-02'],
    [2958465, '9999-12-31'],
    [2958466, null],
    [0, null],
    [0.5, null],
    [-1, null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
  ])('gives %s as %s in the 1900 system', (serial, text) => {
    expect(serialToDate(serial, false)).toBe(text);
  });

  it('counts from 1 January 1904 in the 1904 system', () => {
    expect(serialToDate(0, true)).toBe('1904-01-01');
    expect(serialToDate(37257, true)).toBe('2006-01-02');
  });

  it.each(['Asia/Shanghai', 'America/New_York', 'Pacific/Kiritimati'])('gives the same day in %s', (name) => {
    process.env['TZ'] = name;
    expect(serialToDate(38719, false)).toBe('2006-01-02');
    expect(serialToDate(45536.25, false)).toBe('2024-09-01 06:00:00');
  });
});

describe('formatKind', () => {
  it.each([
    [0, undefined, 'number'],
    [14, undefined, 'date'],
    [31, undefined, 'date'],
    [58, undefined, 'date'],
    [22, undefined, 'date'],
    [20, undefined, 'time'],
    [46, undefined, 'number'],
    [49, undefined, 'number'],
    [176, 'yyyy"年"m"月"d"日";@', 'date'],
    [176, 'yyyy\\年m\\月d\\日', 'date'],
    [176, '[$-804]aaaa;@', 'date'],
    [176, 'm"月"', 'date'],
    [176, 'h:mm', 'time'],
    [176, 'mm:ss.0', 'time'],
    [176, '[h]:mm:ss', 'number'],
    [176, '[DBNum1][$-804]General', 'number'],
    [176, 'G/通用格式"day"', 'number'],
    [176, '0_ ;[Red]\\-0\\ "month"', 'number'],
    [176, '0.00E+00', 'number'],
    [176, '#,##0_);[Blue](#,##0);"days"', 'number'],
    [14, '0.00', 'number'],
  ] as const)('takes %s %s for a %s', (id, code, kind) => {
    expect(formatKind(id, code)).toBe(kind);
  });
});

describe('formatSerial', () => {
  it('gives a time of day without a date, and the number when there is no such date', () => {
    expect(formatSerial(0.354166666666667, 'time', false)).toBe('08:30:00');
    expect(formatSerial(45536.5, 'time', false)).toBe('2024-09-01 12:00:00');
    expect(formatSerial(60, 'date', false)).toBe(60);
    expect(formatSerial(-3, 'date', false)).toBe(-3);
    expect(formatSerial(38719, 'number', false)).toBe(38719);
  });

  it.each([
    [0.1 + 0.2, 0.3],
    [1.1 * 1.1 * 1000, 1210],
    [-4.35 * 100, -435],
    [0.000_000_1, 0.000_000_1],
    [123_456_789_012.34, 123_456_789_012.34],
    [3.6e17, 3.6e17],
  ])('R26 gives the number that the spreadsheet shows of %d', (cell, expected) => {
    expect(formatSerial(cell, 'number', false)).toBe(expected);
  });
});
