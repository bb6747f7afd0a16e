import { describe, expect, it } from 'vitest';
import { chunked, paginate, partsOnPage, type Piece } from './paginate.ts';
import { PAPERS, roomOf } from './sheet.ts';

const table = (part: number, count: number, height = 20): Piece[] =>
  Array.from({ length: count }, (_, line) => ({ part, line, height, head: 30 }));
const lines = (pages: Piece[][]) => pages.map((page) => partsOnPage(page));

describe('pages of a document', () => {
  it('take what fits, with the space between parts', () => {
    const pieces = [
      { part: 0, height: 40 },
      { part: 1, height: 48 },
      { part: 2, height: 1 },
    ];
    expect(lines(paginate(pieces, 100)).map((page) => page.map(({ part }) => part))).toEqual([[0, 1], [2]]);
    expect(paginate([], 100)).toEqual([[]]);
  });

  it('break a table between its lines and say its head again', () => {
    expect(lines(paginate(table(0, 7), 100))).toEqual([
      [{ part: 0, lines: [0, 1, 2] }],
      [{ part: 0, lines: [3, 4, 5] }],
      [{ part: 0, lines: [6] }],
    ]);
  });

  it('never lose or repeat a piece, and hold no more than the page unless one piece is taller', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const pieces = Array.from({ length: seed }, (_, at) =>
        table(at, 1 + ((at * seed) % 9), 5 + ((at * 37) % 140)),
      ).flat();
      const pages = paginate(pieces, 120);
      expect(pages.flat()).toEqual(pieces);
      expect(pages.every((page) => page.length > 0)).toBe(true);
    }
  });

  it('are as large as their paper', () => {
    expect(PAPERS.A4).toMatchObject({ width: 210, height: 297 });
    expect(PAPERS['A5-landscape']).toMatchObject({ width: 210, height: 148 });
    expect(PAPERS.label.labels).toEqual({ count: 10, width: 90, height: 55 });
    expect(PAPERS.receipt.width).toBe(241);
    expect(Object.values(PAPERS).every((paper) => roomOf(paper) > 300)).toBe(true);
    expect(chunked([1, 2, 3], 2)).toEqual([[1, 2], [3]]);
  });
});
