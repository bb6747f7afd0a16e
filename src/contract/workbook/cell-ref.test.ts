import { describe, expect, it } from 'vitest';
import { columnLetters, columnOfRef } from './cell-ref.ts';

describe('cell references', () => {
  it('turns every column into letters and back', () => {
    expect([0, 25, 26, 27, 701, 702, 16_383].map(columnLetters)).toEqual([
      'A',
      'Z',
      'AA',
      'AB',
      'ZZ',
      'AAA',
      'XFD',
    ]);
    for (let i = 0; i < 16_384; i++) expect(columnOfRef(`${columnLetters(i)}7`, 7)).toBe(i);
  });

  it.each(['A', '7', 'A8', 'A07', '$A$7', 'XFE7', 'ZZZZ7', 'A7B', ' A7', ''])(
    'A21 refuses %j in row 7',
    (ref) => {
      expect(() => columnOfRef(ref, 7)).toThrow('文件已损坏');
    },
  );
});
