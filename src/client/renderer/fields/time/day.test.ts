import { describe, expect, it } from 'vitest';
import {
  clockOf,
  dayOf,
  keyedTo,
  lengthText,
  marksOf,
  minutesOf,
  moved,
  partText,
  rangeAt,
  rangeHint,
  suggested,
  type Part,
} from './day.ts';

const at = (text: string) => minutesOf(text)!;
const part = (from: string, to: string): Part => ({ from: at(from), to: at(to) });
const day = dayOf({
  From: '08:00',
  To: '22:00',
  Step: 30,
  Least: 60,
  Most: 240,
  Taken: [
    { From: '15:00', To: '16:30' },
    { From: '07:00', To: '09:30' },
    { From: '14:00', To: '15:00' },
    { From: '18:00', To: '17:00' },
    { From: '23:00', To: '23:30' },
    null,
  ],
})!;

describe('L01 the day that a range of times is chosen on', () => {
  it('keeps what is taken within its hours, and joins what touches', () => {
    expect(day.taken.map(partText)).toEqual(['08:00–09:30', '14:00–16:30']);
    expect(dayOf({ From: '08:00', To: '20:00' })).toMatchObject({
      step: 30,
      least: 30,
      most: 720,
      taken: [],
    });
    expect(dayOf([{ From: '08:00', To: '20:00' }])).toEqual(dayOf({ From: '08:00', To: '20:00' }));
  });

  it.each([
    null,
    [],
    'x',
    {},
    { From: '22:00', To: '08:00' },
    { From: '8', To: '22:00' },
    { From: null, To: null },
  ])('is closed when the call answers %j', (answer) => expect(dayOf(answer)).toBeUndefined());

  it('offers the first free range, else its beginning', () => {
    expect(partText(suggested(day))).toBe('09:30–10:30');
    expect(partText(suggested({ ...day, taken: [part('08:00', '22:00')] }))).toBe('08:00–09:00');
    expect(partText(suggested({ ...day, least: 9999 }))).toBe('08:00–22:00');
  });

  it.each([
    ['from', '11:10', '11:00–12:00'],
    ['from', '11:50', '11:30–12:00'],
    ['from', '06:00', '08:00–12:00'],
    ['to', '12:20', '10:00–12:30'],
    ['to', '09:00', '10:00–10:30'],
    ['to', '23:59', '10:00–22:00'],
  ] as const)(
    'moves the end "%s" to %s by steps, never past the other end or its hours: %s',
    (end, to, result) => {
      expect(partText(moved(day, part('10:00', '12:00'), end, at(to)))).toBe(result);
    },
  );

  it.each([
    ['11:20', '11:00–12:00'],
    ['21:50', '21:00–22:00'],
    ['08:00', '08:00–09:00'],
  ])('begins a range where it is touched: %s', (where, result) => {
    expect(partText(rangeAt(day, at(where)))).toBe(result);
  });

  it.each([
    [part('10:00', '11:00'), undefined],
    [part('09:30', '13:30'), undefined],
    [part('13:00', '14:30'), '与已占用的 14:00–16:30 重叠'],
    [part('10:00', '10:30'), '时长不少于1小时'],
    [part('17:00', '21:30'), '时长不超过4小时'],
  ])('tells why a range cannot stand', (range, hint) => expect(rangeHint(day, range)).toBe(hint));

  it.each([
    ['ArrowRight', '10:30'],
    ['ArrowDown', '09:30'],
    ['PageUp', '11:00'],
    ['PageDown', '09:00'],
    ['Home', '08:00'],
    ['End', '22:00'],
  ])('%s leads a handle from 10:00 to %s', (key, to) => {
    expect(clockOf(keyedTo(day, at('10:00'), key)!)).toBe(to);
    expect(keyedTo(day, 0, 'a')).toBeUndefined();
  });

  it('marks full hours, no more than there is room for, and tells lengths', () => {
    expect(marksOf(day, 5).map(clockOf)).toEqual(['08:00', '12:00', '16:00', '20:00']);
    expect(marksOf({ ...day, from: at('08:30'), to: at('10:30') }, 9).map(clockOf)).toEqual([
      '09:00',
      '10:00',
    ]);
    expect([30, 60, 90].map(lengthText)).toEqual(['30分钟', '1小时', '1小时30分钟']);
  });
});
