import type { ChildGrid } from '../../../../../contract/generated/meta.ts';
import type { Row } from '../../../data.ts';

/** A place in rows and columns, both from 1. */
export interface Spot {
  readonly row: number;
  readonly column: number;
}

export interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** What spots are set to: a place in a state, nothing, or a yes or no of the places. */
export type Tool =
  | { readonly kind: 'place'; readonly state?: string }
  | { readonly kind: 'clear' }
  | { readonly kind: 'flag'; readonly field: string };

/** What a change of the layout needs to know. */
export interface Laying {
  readonly grid: ChildGrid;
  readonly most: number;
  /** A new line, without its place. */
  make(): Row;
  /** Whether a line is kept as it is. */
  isLocked(line: Row): boolean;
}

/** More of them in one direction are no room any more. */
export const MOST_ACROSS = 60;
const FIRST: Size = { rows: 5, columns: 8 };
const DIGITS = 3;

export const spotKey = ({ row, column }: Spot): string => `${row} ${column}`;

/** Where a line lies. */
export const spotOf = (grid: ChildGrid, line: Row): Spot => ({
  row: Number(line[grid.row]),
  column: Number(line[grid.column]),
});

/** Which line lies where, by the index of the line. */
export function placesOf(grid: ChildGrid, lines: readonly Row[]): ReadonlyMap<string, number> {
  return new Map(lines.map((line, index) => [spotKey(spotOf(grid, line)), index]));
}

/** The size that holds all lines; of an empty room one to begin with. */
export function sizeOf(grid: ChildGrid, lines: readonly Row[]): Size {
  if (lines.length === 0) return FIRST;
  const across = (name: string) =>
    Math.min(MOST_ACROSS, Math.max(1, ...lines.map((line) => Number(line[name]) || 1)));
  return { rows: across(grid.row), columns: across(grid.column) };
}

/** The spots of a row, of a column, or of both. */
export function spotsIn(size: Size, { row, column }: Partial<Spot>): Spot[] {
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  const rows = row === undefined ? upTo(size.rows) : [row];
  const columns = column === undefined ? upTo(size.columns) : [column];
  return rows.flatMap((one) => columns.map((other) => ({ row: one, column: other })));
}

/** The lines after a tool was used on some spots, in the order of rows and columns. */
export function laid(lines: readonly Row[], spots: readonly Spot[], tool: Tool, laying: Laying): Row[] {
  const { grid, isLocked } = laying;
  const at = placesOf(grid, lines);
  const indexes = spots.map((spot) => at.get(spotKey(spot)));
  const touched = new Set(indexes.filter((index) => index !== undefined && !isLocked(lines[index] ?? {})));
  if (tool.kind === 'clear') return lines.filter((_line, index) => !touched.has(index));
  if (tool.kind === 'flag') {
    const all = [...touched].every((index) => lines[index ?? -1]?.[tool.field] === 1);
    return lines.map((line, index) => (touched.has(index) ? { ...line, [tool.field]: all ? 0 : 1 } : line));
  }
  const state = grid.state === undefined || tool.state === undefined ? {} : { [grid.state]: tool.state };
  const kept = lines.map((line, index) => (touched.has(index) ? { ...line, ...state } : line));
  const free = spots.filter((_spot, index) => indexes[index] === undefined);
  return inOrder(grid, [...kept, ...added(kept, free, state, laying)]);
}

function added(
  lines: readonly Row[],
  spots: readonly Spot[],
  state: Row,
  { grid, most, make }: Laying,
): Row[] {
  const { number } = grid;
  const last = Math.max(
    0,
    ...lines.map((line) => Number(/\d+$/.exec(String(line[number ?? ''] ?? ''))?.[0] ?? 0)),
  );
  return spots.slice(0, Math.max(0, most - lines.length)).map(({ row, column }, index) => ({
    ...make(),
    ...state,
    [grid.row]: row,
    [grid.column]: column,
    ...(number === undefined ? {} : { [number]: numeral(last + index + 1) }),
  }));
}

const numeral = (count: number) => String(count).padStart(DIGITS, '0');

function inOrder(grid: ChildGrid, lines: readonly Row[]): Row[] {
  const rank = (line: Row) => Number(line[grid.row]) * 1000 + Number(line[grid.column]);
  return [...lines].sort((one, other) => rank(one) - rank(other));
}

/** All places numbered anew, row by row; those that are kept as they are keep their number, and nobody else has it. */
export function numbered(lines: readonly Row[], { grid, isLocked }: Laying): Row[] {
  const { number } = grid;
  if (number === undefined) return [...lines];
  const kept = new Set(lines.filter(isLocked).map((line) => line[number]));
  let count = 0;
  return inOrder(grid, lines).map((line) => {
    if (isLocked(line)) return line;
    do count += 1;
    while (kept.has(numeral(count)));
    return { ...line, [number]: numeral(count) };
  });
}

/** Whether every line has a place within the size. */
export const fits = (grid: ChildGrid, lines: readonly Row[], size: Size): boolean =>
  lines.every((line) => Number(line[grid.row]) <= size.rows && Number(line[grid.column]) <= size.columns);

/** Where a key leads from a spot. Before the first of a row or column stands what sets all of it: row or column 0. */
export function nextSpot({ row, column }: Spot, key: string, size: Size): Spot | undefined {
  const to: Record<string, Spot> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    Home: { row, column: 1 },
    End: { row, column: size.columns },
  };
  const next = to[key];
  const isThere =
    next &&
    next.row >= 0 &&
    next.column >= 0 &&
    next.row + next.column > 0 &&
    next.row <= size.rows &&
    next.column <= size.columns;
  return isThere ? next : undefined;
}
