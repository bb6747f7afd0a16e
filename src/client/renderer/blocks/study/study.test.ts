import { expect, it } from 'vitest';
import { minuteText, shareOf } from './study.ts';

it.each([
  [0, '00:00'],
  [75, '01:15'],
  [7200, '120:00'],
])('M01: %i seconds of study are shown as %s', (seconds, text) => expect(minuteText(seconds)).toBe(text));

it.each([
  [0, 0, 100],
  [30, 60, 50],
  [59, 60, 98],
  [90, 60, 100],
])('M01: %i of %i seconds are %i percent', (seconds, least, share) =>
  expect(shareOf(seconds, least)).toBe(share),
);
