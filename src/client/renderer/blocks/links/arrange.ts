import type { LinksArrange } from '../../../../contract/generated/meta.ts';
import type { Row } from '../../data.ts';
import { textIn } from '../values.ts';

/** Columns that places are counted on. */
const COLUMNS = 6;

/** Sizes of a tile, in the order in which they follow each other. */
const SIZES = ['1x1', '2x1', '2x2'] as const;
export type Size = (typeof SIZES)[number];

export const SIZE_NAMES: Readonly<Record<Size, string>> = { '1x1': '小', '2x1': '宽', '2x2': '大' };

/** The size of a tile; what is no size counts as the smallest. */
export const sizeOf = (tile: Row): Size => SIZES.find((size) => size === tile['Size']) ?? '1x1';

/** The size that comes after this one. */
export const nextSize = (size: Size): Size => SIZES[(SIZES.indexOf(size) + 1) % SIZES.length]!;

/** The tiles with one of them at another place; beyond the ends it stays at the end. */
export function moved(tiles: readonly Row[], from: number, to: number): readonly Row[] {
  const tile = tiles[from];
  const at = Math.max(0, Math.min(to, tiles.length - 1));
  if (!tile || at === from) return tiles;
  const others = tiles.toSpliced(from, 1);
  return others.toSpliced(at, 0, tile);
}

/** Where a key moves a tile to; nothing for any other key. */
export function stepOf(key: string, at: number, count: number): number | undefined {
  const places: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowUp: at - 1,
    ArrowRight: at + 1,
    ArrowDown: at + 1,
    Home: 0,
    End: count - 1,
  };
  return Object.hasOwn(places, key) ? places[key] : undefined;
}

/** A choice as a tile. */
export const tileOf = ({ key, choices }: LinksArrange, choice: Row): Row => ({
  ...choice,
  [key]: choice[choices.key],
  Size: '1x1' satisfies Size,
});

/** What may still be added: the choices that are no tile yet. */
export function choicesLeft(
  { key, choices }: LinksArrange,
  offered: readonly Row[],
  tiles: readonly Row[],
): readonly Row[] {
  const there = new Set(tiles.map((tile) => textIn(tile, key)));
  return offered.filter((choice) => !there.has(textIn(choice, choices.key)));
}

/** The tiles as they are saved: each at the first free place behind the one before it. */
export function placed(tiles: readonly Row[], key: string): readonly Row[] {
  const taken = new Set<number>();
  let from = 0;
  return tiles.map((tile) => {
    const Size = sizeOf(tile);
    const [width, height] = Size.split('x').map(Number) as [number, number];
    const cells = (start: number) =>
      Array.from(
        { length: width * height },
        (_, cell) => start + (cell % width) + Math.floor(cell / width) * COLUMNS,
      );
    let start = from;
    while ((start % COLUMNS) + width > COLUMNS || cells(start).some((cell) => taken.has(cell))) start += 1;
    for (const cell of cells(start)) taken.add(cell);
    from = start + 1;
    return { [key]: tile[key], X: start % COLUMNS, Y: Math.floor(start / COLUMNS), Size };
  });
}
