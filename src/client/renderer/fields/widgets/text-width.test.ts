import { describe, expect, it } from 'vitest';
import { cutToWidth, widthOf } from './text-width.ts';

describe('C04: an ellipsis', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['学工台', 6],
    ['A班', 3],
    ['，', 2],
    ['é', 2],
    ['😀', 2],
    ['\u007f', 1],
    ['\u0080', 2],
  ])('counts %j as %i wide', (text, width) => {
    expect(widthOf(text)).toBe(width);
  });

  it.each([
    ['abcdefgh', 8, 'abcdefgh'],
    ['abcdefghi', 8, 'abcde...'],
    ['学生工作', 8, '学生工作'],
    ['学生工作处', 8, '学生...'],
    ['学生a工作处', 9, '学生a...'],
    ['😀😀😀😀😀', 8, '😀😀...'],
    ['学生工作处', 4, '...'],
  ])('cuts %s at %i to %s', (text, width, shown) => {
    expect(cutToWidth(text, width)).toBe(shown);
    expect(widthOf(cutToWidth(text, width))).toBeLessThanOrEqual(width);
  });
});
