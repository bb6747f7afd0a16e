import { describe, expect, it } from 'vitest';
import { laid, nextSpot, numbered, sizeOf, spotsIn, type Laying, type Tool } from './layout.ts';

const grid = { row: 'Y', column: 'X', number: 'SeatNo', state: 'State' };
const laying: Laying = {
  grid,
  most: 5,
  make: () => ({ HasPower: 0 }),
  isLocked: (line) => line['Kept'] === 1,
};
const seat = (Y: number, X: number, SeatNo: string, rest = {}) => ({ Y, X, SeatNo, State: '1', ...rest });
const use = (lines: Parameters<typeof laid>[0], tool: Tool, where: Parameters<typeof spotsIn>[1]) =>
  laid(lines, spotsIn({ rows: 2, columns: 2 }, where), tool, laying);
const on: Tool = { kind: 'place', state: '1' };

describe('L02 places laid out in rows and columns', () => {
  it('are made where there are none, numbered after the last, in the order of rows, and no more than may be', () => {
    const first = use([seat(2, 1, '007')], on, { row: 1 });
    expect(first.map(({ Y, X, SeatNo, HasPower }) => [Y, X, SeatNo, HasPower])).toEqual([
      [1, 1, '008', 0],
      [1, 2, '009', 0],
      [2, 1, '007', undefined],
    ]);
    expect(laid([], spotsIn({ rows: 3, columns: 3 }, {}), on, laying)).toHaveLength(5);
  });

  it.each<[string, Tool, unknown]>([
    [
      'set to a state',
      { kind: 'place', state: '0' },
      [
        ['0', 0],
        ['1', 0],
      ],
    ],
    ['cleared', { kind: 'clear' }, [['1', 0]]],
    [
      'given a yes',
      { kind: 'flag', field: 'HasPower' },
      [
        ['1', 1],
        ['1', 0],
      ],
    ],
  ])('are %s, unless they are kept as they are', (_what, tool, expected) => {
    const lines = [seat(1, 1, '001', { HasPower: 0 }), seat(1, 2, '002', { HasPower: 0, Kept: 1 })];
    expect(use(lines, tool, { row: 1 }).map(({ State, HasPower }) => [State, HasPower])).toEqual(expected);
  });

  it('lose a yes only when all of them had it', () => {
    const flag: Tool = { kind: 'flag', field: 'HasPower' };
    const both = use([seat(1, 1, '1', { HasPower: 1 }), seat(1, 2, '2', { HasPower: 0 })], flag, { row: 1 });
    expect(both.map(({ HasPower }) => HasPower)).toEqual([1, 1]);
    expect(use(both, flag, { row: 1 }).map(({ HasPower }) => HasPower)).toEqual([0, 0]);
  });

  it('are numbered anew row by row, around the numbers of those that are kept', () => {
    const lines = [seat(2, 1, 'x'), seat(1, 2, 'y'), seat(1, 1, '002', { Kept: 1 })];
    expect(numbered(lines, laying).map(({ SeatNo }) => SeatNo)).toEqual(['002', '001', '003']);
  });

  it('say how large the room is, and the arrow keys lead to all of it and to what sets a whole row', () => {
    expect(sizeOf(grid, [])).toEqual({ rows: 5, columns: 8 });
    const size = sizeOf(grid, [seat(2, 3, '1'), seat(1, 1, '2')]);
    expect(size).toEqual({ rows: 2, columns: 3 });
    expect(nextSpot({ row: 1, column: 1 }, 'ArrowLeft', size)).toEqual({ row: 1, column: 0 });
    expect(nextSpot({ row: 1, column: 0 }, 'ArrowUp', size)).toBeUndefined();
    expect(nextSpot({ row: 1, column: 1 }, 'End', size)).toEqual({ row: 1, column: 3 });
    expect(nextSpot({ row: 2, column: 3 }, 'ArrowDown', size)).toBeUndefined();
    expect(nextSpot({ row: 2, column: 3 }, 'Tab', size)).toBeUndefined();
  });
});
