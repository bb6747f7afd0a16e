/** Shares of the primary colour in the shades, pale to full. Between the last two neither dark nor white text can be read. */
export const SHADES = [0.1, 0.24, 0.4, 0.56, 1] as const;

/** The shade of each number and the range that it stands for. */
export interface Scale {
  /** Place of a number's shade in SHADES; nothing for zero and below. */
  shadeOf(value: number): number | undefined;
  /** Ranges of numbers from the least on. */
  readonly ranges: readonly { readonly shade: number; readonly from: number; readonly to: number }[];
}

/**
 * Shades by rank: most students come from near by, and a scale by size would leave all other provinces alike.
 */
export function scaleOf(values: readonly (number | undefined)[]): Scale {
  const sorted = [...new Set(values)]
    .filter((value): value is number => value !== undefined && value > 0)
    .toSorted((one, other) => one - other);
  const count = Math.min(SHADES.length, sorted.length);
  const shadeAt = (rank: number) =>
    SHADES.length - count + Math.floor((rank * count) / Math.max(1, sorted.length));
  const shades = new Map(sorted.map((value, rank) => [value, shadeAt(rank)]));
  const ranges = [...new Set(shades.values())].map((shade) => {
    const own = sorted.filter((value) => shades.get(value) === shade);
    return { shade, from: own[0] ?? 0, to: own.at(-1) ?? 0 };
  });
  return { shadeOf: (value) => shades.get(value), ranges };
}

const GREAT = 100_000;

/** A number as a tile has room for it: from a hundred thousand on in ten thousands. */
export const tileNumber = (value: number): string =>
  Math.abs(value) < GREAT
    ? new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 1, useGrouping: false }).format(value)
    : `${new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 0, useGrouping: false }).format(value / 10_000)}万`;
