import { expect, it } from 'vitest';
import { hasRing } from './order.ts';

it.each([
  [{ INFO: [], PHOTO: ['INFO'], SHEET: ['PHOTO', 'INFO'] }, false],
  [{ INFO: ['INFO'] }, true],
  [{ INFO: ['SHEET'], PHOTO: ['INFO'], SHEET: ['PHOTO'] }, true],
  [{ INFO: ['GREEN'] }, false],
])('M01 steps that wait for each other make a ring or none: %o', (steps, ring) =>
  expect(hasRing(new Map(Object.entries(steps)))).toBe(ring),
);
