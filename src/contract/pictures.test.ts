import { expect, it } from 'vitest';
import { kindsOf, pictureProblem } from './pictures.ts';

const photo = { type: 'image' as const, title: '照片', ratio: '3:4', minWidth: 358 };

it.each([
  [358, 477, undefined],
  [357, 476, '照片宽度不能小于358像素'],
  [600, 800, undefined],
  [611, 800, undefined],
  [620, 800, '照片宽高比应为3:4'],
  [800, 600, '照片宽高比应为3:4'],
])('L01 a picture of %i by %i: %s', (width, height, expected) => {
  expect(pictureProblem(photo, { width, height })).toBe(expected);
});

it('L01 pictures are pictures unless the field says which kinds', () => {
  expect(kindsOf(photo)).toContain('png');
  expect(kindsOf(photo)).not.toContain('pdf');
  expect(kindsOf({ type: 'image', kinds: ['JPG'] })).toEqual(['jpg']);
  expect(kindsOf({ type: 'file' })).toBeUndefined();
});
